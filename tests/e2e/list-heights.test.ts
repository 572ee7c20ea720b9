/**
 * Every page of staff, as the rules of the desk want it: a row of a list is one line, two on a phone,
 * 25 of them are read without end, no page of settings is long, and one button is the primary.
 */
import { beforeAll, expect, test } from 'vitest'
import { pathOfPart, settingsParts } from '../../src/settings/parts.ts'
import { createTool } from './catalogue-setup.ts'
import { findIds } from './find-ids.ts'
import { addressOf, listedPages, type Ids } from './page-list.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

let ids: Ids
beforeAll(async () => {
  ids = await findIds({ toolId: (await createTool()).id })
})

const staffPages = listedPages.filter(({ role }) => role === 'admin')

/** Where forms and figures above the rows are what the page is for. */
const beginsLate = new Set([
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
test.each([
  { width: 1280, highest: 52, page25: 1900 },
  { width: 768, highest: 52, page25: 1800 },
  { width: 360, highest: 104, page25: 3500 },
])(
  'at $width px no row is higher than $highest px, 25 are under $page25 px, nothing is sideways, and one button is the primary',
  async ({ width, highest, page25 }) =>
    withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
      let lists = 0
      for (const listed of staffPages) {
        const path = addressOf(listed, ids)
        await go(path)
        await page.locator(listed.ready).first().waitFor()
        const seen = await page.evaluate(() => {
          const rows = [...document.querySelectorAll('.desk-rows tbody tr')].map((row) =>
            row.getBoundingClientRect(),
          )
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
      expect(lists).toBeGreaterThan(20)
      await go('/dashboard/manageproducts')
      await page.locator('.desk-rows tbody tr').nth(24).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(page25)
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
