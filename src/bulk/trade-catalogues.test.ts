/** Catalogues in the formats of trades, through the import of tools and that of price lists. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  actor = await shop.person('Dana Norm', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.tool({ sku: 'DN-1', name: 'Known Hammer', price: 1000 })
  await shop.tool({ sku: 'DN-100', name: 'Known Screw', price: 2000, pricePer: 100 })
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytesOf = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'))
const header = `${'V 250826Price list'.padEnd(123)}04EUR`
const checked = async (name: string, bytes: Uint8Array) =>
  jobs.rows(await jobs.check(await jobs.upload(name, bytes)))

test('DATPREIS: prices of tools that are there change in their own base, others are named', async () => {
  const rows = await checked(
    'DATPREIS.001',
    bytesOf(header, 'P;A;DN-1;1;1250;1;2000;;;;;DN-100;1;2150;;;;;;;DN-9;1;999;;;;;;;'),
  )
  const [hammer, screw, unknown] = rows
  expect(hammer).toMatchObject({ kind: 'changed', errors: [] })
  expect(hammer?.changes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: 'price', to: '€12.50' }),
      expect.objectContaining({ field: 'cost', to: '€10.00' }),
    ]),
  )
  expect(screw).toMatchObject({ kind: 'changed', sku: 'DN-100' })
  expect(screw?.changes).toMatchObject([{ field: 'price', to: '€21.50' }])
  // Not for how many the price is, and so it is asked.
  expect(screw?.warnings.length).toBeGreaterThan(0)
  expect(unknown).toMatchObject({ kind: 'wrong', sku: 'DN-9' })
})

test('a deletion is no change, and is named with its line', async () => {
  expect(await checked('DATANORM.001', bytesOf(header, 'A;L;DN-1;'))).toMatchObject([
    { row: 2, kind: 'wrong', errors: [{ field: 'sku', why: expect.stringContaining('deletes') }] },
  ])
})

test('a file of discount groups says which file is wanted', async () => {
  expect(
    await rejection(jobs.upload('DATANORM.RAB', bytesOf(header, 'R;;A10;1;3250;off;'))),
  ).toMatchObject({ body: { detail: expect.stringContaining('DATANORM.001') } })
})

async function pricesOf(name: string, bytes: Uint8Array) {
  const { id: listId } = await shop.prices.addList({ actor }, { name: `For ${name}`, base: null })
  const read = await shop.bulkJobs.readPrices({ actor, fileBytes: bytes }, { listId, name })
  return read.rows.map(({ kind, name: sku, why, warnings, becomes }) => ({
    kind,
    sku,
    why,
    warnings,
    ...becomes,
  }))
}

test('a price list reads DATANORM with base and ladder, and refuses what it deletes', async () => {
  expect(
    await pricesOf(
      'DATANORM.001',
      bytesOf(
        header,
        'A;N;DN-1;00;Hammer;;1;0;ST;950; ; ; ;',
        'Z;N;DN-1;01;1;1;ab 10;1;900;10;99;',
        'A;L;DN-100;',
      ),
    ),
  ).toMatchObject([
    { kind: 'new', sku: 'DN-1', price: 950, priceBreaks: [{ from: 10, price: 900 }], warnings: [] },
    { kind: 'wrong', sku: 'DN-100', why: expect.stringContaining('deletes') },
  ])
})

test('in a price list a net price is said to be one', async () => {
  expect(await pricesOf('DATPREIS.002', bytesOf(header, 'P;A;DN-1;2;880;;;;;;;'))).toMatchObject([
    { price: 880, warnings: [expect.stringContaining('net price')] },
  ])
})

test('a list in another currency says so', async () => {
  const other = header.replace('EUR', 'CHF')
  expect(await jobs.upload('CHF.001', bytesOf(other, 'P;A;DN-1;1;1250;;;;;;;'))).toMatchObject({
    currency: 'CHF',
  })
  expect(await pricesOf('CHF.001', bytesOf(other, 'P;A;DN-1;1;1250;;;;;;;'))).toMatchObject([
    { kind: 'wrong', why: expect.stringContaining('CHF') },
  ])
})

const bmecat = (articles: string) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><BMECAT version="1.2"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${articles}</T_NEW_CATALOG></BMECAT>`,
  )
const articleOf = (sku: string, amount: string) =>
  `<ARTICLE><SUPPLIER_AID>${sku}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Claw hammer</DESCRIPTION_SHORT><MANUFACTURER_NAME>Muster</MANUFACTURER_NAME></ARTICLE_DETAILS><ARTICLE_FEATURES><FEATURE><FNAME>Length</FNAME><FVALUE>300</FVALUE><FUNIT>MMT</FUNIT></FEATURE></ARTICLE_FEATURES><ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY></ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND></ARTICLE_PRICE><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>17.00</PRICE_AMOUNT><LOWER_BOUND>500</LOWER_BOUND></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>`

test('BMEcat: a new tool with base, ladder, group and specification', async () => {
  const groups =
    '<CATALOG_STRUCTURE type="leaf"><GROUP_ID>7</GROUP_ID><GROUP_NAME>Hammers</GROUP_NAME></CATALOG_STRUCTURE>'
  const member =
    '<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>BM-1</ART_ID><CATALOG_GROUP_ID>7</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>'
  const uploaded = await jobs.upload(
    'catalogue.xml',
    bmecat(groups + articleOf('BM-1', '18.55') + member),
  )
  const job = await jobs.check(uploaded)
  const [row] = await jobs.rows(job)
  expect(row).toMatchObject({ kind: 'new', sku: 'BM-1', errors: [], warnings: [] })
  expect(
    Object.fromEntries((row?.changes ?? []).map(({ field, to }) => [field, to])),
  ).toMatchObject({ price: '€18.55', price_per: '100', category: 'Hammers', brand: 'Muster' })
  await jobs.apply(job)
  const tool = await shop.catalogue.many.known(['BM-1'])
  expect([...tool.values()][0]?.wire).toMatchObject({
    specs: [{ name: 'Length', value: '300 mm' }],
    price_breaks: [{ min_quantity: 500, price: '€17.00' }],
  })
})

test('BMEcat as a list of prices', async () => {
  expect(await pricesOf('prices.xml', bmecat(articleOf('DN-100', '18.55')))).toMatchObject([
    { sku: 'DN-100', price: 1855, pricePer: 100, priceBreaks: [{ from: 500, price: 1700 }] },
  ])
})

const priced = (type: string, amount: string, tax = '') =>
  `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${tax}<LOWER_BOUND>1</LOWER_BOUND></PRODUCT_PRICE>`
const product = (sku: string, prices: string) =>
  `<PRODUCT><SUPPLIER_PID>${sku}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Hammer, inkl. 19 % MwSt.</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_PRICE_DETAILS>${prices}</PRODUCT_PRICE_DETAILS></PRODUCT>`
const taxed = () =>
  bmecat(
    product('TX-1', priced('gros_list', '11.90', '<TAX>0.19</TAX>')) +
      product(
        'TX-2',
        priced('gros_list', '12.00', '<TAX>0.20</TAX>') + priced('net_customer', '5.00'),
      ) +
      product('TX-3', priced('net_list', '20.00', '<TAX>0.19</TAX>')),
  )

test('BMEcat: tax is taken off once, of prices with tax alone', async () => {
  const rows = await checked('taxed.xml', taxed())
  expect(
    rows.map(({ changes }) =>
      changes
        .filter(({ field }) => field === 'price' || field === 'cost')
        .map(({ field, to }) => `${field} ${to}`)
        .toSorted(),
    ),
  ).toEqual([['price €10.00'], ['cost €5.00', 'price €10.00'], ['price €20.00']])
  const [first] = rows
  expect(first?.warnings.map(({ why }) => why)).toEqual([
    'The list price includes 19 % tax, which is deducted.',
  ])
})

test('BMEcat as a list of prices: tax is taken off once', async () => {
  for (const sku of ['TX-1', 'TX-2', 'TX-3'])
    await shop.tool({ sku, name: `Taxed ${sku}`, price: 100 })
  expect(await pricesOf('taxed.xml', taxed())).toMatchObject([
    { sku: 'TX-1', price: 1000 },
    { sku: 'TX-2', price: 1000 },
    { sku: 'TX-3', price: 2000 },
  ])
})
