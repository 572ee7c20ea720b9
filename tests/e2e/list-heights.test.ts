/**
 * Every page of staff and of accounts, as the rules of the desk want it: a row of a list is one line,
 * two on a phone, 25 of them are read without end, no page of settings or of a company's record is
 * long, and one button is the primary.
 */
import { beforeAll, expect, test } from 'vitest'
import { pathOfPart, settingsParts } from '../../src/settings/parts.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken, createLongTool } from './catalogue-setup.ts'
import { findIds } from './find-ids.ts'
import { addressOf, listedPages, type Ids, type ListedPage } from './page-list.ts'
import { signInAsAdmin, signInAsBuyer } from './sign-in.ts'
import { withBrowser, type Visitor } from './visitor.ts'

let ids: Ids
beforeAll(async () => {
  const { id, brand, category } = await createLongTool()
  const idOf = async (kind: string, name: string) => {
    const rows = expectRows(await callApi(`GET /records/${kind}`, { token: await adminToken() }))
    return String(
      fieldOf(
        rows.find((row) => fieldOf(row, 'name') === name),
        'id',
      ),
    )
  }
  ids = {
    ...(await findIds({ toolId: id })),
    brandId: await idOf('brands', brand),
    categoryId: await idOf('categories', category),
  }
})

const [staffPages, accountPages] = [
  listedPages.filter(({ role }) => role === 'admin'),
  listedPages.filter(({ role, route }) => role === 'buyer' && route.startsWith('/dashboard')),
]

/** Where forms and figures above the rows are what the page is for. */
const beginsLate = new Set([
  '/dashboard',
  '/dashboard/manageproducts/:id/stock',
  '/dashboard/pick-lists/bins',
  '/dashboard/payments',
  '/dashboard/received-orders',
])
/** What is below the rows of a list: its pager and the line at the foot. */
const below = 202

/**
 * The highest row at this width, and what 25 rows stay below. On a phone that is two lines and a picture,
 * and an order's reason to wait.
 */
const limits = [
  { width: 1280, highest: 52, page25: 1900 },
  { width: 768, highest: 52, page25: 1800 },
  { width: 360, highest: 104, page25: 3500 },
]
type Limits = (typeof limits)[number]

/** Opens the pages and holds each against the limits. @returns how many of them have rows */
async function countLists(
  { allowConsoleMessage, go, page }: Visitor,
  pages: readonly ListedPage[],
  { highest, page25 }: Limits,
): Promise<number> {
  let lists = 0
  for (const listed of pages) {
    const path = addressOf(listed, ids)
    if (listed.logs) allowConsoleMessage(listed.logs)
    await go(path)
    await page.locator(listed.ready).first().waitFor()
    const seen = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('.desk-rows tbody tr')]
        .filter((row) => row.checkVisibility())
        .map((row) => row.getBoundingClientRect())
      return {
        rows: rows.map(({ height }) => height),
        top: rows[0]?.top ?? 0,
        sideways: document.documentElement.scrollWidth - innerWidth,
        primaries: [...document.querySelectorAll('main .primary')].filter((button) =>
          button.checkVisibility(),
        ).length,
      }
    })
    expect(seen.primaries, path).toBeLessThanOrEqual(1)
    expect(seen.sideways, path).toBeLessThanOrEqual(0)
    if (seen.rows.length === 0) continue
    lists += 1
    expect(Math.max(...seen.rows), path).toBeLessThanOrEqual(highest)
    const mean = seen.rows.reduce((sum, height) => sum + height, 0) / seen.rows.length
    if (!beginsLate.has(listed.route))
      expect(seen.top + 25 * mean + below, path).toBeLessThan(page25)
  }
  return lists
}

test.each(limits)(
  'at $width px no row is higher than $highest px, 25 are under $page25 px, nothing is sideways, and one button is the primary',
  async (limit) =>
    withBrowser({ signedInAs: await signInAsAdmin(), width: limit.width }, async (visitor) => {
      const { go, page } = visitor
      expect(await countLists(visitor, staffPages, limit)).toBeGreaterThan(20)
      await go('/dashboard/manageproducts')
      await page.locator('.desk-rows tbody tr').nth(24).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
        limit.page25,
      )
    }),
)

test.each(limits)('pages of an account are as high at $width px', async (limit) =>
  withBrowser({ signedInAs: await signInAsBuyer(), width: limit.width }, async (visitor) => {
    expect(await countLists(visitor, accountPages, limit)).toBeGreaterThan(5)
  }),
)

test.each([320, 1280])('each part of a company’s record fits a window of %i px', async (width) =>
  withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
    for (const part of ['overview', 'members', 'terms', 'tax', 'files']) {
      await go(`/dashboard/companies/${ids.companyId}?part=${part}`)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      const { height, sideways } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        sideways: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(sideways, part).toBeLessThanOrEqual(0)
      if (width === 1280) expect(height, part).toBeLessThan(1500)
    }
  }),
)

test('no page of settings is higher than 1,500 px', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    for (const path of [
      ...settingsParts.map(pathOfPart),
      '/dashboard/settings',
      '/dashboard/settings/numbers',
      '/dashboard/delivery',
      '/dashboard/salestax',
    ]) {
      await go(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(
        1500,
      )
    }
  }))
