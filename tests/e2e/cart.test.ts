/** The cart from an empty browser to a placed order: filled signed out, joined at sign-in, mended, accepted, ordered whole. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUpThroughPages } from './sign-in.ts'
import { addressIn, phoneIn, placeButton, usual } from './order-form-actions.ts'
import {
  ordersOf,
  updateTool,
  createTool,
  stockOf,
  archiveTool,
  type CreatedTool,
} from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { tabTo } from './keyboard.ts'
import { expectToast } from './toasts.ts'
import { visiting, type Visitor } from './visitor.ts'
import { callOf, recordCalls } from './api-calls.ts'

const rowOf = (page: Page, { name }: CreatedTool) =>
  page.locator('.cart-lines tbody tr', { hasText: name })
const boxOf = (page: Page, { name }: CreatedTool) => page.getByLabel(`Quantity of ${name}`)
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const says = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('link', { name: text, exact: true }).waitFor()
const buy = (page: Page) => page.locator('.buy')

async function add({ go, page }: Visitor, tool: CreatedTool, quantity?: string): Promise<void> {
  await go(`/tools/${tool.slug}`)
  if (quantity !== undefined) await buy(page).getByLabel('Quantity', { exact: true }).fill(quantity)
  await buy(page).getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, `× ${tool.name} added to the cart`)
}

test.each([360, 1280])(
  'filled signed out, joined at sign-in, mended and ordered whole, at %i px',
  (width) =>
    visiting({ width }, async (visitor) => {
      const { go, page } = visitor
      const [hammer, saw, rare] = [
        await createTool(),
        await createTool({ price: '$4.10', minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
        await createTool({ minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
      ]
      await go('/cart')
      await page.getByRole('heading', { name: 'The cart is empty' }).waitFor()
      await add(visitor, hammer)
      await says(page, 'Cart, 1 line, $150.00')
      await add(visitor, saw, '3')
      await says(page, 'Cart, 2 lines, $162.30')
      await add(visitor, rare, '20')

      // What can't be ordered is told where it is typed; adding leads into the box.
      await go(`/tools/${hammer.slug}`)
      await buy(page).getByLabel('Quantity', { exact: true }).fill('13')
      await buy(page).getByRole('button', { name: 'Add to cart' }).click()
      expect(
        await page.evaluate(
          () => document.activeElement instanceof HTMLInputElement && document.activeElement.value,
        ),
      ).toBe('13')
      await says(page, 'Cart, 3 lines, $412.30')

      await link(page).click()
      await rowOf(page, hammer).waitFor()
      await boxOf(page, hammer).fill('50')
      await rowOf(page, hammer).getByText('50 is not a full pack of 12. Use 48 or 60.').waitFor()
      await rowOf(page, hammer).getByRole('button', { name: 'Use 48' }).click()
      await rowOf(page, hammer).getByText('$540.00').waitFor()
      await says(page, 'Cart, 3 lines, $802.30')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)

      // The shop changes meanwhile.
      const account = await signUpThroughPages('Rosa Lindqvist')
      await updateTool(saw, { price: '$4.25' })
      await updateTool(rare, { Stock: 7 })
      await page.getByRole('link', { name: 'Log in to order' }).click()
      await page.getByLabel('Email', { exact: true }).fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/cart')
      await expectToast(page, 'The 3 lines from this browser joined your cart.')
      await page.getByText('2 lines need a look before this can be ordered.').waitFor()
      expect(await page.evaluate(() => localStorage.getItem('ironmonger.cart'))).toBeNull()

      const calls = recordCalls(page)
      await addressIn(page).fill(usual.address)
      await phoneIn(page).fill(usual.phone)
      await page.getByLabel('PO number').fill('PO-77')
      await placeButton(page).click()
      await page.getByText('Mend or take out the marked lines first.').waitFor()
      expect(calls.filter(({ path, method }) => method === 'POST' && path === '/orders')).toEqual(
        [],
      )

      await rowOf(page, saw).getByText('was $4.10, now $4.25').waitFor()
      await rowOf(page, saw).getByRole('button', { name: 'Accept $4.25' }).click()
      await rowOf(page, rare).getByText('20 is more than the 7 in stock. Use 7.').waitFor()
      await rowOf(page, rare).getByRole('button', { name: 'Use 7' }).click()
      await placeButton(page).click()
      await page.waitForURL(/\/dashboard\/orders\/\d+$/)
      await expectToast(page, 'Order is successful')
      expect(callOf(calls, 'POST', '/orders').payload).toMatchObject({
        lines: [
          { toolId: hammer.id, quantity: 48, unitPrice: '$11.25' },
          { toolId: saw.id, quantity: 3, unitPrice: '$4.25' },
          { toolId: rare.id, quantity: 7, unitPrice: '$12.50' },
        ],
        phoneNum: usual.phone,
        address: usual.address,
        poNumber: 'PO-77',
      })
      expect([await stockOf(hammer), await stockOf(saw), await stockOf(rare)]).toEqual([
        192, 237, 0,
      ])
      await page.locator('main').getByText('PO-77').first().waitFor()
      await says(page, 'Cart')

      // The address comes back with the next order.
      await add(visitor, hammer)
      await link(page).click()
      await expect.poll(() => addressIn(page).inputValue()).toBe(usual.address)
      expect(await page.getByLabel('Saved addresses').innerText()).toContain('7 Planer Row')

      // My Profile has both, and says which comes first.
      await go('/dashboard')
      await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe(usual.phone)
      await page.getByRole('button', { name: 'Add an address' }).click()
      await page.getByRole('button', { name: 'Keep address' }).click()
      await page.getByText('Fill this in.').first().waitFor()
      await page.keyboard.type('9 Mill Lane, Austin')
      await page.getByLabel('Phone', { exact: true }).fill('555 0142')
      await page.getByRole('button', { name: 'Keep address' }).click()
      await page.getByRole('button', { name: 'Make default: 9 Mill Lane, Austin' }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: '9 Mill Lane' })
        .getByText('default', { exact: true })
        .waitFor()
      await page.getByRole('button', { name: 'Edit 9 Mill Lane, Austin' }).click()
      await page.getByLabel('Address', { exact: true }).fill('11 Adze Street, Austin')
      await page.getByRole('button', { name: 'Keep address' }).click()
      await page.getByRole('button', { name: /^Delete Doe Joinery/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => page.locator('.addresses > li').count()).toBe(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, width)
      await go('/cart')
      await expect.poll(() => addressIn(page).inputValue()).toBe('11 Adze Street, Austin')
      for (const tool of [hammer, saw, rare]) await archiveTool(tool)
    }),
)

test('stock that is gone at the last moment: nothing is ordered, and the line says what is left', async () =>
  visiting({ as: await signUpThroughPages() }, async (visitor) => {
    const { page } = visitor
    const [hammer, saw] = [
      await createTool(),
      await createTool({ minimum_quantity: 1, pack_size: 1, price_breaks: [] }),
    ]
    await add(visitor, hammer)
    await add(visitor, saw, '40')
    await link(page).click()
    await addressIn(page).fill(usual.address)
    await phoneIn(page).fill(usual.phone)
    await updateTool(saw, { Stock: 30 })
    visitor.expecting(/409 .*\/api\/orders$/)
    await placeButton(page).click()
    await page.getByText('Nothing was ordered.').waitFor()
    await rowOf(page, saw).getByText('40 is more than the 30 in stock. Use 30.').waitFor()
    expect([await stockOf(hammer), await ordersOf(hammer)]).toEqual([240, []])
    expect(await addressIn(page).inputValue()).toBe(usual.address)
    await rowOf(page, saw).getByRole('button', { name: 'Use 30' }).click()
    await placeButton(page).click()
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    expect([await stockOf(hammer), await stockOf(saw)]).toEqual([228, 0])
    for (const tool of [hammer, saw]) await archiveTool(tool)
  }))

test('two windows of one cart stay in step, and a tool that left the shop is taken out by name', () =>
  visiting({}, async (visitor) => {
    const { context, page } = visitor
    const [hammer, saw] = [await createTool(), await createTool()]
    await add(visitor, hammer)
    await add(visitor, saw)
    await link(page).click()
    await boxOf(page, hammer).waitFor()
    const other = await context.newPage()
    await other.goto('/cart')
    await boxOf(other, hammer).waitFor()
    await boxOf(other, hammer).fill('24')
    await expect.poll(() => boxOf(page, hammer).inputValue()).toBe('24')
    await boxOf(page, saw).fill('36')
    await expect.poll(() => boxOf(other, saw).inputValue()).toBe('36')
    expect(await boxOf(other, hammer).inputValue()).toBe('24')
    await other.close()

    await archiveTool(saw)
    await page.reload()
    await rowOf(page, saw).getByText('No longer sold. It is not part of this order.').waitFor()
    await rowOf(page, saw).getByRole('button', { name: 'Take it out' }).click()
    await expectToast(page, `${saw.name} is out of the cart`)
    await says(page, 'Cart, 1 line, $300.00')
    // The same on a reading page, and on a page of text, which no script wakes.
    await page.goto('/purchase', { waitUntil: 'load' })
    await says(page, 'Cart, 1 line, $300.00')
    await page.goto('/blogs', { waitUntil: 'load' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cart.*\$300\.00/ })
      .waitFor()
    await archiveTool(hammer)
  }))

test('kept for the account on every device, and gone from this one at sign-out', () =>
  visiting({}, async (visitor) => {
    const { page } = visitor
    const tool = await createTool()
    const account = await signUpThroughPages('Rosa Lindqvist')
    await visitor.signIn(account)
    await add(visitor, tool)
    await says(page, 'Cart, 1 line, $150.00')
    await visiting({ width: 820, as: account }, async (tablet) => {
      await tablet.go('/purchase')
      await says(tablet.page, 'Cart, 1 line, $150.00')
      await link(tablet.page).click()
      await boxOf(tablet.page, tool).fill('24')
      await says(tablet.page, 'Cart, 1 line, $300.00')
    })
    // Back at the first device: looking at it is enough.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await says(page, 'Cart, 1 line, $300.00')
    await link(page).click()
    await expect.poll(() => boxOf(page, tool).inputValue()).toBe('24')
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await says(page, 'Cart')
    await page.getByRole('heading', { name: 'The cart is empty' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/account|300/)
    await archiveTool(tool)
  }))

test.each(['light', 'dark'] as const)('axe finds nothing in a filled cart, %s', async (scheme) =>
  visiting({ scheme, as: await signUpThroughPages() }, async (visitor) => {
    const { page } = visitor
    const tool = await createTool()
    await add(visitor, tool)
    await link(page).click()
    await boxOf(page, tool).fill('13')
    await rowOf(page, tool).getByRole('button', { name: 'Use 12' }).waitFor()
    await expectAccessible(page)
    for (const width of [360, 768, 1280]) await expectNoSidewaysScroll(page, width)
    await page.getByRole('button', { name: `Remove ${tool.name}` }).click()
    await rowOf(page, tool).waitFor({ state: 'detached' })
    await archiveTool(tool)
  }),
)

test('without script there is no button that would do nothing', () =>
  visiting({ script: false }, async ({ go, page }) => {
    const tool = await createTool()
    await go(`/tools/${tool.slug}`)
    await page.getByRole('button', { name: 'place order' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    await archiveTool(tool)
  }))

test('by keyboard alone: sizes go into the cart, a line is mended and one taken out, and the rest is ordered', async () => {
  const family = `Keyboard Wrench ${crypto.randomUUID().slice(0, 8)}`
  const [small, large] = [
    await createTool({ name: `${family} 8 mm`, brand: 'Drevholt', family }),
    await createTool({ name: `${family} 10 mm`, brand: 'Drevholt', family }),
  ]
  await visiting({ as: await signUpThroughPages() }, async ({ go, page }) => {
    await go(`/tools/${small.slug}`)
    const hand = page.keyboard
    await tabTo(page, 'Quantity of 8 mm')
    await hand.press('ArrowUp')
    await hand.press('ArrowUp')
    await tabTo(page, 'Quantity of 10 mm')
    await hand.type('13')
    await tabTo(page, 'Use 12 of 10 mm')
    await hand.press('Enter')
    await tabTo(page, 'Add to cart')
    await hand.press('Enter')
    await expectToast(page, '2 sizes, 36 pieces, added to the cart')
    await go('/cart')
    await rowOf(page, small).waitFor()
    await tabTo(page, `Quantity of ${small.name}`)
    await hand.press('ArrowDown')
    await rowOf(page, small).getByText('$150.00').waitFor()
    await tabTo(page, `Remove ${large.name}`)
    await hand.press('Space')
    await rowOf(page, large).waitFor({ state: 'detached' })
    await tabTo(page, 'Address')
    await hand.type(usual.address.replace('\n', ', '))
    await tabTo(page, 'Phone')
    await hand.type(usual.phone)
    await tabTo(page, 'place order')
    await hand.press('Enter')
    await page.waitForURL(/\/dashboard\/orders\/\d+$/)
    expect([await stockOf(small), await stockOf(large)]).toEqual([228, 240])
  })
  for (const tool of [small, large]) await archiveTool(tool)
})
