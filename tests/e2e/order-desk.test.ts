/** What staff do at the desk of an order, in the browser. */
import { expect, test } from 'vitest'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

/** An order of 24 pieces of a new tool. */
async function placeOrder() {
  const [tool, buyer] = await Promise.all([createTool(), signUpThroughApi('Dora Desk')])
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 24, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  return { tool, buyer, number: Number(fieldOf(placed.body, 'number')) }
}

test.each([360, 1280])(
  'at %i px: an internal note is written, stays with staff, is not printed, and is deleted',
  async (width) => {
    const { tool, buyer, number } = await placeOrder()
    const text = 'Call before it leaves: the gate is narrow.'
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      const notes = page.getByRole('region', { name: 'Internal notes' })
      await notes.getByLabel('New note').fill(text)
      await notes.getByRole('button', { name: 'Add note' }).click()
      await expectToast(page, 'Note added')
      await notes.getByText(text).waitFor()
      expect(await notes.getByLabel('New note').inputValue()).toBe('')
      await expectPageQuality({ page })
      await page.emulateMedia({ media: 'print' })
      expect(await notes.isVisible()).toBe(false)
      // Without the menu the order has the whole width of the paper.
      const sheet = await page.locator('.order-sheet').boundingBox()
      expect(sheet?.width).toBeGreaterThan(width * 0.8)
      await page.emulateMedia({ media: 'screen' })
    })
    await withBrowser({ width, signedInAs: buyer }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
      expect(await page.content()).not.toContain('gate is narrow')
      expect(await page.getByText('Internal notes').count()).toBe(0)
    })
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('button', { name: `Delete the note: ${text}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Item deleted')
      await page.getByText(text).waitFor({ state: 'detached' })
    })
    await archiveTool(tool)
  },
)

test.each([360, 1280])(
  'at %i px: an order is edited: what differs is shown, then saved, and its buyer reads it',
  async (width) => {
    const { tool, buyer, number } = await placeOrder()
    const sku = `DESK-${crypto.randomUUID().slice(0, 8)}`
    const other = await createTool({ sku, price_per: 100 })
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async (visitor) => {
      const { go, page } = visitor
      visitor.expectConsoleMessage(/status of 422 .* \/api\/order\/\d+$/)
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('button', { name: `More for order ${number}` }).click()
      await page.getByRole('button', { name: 'Change lines, prices or the address' }).click()
      const form = page.getByRole('region', { name: 'Edit the order' })
      const quantity = form.getByRole('group', { name: tool.name }).getByLabel('Quantity')
      await quantity.fill('47')
      await form.getByRole('button', { name: 'Preview changes' }).click()
      await form.getByText(/47 is not a multiple of 12/).waitFor()
      await quantity.fill('48')
      await form.getByRole('button', { name: 'Add a tool' }).click()
      await form.getByLabel('SKU').fill(sku)
      const added = form.getByRole('group', { name: 'New line 1' })
      await added.getByLabel('Quantity').fill('24')
      await added.getByLabel(/^Price(?! per)/).fill('18')
      await form.getByLabel('Reason for the price change').fill('As agreed.')
      await form.getByRole('button', { name: 'Preview changes' }).click()
      await form.getByText(/This tool’s prices are per 100/).waitFor()
      await added.getByLabel('Price per').selectOption('100')
      await form.getByLabel('Address').fill('7 Elm Street, Austin')
      await form.getByRole('button', { name: 'Preview changes' }).click()
      const preview = form.getByRole('region', { name: 'Changes' })
      await preview.getByText('48 pieces instead of 24 pieces').waitFor()
      await preview.getByText(/18\.00 per 100/).waitFor()
      await expectPageQuality({ page })
      await form.getByRole('button', { name: 'Save and notify the buyer' }).click()
      await expectToast(page, `Order ${number} has been changed`)
      await page.getByRole('region', { name: 'Changed by the shop' }).waitFor()
    })
    await withBrowser({ width, signedInAs: buyer }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      const changes = page.getByRole('region', { name: 'Changed by the shop' })
      await changes.getByText('Delivery address: 7 Elm Street, Austin instead of Austin').waitFor()
      expect(await changes.innerText()).toContain('48 pieces instead of 24 pieces')
      expect(await page.getByRole('button', { name: /Change lines/ }).count()).toBe(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
    })
    await Promise.all([archiveTool(tool), archiveTool(other)])
  },
)
