/** Lists of staff are one line a row, two on a phone: so that a page of them is read without end. */
import { expect, test } from 'vitest'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

/** Whose rows are of the demo shop, which has more than a page of tools. */
const lists = [
  '/dashboard/manageproducts',
  '/dashboard/manageorders',
  '/dashboard/documents',
  '/dashboard/makeadmin',
  '/dashboard/companies',
  '/dashboard/payments',
  '/dashboard/reviews',
  '/dashboard/history',
  '/dashboard/back-orders',
  '/dashboard/payments/reminders',
  '/dashboard/payments/received',
  '/dashboard/payments/cards',
  '/dashboard/purchasing',
  '/dashboard/purchasing/ordered',
  '/dashboard/purchasing/dead-stock',
  '/dashboard/manageproducts/states?state=archived',
  '/dashboard/deleted?kind=tools',
  '/dashboard/staff',
  '/dashboard/webhooks',
  '/dashboard/service-accounts',
  '/dashboard/accounting',
  '/dashboard/pick-lists/bins',
  '/dashboard/pages',
  '/dashboard/prices',
  '/dashboard/telephone',
]

/** The highest row at this width, and the height that a page of 25 rows stays below. Two lines and a picture on a phone, and an order's reason to wait. */
test.each([
  { width: 1280, highest: 52, page25: 1900 },
  { width: 768, highest: 52, page25: 1800 },
  { width: 360, highest: 104, page25: 3500 },
])(
  'at $width px no row of a list is higher than $highest px, and nothing is sideways',
  async ({ width, highest, page25 }) =>
    withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
      for (const path of lists) {
        await go(path)
        await page.locator('main h1').waitFor()
        const seen = await page.evaluate(() => ({
          rows: Math.max(
            0,
            ...[...document.querySelectorAll('.desk-rows tbody tr')].map(
              (row) => row.getBoundingClientRect().height,
            ),
          ),
          sideways: document.documentElement.scrollWidth - innerWidth,
        }))
        expect(seen.rows, path).toBeLessThanOrEqual(highest)
        expect(seen.sideways, path).toBeLessThanOrEqual(0)
      }
      await go('/dashboard/manageproducts')
      await page.locator('.desk-rows tbody tr').nth(24).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(page25)
    }),
)
