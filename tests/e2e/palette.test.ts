/** The search box of every page as the palette: records and pages by keyboard, and what it does in place. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool } from './catalogue-setup.ts'
import { expectAccessible } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

const listbox = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: RegExp) => listbox(page).getByRole('option', { name }).first()

async function placeOrder(poNumber: string) {
  const [tool, buyer] = await Promise.all([createTool(), signUpThroughApi('Paula Palette')])
  const { status, body } = await callApi('POST /orders', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: {
      lines: [{ toolId: tool.id, quantity: 24 }],
      phoneNum: '+1 512 555 0142',
      address: '418 Mill Street, Austin',
      poNumber,
    },
  })
  expect(status).toBe(201)
  return { tool, buyer, number: Number(fieldOf(body, 'number')) }
}

test('staff confirm an order from another page with its number and two keys more', async () => {
  const { tool, number } = await placeOrder('')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/companies')
    await page.keyboard.press('Control+k')
    await option(page, /^Manage Orders/).waitFor()
    await page.keyboard.type(String(number))
    const confirm = option(page, new RegExp(`^Confirm order ${number}`))
    await confirm.waitFor()
    expect(await confirm.getAttribute('aria-selected')).toBe('true')
    await page
      .getByRole('status')
      .getByText(/The first match is selected/)
      .waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expectToast(page, `Order ${number} is confirmed`)
    const { body } = await callApi(`GET /order/${number}`, { token: await adminToken() })
    expect(fieldOf(body, 'status')).toBe('confirmed')
  })
  await archiveTool(tool)
})

test('before anything is typed, staff are offered what waits for them and what they had open', async () => {
  const { tool, number } = await placeOrder('')
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/orders/${number}`)
    await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
    await go('/dashboard/companies')
    await page.keyboard.press('Control+k')
    await option(page, /^Confirm [\d,]+ orders?/).waitFor()
    await option(page, new RegExp(`^Order ${number}`)).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('status') === 'placed')
  })
  await archiveTool(tool)
})

test('at the desk, Enter waits for what is found and opens it: an order, a setting, a page', async () => {
  const { tool, number } = await placeOrder('')
  await withBrowser({ signedInAs: await signInAsAdmin(), width: 360 }, async ({ go, page }) => {
    await go('/dashboard')
    for (const [typed, address] of [
      [`#${number}`, `**/dashboard/orders/${number}`],
      ['>official vat number', '**/dashboard/settings/tax#*'],
      ['>reminders', '**/dashboard/payments/reminders'],
      ['delivery charges', '**/dashboard/delivery'],
      ['tax settings', '**/dashboard/settings/tax'],
      ['freight', '**/dashboard/delivery'],
      // What is nowhere is looked for in the list of orders, not in the shop.
      ['xyzzy plugh', '**/dashboard/manageorders?q=xyzzy%20plugh'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await option(page, /^Today/).waitFor()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await page.waitForURL(address)
      await page.locator('main h1').waitFor()
    }
    await keepsItsFocus(page)
    // Last: on a phone the pick list is a mode of its own, without the box.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('pick list')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/pick-lists')
  })
  await archiveTool(tool)
})

/** The page leads to one of its fields one frame after it has come, and the box is opened before. */
async function keepsItsFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nextFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (paint) => {
      document.addEventListener('settings-frame', (event) => paint(event.timeStamp), { once: true })
      return 0
    }
    document.addEventListener('settings-frame', () => {
      window.requestAnimationFrame = nextFrame
    })
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>official vat number')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/settings/tax#*')
  await page.locator('main form .field').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.evaluate(() => document.dispatchEvent(new Event('settings-frame')))
  await option(page, /^Today/).waitFor()
  await page.locator('main .field.lit').waitFor()
}

test('a buyer finds an order by its PO number on a page of the counter; Enter still searches tools', async () => {
  const po = `PO-${crypto.randomUUID().slice(0, 8)}`
  const { tool, buyer, number } = await placeOrder(po)
  await withBrowser({ signedInAs: buyer, width: 360, scheme: 'dark' }, async ({ go, page }) => {
    await go('/purchase')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(po)
    await option(page, new RegExp(`^Order ${number}`)).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/dashboard/orders/${number}`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('my orders')
    await option(page, /^My Orders/).waitFor()
    await go('/')
    await page.keyboard.press('/')
    await page.keyboard.type('hammer')
    await option(page, /Hammer/).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/purchase?q=hammer*')
  })
  await archiveTool(tool)
})
