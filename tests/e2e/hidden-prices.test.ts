/**
 * Prices for members of approved companies alone: visitors and other buyers look around without
 * them, a member sees them everywhere, painted without a shift; the owner sets and takes back.
 */
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, createTool, type CreatedTool } from './catalogue-setup.ts'
import { addCompanyOf } from './company-setup.ts'
import { checkLines, padInput } from './order-pad-actions.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  watchShifts,
} from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { openBrowser, withBrowser, type Visitor } from './visitor.ts'

const pictures = process.env['PICTURES_OF_HIDDEN_PRICES']
if (pictures) mkdirSync(pictures, { recursive: true })

/** No text of the page is a price. */
const expectNoPrice = async ({ page }: Visitor): Promise<void> =>
  expect(await page.locator('main').textContent()).not.toMatch(/\$\d/)

async function look({ page }: Visitor, name: string, widths = [320, 360, 768, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of widths) {
      await expectNoSidewaysScroll(page, width)
      if (pictures && width > 320) {
        await page.setViewportSize({ width, height: 900 })
        // What the picture is about.
        for (const place of (await page.locator('.price-notice, .hidden-price').all()).slice(0, 1))
          await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await page.screenshot({ path: `${pictures}/${name}-${scheme}-${width}.png` })
      }
    }
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

let tool: CreatedTool
const family = `Zobel ${crypto.randomUUID().slice(0, 8)}`
const sku = `HP-${crypto.randomUUID().slice(0, 8)}`
const terms = { brand: 'Zobel', category: 'Hidden tools', family }
const settings = async (change: object): Promise<void> => {
  const token = await adminToken()
  const { body } = await callApi('GET /settings', { token })
  const revision = fieldOf(body, 'revision')
  const saved = await callApi('PUT /settings', { token, body: { revision, ...change } })
  expect(saved.status).toBe(200)
}

beforeAll(async () => {
  tool = await createTool({ ...terms, sku, name: `${family} 8 mm` })
  await createTool({ ...terms, name: `${family} 10 mm` })
  await createTool({ ...terms, name: `${family} 12 mm` })
})
afterAll(() => settings({ whoSeesPrices: 'everybody' }))

test('the owner chooses who sees prices, and pages that are kept lose them at once', async () => {
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(`/tools/${tool.slug}`)
    await page.getByText('$12.50').first().waitFor()
    await go('/dashboard/settings/orders')
    await page.getByLabel('Who sees prices').selectOption('Members of approved companies')
    await look(visitor, 'settings', [360, 1280])
    await page
      .locator('form', { has: page.getByLabel('Who sees prices') })
      .getByRole('button', { name: 'Save', exact: true })
      .click()
    await expectToast(page, 'Saved')
    // Staff see prices.
    await go(`/tools/${tool.slug}`)
    await page.getByRole('cell', { name: '$12.50' }).first().waitFor()
  })
  await withBrowser({ script: false }, async (visitor) => {
    await visitor.page.goto(`/tools/${tool.slug}`)
    await expectNoPrice(visitor)
  })
})

const looked = [
  ['home', () => '/', '.tool-card'],
  ['list', () => `/purchase?category=${encodeURIComponent(terms.category)}&view=grid`, '.tools'],
  ['dense', () => `/purchase?q=${encodeURIComponent(family)}&view=list`, '.tool-lines'],
  ['compare', () => `/compare?tools=${tool.slug}`, 'table.compare'],
  ['tool', () => `/tools/${tool.slug}`, '.ladder'],
] as const

test.each(looked)('a visitor sees %s without prices, and how to see them', (name, path, ready) =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go(path())
    await page.locator(ready).first().waitFor()
    await expectNoPrice(visitor)
    await page.getByRole('link', { name: 'Sign in to see prices' }).first().waitFor()
    await look(visitor, `visitor-${name}`)
  }),
)

test('a visitor fills a cart, and comes back from the sign-in to prices', async () => {
  const buyer = await signUpThroughApi('Vera')
  await addCompanyOf(buyer.email, 'Vera Ltd')
  const visitor = await openBrowser()
  const { go, page } = visitor
  await go(`/tools/${tool.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.locator('.Toastify__toast').first().waitFor()
  await go('/cart')
  await page.getByRole('link', { name: 'Sign in to see prices' }).waitFor()
  await expectNoPrice(visitor)
  await look(visitor, 'visitor-cart')
  await go('/order-pad')
  await padInput(page).fill(`${sku}\t24`)
  await checkLines(page)
  await page.getByRole('link', { name: 'Sign in to see prices' }).waitFor()
  await expectNoPrice(visitor)
  await look(visitor, 'visitor-pad', [360, 1280])
  await go(`/tools/${tool.slug}`)
  await page.getByRole('link', { name: 'Sign in to see prices' }).first().click()
  await page.getByLabel('Email', { exact: true }).fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**/tools/${tool.slug}`)
  await page.getByRole('cell', { name: '$12.50' }).first().waitFor()
  await go('/cart')
  await page.getByText('$12.50').first().waitFor()
  await visitor.close()
})

test('a buyer without a company is told how to see prices, and cannot order', async () => {
  const buyer = await signUpThroughApi('Stan')
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    await go(`/tools/${tool.slug}`)
    await page.getByRole('link', { name: 'Open a trade account' }).waitFor()
    await expectNoPrice(visitor)
    await look(visitor, 'refused-tool')
    await go('/')
    await page.getByRole('link', { name: 'Approved companies only' }).first().waitFor()
    await look(visitor, 'refused-home', [360, 1280])
    await go(`/purchase/${tool.id}`)
    await page.getByRole('heading', { name: 'You cannot order this tool yet' }).waitFor()
    await expectNoPrice(visitor)
    await look(visitor, 'refused-order')
    await page.getByRole('link', { name: 'Open a trade account' }).click()
    await page.waitForURL('**/dashboard/company')
  })
})

test('a member sees prices everywhere, and nothing moves when they come', async () => {
  const buyer = await signUpThroughApi('Mona')
  await addCompanyOf(buyer.email, 'Mona Ltd')
  await withBrowser({ signedInAs: buyer }, async (visitor) => {
    const { go, page } = visitor
    // On a busy machine the typeface comes after the first paint of a first load, and moves that one.
    await go('/')
    await watchShifts(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [name, path] of looked) {
        await go(path())
        await expect
          .poll(() => page.locator('main').textContent(), { timeout: 20_000 })
          .toMatch(/\$\d/)
        await expectStill(page, 0.02, `${name} at ${width}`)
        if (pictures) await page.screenshot({ path: `${pictures}/member-${name}-${width}.png` })
      }
    }
    await go('/')
    await page.getByLabel('Search tools').fill(family)
    await page.getByRole('option').getByText('$12.50').first().waitFor()
    await expectAccessible(page)
  })
})
