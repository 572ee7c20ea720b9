/** What stands between, above or below the articles of a list counts for its prices, or is asked. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { openPricesShop, type PricesShop } from '../prices/test-shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: PricesShop
let jobs: JobActions
let listId = ''
beforeAll(async () => {
  shop = await openPricesShop(() => new Date('2026-11-22T12:00:00Z'), { SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, shop.admin)
  for (const number of [1, 2, 3, 4]) await shop.tool({ sku: `RM-${number}`, price: 1000 })
  listId = await shop.list('Remarks')
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)
type Said = { readonly errors: string; readonly warnings: string }

/** What is said of each tool when a list is imported; or why the whole file is refused. */
async function imported(...lines: readonly string[]): Promise<Record<string, Said> | string> {
  try {
    const job = await jobs.check(await jobs.upload('list.csv', bytesOf(lines)))
    const textOf = (findings: readonly { readonly why: string }[]) =>
      findings
        .map(({ why }) => why)
        .filter((why) => !why.startsWith('The price falls'))
        .join(' ')
    return Object.fromEntries(
      (await jobs.rows(job))
        .filter(({ sku }) => sku.startsWith('RM-'))
        .map(({ sku, errors, warnings }) => [
          sku,
          { errors: textOf(errors), warnings: textOf(warnings) },
        ]),
    )
  } catch (problem) {
    return isProblem(problem) ? String(problem.body.detail) : expect.unreachable(String(problem))
  }
}

/** The same of a file of prices. */
async function priced(...lines: readonly string[]): Promise<Record<string, Said> | string> {
  const input = { listId, name: 'prices.csv' }
  try {
    const { rows } = await shop.bulkJobs.readPrices(
      { actor: shop.admin, fileBytes: bytesOf(lines) },
      input,
    )
    return Object.fromEntries(
      rows
        .filter(({ name }) => name.startsWith('RM-'))
        .map((row) => [
          row.name,
          { errors: 'why' in row ? (row.why ?? '') : '', warnings: row.warnings.join(' ') },
        ]),
    )
  } catch (problem) {
    return isProblem(problem) ? String(problem.body.detail) : expect.unreachable(String(problem))
  }
}

const nothing: Said = { errors: '', warnings: '' }
const between = (row: string) => [
  'SKU;Name;Preis;Bestand',
  'RM-1;Hammer;9,50;5',
  'RM-2;Zange;8,50;5',
  row,
  'RM-3;Schraube;7,50;5',
]

test.each([
  ['All prices below per 100;;;', 'per 1'],
  ['Prices per 1000 pcs;;;', 'per 1'],
  [';Preise je 100 Stück;;', 'per 1'],
  ['Schrauben;;je 100;', 'per 1'],
  [';;per 100;', 'per 1'],
  ['Prezzi al cento;;;', 'per 1'],
  ['Prix le cent;;;', 'per 1'],
  ['Ceny za 100 szt.;;;', 'per 1'],
  ['Precios por 100 unidades;;;', 'per 1'],
  ['Prijzen per 100 stuks;;;', 'per 1'],
  ['Priser per 1000 st;;;', 'per 1'],
  ['Preise je VPE;;;', 'per 1'],
  ['Preise in USD;;;', 'in EUR'],
  ['Schrauben (USD);;;', 'in EUR'],
  ['Ceny v Kč;;;', 'in EUR'],
  ['inkl. MwSt.;;;', 'as excluding tax'],
  ['Prix TTC;;;', 'as excluding tax'],
  ['Prezzi IVA inclusa;;;', 'as excluding tax'],
  ['Preise in Cent;;;', 'as written'],
])('“%s” between articles counts for the rows below, which are wrong', async (row, read) => {
  for (const said of [await imported(...between(row)), await priced(...between(row))]) {
    expect(said).toMatchObject({ 'RM-1': nothing, 'RM-2': nothing })
    expect(said).toMatchObject({ 'RM-3': { errors: expect.stringContaining('Row 4 contains') } })
    expect(said).toMatchObject({ 'RM-3': { errors: expect.stringContaining(`is read ${read}`) } })
  }
})

test.each([
  'Rabatt 20 %;;;',
  'Alle Preise zzgl. 10 % Legierungszuschlag;;;',
  'Gültig ab 01.01.2027;;;',
])('“%s” between articles is asked about below it', async (row) => {
  for (const said of [await imported(...between(row)), await priced(...between(row))]) {
    expect(said).toMatchObject({ 'RM-1': nothing, 'RM-2': nothing })
    expect(said).toMatchObject({
      'RM-3': { errors: '', warnings: expect.stringContaining('Row 4 contains') },
    })
  }
})

test.each([
  'Schrauben;;;',
  'Alle Preise in EUR zzgl. MwSt., 2 % Skonto in 10 Tagen;;;',
  'Preise je Stück;;;',
  'Mindestbestellwert 100 EUR;;;',
  'Stand 30.11.2026;;;',
  'Werkzeuge 12 - 14 mm;;;',
])('“%s” between articles changes nothing of their prices', async (row) => {
  for (const said of [await imported(...between(row)), await priced(...between(row))])
    expect(said).toMatchObject({ 'RM-1': nothing, 'RM-2': nothing, 'RM-3': nothing })
})

