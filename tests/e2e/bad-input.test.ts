/**
 * What nobody should paste or meet, and some do: far too many lines, a cart whose tools all changed
 * overnight, no script, the strongest zoom. Nothing sticks out sideways, and nothing is lost.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { cartRow } from './cart-actions.ts'
import {
  adminToken,
  archiveTool,
  createLongTool,
  createTool,
  longWord,
  updateTool,
  type CreatedTool,
} from './catalogue-setup.ts'
import { addNamedCompany } from './company-setup.ts'
import { checkLines, padInput, padRow, pasteText } from './order-pad-actions.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { openAllParts } from './tables.ts'
import { withBrowser, type SignedIn } from './visitor.ts'

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** The width of a desk at 400 %, the smallest phone that is supported, and a desk. */
const widths = [320, 1280]

async function expectNothingSticksOut(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  for (const width of widths) await expectNoSidewaysScroll(page, width)
}

async function fillCart(
  { token }: SignedIn,
  tools: readonly { readonly id: string; readonly quantity: number; readonly price: string }[],
): Promise<void> {
  const lines = tools.map(({ id, quantity, price }) => ({
    toolId: id,
    quantity,
    seen: { quantity, price },
  }))
  const { status, body } = await callApi('PUT /cart', { token, body: { how: 'set', lines } })
  expect(status, JSON.stringify(body)).toBe(200)
}

test('five thousand lines on the order pad: it says how many fit, and keeps them all', () =>
  withBrowser({ width: 320 }, async ({ go, page }) => {
    await go('/order-pad')
    const lines = Array.from({ length: 5000 }, (_, index) => `NOPE-${10_000 + index}\t12`)
    await pasteText(page, lines.join('\n'))
    await checkLines(page)
    await page.getByText('The pad holds up to 1,000 lines, but the list has 5,000.').waitFor()
    expect((await padInput(page).inputValue()).split('\n')).toHaveLength(5000)
    await expectNoSidewaysScroll(page, 320)
  }))

test('a cart whose tools all changed overnight: each line says what, none is lost, and it can be ordered', async () => {
  const buyer = await signUpThroughApi()
  const token = await adminToken()
  expect(token).not.toBe('')
  const [dearer, cheaper, soldOut, gone, larger, few] = [
    await createTool(),
    await createTool(),
    await createTool(),
    await createTool(),
    await createTool(),
    await createTool(),
  ]
  const tools = [dearer, cheaper, soldOut, gone, larger, few]
  await fillCart(
    buyer,
    tools.map(({ id }) => ({ id, quantity: 24, price: '$12.50' })),
  )
  const overnight: readonly (readonly [CreatedTool, Readonly<Record<string, unknown>>])[] = [
    [dearer, { price: '$13.75' }],
    [cheaper, { price: '$11.90' }],
    [soldOut, { Stock: 0 }],
    [larger, { minimum_quantity: 36 }],
    [few, { Stock: 12 }],
  ]
  for (const [tool, change] of overnight) await updateTool(tool, change)
  await archiveTool(gone)
  await withBrowser({ signedInAs: buyer, width: 320 }, async ({ go, page }) => {
    await go('/cart')
    for (const [tool, text] of [
      [dearer, 'was $12.50, now $13.75'],
      [cheaper, 'was $12.50, now $11.90'],
      [gone, 'No longer sold'],
      [larger, '24 is below the minimum of 36'],
      [few, '24 is more than the 12 in stock'],
    ] as const)
      await cartRow(page, tool).getByText(text).waitFor()
    await cartRow(page, soldOut)
      .getByText(/sold out|out of stock/i)
      .first()
      .waitFor()
    expect(await page.locator('.cart-lines tbody tr').count()).toBe(tools.length)
    await expectNothingSticksOut(page)
    await page.reload()
    await cartRow(page, few).waitFor()
    expect(await page.locator('.cart-lines tbody tr').count()).toBe(tools.length)
  })
})

