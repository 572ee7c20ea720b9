/**
 * The order form while the world changes behind it: prices, stock, the tool, the sign-in, the
 * network.
 */
import { expect, test } from 'vitest'
import { signUpThroughApi } from './sign-in.ts'
import {
  addressInput,
  fillOrder,
  placeButton,
  placedOrderNumber,
  quantityInput,
  readOrderForm,
  defaultOrder,
} from './order-form-actions.ts'
import {
  ordersOf,
  updateTool,
  createTool,
  stockOf,
  archiveTool,
  type CreatedTool,
} from './catalogue-setup.ts'
import { expectToast, toastOf } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'
import { callApi, storedToken, recordCalls } from './api-calls.ts'

/** Somebody new at the form of a new tool, with an order typed and not yet sent. */
async function typing(
  journey: (
    visitor: Visitor,
    order: { readonly tool: CreatedTool; readonly email: string; readonly password: string },
  ) => Promise<void>,
  change: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const [tool, somebody] = await Promise.all([createTool(change), signUpThroughApi()])
  await withBrowser({ signedInAs: somebody }, async (visitor) => {
    await visitor.go(`/purchase/${tool.id}`)
    await fillOrder(visitor.page)
    await journey(visitor, { tool, ...somebody })
  })
}
const refused = /status of 4(09|22) .* \/api\/addorder$/

test('price changed meanwhile: nothing is ordered, the new price is shown, one click accepts it', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(refused)
    await updateTool(tool, { price: '$13.20' })
    await placeButton(page).click()
    await page
      .getByText(
        'The price was $12.50 each and is now $13.20. Nothing was ordered. Accept the new price',
      )
      .waitFor()
    expect([
      (await ordersOf(tool)).length,
      await toastOf(page, 'Order is successful').count(),
    ]).toEqual([0, 0])
    expect(await readOrderForm(page)).toEqual(defaultOrder)
    await page.getByRole('button', { name: 'Accept $13.20 each' }).click()
    await placedOrderNumber(page)
    expect(await page.locator('.order-sheet').innerText()).toContain('$316.80')
    expect((await ordersOf(tool)).length).toBe(1)
  }))

test('stock sold meanwhile: shows how many are left, and offers what can still be ordered', () =>
  typing(
    async (visitor, { tool }) => {
      const { page } = visitor
      visitor.expectConsoleMessage(refused)
      await quantityInput(page).fill('240')
      await updateTool(tool, { Stock: 100 })
      await placeButton(page).click()
      await page.getByText('Only 100 of this tool are in stock. Nothing was ordered.').waitFor()
      await expect
        .poll(() => page.locator('dl.facts').innerText(), {
          message: 'the form knows the new stock',
        })
        .toContain('100')
      expect((await readOrderForm(page)).address).toBe(defaultOrder.address)
      await page.getByRole('button', { name: 'Use 96', exact: true }).first().click()
      await placeButton(page).click()
      await placedOrderNumber(page)
      expect(await stockOf(tool)).toBe(4)
    },
    { price_breaks: [] },
  ))

test('sold out meanwhile: says so, and no input is lost', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(refused)
    await updateTool(tool, { Stock: 0 })
    await placeButton(page).click()
    await page.getByText('This tool is out of stock. Nothing was ordered.').waitFor()
    expect(await readOrderForm(page)).toEqual(defaultOrder)
  }))

test('minimum changed meanwhile: an error at the quantity', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(refused)
    await updateTool(tool, { minimum_quantity: 36, price_breaks: [] })
    await placeButton(page).click()
    await page
      .locator('.quantity .error')
      .getByText('24 is below the minimum of 36. Use 36.')
      .waitFor()
    await page.getByText('Nothing was ordered.').waitFor()
    await page.getByRole('button', { name: 'Use 36' }).click()
    await placeButton(page).click()
    await placedOrderNumber(page)
  }))

test('tool deleted meanwhile: says so, with a link to other tools, and the input is kept', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(/status of 4(04|09) .* \/api\//)
    await archiveTool(tool)
    await placeButton(page).click()
    await page
      .getByText(
        'The tool was removed from the catalogue while this page was open. Nothing was ordered.',
      )
      .waitFor()
    await page.getByRole('link', { name: 'View other tools' }).waitFor()
    expect(await readOrderForm(page)).toEqual(defaultOrder)
  }))

