/**
 * A cart that changes meanwhile: stock at the last moment, other windows, other devices, archived
 * tools.
 */
import { expect, test } from 'vitest'
import { addToCart, cartLink, cartRow, expectCartLink, quantityOf } from './cart-actions.ts'
import { archiveTool, createTool, ordersOf, stockOf, updateTool } from './catalogue-setup.ts'
import {
  addressInput,
  defaultOrder,
  phoneInput,
  placeButton,
  writeAddressAsText,
} from './order-form-actions.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test('stock sold at the last moment: nothing is ordered, and the line shows what is left', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { page } = visitor
    const [hammer, saw] = [
      await createTool(),
      await createTool({ minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
    ]
    await addToCart(visitor, hammer)
    await addToCart(visitor, saw, '40')
    await cartLink(page).click()
    await writeAddressAsText(page)
    await phoneInput(page).fill(defaultOrder.phone)
    await updateTool(saw, { Stock: 30 })
    visitor.expectConsoleMessage(/409 .*\/api\/orders$/)
    await placeButton(page).click()
    await page.getByText('Nothing was ordered.').waitFor()
    await cartRow(page, saw).getByText('40 is more than the 30 in stock. Use 30.').waitFor()
    expect([await stockOf(hammer), await ordersOf(hammer)]).toEqual([240, []])
    expect(await addressInput(page).inputValue()).toBe(defaultOrder.address)
    await cartRow(page, saw).getByRole('button', { name: 'Use 30' }).click()
    await placeButton(page).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    expect([await stockOf(hammer), await stockOf(saw)]).toEqual([228, 0])
    for (const tool of [hammer, saw]) await archiveTool(tool)
  }))

test('two windows with one cart stay synchronized, and an archived tool is removed by name', () =>
  withBrowser({}, async (visitor) => {
    const { context, page } = visitor
    const [hammer, saw] = [await createTool(), await createTool()]
    await addToCart(visitor, hammer)
    await addToCart(visitor, saw)
    await cartLink(page).click()
    await quantityOf(page, hammer).waitFor()
    const other = await context.newPage()
    await other.goto('/cart')
    await quantityOf(other, hammer).waitFor()
    await quantityOf(other, hammer).fill('24')
    await expect.poll(() => quantityOf(page, hammer).inputValue()).toBe('24')
    await quantityOf(page, saw).fill('36')
    await expect.poll(() => quantityOf(other, saw).inputValue()).toBe('36')
    expect(await quantityOf(other, hammer).inputValue()).toBe('24')
    await other.close()

    await archiveTool(saw)
    await page.reload()
    await cartRow(page, saw).getByText('No longer sold, so not part of this order.').waitFor()
    await cartRow(page, saw).getByRole('button', { name: 'Remove line' }).click()
    await expectToast(page, `${saw.name} removed from the cart`)
    await expectCartLink(page, 'Cart, 1 line, $300.00')
    // The same on a reading page, and on a page of text, which no script wakes.
    await page.goto('/purchase', { waitUntil: 'load' })
    await expectCartLink(page, 'Cart, 1 line, $300.00')
    await page.goto('/blogs', { waitUntil: 'load' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cart.*\$300\.00/ })
      .waitFor()
    await archiveTool(hammer)
  }))

test('the cart of an account is on every device, and is removed from this one at sign-out', () =>
  withBrowser({}, async (visitor) => {
    const { page } = visitor
    const tool = await createTool()
    const account = await signUpThroughApi('Rosa Lindqvist')
    await visitor.signIn(account)
    await addToCart(visitor, tool)
    await expectCartLink(page, 'Cart, 1 line, $150.00')
    await withBrowser({ width: 820, signedInAs: account }, async (tablet) => {
      await tablet.go('/purchase')
      await expectCartLink(tablet.page, 'Cart, 1 line, $150.00')
      await cartLink(tablet.page).click()
      await quantityOf(tablet.page, tool).fill('24')
      await expectCartLink(tablet.page, 'Cart, 1 line, $300.00')
    })
    // Back at the first device: looking at it is enough.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expectCartLink(page, 'Cart, 1 line, $300.00')
    await cartLink(page).click()
    await expect.poll(() => quantityOf(page, tool).inputValue()).toBe('24')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click()
    await expectCartLink(page, 'Cart')
    await page.getByRole('heading', { name: 'The cart is empty' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/account|300/)
    await archiveTool(tool)
  }))
