/** The front page, as a visitor meets it. Source: specification, point 2. */
import { expect, test } from 'vitest'
import { displayMoney } from '../../src/platform/money.ts'
import { withBrowser } from './visitor.ts'
import { callApi, fieldOf, expectRows } from './api-calls.ts'

test('greets, and Get Started goes to the tools of this page without navigating', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    await page.getByText('Hello there', { exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'NEED NEW TOOLS ?', exact: true }).waitFor()
    let navigated = 0
    page.on('framenavigated', () => {
      navigated += 1
    })
    const before = page.url()
    await page.getByRole('button', { name: 'Get Started', exact: true }).click()
    await page.locator('#tools:focus').waitFor()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect([page.url(), navigated]).toEqual([before, 0])
  }))

test('shows the four figures of the shop', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const tiles = await page
      .locator('.stats > div')
      .evaluateAll((all) =>
        all.map((tile) => [
          tile.querySelector('dd')?.textContent,
          tile.querySelector('dt')?.textContent,
        ]),
      )
    expect(tiles).toEqual([
      ['100+', 'Country'],
      ['30+', 'Years of Trust'],
      ['347+', 'Happy Clients'],
      ['500+', 'Complete project'],
    ])
  }))

test('has one column on a phone and three from a medium width on', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const columns = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 900 })
      return page
        .locator('#tools .tool-card')
        .evaluateAll(
          (cards) =>
            new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        )
    }
    expect([await columns(360), await columns(768), await columns(1280)]).toEqual([1, 3, 3])
  }))

test("a card shows picture, name, true rating, price and a 'place order' link, but no description or stock", () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const tools = expectRows(await callApi('GET /tools'))
    const cards = await page.locator('#tools .tool-card').all()
    expect(cards).toHaveLength(12)
    for (const card of cards) {
      const name = await card.getByRole('heading', { level: 3 }).innerText()
      const tool = tools.find((item) => fieldOf(item, 'name') === name)
      const count = Number(fieldOf(tool, 'rating_count'))
      const cardText = await card.innerText()
      expect(cardText).toContain(
        count === 0
          ? 'No ratings yet'
          : `${(Number(fieldOf(tool, 'rating_sum')) / count).toFixed(1)} (${count})`,
      )
      expect(cardText).toContain(String(fieldOf(tool, 'price')))
      expect(cardText).not.toContain(String(fieldOf(tool, 'description')).slice(0, 40))
      expect(cardText).not.toContain('in stock')
      expect(await card.getByRole('img', { name }).count()).toBe(1)
      const order = card.getByRole('link', { name: `place order: ${name}` })
      expect([await order.innerText(), await order.getAttribute('href')]).toEqual([
        'place order',
        `/purchase/${String(fieldOf(tool, '_id'))}`,
      ])
    }
  }))

test('a tool without reviews shows empty stars and says so', () =>
  withBrowser({}, async ({ go, page }) => {
    const bare = expectRows(await callApi('GET /tools')).find(
      (tool) => fieldOf(tool, 'rating_count') === 0,
    )
    await go(`/tools/${String(fieldOf(bare, 'slug'))}`)
    await page.locator('.ids').getByText('No ratings yet').waitFor()
    expect(await page.locator('.ids .stars').getAttribute('class')).toBe('stars of-0')
  }))

test('lists what customers wrote, with names and masked e-mail addresses, newest first and all on demand', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const section = page.locator('#reviews')
    await section.getByRole('heading', { level: 2, name: 'Customer Review', exact: true }).waitFor()
    const newest = expectRows(await callApi('GET /reviews?limit=9'))
    const shown = await section.locator('.review').allInnerTexts()
    expect(shown).toHaveLength(9)
    for (const [place, text] of shown.entries()) {
      const review = newest[place]
      expect(fieldOf(review, 'email')).toMatch(/^.•••@/)
      for (const name of ['name', 'email', 'review']) expect(text).toContain(fieldOf(review, name))
    }
    await section.getByRole('link', { name: /^Show all \d+ reviews$/ }).click()
    await expect.poll(() => section.locator('.review').count()).toBeGreaterThanOrEqual(150)
    expect((await section.innerText()).match(/[\w.]{2,}@/g), 'unmasked addresses').toBeNull()
  }))

test('every link of the footer leads to a page of the shop', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const links = page.locator('footer.site-foot li a')
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(paths.length).toBeGreaterThanOrEqual(10)
    expect(await page.locator('footer.site-foot h2').allInnerTexts()).toEqual([
      'Services',
      'Company',
      'Legal',
    ])
    for (const path of paths) {
      expect([path, await go(path)]).toEqual([path, 200])
      // One, and only one: with several, this refuses to choose.
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  }))

test('prices on the front page are the prices of orders', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const [first] = expectRows(await callApi('GET /tools'))
    const price = String(fieldOf(first, 'price'))
    expect(price).toBe(displayMoney(Math.round(Number(price.slice(1)) * 100)))
    expect(await page.locator('#tools .tool-card .price').first().innerText()).toContain(price)
  }))
