/** Inputs of the trade, each sent to the API of a shop as a client or a page sends it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { readCustomers } from '../src/companies/customer-files/read-customers.client.ts'
import { readSheets } from '../src/platform/files/table-file.client.ts'
import { padRows } from './field-cases-pad.ts'
import {
  caseBytes,
  caseFile,
  caseName,
  openFieldWorld,
  settledJob,
  type FieldWorld,
} from './field-cases-world.ts'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { contact } from './order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

let world: FieldWorld
beforeAll(async () => {
  world = await openFieldWorld()
})
afterAll(() => world.close())

const first = '2026-11-26 €119.00 sure INV-000001'
const second = '2026-11-26 €88.41 sure INV-000002'

describe('a bank file', () => {
  type Entry = {
    bookedOn: string
    shown: string
    certainty: string
    allocations: { number: string }[]
  }
  const entriesOf = async (id: string) => {
    const { entries, skipped, refused } = await world.json(
      `POST /bank-files/${caseName(id)}`,
      caseBytes(id),
    )
    const read: Entry[] = entries
    return {
      entries: read.map(
        ({ bookedOn, shown, certainty, allocations }) =>
          `${bookedOn} ${shown} ${certainty} ${allocations.map(({ number }) => number).join(' ')}`,
      ),
      leftOut: skipped,
      refused: refused.length,
    }
  }
  test.each([
    ['F01', [second], 1],
    ['F02', [second], 1],
    ['F04', [second], 1],
    ['F05', [second], 1],
    ['F07', [first], 3],
    ['F60', ['2026-11-26 €119.00 likely INV-000001'], 0],
    ['F62', [first], 0],
    ['F63', [first], 0],
    ['F64', [first], 0],
    ['F66', [], 1],
    ['F67', [first], 0],
    ['F68', [first], 0],
    ['F69', [first], 0],
    ['F6A', [first], 0],
    ['F6B', [first], 0],
    ['F70', [first], 0],
    ['F71', [first], 0],
    ['F73', [first], 0],
    ['F75', [first], 0],
    ['F77', [first], 0],
    ['F78', [first], 0],
    ['F79', [first], 1],
    ['F80', ['2026-11-26 €207.41 sure INV-000001 INV-000002'], 0],
  ])('%s brings what came, and no more', async (id, entries, leftOut) => {
    expect(await entriesOf(id)).toEqual({ entries, leftOut, refused: 0 })
  })
})

type Row = {
  kind: string
  sku: string
  changes: { field: string; to: string }[]
  errors: { field: string }[]
  warnings: { field: string; why: string }[]
}

/** Uploads a list, accepts the proposed columns, and waits for the check. */
async function checkedList(id: string) {
  const { id: job, mapping } = await world.json(`POST /bulk-files/${caseName(id)}`, caseBytes(id))
  await world.json(`PUT /bulk-jobs/${job}/mapping`, { supplier: '', mapping })
  const checked = await settledJob(world, job)
  const rows: Row[] = await world.json(`GET /bulk-jobs/${job}/rows?limit=9`)
  return { job: String(job), checked, rows }
}
/** What each row of a list would say, field by field. */
const rowsOf = async (id: string) =>
  (await checkedList(id)).rows.map(({ kind, sku, changes, errors, warnings }) => ({
    kind,
    sku,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    errors: errors.map(({ field }) => field),
    warnings,
  }))

describe('a list of tools', () => {
  test.each([
    [
      'F10',
      [
        { sku: 'Z1', price: '€1.25', price_per: '10' },
        { sku: 'Z2', price: '€0.89', price_per: '10' },
        { sku: 'Z3', price: '€1.25' },
        { sku: 'Z4', price: '€12.40' },
      ],
    ],
    [
      'F11',
      [
        { sku: 'Z1', price: '€1.25', price_per: '10' },
        { sku: 'Z2', price: '€0.89', price_per: '10' },
        { sku: 'Z3', price: '€1.25' },
      ],
    ],
    ['F30', [{ kind: 'wrong', errors: ['price'] }]],
    ['F31', [{ kind: 'wrong', errors: ['price'] }]],
    [
      'F40',
      [
        { sku: 'woo-hood', Stock: '57' },
        { sku: 'woo-old', Stock: '3', state: 'draft' },
      ],
    ],
    ['F41', [{ sku: 'OD-1', cost: '€7.00', Stock: '100', category: 'Hammers' }]],
    ['F42', [{ sku: 'PS-1' }]],
    [
      'F44',
      [
        { sku: 'CH-450', name: 'Claw Hammer 450 g', family: 'claw', category: 'Hammers' },
        { sku: 'CH-600', name: 'Claw Hammer 600 g', family: 'claw', category: 'Hammers' },
      ],
    ],
    [
      'F46',
      [
        { sku: '4711001', price: '€10.55' },
        { sku: '4711002', price: '€18.55', price_per: '100' },
      ],
    ],
    [
      'F48',
      [
        { sku: 'HM-1', kind: 'wrong', errors: expect.arrayContaining(['price']) },
        { sku: 'HM-2', kind: 'wrong', errors: expect.arrayContaining(['price']) },
        { sku: 'HM-3', kind: 'wrong', errors: expect.arrayContaining(['price']) },
      ],
    ],
  ])('%s is read, or asked about', async (id, rows) => {
    expect(await rowsOf(id)).toMatchObject(rows)
  })

  test('F27, its prices count from a day, which is named and offered', async () => {
    const { checked, rows } = await checkedList('F27')
    expect(checked.pricesFrom).toBe('2027-01-01')
    expect(rows).toMatchObject([{ warnings: [{ field: 'price' }] }])
    expect(rows[0]?.warnings[0]?.why).toMatch(/01|Jan/)
  })
})

