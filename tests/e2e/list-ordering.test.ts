/** Filling the cart from the list: from cards and dense rows, and the view that is remembered. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from './visitor.ts'
import { cartLink, expectCartLink } from './cart-actions.ts'
import { createTool } from './catalogue-setup.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { toastOf } from './toasts.ts'

test('a 13 mm wrench is found and 24 of it are added with two clicks and at most twelve keys', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    await page.locator('#search').click()
    await page.keyboard.type('13mm wrench')
    await page.keyboard.press('Enter')
    const card = page.locator('.tool-card', { hasText: 'Combination Wrench 13 mm' })
    // Its box shows 24, the lowest quantity: nothing is to be typed.
    expect(await card.getByRole('textbox').getAttribute('placeholder')).toBe('24')
    await card.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByText('24 × Combination Wrench 13 mm added to the cart').waitFor()
    expect('13mm wrench'.length + 1).toBeLessThanOrEqual(12)
  }))

const key = async (page: Page, keys: readonly string[]): Promise<number> => {
  for (const one of keys) await page.keyboard.press(one)
  return keys.length
}

test('the quantity has the focus after a search for an SKU: a wrench is added with at most twelve keys', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    let keys = await key(page, ['/', ...'wrn-3010', 'Enter'])
    await page.waitForURL('**/tools/combination-wrench-10-mm')
    const quantity = page.locator('.buy').getByLabel('Quantity', { exact: true })
    await expect.poll(() => quantity.evaluate((box) => box === document.activeElement)).toBe(true)
    keys += await key(page, ['Enter'])
    await toastOf(page, '24 × Combination Wrench 10 mm added to the cart').waitFor()
    expect(keys).toBeLessThanOrEqual(12)
  }))

test('Ctrl+Enter adds the first tool that is suggested', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    let keys = await key(page, ['/', ...'wrn-3010'])
    await page.getByRole('option', { name: /Combination Wrench 10 mm/ }).waitFor()
    keys += await key(page, ['Control+Enter'])
    await toastOf(page, '24 × Combination Wrench 10 mm added to the cart').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(keys).toBeLessThanOrEqual(12)
  }))