test('the session ended meanwhile: after signing in again the form is unchanged, and the order is placed', () =>
  typing(async (visitor, { tool, email, password }) => {
    const { page } = visitor
    await callApi('POST /signout', { token: (await storedToken(page)) ?? '', body: {} })
    await page.context().clearCookies()
    visitor.expectConsoleMessage(/status of 401 .* \/api\/addorder$/)
    await placeButton(page).click()
    await page.waitForURL('**/login')
    await expectToast(page, 'Your session has ended. Sign in again: your entries are kept.')
    expect((await ordersOf(tool)).length).toBe(0)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`**/purchase/${tool.id}`)
    await expect.poll(() => readOrderForm(page)).toEqual(defaultOrder)
    await placeButton(page).click()
    await placedOrderNumber(page)
    expect((await ordersOf(tool)).length).toBe(1)
  }))

test('no network: says that the outcome is unknown; trying again orders once', () =>
  typing(async (visitor, { tool }) => {
    const { page, context } = visitor
    visitor.expectConsoleMessage(/net::ERR_INTERNET_DISCONNECTED .*\/api\/addorder$/)
    const calls = recordCalls(page)
    await context.setOffline(true)
    await placeButton(page).click()
    await page
      .getByText('No confirmation arrived, so the order may or may not have been placed.')
      .waitFor()
    expect(await readOrderForm(page)).toEqual(defaultOrder)
    await context.setOffline(false)
    await placeButton(page).click()
    await placedOrderNumber(page)
    const keys = calls.filter(({ path }) => path === '/addorder').map(({ key }) => key)
    expect([keys.length, new Set(keys).size, (await ordersOf(tool)).length]).toEqual([2, 1, 1])
  }))

test('the response was lost: trying again finds the order that was placed', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(/net::ERR_FAILED .*\/api\/addorder$/)
    await page.route(
      '**/api/addorder',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await placeButton(page).click()
    await page
      .getByText('No confirmation arrived, so the order may or may not have been placed.')
      .waitFor()
    expect((await ordersOf(tool)).length).toBe(1)
    await placeButton(page).click()
    await placedOrderNumber(page)
    expect([(await ordersOf(tool)).length, await stockOf(tool)]).toEqual([1, 216])
  }))

test('the response was lost and the form changed since: says that the earlier order was placed, and orders nothing', () =>
  typing(async (visitor, { tool }) => {
    const { page } = visitor
    visitor.expectConsoleMessage(/net::ERR_FAILED .*\/api\/addorder$/)
    visitor.expectConsoleMessage(refused)
    await page.route(
      '**/api/addorder',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await placeButton(page).click()
    await page.getByText('No confirmation arrived').waitFor()
    await addressInput(page).fill('Another dock, Austin')
    await placeButton(page).click()
    await page.getByText('Your earlier attempt to place this order was successful.').waitFor()
    expect((await ordersOf(tool)).length).toBe(1)
  }))

test('the API is unavailable: pages say so and Retry loads them, a form keeps its input', async () =>
  withBrowser({ signedInAs: await signUpThroughApi() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 503 .* \/api\//)
    const title = 'The shop cannot reach its database. Try again in a moment'
    const unavailable = {
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '5' },
      body: JSON.stringify({ type: 'away', title, status: 503 }),
    }
    await page.route('**/api/orders/**', (route) => route.fulfill(unavailable), { times: 1 })
    await go('/dashboard/myorders')
    await page.getByRole('alert').getByText(title).waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('You have not ordered anything yet').waitFor()
    await go('/dashboard/addreview')
    await page.getByLabel('Review', { exact: true }).fill('Kept, whatever happens.')
    await page.route('**/api/addreview', (route) => route.fulfill(unavailable), { times: 1 })
    await page.getByRole('button', { name: 'Add review' }).click()
    await page.getByText('Nothing was added.').waitFor()
    expect(await page.getByLabel('Review', { exact: true }).inputValue()).toBe(
      'Kept, whatever happens.',
    )
    await page.getByRole('button', { name: 'Add review' }).click()
    await expectToast(page, 'Review added')
  }))
