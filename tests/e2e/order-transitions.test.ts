/**
 * An order's life in the browser: placed, moved on by the admin singly and together, followed and
 * cancelled by its buyer.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmEmail, signUpThroughApi, signInAsAdmin } from './sign-in.ts'
import { fillOrder, placeButton, placedOrderNumber, defaultOrder } from './order-form-actions.ts'
import { createTool, stockOf, archiveTool, type CreatedTool } from './catalogue-setup.ts'
import { expectPageQuality, jsonLdOn } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'
import { callApi, fieldOf } from './api-calls.ts'

/** 24 pieces, ordered beside the browser. @returns the order's number */
async function order({ token }: SignedIn, { id }: CreatedTool): Promise<number> {
  const { status, body } = await callApi('POST /addorder', {
    token,
    key: crypto.randomUUID(),
    body: {
      toolId: id,
      OrderQuentuty: 24,
      phoneNum: defaultOrder.phone,
      address: defaultOrder.address,
    },
  })
  if (status !== 201) throw new Error(`nothing was ordered: ${JSON.stringify(body)}`)
  return Number(fieldOf(body, 'number'))
}
const moreOf = (page: Page, number: number) =>
  page.getByRole('button', { name: `More for order ${number}` })
const stepsOn = ({ page }: Visitor) =>
  page.locator('.timeline li:not(.later) .step').allInnerTexts()
