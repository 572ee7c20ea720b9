/** Prices that may be cents: one question above the rows, and one answer. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const rows = ['1299', '849', '2490', '19900', '450'].map(
  (price, index) => `CENT-${index};Saw ${index};${price}\n`,
)

test('whole prices are asked about once, and are cents once somebody has said it', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    await page.getByLabel('Price list').setInputFiles({
      name: 'cents.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Code no;Name;Price\n${rows.join('')}`),
    })
    await page.getByRole('heading', { level: 1, name: 'cents.csv' }).waitFor()
    await page.getByRole('button', { name: 'Check the list' }).click()
    const answer = page.getByRole('button', { name: 'The prices are in cents' })
    await answer.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await answer.press('Enter')
    await page.getByText('$12.99').first().waitFor()
    expect(await answer.count()).toBe(0)
    expect(await page.getByLabel('Prices without decimals').inputValue()).toBe('cents')
  }))