test('names without a space, as long as they may be: in lists, tool page, cart, order and pad nothing sticks out', async () => {
  const tool = await createLongTool()
  await withBrowser({}, async ({ go, page }) => {
    for (const [path, shown] of [
      [`/purchase?brand=${tool.brand}`, '.tool-card h2'],
      [`/purchase?brand=${tool.brand}&view=list`, '.tool-line h2'],
      [`/tools/${tool.slug}`, '.tool h1'],
    ] as const) {
      await go(path)
      await page.locator(shown, { hasText: tool.name }).waitFor()
      await expectNothingSticksOut(page)
    }
    // The newest of its category.
    await go('/')
    await expectNothingSticksOut(page)
    await go('/order-pad')
    await pasteText(page, `${tool.sku}\t24\n${longWord('unknown', 300)}\t12`)
    await checkLines(page)
    await padRow(page, tool.name).first().waitFor()
    await expectNothingSticksOut(page)
  })
  const buyer = await signUpThroughApi(longWord('Q', 50))
  await fillCart(buyer, [{ id: tool.id, quantity: 24, price: '$12.50' }])
  const { status, body } = await callApi('POST /orders', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: {
      lines: [{ toolId: tool.id, quantity: 24 }],
      phoneNum: '+1 512 555 0199',
      address: longWord('7Planer', 300),
    },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    for (const path of ['/cart', `/purchase/${tool.id}`, '/dashboard/myorders', '/dashboard']) {
      await go(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      await expectNothingSticksOut(page)
    }
    await go('/dashboard/myorders')
    await page.locator('.desk-rows .title a').first().click()
    await page.getByRole('heading', { name: 'Ordered lines' }).waitFor()
    await expectNothingSticksOut(page)
  })
  await withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go(`/dashboard/manageproducts?q=${encodeURIComponent(tool.sku)}`)
    await page.getByRole('checkbox', { name: `Select ${tool.name}` }).check()
    await expectNothingSticksOut(page)
    await go(`/dashboard/manageproducts/${tool.id}`)
    await page.getByLabel('Name', { exact: true }).waitFor()
    await expectNothingSticksOut(page)
  })
  await archiveTool(tool)
})

test('a text page with a title of one word: in the footer of every page, and on its own, nothing sticks out', async () => {
  const token = await adminToken()
  const path = `/pages/${longWord('seite', 60)}` as const
  const title = longWord('Titel', 80)
  const saved = await callApi(`PUT ${path}`, {
    token,
    body: { revision: 0, title, description: '', body: `## ${longWord('H', 100)}` },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await withBrowser({}, async ({ go, page }) => {
    const link = page.locator('.site-foot').getByRole('link', { name: title })
    for (const opened of ['/', '/purchase']) {
      await go(opened)
      await link.waitFor()
      await expectNothingSticksOut(page)
    }
    await go((await link.getAttribute('href')) ?? '')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectNothingSticksOut(page)
  })
  expect((await callApi(`DELETE ${path}`, { token })).status).toBe(200)
})

test('Add Product with a name of 300 letters: the limit is said, nothing is cut, and nothing sticks out', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/addproduct')
    const name = page.getByLabel('Name', { exact: true })
    await name.waitFor()
    await openAllParts(page)
    await name.fill(longWord('N', 300))
    await page.getByLabel('Description', { exact: true }).fill(longWord('D', 300))
    await page.route('https://pictures.example.com/**', (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: emptyPicture }),
    )
    await page.getByLabel('Image URL').fill('https://pictures.example.com/mallet.webp')
    await page.getByLabel('Price', { exact: true }).fill('12.50')
    await page.getByLabel('Stock', { exact: true }).fill('24')
    await page.getByLabel('Minimum quantity').fill('12')
    await page.getByRole('button', { name: 'Add product' }).click()
    await page.getByText('Enter at most 200 characters.', { exact: true }).waitFor()
    expect(await name.inputValue()).toBe(longWord('N', 300))
    await expectNothingSticksOut(page)
  }))

test('without script every page of the shop is read', () =>
  withBrowser({ script: false, width: 320 }, async (visitor) => {
    const { go, page } = visitor
    for (const path of [
      '/',
      '/purchase',
      '/purchase?view=list',
      '/purchase?q=zzzz',
      '/categories/wrenches',
      '/tools/combination-wrench-8-mm',
      '/compare?tools=combination-wrench-8-mm,pipe-wrench-14-in',
      '/blogs',
      '/myportfolio',
      '/about',
      '/login',
      '/signup',
      '/reset-password',
    ]) {
      await go(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
      await expectNoSidewaysScroll(page, 320)
    }
  }))

test.each([
  '/cart',
  '/order-pad',
  '/invitation?token=made-up',
  '/sign-out',
  '/dashboard',
  '/dashboard/myorders',
  '/dashboard/manageproducts',
])('without script %s says that it needs it, and does not wait for ever', (path) =>
  withBrowser({ script: false, width: 320 }, async ({ go, page }) => {
    await go(path)
    const said = await page.locator('main').innerText()
    expect(said).toContain('This page needs JavaScript. Enable it')
    expect(said).not.toContain('Loading')
    expect(await page.locator('main .skeleton').filter({ visible: true }).count()).toBe(0)
    await page.locator('main a[href="/purchase"]').filter({ visible: true }).click()
    await page.waitForURL('**/purchase')
    await expectNoSidewaysScroll(page, 320)
  }),
)

/** What stands still while the page is scrolled, in percent of the height. */
const coveredWhileScrolled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 3)
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement))
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => row * 4 + 2)
    const covered = rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y)))
    return Math.round((covered.length / rows.length) * 100)
  })

