/** Prices that may be cents, and weights per 100: one question above the rows, and one answer. */
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

test('weights next to prices per 100 are asked about once; rows show how a tool is sold', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    const screws = [1, 2, 3, 4, 5].map(
      (nth) => `WEIGH-${nth};Screw ${nth};12.9${nth};100;0.5;50;100\n`,
    )
    await page.getByLabel('Price list').setInputFiles({
      name: 'weights.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Item no;Name;Price;Price unit;Weight kg;Pack size;Minimum quantity\n${screws.join('')}`,
      ),
    })
    await page.getByRole('heading', { level: 1, name: 'weights.csv' }).waitFor()
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('Pack of 50 · Minimum 100 · 500 g').first().waitFor()
    const answer = page.getByRole('button', { name: 'Weights are per price unit' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, 360)
    await answer.press('Enter')
    await page.getByText('Pack of 50 · Minimum 100 · 5 g').first().waitFor()
    expect(await answer.count()).toBe(0)
    expect(await page.getByLabel('Weights if prices are per 100').inputValue()).toBe('price')
  }))
