/** What is typed in the cart is saved, also when the page is left at once or a save has failed. */
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartLink, quantityOf } from './cart-actions.ts'
import { archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

/** The quantity of a tool in the cart that the account has on the server. */
async function savedQuantity(token: string, { id }: CreatedTool): Promise<unknown> {
  const { body } = await callApi('GET /cart', { token })
  const lines: unknown = fieldOf(body, 'lines')
  if (!Array.isArray(lines)) throw new Error(`no cart: ${JSON.stringify(body)}`)
  return fieldOf(
    lines.find((line) => fieldOf(line, 'toolId') === id),
    'quantity',
  )
}

/** In the browser: remembers of each change of the cart whether it outlives its page. */
function watchKeepalive(): void {
  const seen: unknown[] = []
  const send = window.fetch
  Reflect.set(window, 'changesOfCart', seen)
  window.fetch = (address, options) => {
    if (options?.method === 'PUT' && String(address).endsWith('/cart')) seen.push(options.keepalive)
    return send(address, options)
  }
}

test('a quantity that was typed just before the page is left is saved', async () => {
  const buyer = await signUpThroughApi()
  const tool = await createTool({ Stock: 2400 })
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { page, go } = visitor
    await addToCart(visitor, tool)
    for (const quantity of [24, 36, 48, 60]) {
      await go('/cart')
      await quantityOf(page, tool).fill(String(quantity))
      // Long before the pause after which a change is saved automatically.
      await page.goto('/blogs')
      await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(quantity)
    }
  })
  await archiveTool(tool)
})

test('changes of the cart are sent so that they outlive their page', async () => {
  const buyer = await signUpThroughApi()
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { page, context } = visitor
    await context.addInitScript(watchKeepalive)
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await quantityOf(page, tool).fill('24')
    await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(24)
    expect(await page.evaluate(() => Reflect.get(window, 'changesOfCart'))).toEqual([true, true])
  })
  await archiveTool(tool)
})

test('a change that is made when the sign-in has ended is saved after the next one, which says so', async () => {
  const buyer = await signUpThroughApi()
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { page } = visitor
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await quantityOf(page, tool).fill('60')
    await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(60)
    visitor.expectConsoleMessage(/status of 401 .*\/api\//)
    await page.evaluate(() => localStorage.setItem('accessToker', 'ended'))
    await quantityOf(page, tool).fill('36')
    await page.waitForURL('**/login')
    await page.getByText('Your session has ended. Log in to continue where you left off.').waitFor()
    await page.getByLabel('Email', { exact: true }).fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(buyer.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/cart')
    await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(36)
    expect(await quantityOf(page, tool).inputValue()).toBe('36')
  })
  await archiveTool(tool)
})

test('a change that could not be saved is sent again on its own, and so is what comes after it', async () => {
  const buyer = await signUpThroughApi()
  const tool = await createTool()
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { page } = visitor
    await addToCart(visitor, tool)
    await cartLink(page).click()
    await quantityOf(page, tool).waitFor()
    visitor.expectConsoleMessage(/status of 503 .*\/api\/cart$/)
    const title = 'The shop cannot reach its database. Try again in a moment'
    const away = {
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '1' },
      body: JSON.stringify({ type: 'away', title, status: 503 }),
    }
    await page.route('**/api/cart', (route) => route.fulfill(away), { times: 1 })
    await quantityOf(page, tool).fill('36')
    await expectToast(page, title)
    await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(36)
    await quantityOf(page, tool).fill('48')
    await expect.poll(() => savedQuantity(buyer.token, tool)).toBe(48)
  })
  await archiveTool(tool)
})
