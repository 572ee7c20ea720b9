/** Lists as the trade meets them, in a shop of Germany: what is right of each, or why it is refused. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = 'tests/field-cases'
const fileOf = (id: string): string =>
  readdirSync(folder).find((name) => name.startsWith(`${id}-`)) ?? expect.unreachable(id)
const bytesOf = (id: string): Uint8Array => readFileSync(join(folder, fileOf(id)))

let shop: TestShop
let jobs: JobActions
let actor: Awaited<ReturnType<TestShop['person']>>
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR', SHOP_TIME_ZONE: 'Europe/Berlin' })
  actor = await shop.person('Field Cases', 'admin')
  jobs = jobsOf(shop, actor)
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, country: 'DE' })
  await shop.tool({ sku: 'FLD-A', price: 1000, stock: 10_000 })
  await shop.tool({ sku: 'FLD-B', price: 33, stock: 10_000 })
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** Of each row of a list its fields, and the fields about which something is said. */
const rowsOf = (id: string, defaults: Readonly<Record<string, string>> = {}) =>
  rowsOfFile(fileOf(id), bytesOf(id), defaults)
const rowsOfText = (...lines: readonly string[]) =>
  rowsOfFile('export.csv', new TextEncoder().encode(`${lines.join('\n')}\n`))
async function rowsOfFile(
  name: string,
  bytes: Uint8Array,
  defaults: Readonly<Record<string, string>> = {},
) {
  const uploaded = await jobs.upload(name, bytes)
  const job = await jobs.check(uploaded, {
    defaults: { ...uploaded.mapping.defaults, ...defaults },
  })
  return (await jobs.rows(job)).map(({ kind, sku, changes, warnings, errors }) => ({
    kind,
    sku,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    errors: errors.map(({ field }) => field),
    warnings: warnings.map(({ field }) => field),
  }))
}

test('F10, F11: a zero before the sign decides it for the whole list', async () => {
  for (const id of ['F10', 'F11'])
    expect((await rowsOf(id)).slice(0, 3)).toMatchObject([
      { sku: 'Z1', price: '€1.25', price_per: '10' },
      { sku: 'Z2', price: '€0.89', price_per: '10' },
      { sku: 'Z3', price: '€1.25' },
    ])
})

test('F27: a price that counts from a later day is said to do so', async () => {
  expect(await rowsOf('F27')).toMatchObject([{ price: '€9.90', warnings: ['price'] }])
})

test.each(['F30', 'F31'])('%s: a price with tax is none without', async (id) => {
  expect(await rowsOf(id)).toMatchObject([{ kind: 'wrong', errors: ['price'] }])
})

test('F40, WooCommerce: the stock is counted, and what is not published is a draft', async () => {
  const rows = await rowsOf('F40')
  expect(rows).toMatchObject([
    { sku: 'woo-hood', Stock: '57', price: '€45.00', category: 'Hammers' },
    { sku: 'woo-old', Stock: '3', price: '€45.00', category: 'Hammers', state: 'draft' },
  ])
  expect(rows[0]).not.toHaveProperty('state')
})

test('F41, Odoo: code, cost, stock and category', async () => {
  expect(await rowsOf('F41')).toMatchObject([
    {
      sku: 'OD-1',
      cost: '€7.00',
      price: '€12.50',
      Stock: '100',
      gtin: '4006381333931',
      category: 'Hammers',
    },
  ])
})

test('F44, Shopify: two sizes are two tools of one family', async () => {
  const rows = await rowsOf('F44')
  expect(rows).toMatchObject([
    { sku: 'CH-450', name: 'Claw Hammer 450 g', price: '€9.99', Stock: '12' },
    { sku: 'CH-600', name: 'Claw Hammer 600 g', price: '€11.99', Stock: '5' },
  ])
  for (const row of rows)
    expect(row).toMatchObject({
      kind: 'new',
      category: 'Hammers',
      family: 'claw',
      brand: 'Ironside',
      errors: [],
      warnings: [],
    })
  expect(rows.map((row) => 'customs_number' in row)).toEqual([false, false])
})

test('F42, PrestaShop: the reference is the article number', async () => {
  expect(await rowsOf('F42')).toMatchObject([{ sku: 'PS-1', Stock: '100', price: '€12.50' }])
})

