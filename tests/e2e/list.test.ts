/**
 * The list of tools: searched, narrowed, sorted, paged. Source: specification, point 2, and
 * product rules.
 */
import { expect, test } from 'vitest'
import { withBrowser } from './visitor.ts'
import { callApi, fieldOf, expectRows } from './api-calls.ts'
import { expectToast } from './toasts.ts'

const howMany = async (): Promise<number> => expectRows(await callApi('GET /tools')).length

test('a card shows id, name, image, description, price, minimum quantity and stock', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/categories/hammers')
    const tools = expectRows(await callApi('GET /tools?category=Hammers'))
    const cards = await page.locator('.tool-card:not(.family-card)').all()
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      const id = await card.locator('.id > span').nth(1).textContent()
      const tool = tools.find((one) => fieldOf(one, '_id') === id)
      const text = (await card.innerText()).replaceAll(',', '')
      const blurb = (await card.locator('.blurb').textContent()) ?? ''
      const description = String(fieldOf(tool, 'description'))
      for (const field of ['_id', 'name', 'price', 'minimum_quantity', 'Stock'])
        expect(text, field).toContain(String(fieldOf(tool, field)).replaceAll(',', ''))
      expect(text).toMatch(/Min \d+/)
      // Its beginning, in whole words of at most 200 characters (docs/departures.md).
      expect(blurb.length).toBeGreaterThan(Math.min(description.length, 180) - 1)
      expect(blurb.length).toBeLessThanOrEqual(200)
      expect(description.startsWith(blurb.replace('…', ''))).toBe(true)
      expect(description).not.toBe('')
      expect(await card.getByRole('img', { name: String(fieldOf(tool, 'name')) }).count()).toBe(1)
      expect(await card.getByRole('link', { name: /^place order/ }).getAttribute('href')).toBe(
        `/purchase/${String(fieldOf(tool, '_id'))}`,
      )
    }
  }))

test('is searched from the navigation bar, by name and by SKU, and says so when nothing matches', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const box = page.getByLabel('Search tools')
    await box.fill('torque wrench')
    await box.press('Enter')
    await page.waitForURL('**/purchase?q=torque+wrench')
    await page.getByRole('heading', { level: 1, name: /Results for “torque wrench”/ }).waitFor()
    for (const name of await page.locator('.tool-card h2').allInnerTexts())
      expect(name).toMatch(/torque wrench/i)
    await box.fill('HMR-1001')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Fiberglass Claw Hammer 16 oz' }).waitFor()
    await box.fill('zzzz nothing')
    await box.press('Enter')
    await page
      .getByText('No tool is called “zzzz nothing”. Try fewer letters, or the SKU.')
      .waitFor()
    await page.getByRole('link', { name: 'Show all tools' }).click()
    await page.getByText(`${await howMany()} tools`, { exact: true }).waitFor()
  }))

test('a search that is emptied leaves nothing in the address', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?q=hammer')
    const box = page.getByLabel('Search tools')
    for (const nothing of ['', '   ']) {
      await box.fill(nothing)
      await box.press('Enter')
      await page.waitForURL((url) => url.pathname === '/purchase' && url.search === '')
      await page.getByText(`${await howMany()} tools`, { exact: true }).waitFor()
      await page.goBack()
      await page.waitForURL('**/purchase?q=hammer')
    }
  }))

test('a page that cannot be loaded without a connection says so, and is there after a retry', () =>
  withBrowser({}, async (visitor) => {
    const { go, page, context } = visitor
    visitor.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await go('/purchase')
    await context.setOffline(true)
    // What a click loads first, and the library of toasts, are as far away.
    const add = page.getByRole('button', { name: /^Add to cart/ }).first()
    await add.click()
    await expectToast(
      page,
      'Part of this page could not be loaded. Check your connection, then try again',
    )
    await context.setOffline(false)
    await add.click()
    await expectToast(page, ' added to the cart')
    await context.setOffline(true)
    await page.getByLabel('Sort').selectOption('price')
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    await page.getByText('Check your connection, then try again.').waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Retry' }).click()
    await page.getByText(`${await howMany()} tools`, { exact: true }).waitFor()
  }))

test('is filtered by category and stock, sorted by price, and its address finds the same list again', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase')
    const hammers = expectRows(await callApi('GET /tools?category=Hammers'))
    await page.getByRole('checkbox', { name: /^Hammers/ }).check()
    await page.waitForURL('**/purchase?category=Hammers')
    await page.getByRole('heading', { level: 1, name: `Hammers ${hammers.length} tools` }).waitFor()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-down')
    await page.waitForURL('**/purchase?category=Hammers&sort=price-down')
    await page.getByRole('checkbox', { name: /^In stock/ }).check()
    await page.waitForURL('**/purchase?in_stock=true&category=Hammers&sort=price-down')
    const prices = (texts: readonly string[]): number[] =>
      texts.map((text) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    const shown = prices(await page.locator('.tool-card .price').allTextContents())
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    expect(await page.locator('.tool-card').getByText('Out of stock').count()).toBe(0)
    const names = await page.locator('.tool-card h2').allInnerTexts()
    await page.reload()
    expect(await page.locator('.tool-card h2').allInnerTexts()).toEqual(names)
    await page.getByRole('link', { name: 'In stock remove' }).click()
    await page.waitForURL('**/purchase?category=Hammers&sort=price-down')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByText(`${await howMany()} tools`, { exact: true }).waitFor()
  }))

test('has pages: every tool appears exactly once', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase')
    const seen: string[] = []
    const ids = page.locator('.tools .id > span:nth-child(2)')
    for (;;) {
      seen.push(...(await ids.allTextContents()))
      const next = page.getByRole('link', { name: 'Next page' })
      if ((await next.count()) === 0) break
      const before = page.url()
      await next.click()
      await page.waitForURL((url) => url.href !== before)
      await expect
        .poll(async () => seen.includes((await ids.first().textContent()) ?? ''))
        .toBe(false)
    }
    expect([seen.length, new Set(seen).size]).toEqual([await howMany(), seen.length])
    await page.getByRole('link', { name: 'First page' }).click()
    await page.waitForURL('**/purchase')
  }))

test('its address is case-insensitive, and invalid parameters are answered with a message', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const countText = `${await howMany()} tools`
    for (const path of ['/Purchase', '/PURCHASE', '/purchase']) {
      expect([path, await go(path)]).toEqual([path, 200])
      await page.getByText(countText, { exact: true }).waitFor()
      expect(new URL(page.url()).pathname, 'there is one address').toBe('/purchase')
    }
    visitor.expectConsoleMessage(/status of 422 .* \/purchase$/)
    expect(await go('/Purchase?category=Hammers&sort=nonsense')).toBe(422)
    await page
      .getByText('This web address is not valid. Search for the tool, or start from the home page.')
      .waitFor()
  }))

test.each([320, 360])('at %i px nothing of a card is cut off at its edge', (width) =>
  withBrowser({ width }, async ({ go, page }) => {
    await go('/purchase')
    const sticksOut = await page
      .locator('main .tools')
      .first()
      .evaluate((list) => {
        const { right } = list.getBoundingClientRect()
        return [...list.querySelectorAll('a, button, input, .price, .stock, summary')]
          .filter((element) => element.getBoundingClientRect().right > right + 0.5)
          .map((element) => element.textContent)
      })
    expect(sticksOut).toEqual([])
  }),
)
