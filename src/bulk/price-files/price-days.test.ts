/** Days of a file of prices that can be read in two ways: the whole column decides, or it is asked. */
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { priceColumns } from './price-columns.ts'
import { openPricesShop, type PricesShop } from '../../prices/test-shop.ts'

vi.setConfig({ testTimeout: 120_000 })

let shop: PricesShop
let listId = ''
beforeAll(async () => {
  shop = await openPricesShop(() => new Date('2026-11-22T12:00:00Z'))
  for (const sku of ['PF-1', 'PF-2', 'PF-3'])
    await shop.tool({ sku, brand: 'Filemark', category: 'Filing', price: 1000 })
  listId = await shop.list('Days')
})
afterAll(() => shop.close())

/** The first days that a file says, by row; or why the whole file is not read. */
const firstDaysOf = async (...cells: readonly string[]) => {
  const lines = cells.map((cell, index) => `PF-${index + 1};9,50;${cell}`)
  const text = ['Artikelnummer;Preis;Gültig ab;Gültig bis', ...lines].join('\n')
  const read = shop.bulkJobs.readPrices(
    { actor: shop.admin, fileBytes: strToU8(text) },
    { listId, name: 'days.csv' },
  )
  return read.then(
    ({ rows }) => rows.map(({ becomes, why }) => becomes?.validFrom ?? why),
    (problem: unknown) => (isProblem(problem) ? problem.body.detail : problem),
  )
}
const twoDigits = (part: number) => String(part).padStart(2, '0')

test('one day with a part above 12 says how all days of its column are written, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '-'),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 2 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), {
        minLength: 3,
        maxLength: 3,
      }),
      fc.integer({ min: 13, max: 28 }),
      async (sign, isMonthFirst, isPadded, place, days, decisive) => {
        const meant = days.map(([open, month], index) => ({
          ofMonth: index === place ? decisive : open,
          month,
        }))
        const cells = meant.map(({ ofMonth, month }) =>
          (isMonthFirst ? [month, ofMonth] : [ofMonth, month])
            .map((part) => (isPadded ? twoDigits(part) : String(part)))
            .concat('2027')
            .join(sign),
        )
        expect(await firstDaysOf(...cells)).toEqual(
          meant.map(({ ofMonth, month }) => `2027-${twoDigits(month)}-${twoDigits(ofMonth)}`),
        )
      },
    ),
    { numRuns: 10 },
  )
})

test('days that can be read in two ways are asked about once for the whole file, and none is guessed', async () => {
  expect(await firstDaysOf('03/04/2027', '05/06/2027', '')).toBe(
    "'Gültig ab' contains dates such as 03/04/2027, which can mean April 3, 2027 or March 4, " +
      '2027, and no date in the column shows which is right. Choose the columns by hand to set how ' +
      'dates are written, or enter the dates as 2027-04-03.',
  )
  expect(await firstDaysOf('13/04/2027', '04/13/2027')).toContain('dates in two formats')
  expect(await firstDaysOf('4/4/2027', '3.4.2027', '2027/4/3')).toEqual([
    '2027-04-04',
    '2027-04-03',
    '2027-04-03',
  ])
  // The other column of days is of the same writer.
  expect(await firstDaysOf('03/04/2027;12/31/2027', '05/06/2027')).toEqual([
    '2027-03-04',
    '2027-05-06',
  ])
  expect(await firstDaysOf('32/04/2027', '13/13/2027')).toEqual([
    expect.stringContaining('Enter a date'),
    expect.stringContaining('Enter a date'),
  ])
})

test('years of two digits are those from 2020 on, and what may be another century is no day', async () => {
  expect(await firstDaysOf('01.02.27', '1.12.2026', '3. 4. 27')).toEqual([
    '2027-02-01',
    '2026-12-01',
    '2027-04-03',
  ])
  expect(await firstDaysOf('13/04/27', '03/05/27')).toEqual(['2027-04-13', '2027-05-03'])
  expect(await firstDaysOf('04/13/27', '05/03/27')).toEqual(['2027-04-13', '2027-05-03'])
  expect(await firstDaysOf('03/04/27', '05/06/27')).toContain(
    '03/04/27, which can mean April 3, 2027 or March 4, 2027',
  )
  expect(await firstDaysOf('27/04/13', '01.02.99')).toEqual([
    expect.stringContaining('Enter a date'),
    expect.stringContaining('Enter a date'),
  ])
})

test.each([
  ['Cena 1-49 ks', 'Cena 50-99 ks', 'Cena 100+ ks'],
  ['Preis 1-49 St.', 'Preis 50-99 St.', 'Preis 100+ St.'],
  ['1 - 49 pcs', '50 - 99 pcs', '100 + pcs'],
])('%s, %s and %s are a ladder', (...headings) => {
  expect(priceColumns(['SKU', ...headings])).toEqual(['tool', 'price', 'from:50', 'from:100'])
})