test('F46, DATANORM: prices in cents, for one and for a hundred', async () => {
  const rows = await rowsOf('F46', { category: 'Hammers', brand: 'Muster' })
  expect(rows).toMatchObject([
    { kind: 'new', sku: '4711001', name: 'Hammer 500 g mit Stiel', price: '€10.55', errors: [] },
    { kind: 'new', sku: '4711002', name: 'Schraube M8 verzinkt', price: '€18.55', errors: [] },
  ])
  expect(rows.map((row) => ('price_per' in row ? row.price_per : '1'))).toEqual(['1', '100'])
  expect(rows.filter((row) => 'cost' in row)).toEqual([])
})

test('F48, without headings: the first row is an article, and no price is taken unasked', async () => {
  const rows = await rowsOf('F48')
  expect(rows.map(({ sku, kind }) => `${sku} ${kind}`)).toEqual([
    'HM-1 wrong',
    'HM-2 wrong',
    'HM-3 wrong',
  ])
  for (const row of rows) expect(row.errors).toContain('price')
})

test.each([
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Visibility in catalog,Stock,Regular price',
    [
      '1,simple,W-1,Saw,1,visible,5,9.50',
      '2,simple,W-2,Axe,1,hidden,5,9.50',
      '3,grouped,W-3,Both,1,visible,,',
      '4,external,W-4,Rasp,1,visible,,9.50',
    ],
  ],
  [
    'Magento',
    'sku,product_type,attribute_set_code,name,product_online,visibility,price,qty',
    [
      'M-1,simple,Default,Saw,1,"Catalog, Search",9.50,5',
      'M-2,simple,Default,Axe,1,Not Visible Individually,9.50,5',
      'M-3,bundle,Default,Both,1,"Catalog, Search",14.00,0',
      'M-4,grouped,Default,All,1,"Catalog, Search",,0',
    ],
  ],
])(
  '%s: a set of articles is refused as one, and what no list shows is a draft',
  async (_program, headings, lines) => {
    expect(await rowsOfText(headings, ...lines)).toMatchObject([
      { kind: 'new', price: '€9.50', warnings: [] },
      { kind: 'new', state: 'draft', warnings: ['state'] },
      { kind: 'wrong', errors: ['sku'] },
      { kind: 'wrong', errors: ['sku'] },
    ])
  },
)

test('a supplier who has a type of his articles is none of these programs', async () => {
  expect(await rowsOfText('SKU;Name;Type;Price', 'TY-1;Spanner set;bundle;12.50')).toMatchObject([
    { kind: 'new', errors: [] },
  ])
})

test('a stock in brackets is below zero, as accounts write it, and never what is there', async () => {
  expect(
    await rowsOfText('SKU;Name;Price;Stock', 'BR-1;Hammer;12.50;(5)', 'BR-2;Saw;(12.50);5'),
  ).toMatchObject([
    { Stock: '0', warnings: ['Stock'] },
    { kind: 'wrong', errors: ['price'] },
  ])
})

/** What a file of prices says: the price of each row, or why it is none. */
async function pricesOf(id: string) {
  const { id: listId } = await shop.prices.addList({ actor }, { name: `Field ${id}`, base: null })
  const { rows } = await shop.bulkJobs.readPrices(
    { actor, fileBytes: bytesOf(id) },
    { listId, name: fileOf(id) },
  )
  return rows.map(({ kind, name, becomes }) => ({ kind, name, ...becomes }))
}

test('F12: thousandths of the currency are prices for ten', async () => {
  expect(await pricesOf('F12')).toMatchObject([
    { name: 'FLD-A', price: 125, pricePer: 10 },
    { name: 'FLD-B', price: 89, pricePer: 10 },
  ])
})
test.each(['F20', 'F22'])('%s: a price for a hundred is one for a hundred', async (id) => {
  expect(await pricesOf(id)).toMatchObject([{ name: 'FLD-A', price: 95_000, pricePer: 100 }])
})
test('F21: a price that counts from a quantity on is not one for every quantity', async () => {
  expect(await pricesOf('F21')).toMatchObject([{ kind: 'wrong' }])
})
test('F24: rows of a ladder are one ladder', async () => {
  expect(await pricesOf('F24')).toMatchObject([
    { name: 'FLD-A', price: 950, priceBreaks: [{ from: 100, price: 850 }] },
  ])
})
test('F26: a price in another currency is wrong', async () => {
  expect(await pricesOf('F26')).toMatchObject([{ kind: 'wrong' }])
})

test('Xero: what an article is bought for is its cost, and never its price', async () => {
  expect(
    await rowsOfText(
      '*ItemCode,ItemName,PurchasesUnitPrice,PurchasesTaxRate,SalesUnitPrice,SalesTaxRate',
      'XER-1,Claw hammer,6.50,20% (VAT on Expenses),12.95,20% (VAT on Income)',
    ),
  ).toMatchObject([{ sku: 'XER-1', price: '€12.95', cost: '€6.50' }])
})

