/**
 * How much a buyer's hands have to do for an order of forty lines: clicks, Tabs and scrolling, with
 * an address that is known. Pages that make this longer fail here.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { expectCartLink } from './cart-actions.ts'
import { countClicks } from './count-clicks.ts'
import { defaultOrder, placeButton } from './order-form-actions.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { toastOf } from './toasts.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

const lineCount = 40

type ListedTool = {
  readonly id: string
  readonly sku: string
  /** The minimum, to which the base price applies. */
  readonly quantity: number
  readonly price: string
}
async function fortyTools(): Promise<readonly ListedTool[]> {
  const rows = expectRows(await callApi('GET /tools?in_stock=true&limit=200'))
  const tools = rows.flatMap((row) => {
    const [minimum, stock] = [fieldOf(row, 'minimum_quantity'), fieldOf(row, 'Stock')]
    return typeof minimum === 'number' && typeof stock === 'number' && stock >= minimum * 4
      ? [
          {
            id: String(fieldOf(row, '_id')),
            sku: String(fieldOf(row, 'sku')),
            quantity: minimum,
            price: String(fieldOf(row, 'price')),
          },
        ]
      : []
  })
  expect(tools.length).toBeGreaterThanOrEqual(lineCount)
  return tools.slice(0, lineCount)
}

async function buyerWithAddress(): Promise<SignedIn> {
  const buyer = await signUpThroughApi('Nadia Osei')
  const { address, phone } = defaultOrder
  const saved = await callApi('POST /addresses', {
    token: buyer.token,
    body: { address, phoneNum: phone },
  })
  expect(saved.status).toBe(201)
  return buyer
}

async function fillCart({ token }: SignedIn, tools: readonly ListedTool[]): Promise<void> {
  const lines = tools.map(({ id, quantity, price }) => ({
    toolId: id,
    quantity,
    seen: { quantity, price },
  }))
  const { status, body } = await callApi('PUT /cart', { token, body: { how: 'set', lines } })
  expect(status, JSON.stringify(body)).toBe(200)
}

const placedAt = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: /^Order \d+ is placed$/ }).waitFor()

test('forty lines from a spreadsheet become an order in four clicks, the address known', async () =>
  withBrowser({ signedInAs: await buyerWithAddress() }, async ({ go, page }) => {
    const tools = await fortyTools()
    await go('/order-pad')
    const clicks = await countClicks(page)
    await page.getByLabel('Paste SKUs and quantities').click()
    await page.keyboard.insertText(
      tools.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n'),
    )
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Add 40 ready lines to cart' }).click()
    await toastOf(page, '40 lines are in the cart')
      .getByRole('link', { name: 'Open the cart' })
      .click()
    await page.locator('.folded').getByText('7 Planer Row').waitFor()
    await placeButton(page).click()
    await placedAt(page)
    expect(await clicks()).toBeLessThanOrEqual(4)
  }))

test('the order of last month comes again with two changes in four clicks', async () => {
  const buyer = await buyerWithAddress()
  const tools = await fortyTools()
  await fillCart(buyer, tools)
  const [first, second, ...rest] = tools
  if (!first || !second) throw new Error('there are no tools')
  const { status } = await callApi('POST /orders', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: {
      lines: [first, second, ...rest].map(({ id, quantity }) => ({ toolId: id, quantity })),
      phoneNum: defaultOrder.phone,
      address: defaultOrder.address,
    },
  })
  expect(status).toBe(201)
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go('/dashboard/myorders')
    const clicks = await countClicks(page)
    await page
      .getByRole('link', { name: /^Order again/ })
      .first()
      .click()
    const boxes = page.locator('.pad-lines input[inputmode="numeric"]')
    await page.getByRole('button', { name: 'Add 40 ready lines to cart' }).waitFor()
    for (const index of [0, 1]) {
      // By keyboard, as hands do that are in a table of figures already.
      await boxes.nth(index).focus()
      await page.keyboard.press('ArrowUp')
    }
    await page.getByRole('button', { name: 'Add 40 ready lines to cart' }).click()
    await toastOf(page, '40 lines are in the cart')
      .getByRole('link', { name: 'Open the cart' })
      .click()
    await placeButton(page).click()
    await placedAt(page)
    expect(await clicks()).toBeLessThanOrEqual(4)
  })
})

test('by keyboard, "place order" is within five Tabs of a cart of forty lines', async () => {
  const buyer = await buyerWithAddress()
  await fillCart(buyer, await fortyTools())
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    await go('/cart')
    await page.locator('.folded').waitFor()
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.textContent ?? '')
    let tabs = 0
    const tabTo = async (text: string): Promise<void> => {
      do {
        await page.keyboard.press('Tab')
        tabs += 1
      } while (tabs <= 5 && (await focused()) !== text)
      expect(await focused(), `after ${tabs} Tabs`).toBe(text)
    }
    await tabTo('Skip to content')
    await page.keyboard.press('Enter')
    await tabTo('Skip to the order summary')
    await page.keyboard.press('Enter')
    await tabTo('place order')
    expect(tabs).toBeLessThanOrEqual(5)
    await page.keyboard.press('Enter')
    await placedAt(page)
    await expectCartLink(page, 'Cart')
  })
})

test.each([
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
])(
  'total and "place order" are in sight at $width x $height, at both ends of the cart',
  async (size) => {
    const buyer = await buyerWithAddress()
    await fillCart(buyer, await fortyTools())
    await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
      await page.setViewportSize(size)
      await go('/cart')
      await page.locator('.folded').waitFor()
      for (const line of [0, lineCount - 1]) {
        if (line > 0) await page.locator('.cart-lines tbody tr').nth(line).scrollIntoViewIfNeeded()
        for (const part of [placeButton(page), page.locator('.summary .sum')]) {
          const box = await part.boundingBox()
          expect(box?.y, `line ${line}`).toBeGreaterThanOrEqual(0)
          expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
        }
      }
      const rows = await page
        .locator('.cart-lines tbody tr')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
      const maxHeight = size.width < 768 ? 140 : 84
      expect(Math.max(...rows), 'rows are short').toBeLessThanOrEqual(maxHeight)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, size.width)
    })
  },
)
