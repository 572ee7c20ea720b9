/**
 * The cart from an empty browser to an order: filled signed out, merged at sign-in, corrected,
 * placed.
 */
import { expect, test } from 'vitest'
import { findCall, recordCalls } from './api-calls.ts'
import {
  addToCart,
  buyForm,
  cartLink,
  cartRow,
  expectCartLink,
  quantityOf,
} from './cart-actions.ts'
import { archiveTool, createTool, stockOf, updateTool } from './catalogue-setup.ts'
import { tabTo } from './keyboard.ts'
import {
  addressInput,
  defaultOrder,
  phoneInput,
  placeButton,
  writeAddressAsText,
} from './order-form-actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test.each([360, 1280])(
  'filled signed out, merged at sign-in, corrected and ordered, at %i px',
  (width) =>
    withBrowser({ width }, async (visitor) => {
      const { go, page } = visitor
      const [hammer, saw, rare] = [
        await createTool(),
        await createTool({ price: '$4.10', minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
        await createTool({ minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
      ]
      await go('/cart')
      await page.getByRole('heading', { name: 'The cart is empty' }).waitFor()
      await addToCart(visitor, hammer)
      await expectCartLink(page, 'Cart, 1 line, $150.00')
      await addToCart(visitor, saw, '3')
      await expectCartLink(page, 'Cart, 2 lines, $162.30')
      await addToCart(visitor, rare, '20')

      // An invalid quantity gets an error at its field; Add to cart moves the focus there.
      await go(`/tools/${hammer.slug}`)
      await buyForm(page).getByLabel('Quantity', { exact: true }).fill('13')
      await buyForm(page).getByRole('button', { name: 'Add to cart' }).click()
      expect(
        await page.evaluate(
          () => document.activeElement instanceof HTMLInputElement && document.activeElement.value,
        ),
      ).toBe('13')
      await expectCartLink(page, 'Cart, 3 lines, $412.30')

      await cartLink(page).click()
      await cartRow(page, hammer).waitFor()
      await quantityOf(page, hammer).fill('50')
      await cartRow(page, hammer).getByText('50 is not a multiple of 12. Use 48 or 60.').waitFor()
      await cartRow(page, hammer).getByRole('button', { name: 'Use 48' }).click()
      await cartRow(page, hammer).getByText('$540.00').waitFor()
      await expectCartLink(page, 'Cart, 3 lines, $802.30')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)

      // The shop changes meanwhile.
      const account = await signUpThroughApi('Rosa Lindqvist')
      await updateTool(saw, { price: '$4.25' })
      await updateTool(rare, { Stock: 7 })
      await page.getByRole('link', { name: 'Log in to order' }).click()
      await page.getByLabel('Email', { exact: true }).fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/cart')
      await expectToast(page, 'The 3 lines from this browser were added to your cart.')
      await page.getByText('2 lines need correcting before you can order.').waitFor()
      expect(await page.evaluate(() => localStorage.getItem('ironmonger.cart'))).toBeNull()

      const calls = recordCalls(page)
      await writeAddressAsText(page)
      await phoneInput(page).fill(defaultOrder.phone)
      await page.getByLabel('PO number').fill('PO-77')
      await placeButton(page).click()
      await page.getByText('Correct or remove the marked lines first.').waitFor()
      expect(calls.filter(({ path, method }) => method === 'POST' && path === '/orders')).toEqual(
        [],
      )

      await cartRow(page, saw).getByText('was $4.10, now $4.25').waitFor()
      await cartRow(page, saw).getByRole('button', { name: 'Accept $4.25' }).click()
      await cartRow(page, rare).getByText('20 is more than the 7 in stock. Use 7.').waitFor()
      await cartRow(page, rare).getByRole('button', { name: 'Use 7' }).click()
      await placeButton(page).click()
      await page.waitForURL(/\/dashboard\/orders\/\d+$/)
      await expectToast(page, 'Order is successful')
      expect(findCall(calls, 'POST', '/orders').payload).toMatchObject({
        lines: [
          { toolId: hammer.id, quantity: 48, unitPrice: '$11.25' },
          { toolId: saw.id, quantity: 3, unitPrice: '$4.25' },
          { toolId: rare.id, quantity: 7, unitPrice: '$12.50' },
        ],
        phoneNum: defaultOrder.phone,
        address: defaultOrder.address,
        poNumber: 'PO-77',
      })
      expect([await stockOf(hammer), await stockOf(saw), await stockOf(rare)]).toEqual([
        192, 237, 0,
      ])
      await page.locator('main').getByText('PO-77').first().waitFor()
      await expectCartLink(page, 'Cart')

      // The address comes back with the next order.
      await addToCart(visitor, hammer)
      await cartLink(page).click()
      await page.locator('.folded').getByText('7 Planer Row').waitFor()
      expect(await addressInput(page).isVisible(), 'a known address is folded').toBe(false)
      await page.getByRole('button', { name: 'Change the delivery address' }).click()
      expect(await addressInput(page).inputValue()).toBe(defaultOrder.address)
      expect(await page.getByLabel('Saved addresses').innerText()).toContain('7 Planer Row')

      // My Profile has both, and says which comes first.
      await go('/dashboard')
      await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe(defaultOrder.phone)
      await page.getByRole('button', { name: 'Change the addresses' }).click()
      await page.getByRole('button', { name: 'Add an address' }).click()
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByText('Fill this in.').first().waitFor()
      await page.keyboard.type('9 Mill Lane')
      await page.getByLabel('Town').fill('Austin')
      await page.getByLabel('State or region').fill('TX')
      await page.getByLabel('Postcode').fill('7870')
      await page.getByLabel('Country').selectOption('United States')
      await page.getByLabel('Phone', { exact: true }).fill('555 0142')
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByText('7870 is not a valid postcode for United States.').waitFor()
      await expectAccessible(page)
      await page.getByLabel('Postcode').fill('78702')
      await page.getByRole('button', { name: 'Save address' }).click()
      const mill = '9 Mill Lane, Austin, TX 78702, United States'
      await page.getByRole('button', { name: `Make default: ${mill}` }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: '9 Mill Lane' })
        .getByText('default', { exact: true })
        .waitFor()
      await page.getByRole('button', { name: `Edit ${mill}` }).click()
      await page.getByLabel('Street and number').fill('11 Adze Street')
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByRole('button', { name: /^Edit 11 Adze Street/ }).waitFor()
      // An address that is a text is offered to be completed, with what it may mean filled in.
      await page.getByRole('button', { name: /^Complete Doe Joinery/ }).click()
      await expect
        .poll(() => page.getByLabel('Street and number').inputValue())
        .toBe('7 Planer Row')
      expect(await page.getByLabel('Postcode').inputValue()).toBe('78702')
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByRole('button', { name: /^Complete Doe/ }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^Delete Doe Joinery/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => page.locator('.addresses > li').count()).toBe(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
      await go('/cart')
      await page.locator('.folded').getByText('11 Adze Street').waitFor()
      for (const tool of [hammer, saw, rare]) await archiveTool(tool)
    }),
)

test.each(['light', 'dark'] as const)('axe finds nothing in a filled cart, %s', async (scheme) =>
  withBrowser({ scheme, signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { page } = visitor
    const tool = await createTool()
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await quantityOf(page, tool).fill('13')
    await cartRow(page, tool).getByRole('button', { name: 'Use 12' }).waitFor()
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectNoSidewaysScroll(page, width)
    await page.getByRole('button', { name: `Remove ${tool.name}` }).click()
    await cartRow(page, tool).waitFor({ state: 'detached' })
    await archiveTool(tool)
  }),
)

test('without script there is no Add to cart button', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    const tool = await createTool()
    await go(`/tools/${tool.slug}`)
    await page.getByRole('button', { name: 'place order' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    await archiveTool(tool)
  }))

test('by keyboard only: sizes are added to the cart, a line is corrected and another removed, the rest is ordered', async () => {
  const family = `Keyboard Wrench ${crypto.randomUUID().slice(0, 8)}`
  const [small, large] = [
    await createTool({ name: `${family} 8 mm`, brand: 'Drevholt', family }),
    await createTool({ name: `${family} 10 mm`, brand: 'Drevholt', family }),
  ]
  await withBrowser({ signedInAs: await signUpThroughApi() }, async ({ go, page }) => {
    await go(`/tools/${small.slug}`)
    const { keyboard } = page
    await tabTo(page, 'Quantity of 8 mm')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await tabTo(page, 'Quantity of 10 mm')
    await keyboard.type('13')
    await tabTo(page, 'Use 12 of 10 mm')
    await keyboard.press('Enter')
    await tabTo(page, 'Add to cart')
    await keyboard.press('Enter')
    await expectToast(page, '2 sizes (36 pieces) added to the cart')
    await go('/cart')
    await cartRow(page, small).waitFor()
    await tabTo(page, `Quantity of ${small.name}`)
    await keyboard.press('ArrowDown')
    await cartRow(page, small).getByText('$150.00').waitFor()
    await tabTo(page, `Remove ${large.name}`)
    await keyboard.press('Space')
    await cartRow(page, large).waitFor({ state: 'detached' })
    await tabTo(page, 'Street and number')
    await keyboard.type('7 Planer Row')
    await tabTo(page, 'Postcode')
    await keyboard.type('78702')
    await tabTo(page, 'Town')
    await keyboard.type('Austin')
    await tabTo(page, 'Country')
    await keyboard.type('United States')
    await tabTo(page, 'Phone')
    await keyboard.type(defaultOrder.phone)
    await tabTo(page, 'place order')
    await keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    expect([await stockOf(small), await stockOf(large)]).toEqual([228, 240])
  })
  for (const tool of [small, large]) await archiveTool(tool)
})

test.each([720, 900])(
  'a field that lacks something is above the sum, in a window of %i px',
  async (height) =>
    withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
      const { go, page } = visitor
      const tool = await createTool()
      await addToCart(visitor, tool, '12')
      await page.setViewportSize({ width: 1280, height })
      await go('/cart')
      await writeAddressAsText(page)
      await page.evaluate(() => scrollTo(0, 0))
      await placeButton(page).click()
      await page.getByText('Fill this in.').waitFor()
      const phone = await phoneInput(page).boundingBox()
      const sum = await page.locator('.cart .summary').boundingBox()
      expect((phone?.y ?? height) + (phone?.height ?? 0)).toBeLessThan(sum?.y ?? 0)
      await archiveTool(tool)
    }),
)