test('what is said below all articles counts for each of them', async () => {
  const lines = ['SKU;Name;Preis;Bestand', 'RM-1;Hammer;9,50;5', 'RM-2;Zange;8,50;5']
  for (const said of [
    await imported(...lines, 'Alle Preise je 100 Stück;;;'),
    await priced(...lines, 'Alle Preise je 100 Stück;;;'),
  ])
    for (const sku of ['RM-1', 'RM-2'])
      expect(said).toMatchObject({ [sku]: { errors: expect.stringContaining('Row 4 contains') } })
})

test('the next remark of the same kind ends it, and a row that says its own is right', async () => {
  const lines = [
    'SKU;Name;Preis;PE',
    'Preise je 100;;;',
    'RM-1;Hammer;9,50;100',
    'RM-2;Zange;8,50;1',
    'Preise je Stück;;;',
    'RM-3;Schraube;7,50;1',
  ]
  for (const said of [await imported(...lines), await priced(...lines)])
    for (const sku of ['RM-1', 'RM-2', 'RM-3'])
      expect(said).toMatchObject({ [sku]: { errors: '' } })
})

test('two titles that say different price units are asked about', async () => {
  const lines = ['Preise je 100, Muttern je 1000', 'SKU;Name;Preis;Bestand', 'RM-1;Hammer;9,50;5']
  for (const said of [await imported(...lines), await priced(...lines)])
    expect(said).toMatchObject({ 'RM-1': { errors: expect.stringContaining('Row 1 contains') } })
})

test.each([
  ['SKU;Name;Preis;Bestand', 'SKU;Name;Preis/100;Bestand'],
  ['SKU;Name;Preis/100;Bestand', 'SKU;Name;Preis;Bestand'],
  ['SKU;Name;Preis;Bestand', 'SKU;Name;Preis USD;Bestand'],
  ['SKU;Name;Preis;Bestand', 'SKU;Name;Preis inkl. MwSt.;Bestand'],
])('headings “%s” and below them “%s” are two lists', async (first, second) => {
  const lines = [first, 'RM-1;Hammer;9,50;5', second, 'RM-2;Zange;8,50;5']
  for (const said of [await imported(...lines), await priced(...lines)])
    expect(said).toContain('Row 3 contains headings')
})

test.each<[lines: string[], silent: string]>([
  [['SKU;Name;Preis;PE', 'RM-1;A;950;100', 'RM-2;B;850,50;100', 'RM-3;C;750;'], 'RM-3'],
  [['SKU;Name;Price;per', 'RM-1;A;95.50;C', 'RM-2;B;85.50;M', 'RM-3;C;75.50;-'], 'RM-3'],
  [['SKU;Name;Price;Unit', 'RM-1;A;95.50;100 pcs', 'RM-2;B;85.50;pc', 'RM-3;C;75.50;'], 'RM-3'],
  [['SKU;Name;Preis;ME', 'RM-1;A;9,50 / 100;St', 'RM-2;B;8,50 / 100;St', 'RM-3;C;7,50;St'], 'RM-3'],
])('a row without the price unit that others have is wrong: %s', async (lines, silent) => {
  for (const said of [await imported(...lines), await priced(...lines)]) {
    expect(said).toMatchObject({ 'RM-1': { errors: '' }, 'RM-2': { errors: '' } })
    expect(said).toMatchObject({ [silent]: { errors: expect.stringContaining('price unit') } })
  }
})

test('a list in another currency is asked for its rate, row by row, until there is one', async () => {
  const rowsIn = async (heading: string, rate: number) => {
    const lines = [`SKU;Name;${heading}`, 'RM-1;Hammer;9.50', 'RM-2;Zange;8.50']
    const job = await jobs.upload('abroad.csv', bytesOf(lines))
    const rows = await jobs.rows(await jobs.check(job, { rate }))
    return rows.map(({ warnings }) => warnings.some(({ field }) => field === 'rate'))
  }
  for (const heading of ['Price GBP', 'Cena zł', 'Cena Kč', 'Price RSD'])
    expect(await rowsIn(heading, 1)).toEqual([true, true])
  expect(await rowsIn('Price GBP', 1.15)).toEqual([false, false])
  expect(await rowsIn('Price EUR', 1)).toEqual([false, false])
})

test('a currency beside the prices counts without a heading, and whatever it is', async () => {
  const lines = ['SKU;Name;Price;', 'RM-1;Hammer;9.50;RSD', 'RM-2;Zange;8.50;RSD']
  for (const said of [await imported(...lines), await priced(...lines)])
    expect(said).toMatchObject({ 'RM-1': { errors: expect.stringContaining('in RSD') } })
})

