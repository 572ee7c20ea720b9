/** Columns that were chosen by hand are there again for customers and part numbers too, to change one of them. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken, archiveTool, createTool, type CreatedTool } from './catalogue-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { signInAsAdmin } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

const run = crypto.randomUUID().slice(0, 8)
const sku = `ONCE-${run}`
let tool: CreatedTool
let companyId = ''

beforeAll(async () => {
  tool = await createTool({ sku, minimum_quantity: 1, pack_size: 1 })
  const token = await adminToken()
  const terms = { address: '', vatId: '', taxNumber: '', taxStatus: 'standard', terms: '' }
  const company = await callApi('POST /companies', {
    token,
    body: { name: `Once ${run}`, ...terms, minimumOrder: '$0.00', representative: '', notes: '' },
  })
  companyId = String(fieldOf(company.body, '_id'))
})
afterAll(() => archiveTool(tool))

type Place = {
  readonly path: () => string
  readonly file: string
  readonly rows: readonly string[]
  /** By heading, what is chosen first. */
  readonly chosen: Readonly<Record<string, string>>
  /** One that is changed afterwards. */
  readonly changed: readonly [heading: string, field: string]
  /** What the page says of the file, read at first and once more. */
  readonly says: readonly [RegExp, RegExp]
}
const places: Readonly<Record<string, Place>> = {
  customers: {
    path: () => '/dashboard/companies/import',
    file: 'File',
    rows: [`Firma nimi;Meil;Linn;Run ${run}`, `Õunapuu ${run};ann-${run}@example.com;Tartu;`],
    chosen: { 'Firma nimi': 'Company', Meil: 'Not used' },
    changed: ['Meil', 'E-mail'],
    says: [/1 company and 0 people are new/, /1 company and 1 (?:person|people) are new/],
  },
  'part numbers': {
    path: () => `/dashboard/company/${companyId}/part-numbers`,
    file: 'File',
    rows: [`Meie;Teie;Muu;Run ${run}`, `${sku};T-${run};U-${run};`],
    chosen: { Meie: 'Shop’s SKU', Teie: 'Company’s part number' },
    changed: ['Run', 'Not used'],
    says: [/1 new part number/, /1 new part number/],
  },
}

const open = (page: Page) =>
  page.getByRole('button', { name: 'Choose the columns by hand' }).click()

test.each(Object.entries(places))('%s', async (_name, place) => {
  await withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    const { go, page } = visitor
    await go(place.path())
    await page.getByLabel(place.file, { exact: true }).setInputFiles({
      name: 'once.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${place.rows.join('\r\n')}\r\n`),
    })
    await open(page)
    const chooser = page.getByRole('region', { name: 'Columns of the file' })
    for (const [heading, field] of Object.entries(place.chosen))
      await chooser.getByLabel(heading).selectOption(field)
    await expectPageQuality(visitor)
    const read = chooser.getByRole('button', { name: 'Read the file with these columns' })
    await read.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The file was read with the chosen columns.').waitFor()
    await page.getByText(place.says[0]).first().waitFor()

    await open(page)
    for (const [heading, field] of Object.entries(place.chosen))
      expect(await chooser.getByLabel(heading).locator('option:checked').textContent()).toBe(field)
    await chooser.getByLabel(place.changed[0]).selectOption(place.changed[1])
    await read.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The file was read with the chosen columns.').waitFor()
    await page.getByText(place.says[1]).first().waitFor()
  })
})
