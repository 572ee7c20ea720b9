/** Files of prices: read however they are written, checked row by row, applied, and saved again. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPricesShop, type PricesShop } from '../../prices/test-shop.ts'
import { priceRowExport } from '../../prices/export-columns.ts'
import { exportCells } from '../../ui/export-cells.ts'
import { exportFile, type ExportFormat } from '../../ui/export-list.client.ts'
import { priceColumns } from './price-columns.ts'

let shop: PricesShop
let day = new Date('2026-11-22T12:00:00Z')
beforeAll(async () => {
  shop = await openPricesShop(() => day)
  for (const sku of ['PF-1', 'PF-2', 'PF-3'])
    await shop.tool({ sku, brand: 'Filemark', category: 'Filing', price: 1000 })
  await shop.tool({
    sku: 'PF-CABLE',
    name: 'Zinc cable',
    unit: 'metre',
    price: 12_900,
    pricePer: 100,
  })
})
afterAll(() => shop.close())

const caller = () => ({ actor: shop.admin })
const readFile = (listId: string, bytes: Uint8Array, name = 'prices.csv') =>
  shop.bulkJobs.readPrices({ ...caller(), fileBytes: bytes }, { listId, name })
const read = (listId: string, ...lines: string[]) => readFile(listId, strToU8(lines.join('\n')))
type File = Awaited<ReturnType<typeof read>>
const apply = (listId: string, { rows }: File) =>
  shop.prices.importRows(caller(), {
    listId,
    file: 'prices.csv',
    rows: rows.flatMap(({ row, target, name, becomes }) =>
      becomes && (target === 'tool' || target === 'brand' || target === 'category')
        ? [{ row, target, name, ...becomes }]
        : [],
    ),
  })
const rowsOf = async (listId: string) =>
  (await shop.prices.rows(caller(), { listId })).map(
    ({ target, sku, name, percentOff, price, priceBreaks, validFrom, validUntil }) => ({
      target,
      name: sku || name,
      percentOff,
      price,
      priceBreaks,
      validFrom,
      validUntil,
    }),
  )

test.each([
  [
    [
      'For',
      'SKU or name',
      'Name',
      'Percent off',
      'Price',
      'Quantity prices',
      'Valid from',
      'Valid until',
    ],
    ['target', 'name', '', 'percent', 'price', 'ladder', 'validFrom', 'validUntil'],
  ],
  [
    ['Artikelnummer', 'Rabatt', 'Preis', 'ab 24', 'Gültig ab', 'Gültig bis'],
    ['tool', 'percent', 'price', 'from:24', 'validFrom', 'validUntil'],
  ],
  [
    ['Ref', 'Dto', 'Precio', 'Desde', 'Hasta'],
    ['tool', 'percent', 'price', 'validFrom', 'validUntil'],
  ],
  [
    ['SKU', '1+', '24+', '96+'],
    ['tool', 'price', 'from:24', 'from:96'],
  ],
  [
    ['Brand', 'Category', '%'],
    ['brand', 'category', 'percent'],
  ],
])('%j', (headings, columns) => {
  expect(priceColumns(headings)).toEqual(columns)
})

test('rows by tool, brand and category, with ladders, percentages and days', async () => {
  const listId = await shop.list('Read')
  const file = await read(
    listId,
    'Artikelnummer;Marke;Kategorie;Rabatt;Preis;ab 24;ab 96;Gültig ab;Gültig bis',
    'PF-1;Filemark;Filing;;1.234,50;1.200,00;1.100,00;1.12.2026;',
    ';Filemark;;-12,5 %;;;;;',
    ';;Filing;5;;;;2026-12-01;2026-12-31',
    'Alle Preise netto;;;;;;;;',
  )
  expect(file.counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 1 })
  expect(file.rows[3]).toMatchObject({
    row: 5,
    kind: 'wrong',
    why: 'Enter a percentage or a price.',
  })
  expect(await rowsOf(listId)).toEqual([])
  expect((await apply(listId, file)).counts).toMatchObject({ new: 3, wrong: 0 })
  expect(await rowsOf(listId)).toEqual([
    { target: 'brand', name: 'Filemark', percentOff: 12.5 },
    {
      target: 'category',
      name: 'Filing',
      percentOff: 5,
      validFrom: '2026-12-01',
      validUntil: '2026-12-31',
    },
    {
      target: 'tool',
      name: 'PF-1',
      price: 123_450,
      validFrom: '2026-12-01',
      priceBreaks: [
        { from: 24, price: 120_000 },
        { from: 96, price: 110_000 },
      ],
    },
  ])
  const again = await read(listId, 'Marke;Rabatt', 'Filemark;12,5')
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
})

test('every row that is wrong says why, and none of it is written', async () => {
  const listId = await shop.list('Wrong')
  const file = await read(
    listId,
    'For,SKU or name,Percent off,Price,Quantity prices,Valid from,Valid until',
    'Tool,PF-99,,9.50,,,',
    'Brand,Nobody,5,,,,',
    'Tool,PF-1,101,,,,',
    'Tool,PF-1,5,9.50,,,',
    'Tool,PF-1,,#REF!,,,',
    'Tool,PF-1,,-3,,,',
    'Tool,PF-1,,9.50,"24: 9.90",,',
    'Tool,PF-1,,9.50,"24 9.00",,',
    'Tool,PF-1,,9.50,,2026-12-31,2026-12-01',
    'Tool,PF-1,,9.50,,soon,',
    'Tool,,,9.50,,,',
    'Shelf,PF-1,,9.50,,,',
    'Tool,PF-2,,9.50,,,',
    'Tool,pf-2,,9.40,,,',
  )
  expect(file.rows.map(({ why }) => why)).toEqual([
    'No tool has the SKU PF-99. Check the SKU.',
    'No brand is called Nobody. Enter an existing brand.',
    'Enter a percentage from 0.01 to 100, such as 12.5.',
    "'Percent off' contains 5 beside a price. If the price does not include this discount yet, choose the columns by hand, and set this column to “Percent off the price in the same row”. If the price already includes the discount, do not use this column.",
    expect.stringContaining('#REF!'),
    expect.stringContaining('-3'),
    'The prices must decrease from one quantity price to the next.',
    "'24 9.00' is not a quantity with a price. Enter a value such as 24: 9.50.",
    'The last day is before the first day. Correct one of the days.',
    'Enter a date such as 2026-11-22.',
    'This row has no SKU, brand or category. Enter one of them, or remove the row.',
    "'Shelf' is not a tool, brand or category in the shop. Check the spelling.",
    '',
    'Row 14 already has a price for this period. Change one of the rows.',
  ])
  expect(await rowsOf(listId)).toEqual([])
})

test('a price from a day on ends the present one the day before; history and what changed say so', async () => {
  const listId = await shop.list('Later', [{ target: 'tool', name: 'PF-3', price: 1000 }])
  day = new Date('2026-11-25T12:00:00Z')
  const file = await read(listId, 'SKU,Price,From', 'PF-3,11.00,2026-12-01')
  expect(file.rows).toEqual([
    {
      row: 2,
      kind: 'changed',
      why: '',
      warnings: [],
      target: 'tool',
      name: 'PF-3',
      becomes: { price: 1100, validFrom: '2026-12-01' },
      before: [{ price: 1000, priceBreaks: [], pricePer: 1 }],
    },
  ])
  await apply(listId, file)
  expect(
    (await rowsOf(listId))
      .map(({ price, validFrom, validUntil }) => [price, validFrom, validUntil])
      .toSorted(),
  ).toEqual([
    [1000, undefined, '2026-11-30'],
    [1100, '2026-12-01', undefined],
  ])
  const changed = await shop.prices.rows(caller(), { listId, since: '2026-11-25' })
  expect(changed).toHaveLength(3)
  const [entry] = await shop.audit.list(caller(), { kind: 'price-list', record: listId })
  expect(entry).toMatchObject({ operation: 'prices.importRows' })
})

test.each(['csv', 'xlsx'] as const)(
  'what is saved as %s is read again, and changes nothing',
  async (format: ExportFormat) => {
    const listId = await shop.list(`Saved ${format}`, [
      {
        target: 'tool',
        name: 'PF-1',
        price: 900,
        validFrom: '2026-12-01',
        priceBreaks: [
          { from: 24, price: 850 },
          { from: 96, price: 800 },
        ],
      },
      { target: 'tool', name: 'PF-CABLE', price: 11_900, pricePer: 100 },
      { target: 'brand', name: 'Filemark', percentOff: 0.5 },
      { target: 'category', name: 'Filing', percentOff: 7.25, validUntil: '2027-01-31' },
    ])
    const pages = exportCells(
      priceRowExport,
      (page) => shop.prices.rows(caller(), { listId, ...page }),
      2,
    )
    const saved = await exportFile(format, pages)
    if (format === 'csv') expect(await saved.text()).toContain(',119,,100,metre,')
    const file = await readFile(
      listId,
      new Uint8Array(await saved.arrayBuffer()),
      `prices.${format}`,
    )
    expect(file.counts).toEqual({ new: 0, changed: 0, same: 4, wrong: 0 })
    const empty = await shop.list(`Copy ${format}`)
    await apply(
      empty,
      await readFile(empty, new Uint8Array(await saved.arrayBuffer()), `a.${format}`),
    )
    expect(await rowsOf(empty)).toEqual(await rowsOf(listId))
  },
)

test('a file that is none, without prices, or for a list that is not there is refused whole', async () => {
  const listId = await shop.list('Refused')
  await expect(read(listId, 'SKU,Name', 'PF-1,File')).rejects.toMatchObject({
    body: { type: 'file-not-readable', status: 422 },
  })
  await expect(readFile(listId, new Uint8Array())).rejects.toMatchObject({
    body: { type: 'file-not-readable' },
  })
  await expect(
    read('0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6070', 'SKU,Price', 'PF-1,9'),
  ).rejects.toMatchObject({ body: { status: 404 } })
})

test('of two that are applied at once one waits for the other or is refused, and no day has two prices', async () => {
  const listId = await shop.list('Race')
  const file = await read(listId, 'SKU,Price', 'PF-1,9.00', 'PF-2,8.00')
  const results = await Promise.allSettled([apply(listId, file), apply(listId, file)])
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await rowsOf(listId)).toHaveLength(2)
})

test('prices with three decimals are never thousands of them', async () => {
  const listId = await shop.list('Thousandths')
  const said = async (...lines: string[]) =>
    (await read(listId, ...lines)).rows.map(({ kind, becomes }) => [kind, becomes?.price])
  expect(await said('SKU;Price', 'PF-1;0,125', 'PF-2;1,250')).toEqual([
    ['new', 125],
    ['new', 125],
  ])
  expect(await said('SKU;Price', 'PF-1;0.089', 'PF-2;1.250')).toEqual([
    ['new', 89],
    ['new', 125],
  ])
  const [asked] = (await read(listId, 'Artikelnummer;Preis', 'PF-1;1.250')).rows
  expect(asked).toMatchObject({ kind: 'new', becomes: { price: 125_000 } })
  expect(asked?.warnings).toEqual([expect.stringContaining("'1.250' is read as 1,250")])
})

/** What a file with one tool says of its price, or why it is wrong. */
async function priceIn(...lines: string[]) {
  const [row] = (await read(await shop.list(`Bases ${lines.join()}`.slice(0, 60)), ...lines)).rows
  return row?.kind === 'wrong' ? row.why : row?.becomes
}

