/**
 * Finding: the search box on every page, suggestions by keyboard, facets, Back, and all of it
 * without script.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAdmin, withBrowser } from './visitor.ts'
import { callApi, expectRows } from './api-calls.ts'
import { expectAccessible } from './page-checks.ts'

const box = (page: Page) => page.getByLabel('Search tools')
const names = (page: Page): Promise<string[]> => page.locator('.tool-card h2').allTextContents()
/** The id of each tool of the list, those of sizes in the card of their family too. */
const ids = (page: Page): Promise<string[]> =>
  page.locator('.tools .id > span:nth-child(2)').allTextContents()
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const howMany = async (query: string): Promise<number> =>
  expectRows(await callApi(`GET /tools?${query}`)).length

test('the search box suggests while typing, by keyboard only, and announces it', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    await page.keyboard.press('/')
    await page.keyboard.type('torq')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const option = list.getByRole('option', {
      name: /Torque Wrench 1\/2 in Drive.*WRN-3402.*\$54\.90/,
    })
    await option.waitFor()
    const combobox = page.getByRole('combobox', { name: 'Search tools' })
    expect(await combobox.getAttribute('aria-expanded')).toBe('true')
    await page
      .getByRole('status')
      .getByText(/\d tools.* suggested/)
      .waitFor()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    const first = list.getByRole('option').first()
    expect([
      await first.getAttribute('aria-selected'),
      await combobox.getAttribute('aria-activedescendant'),
    ]).toEqual(['true', await first.getAttribute('id')])
    await page.keyboard.press('Escape')
    expect([await list.isHidden(), await combobox.inputValue()]).toEqual([true, 'torq'])
    await page.keyboard.press('ArrowDown')
    await option.waitFor()
    await page.keyboard.press('ArrowUp')
    const href = await list.locator('[aria-selected="true"]').getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === href)
    expect(await box(page).inputValue()).toBe('')
  }))

test('an outdated response never replaces suggestions for newer input', () =>
  withBrowser({}, async ({ go, page }) => {
    let respondLate = (): void => undefined
    await page.route('**/search/suggestions?q=ha', async (route) => {
      await new Promise<void>((resolve) => {
        respondLate = resolve
      })
      await route.continue().catch(() => undefined)
    })
    await go('/')
    const request = page.waitForRequest('**/search/suggestions?q=ha')
    await box(page).fill('ha')
    await request
    await box(page).fill('plier')
    await page
      .getByRole('option', { name: /Pliers/ })
      .first()
      .waitFor()
    respondLate()
    expect(await page.getByRole('option', { name: /Hammer/ }).count()).toBe(0)
  }))

test('who types the next search while a page is on its way goes on typing when it is there', () =>
  withBrowser({}, async ({ go, page }) => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/purchase.data?*', async (route) => {
      await answered
      await route.continue()
    })
    await go('/')
    await box(page).fill('hmr 1001')
    await box(page).press('Enter')
    await page.locator('main[aria-busy]').waitFor()
    await box(page).fill('13mm wr')
    answer()
    await page.getByRole('heading', { level: 1, name: /Claw Hammer 16 oz/ }).waitFor()
    await page.keyboard.type('ench')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Results for “13mm wrench”/ }).waitFor()
  }))

test('a SKU leads to its tool, with any punctuation; sizes and typing errors are understood', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    await box(page).fill('hmr 1001')
    await box(page).press('Enter')
    await page.waitForURL('**/tools/fiberglass-claw-hammer-16-oz')
    // Who finds a tool by its SKU goes on with the quantity.
    await page.locator('.buy [name=quantity]:focus').waitFor()
    await box(page).fill('13mm wrench')
    await box(page).press('Enter')
    await page.getByRole('heading', { level: 1, name: /Results for “13mm wrench”/ }).waitFor()
    expect(await names(page)).toContain('Combination Wrench 13 mm')
    await box(page).fill('torqe wrench')
    await box(page).press('Enter')
    await page.locator('.meant').getByRole('link', { name: 'torque wrench' }).waitFor()
    for (const name of await names(page)) expect(name).toMatch(/torque wrench/i)
    await box(page).fill('torque hammer')
    await box(page).press('Enter')
    await page.getByRole('heading', { level: 2, name: 'No tool matches' }).waitFor()
    await expectAccessible(page)
    await page
      .locator('.nearby')
      .getByRole('link', { name: /^torque/ })
      .click()
    await page.waitForURL('**/purchase?q=torque')
  }))

