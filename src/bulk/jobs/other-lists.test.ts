/** Of a workbook with several sheets of articles, somebody chooses the sheet that applies. */
import { utils, write, type BookType } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPricesShop, type PricesShop } from '../../prices/test-shop.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
let shop: PricesShop
let jobs: JobActions
let listId: string
beforeAll(async () => {
  shop = await openPricesShop(undefined, { SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, shop.admin)
  await shop.tool({ sku: 'A-1', price: 1000 })
  listId = await shop.list('Lists')
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>
function workbook(sheets: Sheets, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType })
  return new Uint8Array(bytes)
}
const heading = ['SKU', 'Name', 'Price']
const years = {
  'Prices 2026': [heading, ['A-1', 'Hammer', 9.5]],
  'Prices 2027': [heading, ['A-1', 'Hammer', 9.9]],
}
const question =
  "The workbook has 2 sheets with articles: 'Prices 2026', 'Prices 2027'. Only 'Prices 2026' is read. Choose the sheet that applies."

const checked = async (sheets: Sheets) =>
  jobs.check(await jobs.upload('list.xlsx', workbook(sheets)))

test.each(['Prices 2026', 'Prices 2027'])(
  'a list: nothing can be applied until %s is chosen',
  async (sheet) => {
    const job = await checked(years)
    expect(job).toMatchObject({
      sheet: 'Prices 2026',
      otherLists: ['Prices 2027'],
      counts: { wrong: 1, changed: 0, missing: 0 },
      shared: [{ field: 'other_lists', why: question, kind: 'error', rows: 1 }],
    })
    const chosen = await shop.bulkJobs.sheet({ actor: shop.admin }, { id: job.id, sheet })
    expect(chosen).toMatchObject({ sheet, otherLists: [] })
    expect(await jobs.check(chosen)).toMatchObject({ counts: { wrong: 0 }, shared: [] })
  },
)

test('another heading row is no answer', async () => {
  const { id } = await checked(years)
  const of = { id, sheet: 'Prices 2026', headingRow: 1 }
  expect(await shop.bulkJobs.sheet({ actor: shop.admin }, of)).toMatchObject({
    otherLists: ['Prices 2027'],
  })
})

test.each<[string, Sheets]>([
  [
    'discontinued articles',
    {
      Prices: years['Prices 2026'],
      Discontinued: [
        ['SKU', 'Name'],
        ['A-1', 'Saw'],
      ],
    },
  ],
  [
    'articles that are no longer sold, with all columns',
    { Prices: years['Prices 2026'], Auslauf: [heading, ['A-9', 'Saw', 4]] },
  ],
  [
    'surcharges',
    {
      Prices: years['Prices 2026'],
      Surcharges: [
        ['SKU', 'Surcharge'],
        ['A-1', 3.5],
      ],
    },
  ],
  [
    'other articles, with other columns',
    {
      Hammers: years['Prices 2026'],
      Screws: [
        ['SKU', 'Name', 'Std Pkg', 'Price'],
        ['A-8', 'Screw', 100, 18.2],
      ],
    },
  ],
  [
    'other articles of another year',
    { 2026: years['Prices 2026'], 2027: [heading, ['A-9', 'Saw', 4]] },
  ],
])('a second sheet of %s', async (_what, sheets) => {
  const [first = '', other = ''] = Object.keys(sheets)
  expect(await checked(sheets)).toMatchObject({ sheet: first, otherLists: [other] })
})

test('sheets of groups are one list, and a sheet of notes is none', async () => {
  const job = await checked({
    Hammers: years['Prices 2026'],
    Saws: [heading, ['A-9', 'Saw', 4]],
    Terms: [['Delivery within a week']],
  })
  expect(job).toMatchObject({ sheet: 'Hammers + Saws', otherLists: [], counts: { wrong: 0 } })
})

test('a price file: no row can be applied until a sheet is chosen', async () => {
  const read = (sheet?: string) =>
    shop.bulkJobs.readPrices(
      { actor: shop.admin, fileBytes: workbook(years) },
      { listId, name: 'prices.xlsx', sheet },
    )
  for (const file of [await read(), await read('Prices')])
    expect(file).toMatchObject({
      sheet: 'Prices 2026',
      otherLists: ['Prices 2027'],
      rows: [{ kind: 'wrong', why: question }],
    })
  expect(await read('Prices 2027')).toMatchObject({
    sheet: 'Prices 2027',
    otherLists: [],
    rows: [{ kind: 'new', why: '', becomes: { price: 990 } }],
  })
})
