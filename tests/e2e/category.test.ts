/** The pages of categories: their address, what stands above the list, and where they lead. */
import { expect, test } from 'vitest'
import { withBrowser } from './visitor.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'

test('a category has a page with its picture, its sentence and its tools alone', () =>
  withBrowser({}, async ({ go, page }) => {
    expect(await go('/categories/chisels-planes')).toBe(200)
    await page.getByRole('heading', { level: 1, name: /^Chisels & Planes 13 tools$/ }).waitFor()
    await page.getByText('Wood and cold chisels, files and a bench plane').waitFor()
    expect(await page.locator('.category-head img').count()).toBe(1)
    const tools = expectRows(await callApi('GET /tools?category=Chisels%20%26%20Planes'))
    const shown = await page.locator('.tools .id > span:nth-child(2)').allTextContents()
    expect(shown.toSorted()).toEqual(tools.map((tool) => fieldOf(tool, '_id')).toSorted())
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/categories\/chisels-planes$/,
    )
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
  }))

test('the page of a brand has its name as its heading', () =>
  withBrowser({}, async ({ go, page }) => {
    expect(await go('/brands/kestrow')).toBe(200)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.innerText()).toMatch(/^Kestrow \d+ tools$/)
    await go('/brands/kestrow?category=Wrenches')
    expect(await heading.innerText()).toMatch(/^Kestrow \d+ tools$/)
  }))

test('narrowing it keeps its head, and the list of the category says where its page is', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/categories/wrenches')
    await page.getByRole('checkbox', { name: /^Kestrow/ }).check()
    await page.waitForURL(/\/purchase\?.*category=Wrenches.*brand=Kestrow/)
    await page.locator('.category-head').waitFor()
    await go('/purchase?category=Wrenches')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/categories\/wrenches$/,
    )
  }))

test('a category that does not exist is the not-found page', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const missing = await page.request.get(new URL('/categories/spaceships', page.url()).href)
    expect(missing.status()).toBe(404)
  }))

test('an address that was cut in the middle of a letter is the not-found page, for people and not for programs', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    for (const path of ['/tools/s%C3%A', '/blogs/%zz']) {
      const cut = await page.request.get(new URL('/', page.url()).origin + path)
      expect(cut.status(), path).toBe(404)
      expect(cut.headers()['content-type'], path).toContain('text/html')
    }
    const ofApi = await page.request.get(`${new URL('/', page.url()).origin}/api/tools/%zz`)
    expect(ofApi.headers()['content-type']).toContain('application/problem+json')
  }))

test('the sitemap has the pages of categories', () =>
  withBrowser({}, async ({ page, go }) => {
    await go('/')
    const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
    const first = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? ''
    const pages = sitemap.includes('<urlset')
      ? sitemap
      : await page.evaluate(async (path) => (await fetch(path)).text(), new URL(first).pathname)
    expect(pages).toContain('/categories/wrenches')
    expect(pages).not.toContain('category=Wrenches')
  }))