/** From and until when the prices of a list count, by row; or why it is not read. */
const countingOf = async (heading: string, { title = '', row = 'PF-1;9,50' } = {}) => {
  const text = [...(title === '' ? [] : [title, '']), `Artikelnummer;${heading}`, row, 'PF-2;8,40']
  const read = shop.bulkJobs.readPrices(
    { actor: shop.admin, fileBytes: strToU8(text.join('\n')) },
    { listId, name: 'days.csv' },
  )
  return read.then(
    ({ rows }) =>
      rows.map(({ becomes, why }) =>
        becomes ? `${becomes.validFrom ?? ''}/${becomes.validUntil ?? ''}` : why,
      ),
    (problem: unknown) => (isProblem(problem) ? problem.body.detail : problem),
  )
}
test.each([
  ['Preis ab 01.01.2027', '2027-01-01/'],
  ['Preis ab Januar 2027', '2027-01-01/'],
  ['Price Jan 2027', '2027-01-01/'],
  ['Price March 15, 2027', '2027-03-15/'],
  ['Prix à partir de février 2027', '2027-02-01/'],
  ['Cena od stycznia 2027', '2027-01-01/'],
  ['Preis 01/2027', '2027-01-01/'],
  ['Precio enero de 2027', '2027-01-01/'],
  ['Preis Q2 2027', '2027-04-01/'],
  ['Preis 2027', '2027-01-01/'],
  ['Preis 2026', '/'],
  ['Preis bis 31.12.2026', '/2026-12-31'],
  ['Preis bis Februar 2027', '/2027-02-28'],
  ['Preis 01.01.2027 - 31.03.2027', '2027-01-01/2027-03-31'],
  ['Preis 1/15/2027', '2027-01-15/'],
  ['Preis', '/'],
])('prices below “%s” count from and until %s', async (heading, days) => {
  expect(await countingOf(heading)).toEqual([days, days])
})
test('a day of a heading that can be read in two ways is asked about', async () => {
  expect(await countingOf('Price 3/4/2027')).toContain(
    '3/4/2027, which can mean April 3, 2027 or March 4, 2027',
  )
})
test('a title says it as well, and a row that says another day is right', async () => {
  expect(await countingOf('Preis', { title: 'Preisliste gültig ab Januar 2027' })).toEqual([
    '2027-01-01/',
    '2027-01-01/',
  ])
  expect(await countingOf('Preis', { title: 'Preisliste vom 01.01.2027' })).toEqual(['/', '/'])
  expect(
    await countingOf('Preis ab 01.01.2027;Gültig ab', { row: 'PF-1;9,50;01.02.2027' }),
  ).toEqual(['2027-02-01/', '2027-01-01/'])
})

test.each([
  ['Preis;Kehtivus', '2027-02-01', '', "'Kehtivus' states 2027-02-01"],
  ['Preis;Kehtivus', '2026-02-01', '', undefined],
  ['Preis;Farbe', 'rot', 'Hinnakiri 01.02.2027', "'Hinnakiri 01.02.2027' states 2027-02-01"],
  ['Preis;Farbe', 'rot', 'Price list 2027', "'Price list 2027' states 2027-01-01"],
  ['Preis;Farbe', 'rot', 'Printed on 01.02.2026', undefined],
  ['Preis;Price date', '2027-02-01', '', "'Price date' states 2027-02-01"],
  ['Preis;Kehtivus', '03/04/2027', '', "'Kehtivus' states 03/04/2027"],
  ['Preis;Kehtivus', '03/04/2026', '', undefined],
])(
  'a day to come that nobody understands is said: %s %s %s',
  async (headings, day, title, said) => {
    const [, ...others] = headings.split(';')
    const text = [title, `Artikelnummer;Preis;${others.join(';')}`, `PF-1;9,50;${day}`].join('\n')
    const { rows } = await shop.bulkJobs.readPrices(
      { actor: shop.admin, fileBytes: strToU8(text) },
      { listId, name: 'days.csv' },
    )
    expect(rows[0]?.warnings.map((why) => why.split(', which is not')[0])).toEqual(
      said === undefined ? [] : [said],
    )
  },
)
test.each([
  ['Danish', 'Prisliste gældende fra 01.02.2027'],
  ['Finnish', 'Hinnasto voimassa alkaen 01.02.2027'],
  ['Czech', 'Ceník platný od 01.02.2027'],
  ['Swedish', 'Prislista gällande från 2027-02-01'],
])('a title in %s says from when prices count', async (_, title) => {
  expect(await countingOf('Preis', { title })).toEqual(['2027-02-01/', '2027-02-01/'])
})

test.each([
  'Effective',
  'Eff. date',
  'Entrée en vigueur',
  'Decorrenza',
  'Wirksam ab',
  'Startdatum',
])(
  'prices begin on the date below “%s”, and a date with two meanings refuses the file',
  async (heading) => {
    expect(await countingOf(`Preis;${heading}`, { row: 'PF-1;9,50;15.04.2027' })).toEqual([
      '2027-04-15/',
      '/',
    ])
    expect(await countingOf(`Preis;${heading}`, { row: 'PF-1;9,50;03/04/2027' })).toContain(
      'April 3, 2027 or March 4, 2027',
    )
  },
)
test.each(['Expires', 'Expiry', 'Scadenza', 'Einddatum', 'Slutdatum', 'Ablaufdatum', 'Expiration'])(
  'prices end on the date below “%s”',
  async (heading) => {
    expect(await countingOf(`Preis;${heading}`, { row: 'PF-1;9,50;15.04.2027' })).toEqual([
      '/2027-04-15',
      '/',
    ])
  },
)
