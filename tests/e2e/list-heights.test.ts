/**
 * How high the longest pages of the dashboard are: 25 products, the settings, a company's record. The
 * rows of all other lists are measured where every page is opened.
 */
import { expect, test } from 'vitest'
import { pathOfPart, settingsParts } from '../../src/settings/parts.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken } from './catalogue-setup.ts'
import { listLimits } from './desk-lists.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test.each(listLimits)('25 products are under $page25 px at $width px', async ({ width, page25 }) =>
  withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
    await go('/dashboard/manageproducts')
    await page.locator('.desk-rows tbody tr').nth(24).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(page25)
  }),
)

test.each([320, 1280])('each part of a company’s record fits a window of %i px', async (width) =>
  withBrowser({ signedInAs: await signInAsAdmin(), width }, async ({ go, page }) => {
    const [company] = expectRows(await callApi('GET /companies', { token: await adminToken() }))
    const companyId = String(fieldOf(company, '_id'))
    for (const part of ['overview', 'members', 'terms', 'tax', 'files']) {
      await go(`/dashboard/companies/${companyId}?part=${part}`)
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