test.each([1280, 360])(
  'at %d px: values of a facet widen, facets narrow, chips remove filters, and Back undoes one at a time',
  (width) =>
    withBrowser({ width }, async ({ go, page }) => {
      await go('/purchase')
      const filters = async (): Promise<void> => {
        if (width < 1024 && !(await page.locator('#filters').isVisible()))
          await page.getByRole('button', { name: /^Filters/ }).click()
      }
      const choose = async (name: RegExp): Promise<void> => {
        await filters()
        const value = page.locator('#filters').getByRole('checkbox', { name })
        await value.click()
        // The list of the choice before may arrive, and be rendered, in between.
        await expect.poll(() => value.isChecked()).toBe(true)
      }
      const counted = (many: number) =>
        page
          .getByRole('heading', { level: 1 })
          .getByText(`${many} tools`, { exact: true })
          .waitFor()
      await choose(/^Hammers/)
      await page.waitForURL('**/purchase?category=Hammers')
      await choose(/^Pliers/)
      await page.waitForURL('**/purchase?category=Hammers&category=Pliers')
      await counted(await howMany('category=Hammers&category=Pliers'))
      // The control that was used keeps the focus.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
        'Pliers',
      )
      await choose(/^Drevholt/)
      await page.waitForURL(/brand=Drevholt/)
      await counted(await howMany('category=Hammers&category=Pliers&brand=Drevholt'))
      expect(
        await page
          .locator('#filters')
          .getByRole('checkbox', { name: /^Brackmoor/ })
          .isChecked(),
      ).toBe(false)
      await expectAccessible(page)
      expect(await sideways(page)).toBe(0)
      if (width < 1024) await page.getByRole('button', { name: /^Show \d+ tools$/ }).click()
      await page.getByRole('link', { name: 'Hammers remove' }).click()
      await page.waitForURL('**/purchase?category=Pliers&brand=Drevholt')
      await page.goBack()
      await page.goBack()
      await page.waitForURL('**/purchase?category=Hammers&category=Pliers')
      await expect
        .poll(() =>
          page
            .locator('#filters input:checked')
            .evaluateAll((inputs) =>
              inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
            ),
        )
        .toEqual(['Hammers', 'Pliers', ''])
      await page.getByRole('link', { name: 'Dense' }).click()
      await page.locator('.tool-line').first().waitFor()
      await expectAccessible(page)
      expect(await sideways(page)).toBe(0)
    }),
)

test('more tools are loaded below, announced, and restored after Back, at the same scroll position', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase')
    const more = page.getByRole('button', { name: 'Load more' })
    await more.click()
    await page
      .getByRole('status')
      .getByText(/^24 more: 48 of \d+ tools$/)
      .waitFor()
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    const all = await ids(page)
    expect([all.length, new Set(all).size]).toEqual([48, new Set(all).size])
    const far = page
      .locator('.tools > .tool-card:not(.family-card)')
      .filter({ visible: true })
      .last()
      .getByRole('heading')
      .getByRole('link')
    await far.scrollIntoViewIfNeeded()
    const at = await page.evaluate(() => scrollY)
    await far.click()
    await page.waitForURL('**/tools/**')
    await page.goBack()
    await expect.poll(async () => (await ids(page)).length).toBe(48)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - at))
      .toBeLessThan(5)
  }))

test('without script the filters are a form, pages are links, and an outdated cursor shows the first page', () =>
  withBrowser({ script: false, width: 360 }, async ({ go, page }) => {
    await go('/purchase?q=wrench')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: /^Drevholt/ }).check()
    await page.getByRole('radio', { name: /^Up to 12/ }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/q=wrench.*brand=Drevholt.*max_minimum=12/)
    await page
      .getByRole('heading', { level: 1 })
      .getByText(`${await howMany('q=wrench&brand=Drevholt&max_minimum=12')} tools`)
      .waitFor()
    await go('/purchase')
    await page.getByRole('link', { name: 'Next page' }).click()
    expect(await ids(page)).toHaveLength(24)
    expect(await go('/purchase?cursor=forged')).toBe(200)
    expect(await ids(page)).toHaveLength(24)
  }))

test('the shopkeeper defines synonyms, and visitors find tools by them at once', () =>
  withBrowser({}, async ({ go, page, signIn }) => {
    await signIn(demoAdmin)
    await go('/dashboard/searchwords')
    await page.getByRole('button', { name: 'Add a synonym' }).click()
    const synonyms = page.getByLabel('Synonyms', { exact: true })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await synonyms.fill('bodger')
    await save.click()
    await page.getByText('Enter at least two synonyms').waitFor()
    await synonyms.fill('bodger = gouge')
    await save.click()
    await synonyms.waitFor({ state: 'detached' })
    const edit = page.getByRole('button', { name: 'Edit bodger' })
    await page.getByRole('searchbox', { name: 'Search synonyms' }).fill('bodger')
    await edit.waitFor()
    await expectAccessible(page)
    expect(await howMany('q=bodger')).toBe(0)
    await edit.click()
    expect(await synonyms.inputValue()).toBe('bodger = gouge')
    await synonyms.fill('bodger = chisel')
    await save.click()
    await synonyms.waitFor({ state: 'detached' })
    expect(await howMany('q=bodger')).toBe(await howMany('q=chisel'))
    await page.getByRole('button', { name: /^More.* bodger/ }).click()
    await page.getByRole('button', { name: 'Delete bodger = chisel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await edit.waitFor({ state: 'detached' })
    expect(await howMany('q=bodger')).toBe(0)
  }))

test('clearing the search leaves the address without a query', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/purchase?q=torque&in_stock=true')
    await box(page).fill('')
    await page.keyboard.press('Enter')
    await page.waitForURL(({ search }) => !search.includes('q='))
    expect(new URL(page.url()).pathname).toBe('/purchase')
  }))