test.each([
  [['Artikelnummer;Preis;Preiseinheit', 'PF-1;950,00;100'], { price: 95_000, pricePer: 100 }],
  [['SKU;Price;UOM', 'PF-1;9.50;C', 'PF-2;9.50;EA'], { price: 950, pricePer: 100 }],
  [['SKU;Price;UOM', 'PF-1;9.50;M', 'PF-2;9.50;E'], { price: 950, pricePer: 1000 }],
  [['SKU;Price;Unit', 'PF-1;9.50;100 pcs'], { price: 950, pricePer: 100 }],
  [['SKU;Price per 100', 'PF-1;950,00'], { price: 95_000, pricePer: 100 }],
  [['Artikelnummer;Preis je 1000', 'PF-1;950,00'], { price: 95_000, pricePer: 1000 }],
  [['SKU;Price', 'PF-1;9,50 / 100'], { price: 950, pricePer: 100 }],
  [
    ['Alle Preise je 100 Stück;', 'Artikelnummer;Preis', 'PF-1;9,50'],
    { price: 950, pricePer: 100 },
  ],
  [['SKU;Price', 'PF-1;0,125'], { price: 125, pricePer: 10 }],
  [['SKU;Price', 'PF-1;0,0375'], { price: 375, pricePer: 100 }],
  [['SKU;Price;Preiseinheit', 'PF-1;1,875;50'], { price: 375, pricePer: 100 }],
])('%j is for how many it says', async (lines, price) =>
  expect(await priceIn(...lines)).toMatchObject(price),
)

