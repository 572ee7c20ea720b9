/**
 * What is only read: questions, portfolio, not found, and the bar that stands above them all.
 * Source: specification, point 2.
 */
import { expect, test } from 'vitest'
import { demoBuyer, withBrowser } from './visitor.ts'
import { callApi, fieldOf, storedToken, expectRows } from './api-calls.ts'

test('blogs: six questions with their answers', () =>
  withBrowser({}, async ({ go, page }) => {
    expect(await go('/blogs')).toBe(200)
    const items = await page
      .locator('main article')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('h2')?.textContent ?? '',
          one.querySelector('p')?.textContent ?? '',
        ]),
      )
    expect(items).toHaveLength(6)
    for (const [question = '', answer = ''] of items) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThan(200)
    }
  }))

test('portfolio: skills, and two projects with external links', () =>
  withBrowser({}, async ({ go, page }) => {
    expect(await go('/myportfolio')).toBe(200)
    expect((await page.locator('.skills li').allInnerTexts()).length).toBeGreaterThanOrEqual(5)
    const links = await page
      .locator('.projects article a')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
    expect(links).toHaveLength(2)
    for (const link of links) expect(new URL(link).origin).not.toBe(new URL(page.url()).origin)
  }))

test('any other path: the full-width picture with a heading, a search and Home, and HTTP 404', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    for (const path of ['/no-such-page', '/purchase/a/b', '/tools/no-such-tool', '/blogs/none']) {
      visitor.expectConsoleMessage(new RegExp(`status of 404 .* ${path}$`))
      expect([path, await go(path)]).toEqual([path, 404])
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      const picture = await page
        .getByRole('img', { name: 'A tool board with one hammer missing' })
        .boundingBox()
      expect([picture?.x, picture?.width]).toEqual([0, 1280])
    }
    const search = page.locator('main').getByRole('searchbox')
    await search.fill('hammer')
    await search.press('Enter')
    await page.waitForURL('**/purchase?q=hammer')
    await go('/no-such-page')
    await page.locator('main').getByRole('link', { name: 'Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }))

test('the navigation bar: links when signed out, the active one highlighted', () =>
  withBrowser({}, async ({ go, page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    const pages = [
      ['/', 'Home'],
      ['/Purchase', 'Purchase'],
      ['/blogs', 'Blogs'],
      ['/myportfolio', 'My Portfolio'],
      ['/login', 'Log In'],
      ['/signup', 'Get started'],
    ] as const
    for (const [path, name] of pages) {
      await go(path)
      const links = bar.getByRole('link')
      expect(await links.allInnerTexts()).toEqual(pages.map(([, one]) => one))
      const active = bar.locator('[aria-current="page"]')
      expect([path, await active.allInnerTexts()]).toEqual([path, [name]])
      const colours = await links.evaluateAll((all) =>
        all.map((link) => ({
          active: link.hasAttribute('aria-current'),
          look: [
            getComputedStyle(link).color,
            getComputedStyle(link).borderBottomColor,
            getComputedStyle(link).boxShadow,
            getComputedStyle(link).fontWeight,
          ].join(' '),
        })),
      )
      const idle = new Set(colours.filter((one) => !one.active).map(({ look }) => look))
      for (const { look } of colours.filter((one) => one.active))
        expect(idle.has(look), `${name} looks different`).toBe(false)
    }
  }))

test('by keyboard: the skip link, the slash to the search, Escape out of the menu', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/blogs')
    await page.keyboard.press('Tab')
    await page.locator('a.skip:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await page.keyboard.press('/')
    await page.locator('#search:focus').waitFor()
    await page.keyboard.type('a/b')
    expect(await page.locator('#search').inputValue(), 'the slash can be typed').toBe('a/b')
    await page.setViewportSize({ width: 360, height: 800 })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Purchase' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'My Portfolio' }).click()
    await page.waitForURL('**/myportfolio')
    await menu.waitFor({ state: 'hidden' })
  }))

test('without script: pages are complete; search, filters, ordering and Get Started work', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    await go('/')
    expect(await page.locator('#tools .tool-card').count()).toBe(12)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.waitForURL('**/*#tools')
    await page.getByLabel('Search tools').fill('sledge')
    await page.getByLabel('Search tools').press('Enter')
    await page.waitForURL('**/purchase?q=sledge')
    expect(await page.locator('.tool-card').count()).toBeGreaterThan(0)
    await go('/purchase')
    await page.getByRole('checkbox', { name: /^Wrenches/ }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Wrenches/ }).waitFor()
    await page.locator('.size-rows a').first().click()
    await page.locator('table.ladder').waitFor()
    await page.getByRole('button', { name: 'place order' }).click()
    await page.waitForURL(/\/purchase\/[0-9a-f-]+\?quantity=\d+$/)
    expect(await page.locator('main').innerText()).toContain('This page needs JavaScript.')
    for (const path of ['/blogs', '/myportfolio', '/terms']) {
      await go(path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    }
  }))

test('a text page shows who is signed in without hydration, and Sign Out leads to a page that does it', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/blogs')
    expect(
      await page.locator('script[src], script[type="module"], link[rel="modulepreload"]').count(),
    ).toBe(0)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Dashboard' })
      .waitFor()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Log In' })
      .waitFor()
    expect(await storedToken(page)).toBeNull()
  }))

test('a link from another site to the sign-out page asks first', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await go('/sign-out')
    await page.getByText('Sign out of the shop in this browser?').waitFor()
    expect(await storedToken(page)).not.toBeNull()
    await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await storedToken(page)).toBeNull()
  }))

test('links from a page with script to one without, and back, work as usual', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Blogs' }).click()
    await page.waitForURL('**/blogs')
    expect(
      await page.evaluate(() => '__reactRouterContext' in window),
      'the document is a new one',
    ).toBe(false)
    await bar.getByRole('link', { name: 'Purchase' }).click()
    await page.waitForURL('**/purchase')
    await page.goBack()
    await page
      .getByRole('heading', { level: 1, name: 'Blogs' })
      .or(page.locator('main article').first())
      .first()
      .waitFor()
  }))

test('input and clicks before a page is hydrated are not lost', () =>
  withBrowser({}, async ({ page }) => {
    const tool = expectRows(await callApi('GET /tools?q=HMR-1001'))[0]
    const asleep = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await asleep.promise
      await route.continue()
    })
    await page.goto(`/tools/${String(fieldOf(tool, 'slug'))}`)
    const box = page.getByLabel('Quantity', { exact: true })
    await box.fill('48')
    await page.getByRole('button', { name: 'One pack more' }).first().click()
    expect(await box.inputValue(), 'the page is not hydrated yet').toBe('48')
    asleep.resolve()
    await expect.poll(() => box.inputValue()).toBe(String(48 + Number(fieldOf(tool, 'pack_size'))))
  }))