test.each(['Pris pr.', 'Pris per', 'Cena za', 'Preço por', 'Prezzo per q.tà', 'PEINH'])(
  '%s beside a price says for how many it is',
  async (heading) => {
    expect(
      await rowsOfText(`Varenr;Navn;Nettopris;${heading}`, 'B-1;Bolt;9500,00;100'),
    ).toMatchObject([{ sku: 'B-1', price: '€9500.00', price_per: '100' }])
  },
)

test('a percentage is no price, and a price for a hundred pieces is', async () => {
  expect(
    await rowsOfText('SKU;Name;Preis', 'P-1;Mutter;12,50 % St.', 'P-2;Scheibe;2,10 %'),
  ).toMatchObject([
    { sku: 'P-1', price: '€12.50', price_per: '100' },
    { sku: 'P-2', kind: 'wrong', errors: ['price'] },
  ])
})

test('of a price of today and one to come, the one to come is meant', async () => {
  for (const [first, second] of [
    ['Current Price', 'New Price'],
    ['Aktueller Preis', 'Neuer Preis'],
  ])
    expect(await rowsOfText(`SKU;Name;${first};${second}`, 'N-1;Hammer;10,00;11,00')).toMatchObject(
      [{ price: '€11.00' }],
    )
})

test('an article number that a German or French spreadsheet made a day of is said to be one', async () => {
  const rows = await rowsOfText('SKU;Name;Preis', '01. Mrz;Hammer;10,00', '02-févr;Zange;20,00')
  expect(rows.map(({ warnings }) => warnings)).toEqual([['sku'], ['sku']])
})

test('a day of a spreadsheet that has lost its format is named where a price counts from it', async () => {
  const [row] = await rowsOfText('SKU;Name;Preis;Gültig ab', 'D-1;Hammer;10,00;54789')
  expect(row?.warnings).toEqual(['price'])
})

test('PrestaShop: a discount that is over is no question, one without an end and one that runs are', async () => {
  const rows = await rowsOfText(
    'reference;name;price;reduction_price;reduction_percent;reduction_from;reduction_to',
    'PS-1;Rasp;12.40;2.00;;2023-01-01 00:00:00;2023-02-01 00:00:00',
    'PS-2;File;12.50;2.00;;2023-01-01 00:00:00;0000-00-00 00:00:00',
    'PS-3;Saw;12.60;;10;2023-01-01 00:00:00;2090-01-31 00:00:00',
  )
  expect(
    rows.map(({ sku, warnings, ...row }) => [
      sku,
      'price' in row ? row.price : '',
      warnings.includes('price'),
    ]),
  ).toEqual([
    ['PS-1', '€12.40', false],
    ['PS-2', '€12.50', true],
    ['PS-3', '€12.60', true],
  ])
})

test('what lies in each bin is a stock, also below Quantity', async () => {
  expect(
    await rowsOfText('SKU;Lagerplatz;Menge', 'FLD-A;A-01;100', 'FLD-A;B-02;20', 'FLD-B;A-02;48'),
  ).toMatchObject([
    { sku: 'FLD-A', Stock: '120' },
    { kind: 'ignored' },
    { sku: 'FLD-B', Stock: '48' },
  ])
})

test('an IIF file of QuickBooks is called by its name', async () => {
  await expect(rowsOfText('!INVITEM\tNAME\tPRICE', 'INVITEM\tHM-1\t12.95')).rejects.toMatchObject({
    body: { detail: expect.stringContaining('IIF file of QuickBooks') },
  })
})

test('a day to come in the heading of the price is named', async () => {
  const [later, now] = [
    await rowsOfText('SKU;Name;Preis ab 01.01.2050', 'D-1;Hammer;10,00'),
    await rowsOfText('SKU;Name;Preis ab 01.01.2020', 'D-1;Hammer;10,00'),
  ]
  expect(later).toMatchObject([{ price: '€10.00', warnings: ['price'] }])
  expect(now).toMatchObject([{ price: '€10.00', warnings: [] }])
})

test('of several columns of amounts without a known heading none is the price', async () => {
  const rows = await rowsOfText(
    'SKU;Name;S;M;L',
    'G-1;Handschuh;3,00;3,00;3,20',
    'G-2;Schürze;5,00;5,00;5,20',
  )
  for (const row of rows) expect(row).not.toHaveProperty('price')
})