test('a row for each step of a ladder is one price', async () => {
  const listId = await shop.list('Steps')
  const file = await read(
    listId,
    'Artikelnummer;Nettopreis;ab Menge',
    'PF-1;9,50;1',
    'PF-1;8,50;100',
    'PF-2;7,00;1',
  )
  expect(
    file.rows.map(({ row, becomes: price }) => [row, price?.price, price?.priceBreaks]),
  ).toEqual([
    [2, 950, [{ from: 100, price: 850 }]],
    [4, 700, undefined],
  ])
})

test.each([
  ['a price from a quantity on alone', ['SKU;Net price;From quantity', 'PF-1;8,50;100']],
  ['only a column from 100 on', ['SKU;100+', 'PF-1;8,50']],
  ['another currency in a column', ['SKU;Price;Currency', 'PF-1;9,50;CHF']],
  ['another currency beside the amount', ['SKU;Price', 'PF-1;9,50 CHF']],
  ['another currency in the heading', ['SKU;Price CHF', 'PF-1;9,50']],
  ['a base that no price has', ['SKU;Price;Preiseinheit', 'PF-1;9,99;7']],
  ['a column that may be the base', ['SKU;Price;Foo', 'PF-1;950,00;100']],
  ['tax at no rate', ['SKU;Preis inkl. MwSt.', 'PF-1;119,00']],
  ['tax in a line above', ['Prix TTC;', 'SKU;Price', 'PF-1;119,00']],
])('%s is asked about, and is no price', async (_, lines) =>
  expect(await priceIn(...lines)).toEqual(expect.any(String)),
)

test('of prices with and without tax, those without are taken; at a rate they are reckoned', async () => {
  expect(await priceIn('SKU;Brutto;Netto', 'PF-1;119,00;100,00')).toMatchObject({ price: 10_000 })
  expect(await priceIn('SKU;Preis inkl. 19 % MwSt.', 'PF-1;119,00')).toMatchObject({
    price: 10_000,
  })
})

test('a price says for how many it is, or that the shop takes it for as many as the tool has', async () => {
  await shop.tool({ sku: 'PF-100', price: 1234, pricePer: 100 })
  const id = await shop.list('Bases')
  const each = await read(id, 'SKU,Price per piece', 'PF-100,0.10')
  expect(each.rows[0]).toMatchObject({ becomes: { price: 10, pricePer: 1 }, warnings: [] })
  const unsaid = await read(id, 'SKU,Price', 'PF-100,11.50')
  expect(unsaid.rows[0]?.becomes).toMatchObject({ price: 1150, pricePer: 100 })
  expect(unsaid.rows[0]?.warnings).toEqual([
    'The list does not state a price unit. The price is read as a price per 100, as in the shop.',
  ])
})
