/** The front page, as a visitor meets it. Source: specification, point 2. */
import { expect, test } from 'vitest'
import { displayMoney } from '../../src/platform/money/money.ts'
import { expectStill, watchShifts } from './page-checks.ts'
import { demoBuyer, withBrowser } from './visitor.ts'
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
    let alone = 0
    for (const card of cards) {
      const order = card.getByRole('link', { name: /^place order: / })
      const href = (await order.getAttribute('href')) ?? ''
      expect(await order.innerText()).toBe('place order')
      const tool = tools.find((item) => href === `/purchase/${String(fieldOf(item, '_id'))}`)
      const sizes = tools.filter(
        (item) =>
          fieldOf(tool, 'family') !== '' &&
          fieldOf(item, 'family') === fieldOf(tool, 'family') &&
          fieldOf(item, 'brand') === fieldOf(tool, 'brand'),
      ).length
      const name = String(fieldOf(tool, 'name'))
      const count = Number(fieldOf(tool, 'rating_count'))
      const text = await card.innerText()
      expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe(name)
      expect(await card.getByRole('img', { name, exact: true }).count()).toBe(1)
      expect(text).toContain(
        count === 0
          ? 'No ratings yet'
          : `${(Number(fieldOf(tool, 'rating_sum')) / count).toFixed(1)} (${count})`,
      )
      // What the card sells, and nothing else that looks like its price.
      expect(await card.locator('.price').innerText()).toMatch(
        new RegExp(`^\\$${String(fieldOf(tool, 'price')).slice(1).replace('.', '\\.')}(\\nfrom|$)`),
      )
      if (sizes > 1) expect(text).toContain(`${sizes} sizes`)
      else alone += 1
      expect(text).not.toContain(String(fieldOf(tool, 'description')).slice(0, 40))
      expect(text).not.toContain('in stock')
    }
    expect(alone).toBeGreaterThan(0)
    expect(alone).toBeLessThan(12)
  }))

test('of a family one size is shown, which leads to all of them', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const card = page.locator('#tools .tool-card', { hasText: 'Combination Wrench' })
    expect(await card.count()).toBe(1)
    await card.getByText('8 to 24 mm · 8 sizes').waitFor()
    await card.getByRole('heading').getByRole('link').click()
    await page.getByRole('table', { name: 'Sizes of Combination Wrench' }).waitFor()
  }))

test('categories are tiles with a picture and how many tools they have', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/')
    const tiles = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    // Other journeys import tools with categories of their own.
    expect(await tiles.count()).toBeGreaterThanOrEqual(11)
    expect(await tiles.locator('img').count()).toBeGreaterThanOrEqual(11)
    await tiles.filter({ hasText: /^Wrenches\s*23 tools$/ }).click()
    await page.waitForURL('**/categories/wrenches')
    await page.getByRole('heading', { level: 1, name: /^Wrenches 23 tools$/ }).waitFor()
  }))

test('a pasted list is on the order pad with one click, below what was there, signed out too', () =>
  withBrowser({}, async ({ go, page }) => {
    const box = page.getByLabel('Paste your list: SKU and quantity')
    const check = page.getByRole('button', { name: 'Check my list' })
    await go('/')
    await box.fill('HMR-1001  24\n48 x nothing-like-it')
    await check.click()
    await page.waitForURL('**/order-pad')
    await page.getByText('Fiberglass Claw Hammer 16 oz').first().waitFor()
    await page.goBack()
    await box.fill('HMR-1002 12')
    await box.press('Control+Enter')
    await page.waitForURL('**/order-pad')
    await page.getByText('Fiberglass Claw Hammer 20 oz').first().waitFor()
    expect(await page.locator('.pad-paste textarea').inputValue()).toBe(
      'HMR-1001  24\n48 x nothing-like-it\nHMR-1002 12',
    )
    await page.goBack()
    await check.click()
    await page.locator('.paste-start textarea:focus').waitFor()
    await box.fill('x'.repeat(500_001))
    await check.click()
    await page.getByRole('alert').getByText('This list is too long').waitFor()
    expect((await box.inputValue()).length).toBe(500_001)
  }))

test('is less than 5,000 pixels high on a phone, with the hero on the first screen', () =>
  withBrowser({}, async ({ go, page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await go('/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const hero = await page.getByRole('button', { name: 'Get Started' }).boundingBox()
    expect((hero?.y ?? 800) + (hero?.height ?? 0)).toBeLessThan(800)
    expect((await page.locator('.bar-top').boundingBox())?.height, 'the bar').toBe(56)
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

test('the signed-in see what they buy again and add it with one click, without anything moving', () =>
  withBrowser({}, async ({ go, page, signIn }) => {
    await signIn(demoBuyer)
    await watchShifts(page)
    await go('/')
    const again = page.getByRole('list', { name: 'Buy again' })
    await again.getByRole('listitem').first().waitFor()
    await expectStill(page, 0.001)
    const own = await page.locator('.own-counter').boundingBox()
    expect(own?.height).toBe(176)
    await again
      .getByRole('button', { name: /^Add [\d,]+ to cart: / })
      .first()
      .click()
    await page
      .getByText(/ added to the cart/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'My Orders' }).first().waitFor()
    await page.getByRole('link', { name: 'Purchase', exact: true }).click()
    await page.locator('.tool-line').first().waitFor()
  }))