test('at 400 % of a small desk nothing sticks out, and what stays in sight leaves room to read', () =>
  withBrowser({}, async ({ go, page }) => {
    for (const path of [
      '/',
      '/purchase',
      '/purchase?view=list',
      '/tools/combination-wrench-8-mm',
      '/order-pad',
      '/cart',
      '/login',
    ]) {
      await page.setViewportSize({ width: 320, height: 256 })
      await go(path)
      expect(await coveredWhileScrolled(page), path).toBeLessThanOrEqual(40)
      await expectNoSidewaysScroll(page, 320)
    }
  }))

const longTool = {
  toolId: crypto.randomUUID(),
  sku: longWord('S', 40),
  name: longWord('N', 200),
  quantity: 1_000_000,
  pack_size: 1000,
}
const proposal = {
  ...longTool,
  stock: 123_456,
  waiting: 1_000_000,
  ordered: 1_000_000,
  reorder_level: 100_000,
  sold: 123_456,
  daysLeft: 365,
  cost: '$9999999.99',
}
const purchase = {
  ...longTool,
  _id: crypto.randomUUID(),
  received: 999_999,
  orderedAt: '2020-09-30T12:00:00Z',
  by: longWord('B', 60),
}
test.each([
  ['what is to buy', '/dashboard/purchasing', '**/api/purchasing/suggestions*', proposal],
  ['what is ordered', '/dashboard/purchasing/ordered', '**/api/purchases*', purchase],
])('the highest figures of %s fit beside a long name, at every width', async (_, path, api, row) =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await page.route(api, (route) => route.fulfill({ json: [row] }))
    await go(path)
    await page.getByText('1,000 packs of 1,000').waitFor()
    for (const width of [320, 768, 1024, 1280, 1440]) await expectNoSidewaysScroll(page, width)
  }),
)

test('the highest figures of companies fit beside a long name and town, at every width', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await page.route('**/api/companies?*', async (route) => {
      const rows: unknown = await (await route.fetch()).json()
      const figures = { turnover: '$99999999.99', owed: '$99999999.99' }
      const long = {
        name: longWord('C', 98),
        town: longWord('T', 98),
        lastOrder: '2020-09-30T12:00:00Z',
      }
      const json = Array.isArray(rows) ? rows.map((row) => ({ ...row, ...long, ...figures })) : rows
      await route.fulfill({ json })
    })
    await go('/dashboard/companies')
    await page.getByText('$99,999,999.99').first().waitFor()
    for (const width of [320, 768, 1024, 1280, 1440]) await expectNoSidewaysScroll(page, width)
  }))

test('records of staff keep what is in one word of 98 letters: tool, company, note, message', async () => {
  const [tool, admin, buyer] = await Promise.all([
    createLongTool(),
    signInAsAdmin(),
    signUpThroughApi('Berta Long'),
  ])
  const { id: companyId } = await addNamedCompany(longWord('Co', 90), buyer.email)
  const line = { toolId: tool.id, quantity: 12 }
  const post = async (
    call: 'POST /orders' | 'POST /quotes' | `POST /quotes/${string}`,
    { token }: SignedIn,
    body: object,
  ) => {
    const { status, body: made } = await callApi(call, { token, key: crypto.randomUUID(), body })
    expect(status, JSON.stringify(made)).toBe(201)
    return made
  }
  const order = await post('POST /orders', buyer, {
    lines: [line],
    phoneNum: '+1 512 555 0142',
    address: longWord('A', 98),
    poNumber: longWord('P', 40),
    note: longWord('N', 98),
  })
  const quote = { lines: [line], message: longWord('M', 98) }
  const asked = String(fieldOf(await post('POST /quotes', buyer, quote), '_id'))
  const answered = String(fieldOf(await post('POST /quotes', buyer, quote), '_id'))
  await post(`POST /quotes/${answered}/versions`, admin, {
    version: 0,
    lines: [{ ...line, unitPrice: '$9.00' }],
    validUntil: '2099-12-31',
    message: longWord('O', 98),
  })
  const pages = [
    `orders/${String(fieldOf(order, 'number'))}`,
    `quotes/${asked}`,
    `quotes/${answered}`,
    `companies/${companyId}`,
    `companies/${companyId}?part=members`,
    `companies/${companyId}?part=terms`,
  ]
  await withBrowser({ signedInAs: admin }, async ({ go, page }) => {
    for (const path of pages) {
      await go(`/dashboard/${path}`)
      await expectNothingSticksOut(page)
      await expectNoSidewaysScroll(page, 768)
    }
  })
  await withBrowser({ signedInAs: buyer }, async ({ go, page }) => {
    for (const path of [...pages.slice(0, 3), 'myorders', 'quotes']) {
      await go(`/dashboard/${path}`)
      await expectNothingSticksOut(page)
      await expectNoSidewaysScroll(page, 768)
    }
  })
  await archiveTool(tool)
})
