/**
 * The public page of a tool: its prices by quantity, and a quantity box that says the rule while
 * one types.
 */
import { expect, test } from 'vitest'
import { createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'
import { callApi, fieldOf, expectRows } from './api-calls.ts'

test('shows picture, name, SKU, price ladder, stock in words, specification and reviews to everybody', () =>
  withBrowser({}, async ({ go, page }) => {
    const tool = expectRows(await callApi('GET /tools?q=HMR-1001'))[0]
    await go(`/tools/${String(fieldOf(tool, 'slug'))}`)
    await page.getByRole('heading', { level: 1, name: 'Fiberglass Claw Hammer 16 oz' }).waitFor()
    expect(
      await page
        .locator('section.tool')
        .getByRole('img', { name: 'Fiberglass Claw Hammer 16 oz' })
        .count(),
    ).toBe(1)
    await page.getByRole('button', { name: 'HMR-1001' }).waitFor()
    expect(await page.locator('table.ladder tbody tr').allInnerTexts()).toEqual([
      '12+\t$8.90\t–',
      '24+\t$8.54\t4%',
      '60+\t$8.19\t8%',
      '120+\t$7.74\t13%',
    ])
    await page.getByText(/^In stock\./).waitFor()
    await page.getByRole('row', { name: 'Head weight 16 oz (454 g)' }).waitFor()
    const written = expectRows(await callApi(`GET /reviews?tool=${String(fieldOf(tool, '_id'))}`))
    expect(await page.locator('.opinions .review').count()).toBe(written.length)
    expect(await page.locator('.opinions .score b').innerText()).toBe(
      (Number(fieldOf(tool, 'rating_sum')) / Number(fieldOf(tool, 'rating_count'))).toFixed(1),
    )
  }))

test('the quantity box states its rule in one sentence, live, and what buying more would save', () =>
  withBrowser({}, async ({ go, page }) => {
    const { slug } = await createTool()
    await go(`/tools/${slug}`)
    const box = page.getByLabel('Quantity', { exact: true })
    const rule = page.locator('.quantity .rule')
    const total = page.locator('.buy .total b')
    expect(await box.inputValue()).toBe('12')
    expect(await rule.innerText()).toBe(
      'Min 12 · packs of 12 · 36 more saves $60.00 · 240 in stock',
    )
    await page.getByRole('button', { name: 'One pack more' }).click()
    expect([await box.inputValue(), await total.innerText(), await rule.innerText()]).toEqual([
      '24',
      '$300.00',
      'Min 12 · packs of 12 · 24 more saves $60.00 · 240 in stock',
    ])
    await box.fill('108')
    expect([await total.innerText(), await rule.innerText()]).toEqual([
      '$1,215.00',
      'Min 12 · packs of 12 · buying 120 costs $15.00 less than buying this quantity · 240 in stock',
    ])
    expect(await page.locator('table.ladder tr.now').innerText()).toBe('48+\t$11.25\t10%')
    await page.getByRole('button', { name: 'One pack less' }).click()
    expect(await box.inputValue()).toBe('96')
  }))

test('says how to correct a quantity that cannot be ordered, with the nearest two as buttons', () =>
  withBrowser({}, async ({ go, page }) => {
    const { slug } = await createTool({ minimum_quantity: 48, pack_size: 24, price_breaks: [] })
    await go(`/tools/${slug}`)
    const box = page.getByLabel('Quantity', { exact: true })
    const error = page.locator('.quantity .error')
    const buttons = page.locator('.quantity .row button')
    const faults: readonly (readonly [string, string, readonly string[]])[] = [
      ['50', '50 is not a multiple of 24. Use 48 or 72.', ['Use 48', 'Use 72']],
      ['24', '24 is below the minimum of 48. Use 48.', ['Use 48', 'Use 72']],
      ['1000', '1,000 is more than the 240 in stock. Use 240.', ['Use 240']],
      ['12.5', 'Enter a whole number of pieces. Use 48.', ['Use 48', 'Use 72']],
      ['many', 'Enter a whole number of pieces. Use 48.', ['Use 48', 'Use 72']],
      ['', 'Enter a whole number of pieces. Use 48.', ['Use 48', 'Use 72']],
      ['-48', 'Enter a whole number of pieces. Use 48.', ['Use 48', 'Use 72']],
    ]
    for (const [typed, sentence, uses] of faults) {
      await box.fill(typed)
      expect([typed, await error.innerText(), await buttons.allInnerTexts()]).toEqual([
        typed,
        sentence,
        uses,
      ])
      expect(await box.inputValue(), 'typing is never blocked').toBe(typed)
      expect(await page.locator('.buy .total b').innerText()).toBe('–')
    }
    await box.fill('50')
    await page.getByRole('button', { name: 'Use 72', exact: true }).click()
    expect([
      await box.inputValue(),
      await error.count(),
      await page.locator('.buy .total b').innerText(),
    ]).toEqual(['72', 0, '$900.00'])
  }))

test('sells the last pieces together, and nothing when sold out', () =>
  withBrowser({}, async ({ go, page }) => {
    const last = await createTool({ Stock: 7 })
    await go(`/tools/${last.slug}`)
    expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('7')
    await page.getByText('Last 7: sold together, below the usual minimum').waitFor()
    expect(await page.locator('table.ladder tbody tr').allInnerTexts()).toEqual(['7\t$12.50\t–'])
    const gone = await createTool({ Stock: 0 })
    await go(`/tools/${gone.slug}`)
    await page.getByText('Out of stock.').waitFor()
    expect(await page.getByRole('button', { name: 'place order' }).count()).toBe(0)
  }))

test('place order takes the quantity to the order form, through the login', () =>
  withBrowser({}, async ({ go, page }) => {
    const { id, slug } = await createTool()
    await go(`/tools/${slug}`)
    await page.getByLabel('Quantity', { exact: true }).fill('36')
    await page.getByRole('button', { name: 'place order' }).click()
    await page.waitForURL('**/login')
    await page.getByLabel('Email', { exact: true }).fill('buyer@ironmonger.example')
    await page.getByLabel('Password', { exact: true }).fill('twenty-of-each-26')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`**/purchase/${id}?quantity=36`)
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('36')
  }))

