/** Prices with tax are never taken for prices without. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Tax Reader', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

let lists = 0
/** The kind of the first row of a list, and the price that it has. */
async function read(lines: readonly string[], formulas: Record<string, string> = {}) {
  lists += 1
  const text = lines.join('\n').replaceAll('SKU-0', `TAX-${lists}`)
  const job = await jobs.upload('list.csv', strToU8(text))
  const [row] = (
    await jobs.rows(await jobs.check(job, { formulas: { ...job.mapping.formulas, ...formulas } }))
  ).filter(({ kind }) => kind !== 'ignored')
  return [row?.kind, row?.changes.find(({ field }) => field === 'price')?.to]
}
const wrong = ['wrong', undefined]

test.each([
  'Preis inkl. MwSt.',
  'Preis incl. USt',
  'Prix TTC',
  'Price incl. VAT',
  'Price (inc VAT)',
  'Price (VAT included)',
  'Prezzo IVA inclusa',
  'Precio con IVA',
  'Prijs incl. btw',
  'Cena z VAT',
  'Cena s DPH',
  'Pris inkl. moms',
])('without a rate, “%s” is wrong until somebody says it', async (heading) => {
  expect(await read([`Artikelnr;Bezeichnung;${heading}`, 'SKU-0;Hammer;119,00'])).toEqual(wrong)
})

test('at a rate that the heading says, it is the price without', async () => {
  expect(
    await read(['Artikelnr;Bezeichnung;Preis inkl. 19 % MwSt.', 'SKU-0;Hammer;119,00']),
  ).toEqual(['new', '$100.00'])
  expect(await read(['SKU;Name;Price (incl. 20% VAT)', 'SKU-0;Hammer;12.00'])).toEqual([
    'new',
    '$10.00',
  ])
})

test('a formula says the rate', async () => {
  expect(
    await read(['Artikelnr;Bezeichnung;Preis inkl. MwSt.', 'SKU-0;Hammer;119,00'], {
      price: 'price ÷ 1.19',
    }),
  ).toEqual(['new', '$100.00'])
})

test('a line above the headings says it, and so does a column', async () => {
  expect(
    await read(['Alle Preise inkl. MwSt.;;', 'Artikelnr;Bezeichnung;Preis', 'SKU-0;Hammer;119,00']),
  ).toEqual(wrong)
  expect(await read(['Artikelnr;Bezeichnung;Preis;inkl. MwSt.', 'SKU-0;Hammer;119,00;ja'])).toEqual(
    wrong,
  )
  expect(await read(['Artikelnr;Bezeichnung;Preis;Hinweis', 'SKU-0;Hammer;119,00;TTC'])).toEqual(
    wrong,
  )
})

test.each(['Preis exkl. MwSt.', 'Nettopreis', 'Prix HT', 'Price ex VAT', 'Preis zzgl. MwSt.'])(
  '“%s” is without tax',
  async (heading) => {
    expect(await read([`Artikelnr;Bezeichnung;${heading}`, 'SKU-0;Hammer;119,00'])).toEqual([
      'new',
      '$119.00',
    ])
  },
)

test('of a price with tax and one without beside it, that without is taken', async () => {
  expect(await read(['Artikelnr;Bezeichnung;Brutto;Netto', 'SKU-0;Hammer;119,00;100,00'])).toEqual([
    'new',
    '$100.00',
  ])
  expect(
    await read([
      'Artikelnr;Bezeichnung;Preis inkl. MwSt.;Preis netto',
      'SKU-0;Hammer;119,00;100,00',
    ]),
  ).toEqual(['new', '$100.00'])
})

test('a gross price is asked about, unless a line above says that prices are without tax', async () => {
  const warnings = async (...titles: readonly string[]) => {
    lists += 1
    const rows = [...titles, 'Artikelnr;Bezeichnung;Bruttopreis', `TAX-${lists};Hammer;119,00`]
    const job = await jobs.check(await jobs.upload('list.csv', strToU8(rows.join('\n'))))
    return (await jobs.rows(job, { kind: 'new' })).flatMap((row) => row.warnings)
  }
  expect(await warnings()).toEqual([
    { field: 'price', why: expect.stringContaining('include tax') },
  ])
  expect(await warnings('Alle Preise zzgl. gesetzl. MwSt.;;')).toEqual([])
})