describe('a file of prices', () => {
  const pricesOf = async (id: string) => {
    const { _id } = await world.json('POST /price-lists', { name: `Case ${id}`, base: null })
    const file = await world.json(`POST /price-lists/${_id}/files/${caseName(id)}`, caseBytes(id))
    return file.rows
  }
  test.each([
    [
      'F12',
      [
        { name: 'FLD-A', becomes: { price: '€1.25', price_per: 10 } },
        { name: 'FLD-B', becomes: { price: '€0.89', price_per: 10 } },
      ],
    ],
    ['F20', [{ name: 'FLD-A', becomes: { price: '€950.00', price_per: 100 } }]],
    ['F21', [{ kind: 'wrong' }]],
    ['F22', [{ name: 'FLD-A', becomes: { price: '€950.00', price_per: 100 } }]],
    [
      'F24',
      [
        {
          name: 'FLD-A',
          becomes: { price: '€9.50', price_breaks: [{ min_quantity: 100, price: '€8.50' }] },
        },
      ],
    ],
    ['F26', [{ kind: 'wrong' }]],
  ])('%s says each price with its base, or why it is none', async (id, rows) => {
    expect(await pricesOf(id)).toMatchObject(rows)
  })
})

describe('the order pad', () => {
  test.each([
    ['F50', ['ready TST-1001 × 1000']],
    ['F51', ['ready TST-1001 × 1000']],
    ['F53', ['ready FLD-A × 5', 'ready 0017 × 12', 'ready 4711 × 6']],
    ['F54', ['ready FLD-A × 5', 'ready 0017 × 12']],
    ['F55', ['ready 4711 × 36']],
    ['F5A', expect.stringMatching(/^F5A-invoice\.xml is an invoice or order in UBL\. [^.]+\.$/)],
  ])('%s becomes rows that can be ordered, or is refused', async (id, rows) => {
    expect(await padRows(world, caseFile(id))).toEqual(rows)
  })
  test('F57, half a piece is not ready', async () => {
    expect(await padRows(world, caseFile('F57'))).toEqual([expect.stringMatching(/^adjust FLD-B/)])
  })
})

describe('a list of customers', () => {
  test.each([
    [
      'F98',
      {
        name: 'Tischlerei Beispiel GmbH',
        number: 10_001,
        vatId: 'DE136695976',
        address: 'Werkstr. 5\n01067 Dresden\nGermany',
      },
    ],
    ['F99', { name: 'Example Joinery', address: '1 Mill St\nCambridge 02138\nUnited States' }],
  ])('%s brings a company with what is said of it', async (id, company) => {
    const read = await readCustomers(caseFile(id), [])
    if (typeof read === 'string') return expect.unreachable(read)
    expect(read.wrong).toEqual([])
    const rows = read.rows.map(({ row }) => row)
    expect(await world.json('POST /company-imports', { rows, apply: true })).toMatchObject({
      companies: 1,
      people: 1,
    })
    const [found] = await world.json(`GET /companies?q=${encodeURIComponent(company.name)}`)
    expect(await world.json(`GET /companies/${found._id}`)).toMatchObject(company)
  })
})

test('F9B, part numbers with German headings are those of the company', async () => {
  const sheets = await readSheets(caseFile('F9B'))
  const read = readNumbers((typeof sheets === 'string' ? [] : sheets)[0] ?? [])
  const id = await addCompany({ name: 'Part numbers' })
  await world.json(`POST /companies/${id}/part-numbers/imports`, { rows: read?.rows, apply: true })
  expect(await world.json(`GET /companies/${id}/part-numbers`)).toMatchObject([
    { number: 'K-1', sku: 'FLD-A' },
  ])
})

/** A company of these fields; its id. */
const addCompany = async (fields: {
  name: string
  vatId?: string
  priceList?: string
}): Promise<string> =>
  (
    await world.shop.companies.add(
      { actor: world.shop.admin },
      {
        address: '',
        vatId: '',
        taxNumber: '',
        taxStatus: 'standard',
        terms: '',
        minimumOrder: 0,
        representative: '',
        notes: '',
        priceList: null,
        ...fields,
      },
    )
  ).id

