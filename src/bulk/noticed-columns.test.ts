/** A column that says how a price, or its article, is to be understood is never left out unsaid. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someOf } from '../../tests/effort.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
/** What is said of the list without such a column. */
let nothing = ''
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, await shop.person('Noticing', 'admin'))
  await shop.bulkJobs.runner.start()
  nothing = await said('Remark', '')
})
afterAll(() => shop.close())

/** What the dry run says of a list with a column beside the price that is the same in each row. */
async function said(heading: string, cell: string) {
  const rows = ['NC-1;Hammer;12,50', 'NC-2;Saw;9,90', 'NC-3;Rasp;7,00'].map(
    (row) => `${row};${cell}`,
  )
  const list = [`SKU;Name;Price;${heading}`, ...rows].join('\n')
  const uploaded = await jobs.upload('list.csv', strToU8(list))
  const found = await jobs.rows(await jobs.check(uploaded))
  const told = found.map(({ kind, changes, errors, warnings }) => ({
    kind,
    changes,
    errors,
    warnings,
  }))
  return JSON.stringify([uploaded.currency, told])
}

const columns = [
  ['Currency', 'USD'],
  ['Währung', 'USD'],
  ['Devise', 'CHF'],
  ['Preiseinheit', '100'],
  ['PE', '1000'],
  ['Price per', '100'],
  ['pro', 'C'],
  ['ME', 'C'],
  ['UoM', '%'],
  ['Unité de prix', '100'],
  ['Prijs per', '100'],
  ['inkl. MwSt.', 'ja'],
  ['incl. VAT', 'yes'],
  ['TTC', 'oui'],
  ['Valid from', '2099-01-01'],
  ['gültig ab', '01.01.2099'],
  ['Published', '0'],
  ['Aktiv', 'nein'],
  ['Statut', 'brouillon'],
  ['Discontinued', 'yes'],
  ['Minimum order', '25'],
  ['Mindestmenge', '25'],
  ['Rabatt', '10'],
  ['Sc.1', '10'],
  ['Remise %', '10 %'],
  ['Metallzuschlag', '0,80'],
  ['Éco-participation', '0,12'],
  ['Toeslag', '0,80'],
  ['Sonderpreis', '8,00'],
  ['Precio oferta', '8,00'],
  ['Cena promocyjna', '8,00'],
  ['Faktor', '3'],
  ['ab 10', '8,00'],
  ['Menge ab', '10'],
  ['10+ %', '5'],
] as const
test.each(someOf(columns, 0))('%s: %s is noticed', async (heading, cell) => {
  expect(await said(heading, cell)).not.toBe(nothing)
})
