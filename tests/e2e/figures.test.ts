/** The figures of the dashboard: their chart, and a shop that refuses them under load. */
import { test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const busy = {
  status: 503,
  contentType: 'application/problem+json',
  headers: { 'retry-after': '5' },
  body: JSON.stringify({ type: 'away', title: 'The shop is busy', status: 503 }),
}

test('refused figures leave the jobs of Today as they are, and Retry shows them', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 503 .* \/api\/figures$/)
    await page.route('**/api/figures', (route) => route.fulfill(busy), { times: 1 })
    await go('/dashboard')
    const refusal = page.getByRole('alert').filter({ hasText: 'The figures could not be loaded' })
    await refusal.getByText('The shop is busy').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Wellcome Admin' }).waitFor()
    await page.getByRole('link', { name: 'Manage Orders' }).last().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await refusal.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    await refusal.waitFor({ state: 'detached' })
    await page.getByText('The days as a table').scrollIntoViewIfNeeded()
    await page.getByRole('img', { name: 'Sales by day' }).locator('canvas').waitFor()
  }))