test('the star bars filter its reviews', () =>
  withBrowser({}, async ({ go, page }) => {
    const tool = expectRows(await callApi('GET /tools')).toSorted(
      (a, b) => Number(fieldOf(b, 'rating_count')) - Number(fieldOf(a, 'rating_count')),
    )[0]
    const written = expectRows(await callApi(`GET /reviews?tool=${String(fieldOf(tool, '_id'))}`))
    const five = written.filter((review) => fieldOf(review, 'rating') === 5).length
    await go(`/tools/${String(fieldOf(tool, 'slug'))}`)
    await page.getByRole('link', { name: /^5 stars/ }).click()
    await page.waitForURL('**?stars=5#reviews')
    await expect.poll(() => page.locator('.opinions .review').count()).toBe(five)
    await page.getByRole('link', { name: 'All reviews' }).click()
    await expect.poll(() => page.locator('.opinions .review').count()).toBe(written.length)
  }))

test('the picture is enlarged by a press, by keys and by buttons; Escape closes it, and the focus returns', () =>
  withBrowser({}, async (visitor) => {
    const { context, go, page } = visitor
    const { slug, name } = await createTool()
    await go(`/tools/${slug}`)
    const link = page.getByRole('link', { name: `${name} Enlarge` })
    visitor.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await context.setOffline(true)
    await link.click()
    await expectToast(
      page,
      'Part of this page could not be loaded. Check your connection, then try again',
    )
    await context.setOffline(false)
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Enlarged picture: ${name}` })
    await dialog.waitFor()
    await expectAccessible(page)
    const picture = dialog.getByRole('img', { name })
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
    expect(await width()).toBe(900)
    await page.keyboard.press('+')
    expect(await width()).toBe(1800)
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    expect([await width(), await dialog.locator('output').innerText()]).toEqual([2700, '300%'])
    await page.keyboard.press('0')
    await picture.click({ position: { x: 100, y: 100 } })
    expect(await width()).toBe(1800)
    expect(await dialog.locator('.stage').evaluate((stage) => stage.scrollTop)).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.setViewportSize({ width: 360, height: 640 })
    await link.click()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    expect(await width()).toBe(720)
    await expectNoSidewaysScroll(page, 360)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }))

test('at 768 px the prices of all sizes are beside their boxes, not below them', () =>
  withBrowser({ width: 768 }, async ({ go, page }) => {
    await go('/tools/pipe-wrench-14-in')
    const row = page.locator('.family tbody tr').first()
    const [price, box] = await Promise.all([
      row.locator('td.number').first().boundingBox(),
      row.locator('td.box').boundingBox(),
    ])
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + 1)
  }))

test('without script, the picture leads to its largest file', () =>
  withBrowser({ script: false }, async ({ go, page }) => {
    await go('/tools/combination-wrench-13-mm')
    expect(await page.locator('a.enlarge').getAttribute('href')).toMatch(
      /^\/pictures\/[a-z-]+-1000\.webp$/,
    )
  }))
