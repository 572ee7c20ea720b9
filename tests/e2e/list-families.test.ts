/** Families in the list, and what stands beside a list of one tool, of none, and a sold out tool. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { withBrowser } from './visitor.ts'

/** The ids that the list shows, in order; each once. */
const shownIds = async (page: Page): Promise<string[]> => {
  const shown = page.locator(':is(.tools, .tool-lines) .id').filter({ visible: true })
  const texts = (await shown.allTextContents()).map((text) => /[0-9a-f-]{36}/.exec(text)?.[0] ?? '')
  expect(new Set(texts).size).toBe(texts.length)
  return texts
}

test.each(
  [
    '',
    'sort=name',
    'sort=price',
    'sort=price-down',
    'sort=newest',
    'q=combination+wrench',
    'q=13+mm',
  ].flatMap((query) => ['grid', 'list'].map((view) => [query, view] as const)),
)('each tool is shown with id, price, minimum and stock: ?%s, %s', (query, view) =>
  withBrowser({ script: false }, async ({ go, page }) => {
    await go(`/purchase?${query}&view=${view}`)
    const tools = expectRows(await callApi(`GET /tools?limit=24&${query}`))
    expect((await shownIds(page)).toSorted()).toEqual(
      tools.map((tool) => String(fieldOf(tool, '_id'))).toSorted(),
    )
    for (const tool of tools) {
      const id = String(fieldOf(tool, '_id'))
      const entry = page.locator('.tool-card:not(.family-card), .tool-line, .size-rows > li', {
        hasText: id,
      })
      const text = ((await entry.textContent()) ?? '').replaceAll(',', '')
      for (const field of ['name', 'price', 'minimum_quantity'])
        expect(text, `${field} of ${id}`).toContain(String(fieldOf(tool, field)))
      expect(text).toMatch(/\d (in stock|left)|Last \d|Out of stock/)
    }
  }),
)

test('a family is one card with its description, its sizes as rows and a way to order several', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/categories/wrenches')
    const family = page.locator('.family-card', { hasText: 'Combination Wrench' })
    await family.getByRole('heading', { name: 'Combination Wrench' }).waitFor()
    await family.getByText('8 to 24 mm · 8 sizes', { exact: true }).waitFor()
    expect((await family.locator('.blurb').innerText()).length).toBeGreaterThan(40)
    const rows = family.getByRole('list', { name: 'Sizes of Combination Wrench' })
    expect(await rows.getByRole('listitem').count()).toBe(8)
    // The heading counts tools, not cards.
    const wrenches = expectRows(await callApi('GET /tools?category=Wrenches')).length
    await page.getByRole('heading', { level: 1, name: `Wrenches ${wrenches} tools` }).waitFor()
    await expectAccessible(page)
    const last = rows.getByRole('link', { name: 'Combination Wrench 24 mm', exact: true })
    await last.click()
    await page.getByRole('heading', { level: 1, name: 'Combination Wrench 24 mm' }).waitFor()
    await page.goBack()
    await family.getByRole('link', { name: 'Order several sizes' }).click()
    await page.getByRole('table', { name: 'Sizes of Combination Wrench' }).waitFor()
  }))

test('a search that finds one family shows its sizes as cards below its name', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?q=combination+wrench&view=grid')
    const family = page.getByRole('region', { name: 'Sizes of Combination Wrench' })
    await family.getByRole('heading', { name: 'Combination Wrench', exact: true }).waitFor()
    expect(await family.getByRole('button', { name: /^Add to cart/ }).count()).toBe(8)
    await expectAccessible(page)
  }))

test('the grid has no hole: every row but the last is full, at each width', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    for (const path of ['/purchase', '/purchase?sort=price', '/categories/wrenches'])
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await go(path)
        const tops = await page
          .locator('.tools > *')
          .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
        const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)
        expect(new Set(rows.slice(0, -1)).size, `${path} at ${width}`).toBe(1)
        expect(rows.at(-1)).toBeLessThanOrEqual(rows[0] ?? 0)
      }
  }))

test('forty sizes with long names fit a card and a dense row, and more pages join them', () =>
  withBrowser({}, async ({ go, page }) => {
    const run = crypto.randomUUID().slice(0, 8)
    const family = `Drill bit for hammer drills with a very long name of its own ${run}`
    for (let size = 1; size <= 40; size += 1)
      await createTool({
        name: `${family} ${size} x 1000 mm`,
        brand: 'Kestrow',
        family,
        category: run,
      })
    await createTool({ name: `Another ${run}`, category: run })
    for (const view of ['grid', 'list']) {
      await go(`/purchase?category=${run}&sort=name&view=${view}`)
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect.poll(async () => (await shownIds(page)).length).toBe(41)
      for (const width of [320, 360, 768, 1280]) await expectNoSidewaysScroll(page, width)
      await expectAccessible(page)
    }
  }))

test('of a family that is listed in part the card says how many sizes there are', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?category=Wrenches&price_max=3.99')
    const family = page.locator('.family-card, .family-group', { hasText: 'Combination Wrench' })
    await family.getByText('8 to 17 mm · 5 of 8 sizes', { exact: true }).waitFor()
  }))

test('one match shows its sizes and its neighbours, no match what its words find', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?q=torque+wrench+210')
    const sizes = page.getByRole('region', { name: 'Other sizes' })
    await sizes.getByRole('link', { name: 'Torque Wrench 3/8 in Drive 20-110 N·m' }).waitFor()
    const near = page.getByRole('region', { name: 'Similar tools' })
    expect(await near.getByRole('link').count()).toBeGreaterThan(0)
    await go('/purchase?q=torque+hammer')
    await near
      .getByRole('link', { name: /Torque/ })
      .first()
      .waitFor()
    await expectAccessible(page)
  }))

test('a tool that is sold out leads on to those in stock', () =>
  withBrowser({}, async ({ go, page }) => {
    const category = `Sold out ${crypto.randomUUID().slice(0, 8)}`
    const gone = await createTool({ category, Stock: 0 })
    const there = await createTool({ category })
    for (const view of ['grid', 'list']) {
      await go(`/purchase?category=${encodeURIComponent(category)}&view=${view}`)
      await page.getByRole('link', { name: `Notify me when available: ${gone.name}` }).waitFor()
    }
    await page.getByRole('link', { name: `Notify me when available: ${gone.name}` }).click()
    await page.getByRole('heading', { level: 1, name: gone.name }).waitFor()
    const instead = page.getByRole('region', { name: 'Alternatives in stock' })
    await instead.getByRole('link', { name: there.name }).click()
    await page.getByRole('heading', { level: 1, name: there.name }).waitFor()
  }))

test('specifications that part a list are filters; numbers are ranges', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/categories/wrenches')
    const filters = page.locator('#filters')
    const length = filters.getByRole('group', { name: 'Length' })
    const range = length.getByRole('checkbox').first()
    const label = await length.locator('.check').first().innerText()
    expect(label).toMatch(/^\d+ to \d+ mm\s+\d+$/)
    await range.check()
    await page.waitForURL(/spec=Length%3A\d+\.\.\d+\+mm/)
    const count = /(\d+)$/.exec(label)?.[1]
    await page.getByRole('heading', { level: 1, name: `Wrenches ${count} tools` }).waitFor()
    await page.getByRole('link', { name: /^Length: \d+ to \d+ mm remove$/ }).click()
    await page.waitForURL((url) => !url.search.includes('spec='))
    await expectAccessible(page)
  }))