test('Ctrl+Enter waits for what is found for all that is typed', () =>
  withBrowser({}, async ({ go, page }) => {
    const pressed = Promise.withResolvers<void>()
    await page.route(/suggestions\?q=wrn-3013$/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await go('/')
    await key(page, ['/', ...'wrn-301'])
    await page.getByRole('option').first().waitFor()
    await key(page, ['3', 'Control+Enter'])
    pressed.resolve()
    await toastOf(page, '24 × Combination Wrench 13 mm added to the cart').waitFor()
  }))

test('Ctrl+Enter does not add what was found for fewer letters, if that arrives after the last key', () =>
  withBrowser({}, async ({ go, page }) => {
    const [asked, pressed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.clock.install()
    await page.route(/suggestions\?q=wrn-3$/, async (route) => {
      asked.resolve()
      await pressed.promise
      await route.continue()
    })
    await go('/')
    await key(page, ['/', ...'wrn'])
    await page.getByRole('option').first().waitFor()
    await key(page, [...'-3'])
    await asked.promise
    // The page's timers stop: the request for the last letters is not sent yet.
    await page.clock.pauseAt(Date.now() + 60_000)
    const late = page.waitForResponse(/suggestions\?q=wrn-3$/)
    await key(page, [...'013'])
    pressed.resolve()
    await (await late).finished()
    await page.getByRole('option').first().waitFor()
    await key(page, ['Control+Enter'])
    await page.clock.resume()
    await toastOf(page, '24 × Combination Wrench 13 mm added to the cart').waitFor()
  }))

test.each([320, 360, 768, 1280])(
  'at %i px what says that a tool is in the cart offers to open it, and covers neither the bar nor its total',
  (width) =>
    withBrowser({ width }, async ({ go, page }) => {
      await go('/purchase?q=13mm+wrench')
      await page
        .locator('.tool-card', { hasText: 'Combination Wrench 13 mm' })
        .getByRole('button', { name: /^Add to cart/ })
        .click()
      const said = toastOf(page, '24 × Combination Wrench 13 mm added to the cart')
      await expectCartLink(page, 'Cart, 1 line, $66.00')
      const toast = await said.boundingBox()
      const bar = await page.locator('.bar-top').boundingBox()
      const total = await cartLink(page).boundingBox()
      expect(toast?.y).toBeGreaterThanOrEqual((total?.y ?? Infinity) + (total?.height ?? 0))
      expect(toast?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0))
      await said.getByRole('link', { name: 'Open the cart' }).click()
      await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor()
    }),
)

test('a card says at its box what is wrong with a quantity, and adds nothing', () =>
  withBrowser({}, async ({ go, page }) => {
    // The only family is open: its sizes are cards.
    await go('/purchase?q=combination+wrench')
    const card = page.locator('.tool-card', { hasText: 'Combination Wrench 13 mm' })
    const box = card.getByRole('textbox', { name: 'Quantity of Combination Wrench 13 mm' })
    await box.fill('25')
    await box.press('Enter')
    await card.getByRole('alert').getByText('Use 24 or 36.').waitFor()
    expect([await box.inputValue(), await box.getAttribute('aria-invalid')]).toEqual(['25', 'true'])
    await box.fill('36')
    await box.press('Enter')
    await page.getByText('36 × Combination Wrench 13 mm added to the cart').waitFor()
    expect(await box.inputValue()).toBe('')
  }))

test('the dense view is remembered, within the shop and in a new window, until the grid is chosen', () =>
  withBrowser({}, async ({ go, page, context }) => {
    await go('/')
    await page.getByRole('link', { name: 'Purchase', exact: true }).click()
    await page.waitForURL('**/purchase')
    await page.getByRole('link', { name: 'Dense' }).click()
    await page.locator('.tool-line').first().waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('navigation', { name: 'Categories' }).getByText('Hammers').click()
    await page.waitForURL('**/categories/hammers?view=list')
    await page.locator('.tool-line').first().waitFor()
    const other = await context.newPage()
    await other.goto(new URL('/purchase?brand=Kestrow', page.url()).href)
    await other.waitForURL('**/purchase?brand=Kestrow&view=list')
    await other.getByRole('link', { name: 'Grid' }).click()
    await other.locator('.tool-card').filter({ visible: true }).first().waitFor()
    await other.close()
    await go('/purchase')
    await page.locator('.tool-card').filter({ visible: true }).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  }))

test('24 dense rows are less than 3,000 pixels high on a phone, with box and button in each', () =>
  withBrowser({}, async ({ go, page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await go('/purchase?view=list')
    expect(await page.locator('.tool-line').count()).toBe(24)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
    const [row] = await page.locator('.tool-line').all()
    await row?.getByRole('textbox').fill('24')
    await row?.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByText(/^24 × Fiberglass Claw Hammer 16 oz added/).waitFor()
    for (const width of [320, 360, 768]) await expectNoSidewaysScroll(page, width)
  }))

test('the bar of the list stays in sight, and the filters beside it', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?view=list')
    await page.evaluate(() => scrollTo(0, 900))
    for (const name of ['Dense', 'Grid'])
      expect((await page.getByRole('link', { name }).boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect((await page.getByRole('checkbox', { name: /^In stock/ }).boundingBox())?.y).toBeLessThan(
      200,
    )
    await page.setViewportSize({ width: 360, height: 800 })
    await page.evaluate(() => scrollTo(0, 1500))
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
    expect(filters?.y).toBeGreaterThanOrEqual(0)
    expect(filters?.y).toBeLessThan(60)
  }))

test('a word of 60 letters breaks in the list, the dense view and on the page of its category', () =>
  withBrowser({}, async ({ go, page }) => {
    const long = 'Schraubenschluessel'.repeat(4).slice(0, 60)
    const tool = await createTool({ name: `${long} 13 mm`, category: long.slice(0, 60) })
    for (const path of ['/purchase?sort=newest', '/purchase?sort=newest&view=list'])
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await go(path)
        await page.getByRole('heading', { name: `${long} 13 mm` }).waitFor()
        await expectNoSidewaysScroll(page, width)
      }
    await go(`/categories/${long.toLowerCase()}`)
    for (const width of [320, 360, 1280]) await expectNoSidewaysScroll(page, width)
    expect(tool).toBeDefined()
  }))

test('values without tools are not shown, and a list of one tool shows no bands of nothing', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?q=torque+wrench')
    const counts = await page.locator('.facets .count').allInnerTexts()
    expect(counts.length).toBeGreaterThan(0)
    expect(counts.filter((count) => count === '0')).toEqual([])
  }))