describe('tax', () => {
  test.each([
    ['F90', 'DE', '27498'],
    ['F91', 'FI', '22100'],
    ['F91', 'AX', '22100'],
  ])('%s: goods to %s %s are an export', async (_id, country, postcode) => {
    const lines = [{ toolId: world.ids.get('FLD-A'), amount: '€100.00' }]
    expect(await world.json('POST /tax/quote', { lines, country, postcode })).toMatchObject({
      tax: { amount: '€0.00', lines: [{ category: 'G', rate: 0 }] },
    })
  })
  test('F94: a number that begins with GR is a VAT number, as with EL', async () => {
    for (const vatId of ['GR094014201', 'EL094014201']) {
      const id = await addCompany({ name: `Greek ${vatId}`, vatId })
      expect(await world.json(`GET /companies/${id}/vat-number`)).toMatchObject({
        state: 'waiting',
      })
    }
  })
})

/** One tool, by the names of the wire. */
const orderOf = (toolId: string | undefined, quantity: number, seen: object = {}) => ({
  phoneNum: contact.phone,
  address: 'Am Markt 2\n10115 Berlin',
  lines: [{ toolId, quantity, ...seen }],
})

test('F96: without a PO number, no e-invoice calls the number of the shop that of the buyer', async () => {
  const { shop, json, call, ids } = world
  const buyer = await shop.person('No Po Number')
  const { number } = await json('POST /orders', orderOf(ids.get('FLD-A'), 5), buyer)
  await shop.transition(number, 'confirmed')
  await json(`POST /order/${number}/documents`, { kind: 'invoice', size: 'a4' })
  const listed: { _id: string; order: number }[] = await json('GET /documents')
  const document = listed.find(({ order }) => order === number)
  const xmlOf = async (format: string) =>
    (await call(`GET /documents/${document?._id}/xml?format=${format}`)).text
  expect(await xmlOf('cii')).not.toContain('BuyerOrderReferencedDocument')
  expect(await xmlOf('ubl')).toMatch(
    new RegExp(
      `<cac:OrderReference>\\s*<cbc:ID>NA</cbc:ID>\\s*<cbc:SalesOrderID>${number}</cbc:SalesOrderID>`,
    ),
  )
})

describe('the base of a price changes', () => {
  const hundred = async (actor: Actor, toolId: string, company: string) =>
    (await world.json('POST /orders', orderOf(toolId, 100), actor, company)).total
  test.each([
    ['F1A', { sku: 'T-1', price: 13 }, { price: 11 }, '€11.00'],
    ['F1B', { sku: 'T-2', price: 2000, pricePer: 100 }, { price: 1800, pricePer: 100 }, '€18.00'],
  ])('%s: a hundred pieces cost a company what they cost before', async (id, tool, row, total) => {
    const { shop, json } = world
    const { id: toolId } = await shop.tool({ ...tool, stock: 10_000 })
    const by = { actor: shop.admin }
    const { id: listId } = await shop.prices.addList(by, { name: `List ${tool.sku}`, base: null })
    await shop.prices.addRow(by, { listId, target: 'tool', name: tool.sku, ...row })
    const company = await addCompany({ name: `Buys ${tool.sku}`, priceList: listId })
    const buyer = await shop.person(`Buyer of ${tool.sku}`)
    await shop.companies.setMember(by, { id: company, email: buyer.email, role: 'buyer' })
    expect(await hundred(buyer, toolId, company)).toBe(total)
    const { job, rows } = await checkedList(id)
    expect(rows[0]?.warnings.map(({ why }) => why).join(' ')).toContain(`List ${tool.sku}`)
    await json(`POST /bulk-jobs/${job}/apply`, { kinds: ['changed'] })
    expect(await settledJob(world, job)).toMatchObject({ state: 'applied' })
    expect(await hundred(buyer, toolId, company)).toBe(total)
  })

  test('F1E: 18.00 per 100 that is 18.00 for one now is no order, and the price is named', async () => {
    const { shop, json, call } = world
    const { id } = await shop.tool({ price: 1800, pricePer: 100, stock: 10_000 })
    const buyer = await shop.person('Sees Bases')
    const tool = await json(`GET /tools/${id}`)
    await shop.catalogue.edit(
      { actor: shop.admin },
      {
        id,
        revision: tool.revision,
        name: tool.name,
        image: tool.image,
        description: tool.description,
        price: 1800,
        pricePer: 1,
        minimumQuantity: 1,
        stock: 10_000,
      },
    )
    const { status, text } = await call(
      'POST /orders',
      orderOf(id, 100, { unitPrice: '€18.00', pricePer: 100 }),
      buyer,
    )
    expect(status).toBe(409)
    expect(text).toMatch(/The price was €18\.00 per 100 and is now €18\.00 each/)
  })
})
