/** Lists of suppliers, as an admin loads them: from file to shop and back. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { answerDialog } from './tables.ts'
import { withBrowser } from './visitor.ts'

const lists = [
  { file: 'nordwerk-2026-12.csv', sku: '87 01 305', applied: 144 },
  { file: 'harrow-q4.xlsx', sku: 'HT-1013/B', applied: 120 },
  { file: 'kessler-tarif.txt', sku: 'KES.FRA_063', applied: 77 },
] as const

/** The names of the tools on sale that are found by this number. */
const namesBySku = async (sku: string): Promise<unknown[]> =>
  expectRows(await callApi(`GET /tools?q=${encodeURIComponent(sku)}`))
    .filter((tool) => fieldOf(tool, 'sku') === sku)
    .map((tool) => fieldOf(tool, 'name'))

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test.each(lists)(
  '$file is dropped, checked, applied, found in the shop, and taken back',
  async ({ file, sku, applied }) =>
    withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      await go('/dashboard/import')
      await page.getByLabel('Price list').setInputFiles(`tests/supplier-lists/${file}`)
      await page.getByRole('heading', { level: 1, name: file }).waitFor()
      await page.getByRole('heading', { name: 'Columns of the file' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      await page.getByRole('button', { name: 'Check the list' }).click()
      await state(page, 'Checked').waitFor()
      await page.getByRole('table', { name: 'Rows' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, 360)
      expect(await namesBySku(sku)).toEqual([])

      // A list that says from when its prices count has that day proposed; here they count at once.
      await page.getByLabel('Apply later, at').fill('')
      const told = page.waitForResponse((response) => response.url().endsWith('/apply'))
      await page.getByRole('button', { name: `Apply ${applied} rows` }).click()
      await told
      // What it has come to is still there for who comes back.
      await page.reload()
      await state(page, 'Applied').waitFor()
      expect(await namesBySku(sku)).toHaveLength(1)

      await page.getByRole('button', { name: 'Undo' }).click()
      await answerDialog(page, 'Undo')
      await state(page, 'Undone').waitFor()
      expect(await namesBySku(sku)).toEqual([])
    }),
)

test('a list of which every row is wrong offers nothing to apply', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    await page.getByLabel('Price list').setInputFiles({
      name: 'wrong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Artikelnr.;Bezeichnung;Preis\nNO 1;Zange;viel\nNO 2;Hammer;mehr\n'),
    })
    await page.getByRole('button', { name: 'Check the list' }).click()
    await state(page, 'Checked').waitFor()
    await page
      .getByText('No row can be applied: 2 rows have errors. The table shows the reasons.')
      .waitFor()
    expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0)
    expect(await page.getByLabel('Apply later, at').count()).toBe(0)
  }))

test('a column becomes the price from 20 pieces on by hand, and a rate that is none is refused', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/import')
    const rows = ['Artikelnr.;Bezeichnung;Preis €;Stufe zwei', 'HAND 1;Zange 1;10,00;8,50']
    await page.getByLabel('Price list').setInputFiles({
      name: 'by-hand.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await page.getByLabel('Stufe zwei', { exact: true }).selectOption('from')
    await page.getByLabel('Minimum quantity: Stufe zwei').fill('20')
    await page.getByText('The list is in EUR, and the shop uses USD').waitFor()
    await page.getByLabel('Rate').fill('1,1x')
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText("The exchange rate '1,1x' is not a number above zero.").waitFor()

    await page.getByLabel('Rate').fill('1,1')
    await page.getByRole('button', { name: 'Check the list' }).click()
    await state(page, 'Checked').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Apply 1 row' }).click()
    await state(page, 'Applied').waitFor()
    const [tool] = expectRows(await callApi('GET /tools?q=HAND+1'))
    expect(fieldOf(tool, 'price')).toBe('$11.00')
    expect(fieldOf(tool, 'price_breaks')).toEqual([{ min_quantity: 20, price: '$9.35' }])
    await page.getByRole('button', { name: 'Undo' }).click()
    await answerDialog(page, 'Undo')
    await state(page, 'Undone').waitFor()
  }))
