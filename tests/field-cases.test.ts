/** Inputs of the trade on the remaining surfaces: order pad, customers, part numbers, tax. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { readImport } from '../src/companies/import-columns.ts'
import { parseText } from '../src/order-pad/parse-text.ts'
import { readSheets } from '../src/platform/files/table-file.client.ts'
import { readVatId } from '../src/tax/vat-id.server.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

const folder = 'tests/field-cases'
const nameOf = (id: string): string =>
  readdirSync(folder).find((name) => name.startsWith(`${id}-`)) ?? expect.unreachable(id)
const bytesOf = (id: string) => readFileSync(join(folder, nameOf(id)))

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ SHOP_CURRENCY: 'EUR', SHOP_TIME_ZONE: 'Europe/Berlin' })
  for (const change of [{ country: 'DE' }, { tax: 'vat' }] as const) {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, ...change })
  }
})
afterAll(() => shop.close())

test.each([
  ['F50', 'a blank in a thousand', ['TST-1001 × 1000']],
  ['F51', 'a narrow blank in a thousand', ['TST-1001 × 1000']],
  ['F53', 'a German order', ['FLD-A × 5', '0017 × 12', '4711 × 6']],
  ['F54', 'a French order', ['FLD-A × 5', '0017 × 12']],
  ['F55', 'words for pieces', ['4711 × 12', '4711 × 12', '4711 × 12']],
  ['F57', 'half a piece, as it was written', ['FLD-B × 2,5']],
])('%s, order pad: %s', (id, _what, lines) => {
  const parsed = parseText(bytesOf(id).toString('utf8'))
  expect(parsed).toMatchObject({ kind: 'parsed' })
  if (parsed.kind !== 'parsed') return
  expect(parsed.entries.map(({ term, quantity }) => `${term} × ${quantity}`)).toEqual(lines)
})

test('F5A, order pad: an order in UBL is refused in one sentence', () => {
  expect(parseText(bytesOf('F5A').toString('utf8'))).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^This is an invoice or order in UBL\. [^.]+\.$/),
  })
})

/** The rows of a file as the browser reads it. */
async function sheetOf(id: string): Promise<readonly (readonly string[])[]> {
  const file = new File([new Uint8Array(bytesOf(id))], nameOf(id))
  const sheets = await readSheets(file, { tooLarge: () => 'too large' })
  return typeof sheets === 'string' ? expect.unreachable(sheets) : (sheets[0] ?? [])
}

test('F98, customers: German headings', async () => {
  expect(readImport(await sheetOf('F98'), [])).toMatchObject({
    rows: [
      {
        row: {
          number: 10_001,
          company: 'Tischlerei Beispiel GmbH',
          name: 'Jo Muster',
          email: 'info@tischlerei.example',
          vatId: 'DE136695976',
          address: 'Werkstr. 5\n01067 Dresden\nGermany',
        },
      },
    ],
    wrong: [],
    ignored: [],
  })
})

test('F99, customers: an address in parts', async () => {
  expect(readImport(await sheetOf('F99'), [])).toMatchObject({
    rows: [
      {
        row: {
          company: 'Example Joinery',
          address: '1 Mill St\nCambridge 02138\nUnited States',
          email: 'jo@joinery.example',
        },
      },
    ],
    wrong: [],
    ignored: [],
  })
})

test('F9B, part numbers: German headings', async () => {
  expect(readNumbers(await sheetOf('F9B'))).toMatchObject({
    rows: [{ number: 'K-1', sku: 'FLD-A' }],
    wrong: [],
  })
})

test.each([
  ['F90', 'Heligoland', 'DE', '27498'],
  ['F91', 'Åland', 'FI', '22100'],
])('%s, tax: to %s is an export', async (_id, _what, country, postcode) => {
  const { id: toolId } = await shop.tool()
  const lines = [{ toolId, amount: 10_000 }]
  const { tax } = await shop.tax.quote({ actor: undefined }, { lines, country, postcode })
  expect(tax).toMatchObject({ amount: 0, lines: [{ category: 'G', rate: 0 }] })
})

test('F94, tax: a VAT number with GR is the one with EL', async () => {
  const greek = await readVatId('EL094014201')
  expect(greek).toMatchObject({ prefix: 'EL', compact: 'EL094014201' })
  expect(await readVatId('GR094014201')).toEqual(greek)
})
