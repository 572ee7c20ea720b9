/** Families in the list, and what stands beside a list of one tool, of none, and a sold out tool. */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { callApi, expectRows } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { withBrowser } from './visitor.ts'

test('a family is one card that opens with all its sizes, and is open again after Back', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/categories/wrenches')
    const family = page.locator('.family-group', { hasText: 'Combination Wrench' })
    expect(await family.locator('summary').innerText()).toMatch(
      /^Combination Wrench\s+8 to 24 mm · 8 sizes\s+8\smm · 10\smm · .*24\smm\s+from \$1\.95\s+Choose a size$/,
    )
    expect(await family.locator('.tool-card').filter({ visible: true }).count()).toBe(0)
    // The heading counts tools, not cards.
    const wrenches = expectRows(await callApi('GET /tools?category=Wrenches')).length
    await page.getByRole('heading', { level: 1, name: `Wrenches ${wrenches} tools` }).waitFor()
    await family.locator('summary').click()
    expect(await family.locator('.tool-card').filter({ visible: true }).count()).toBe(8)
    await expectAccessible(page)
    await family.getByRole('link', { name: 'Combination Wrench 13 mm', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Combination Wrench 13 mm' }).waitFor()
    await page.goBack()
    await expect.poll(() => family.locator('.tool-card').filter({ visible: true }).count()).toBe(8)
  }))

test('by keyboard and without script a family opens as a row of the dense list', () =>
  withBrowser({ script: false, width: 360 }, async ({ go, page }) => {
    await go('/categories/wrenches?view=list')
    const family = page.locator('.family-group', { hasText: 'Combination Wrench' })
    await family.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await family.locator('.tool-line').filter({ visible: true }).count()).toBe(8)
    for (const width of [320, 360, 768]) await expectNoSidewaysScroll(page, width)
  }))

test('of a family that is listed in part the card says how many sizes there are', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?category=Wrenches&price_max=3.99')
    const family = page.locator('.family-group', { hasText: 'Combination Wrench' })
    expect(await family.locator('summary small').innerText()).toBe('8 to 17 mm · 5 of 8 sizes')
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
      await page.getByRole('link', { name: `Tell me when it is back: ${gone.name}` }).waitFor()
    }
    await page.getByRole('link', { name: `Tell me when it is back: ${gone.name}` }).click()
    await page.getByRole('heading', { level: 1, name: gone.name }).waitFor()
    const instead = page.getByRole('region', { name: 'In stock instead' })
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