test.each([360, 1280])(
  'at %i px: the admin confirms, picks and ships an order; its buyer sees the progress and gets mails',
  async (width) => {
    const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Rosa Lindqvist')])
    const { email } = rosa
    await confirmEmail(rosa)
    await withBrowser({ width, signedInAs: rosa }, async (buyer) => {
      await buyer.go(`/purchase/${tool.id}`)
      await fillOrder(buyer.page)
      await placeButton(buyer.page).click()
      const number = await placedOrderNumber(buyer.page)
      await buyer.page.getByRole('link', { name: 'My Orders' }).first().click()
      await buyer.page.getByRole('link', { name: String(number), exact: true }).click()
      await buyer.page
        .getByRole('heading', { level: 1, name: `Order ${number}`, exact: true })
        .waitFor()
      expect(await stepsOn(buyer)).toEqual(['Placed'])
      expect(await jsonLdOn(buyer.page)).toMatchObject({
        Name: 'Rosa Lindqvist',
        Email: email,
        Phone: '+1 512 555 0199',
      })

      await withBrowser({ width, signedInAs: await signInAsAdmin() }, async (admin) => {
        const { go, page } = admin
        await go(`/dashboard/manageorders?q=${number}`)
        await page.getByRole('button', { name: `Confirm order ${number}` }).click()
        await expectToast(page, `Order ${number} is confirmed`)
        await page.getByRole('button', { name: `Pick order ${number}` }).click()
        await expectToast(page, `Order ${number} is picking`)
        // Nothing of it is picked: the list and the order offer the same step.
        await page.getByRole('link', { name: `Pick order ${number}` }).waitFor()
        expect(await page.getByRole('link', { name: `Ship order ${number}` }).count()).toBe(0)
        await go(`/dashboard/orders/${number}`)
        await page.locator('main').getByRole('link', { name: 'Pick', exact: true }).waitFor()
        await page.getByRole('button', { name: `More for order ${number}` }).click()
        await page.getByRole('button', { name: 'Ship', exact: true }).click()
        const dialog = page.getByRole('dialog')
        await page.getByLabel('Tracking number').fill('1Z 999 AA1')
        await page.getByLabel('Tracking link').fill('carrier.example/1Z999')
        await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
        await page.getByText('Enter a web address that begins with https://.').waitFor()
        await page.getByLabel('Tracking link').fill('https://carrier.example/1Z999')
        await page.getByLabel('Note to the buyer').fill('Two parcels')
        await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
        await expectToast(page, `Order ${number} is shipped`)
        await page.getByRole('button', { name: 'Deliver', exact: true }).waitFor()
        expect(await page.locator('.timeline').innerText()).toContain('by Marta Ibarra')
        await expectPageQuality(admin)
        await go('/dev/mailbox')
        const letters = page.getByRole('article').filter({ hasText: email })
        await expect
          .poll(() => letters.getByRole('heading').allInnerTexts())
          .toEqual(
            expect.arrayContaining([
              `Order ${number} is on its way`,
              `Order ${number} is confirmed`,
              `Order ${number} is placed`,
            ]),
          )
        await page
          .getByRole('heading', { name: `New order ${number}: $300.00 from Rosa Lindqvist` })
          .waitFor()
      })

      await buyer.page.reload()
      await buyer.page.getByText('Tracking number 1Z 999 AA1').waitFor()
      expect(await stepsOn(buyer)).toEqual(['Placed', 'Confirmed', 'Picking', 'Shipped'])
      expect(
        await buyer.page.getByRole('link', { name: 'Track the parcel' }).getAttribute('href'),
      ).toBe('https://carrier.example/1Z999')
      expect(await buyer.page.locator('.timeline').innerText()).not.toContain('Marta')
      await moreOf(buyer.page, number).click()
      expect(await buyer.page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
      await expectPageQuality(buyer)
      await buyer.page.keyboard.press('Escape')
      await buyer.page.getByRole('link', { name: 'Order again' }).click()
      await buyer.page.waitForURL(`**/order-pad?order=${number}`)
      await buyer.page.getByText(tool.name).first().waitFor()
      await archiveTool(tool)
    })
  },
)

test.each([360, 1280])(
  'at %i px: a buyer cancels an order, after confirmation, and its pieces are back in stock; others cannot see it',
  async (width) => {
    const [tool, olof] = await Promise.all([createTool(), signUpThroughApi('Olof Berg')])
    const number = await order(olof, tool)
    await withBrowser({ width, signedInAs: olof }, async (visitor) => {
      const { go, page } = visitor
      expect(await stockOf(tool)).toBe(216)
      await go('/dashboard/myorders')
      await page.getByRole('link', { name: String(number) }).click()
      await moreOf(page, number).click()
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('button', { name: 'Keep it' }).click()
      expect(await stepsOn(visitor)).toEqual(['Placed'])
      await moreOf(page, number).click()
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
      await expectToast(page, `Order ${number} is cancelled`)
      await expect.poll(() => stepsOn(visitor)).toEqual(['Placed', 'Cancelled'])
      expect(await stockOf(tool)).toBe(240)

      await withBrowser({ signedInAs: await signUpThroughApi('Ann Other') }, async (other) => {
        other.expectConsoleMessage(/404.*\/api\/order\/\d+$/)
        await other.go(`/dashboard/orders/${number}`)
        await other.page.getByText('Order not found').waitFor()
      })
      await archiveTool(tool)
    })
  },
)

test.each([360, 1280])(
  'at %i px: the admin changes the status of several orders at once, and refused ones are listed',
  async (width) =>
    withBrowser({ width, signedInAs: await signInAsAdmin() }, async (admin) => {
      const { go, page } = admin
      const [tool, ines] = await Promise.all([createTool(), signUpThroughApi('Ines Keller')])
      const [first, second, third] = [
        await order(ines, tool),
        await order(ines, tool),
        await order(ines, tool),
      ]
      await go(`/dashboard/manageorders?q=${encodeURIComponent(tool.name)}`)
      await page.getByRole('button', { name: `Confirm order ${second}` }).click()
      await expectToast(page, `Order ${second} is confirmed`)
      // On a phone the boxes come when they are asked for.
      if (width < 768) await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await page.getByText('3 selected').waitFor()
      await page
        .getByRole('group', { name: 'Selected rows' })
        .getByRole('button', { name: 'Confirm' })
        .click()
      await expectToast(page, '2 orders are now confirmed')
      await page
        .getByText(`Order ${second} is confirmed. The next status is picking or cancelled.`)
        .waitFor()
      await expectPageQuality(admin)
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name: /^confirmed/ })
        .click()
      await page.waitForURL(/status=confirmed/)
      expect(await page.getByRole('link', { name: /^\d+$/ }).allInnerTexts()).toEqual(
        [third, second, first].map(String),
      )
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name: /^shipped/ })
        .click()
      await page.getByText(/^Nothing matches/).waitFor()
      await archiveTool(tool)
    }),
)