test.each([
  ['SKU;Name;Preis;Bemerkung', 'RM-1;Hammer;9,50;Preis je 100'],
  ['SKU;Name;Preis;Bemerkung', 'RM-1;Hammer;9,50;per 100 Stk'],
  ['SKU;Name;Preis', 'RM-1;Hammer, Preis je 100;9,50'],
])(
  'a text in the row of an article that says another price unit makes it wrong',
  async (...lines) => {
    for (const said of [await imported(...lines), await priced(...lines)])
      expect(said).toMatchObject({ 'RM-1': { errors: expect.stringContaining('Row 2 contains') } })
  },
)

test.each(['Preiseinheit 100', 'PE=100', 'Price basis: 100', 'Price per K', 'Price/1k'])(
  '“%s” above the list is its price unit',
  async (title) => {
    const job = await jobs.upload('list.csv', bytesOf([title, 'SKU;Name;Preis', 'RM-1;A;9,50']))
    expect(job.mapping.constants.price_per).toBe(title.includes('100') ? '100' : '1000')
  },
)

test.each([
  'Preços com IVA',
  'Bruttó árak ÁFÁval',
  'Preise verstehen sich einschließlich Mehrwertsteuer',
  'Preise sind Bruttopreise',
])('“%s” above the list is no price without tax', async (title) => {
  const lines = [title, 'SKU;Name;Preis', 'RM-1;Hammer;9,50']
  for (const said of [await imported(...lines), await priced(...lines)])
    expect(JSON.stringify(said)).toContain('tax')
})

test('a kind of price in a column of its own is that of its row', async () => {
  const lines = ['SKU;Name;Preis;Preisart', 'RM-1;Hammer;9,50;netto', 'RM-2;Zange;8,50;brutto']
  for (const said of [await imported(...lines), await priced(...lines)])
    expect(said).toMatchObject({
      'RM-1': nothing,
      'RM-2': { warnings: expect.stringContaining('may include tax') },
    })
})

test.each([
  [['SKU;Name;Bestand je 100', 'RM-1;Hammer;5']],
  [['SKU;Name;Stock (x100)', 'RM-1;Hammer;5']],
  [['SKU;Name;Bestand (TSD)', 'RM-1;Hammer;5']],
  [['Bestand in VE', 'SKU;Name;Bestand', 'RM-1;Hammer;5']],
  [['SKU;Name;Bestand', 'RM-2;Zange;5', 'Mengen in Karton;;', 'RM-1;Hammer;6']],
  [['SKU;Name;Bestand', 'RM-1;Hammer;5', 'Alle Mengen in 1000 Stück;;']],
])('a stock that is counted otherwise than by the piece is none: %s', async (lines) => {
  const said = await imported(...lines)
  expect(said).toMatchObject({
    'RM-1': { errors: expect.stringContaining('is not a stock quantity in pieces') },
  })
  if (lines.length === 4) expect(said).toMatchObject({ 'RM-2': nothing })
})

test('a stock in pieces stays one', async () => {
  const lines = [
    'Lagerliste 2026',
    'SKU;Name;Bestand (Stk)',
    'RM-1;Hammer;5',
    'Zangen;;',
    'RM-2;A;6',
  ]
  expect(await imported(...lines)).toEqual({ 'RM-1': nothing, 'RM-2': nothing })
})

test.each(['Prices per metre;;;', 'Preise je kg;;;'])(
  '“%s” between articles that are sold by the piece makes them wrong',
  async (row) => {
    for (const said of [await imported(...between(row)), await priced(...between(row))])
      expect(said).toMatchObject({
        'RM-1': nothing,
        'RM-3': { errors: expect.stringContaining('Row 4 contains') },
      })
  },
)

test.each([
  'Neue Preise ab 1. Januar 2027;;;',
  'New prices from January 2027;;;',
  'Prezzi dal 01.01.2027;;;',
])('“%s” between articles is a day to come', async (row) => {
  for (const said of [await imported(...between(row)), await priced(...between(row))])
    expect(said).toMatchObject({
      'RM-1': nothing,
      'RM-3': { warnings: expect.stringContaining('2027-01-01') },
    })
})

test('texts that tell of an article or its pack say nothing of its price', async () => {
  const text =
    'Unser Preis-Leistungs-Sieger, Preise gewonnen 2020, geliefert je 100 Stück auf der Rolle, '
  for (const [heading, cell] of [
    ['Info', 'à 50 Stück'],
    ['Beschreibung', text.repeat(2)],
  ]) {
    const lines = [`SKU;Name;Preis;${heading}`, `RM-1;Hammer;9,50;${cell}`]
    expect(await priced(...lines)).toEqual({ 'RM-1': nothing })
    expect(await imported(...lines)).toMatchObject({ 'RM-1': { errors: '' } })
  }
})

test('who says by hand for how many the prices are has answered what a cell says', async () => {
  const lines = ['SKU;Name;Preis;Bemerkung', 'RM-1;Hammer;9,50;Preis je 100']
  const job = await jobs.upload('list.csv', bytesOf(lines))
  const said = async (per: string) =>
    (await jobs.rows(await jobs.check(job, { constants: { price_per: per } })))[0]?.errors
  expect(await said('100')).toEqual([])
  expect(await said('1')).toEqual([])
})
