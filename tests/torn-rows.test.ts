/** Rows of a text that have more cells than its headings: wrong wherever lists are read, and never cut. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImport } from '../src/companies/customer-files/import-columns.ts'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { readBankCsv } from '../src/payments/bank-lists/read-bank-csv.server.ts'
import { parseDelimited } from '../src/platform/files/table-file.client.ts'
import { openPricesShop, type PricesShop } from '../src/prices/test-shop.ts'

let shop: PricesShop
let listId: string
beforeAll(async () => {
  shop = await openPricesShop()
  for (const sku of ['TR-1', 'TR-2', 'TR-3', 'TR-4']) await shop.tool({ sku, price: 1000 })
  listId = await shop.list('Torn')
})
afterAll(() => shop.close())

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)

/** By surface what it reads of each good row, and why others are wrong. */
const surfaces = {
  bank: async (lines: readonly string[]) => {
    const [list] = await readBankCsv('list.csv', bytesOf(lines), { currency: 'EUR' })
    return {
      read: list?.entries.map(({ payer, amount }) => `${payer} ${amount}`) ?? [],
      wrong: list?.refused.map(({ why }) => why) ?? [],
    }
  },
  customers: async (lines: readonly string[]) => {
    const file = readImport(await parseDelimited(lines.join('\n')), [])
    return {
      read: file?.rows.map(({ row }) => `${row.company} ${String(row.creditLimit)}`) ?? [],
      wrong: file?.wrong.map(({ why }) => why) ?? [],
    }
  },
  numbers: async (lines: readonly string[]) => {
    const file = readNumbers(await parseDelimited(lines.join('\n')))
    return {
      read: file?.rows.map(({ number, sku }) => `${sku} ${number}`) ?? [],
      wrong: file?.wrong.map(({ why }) => why) ?? [],
    }
  },
  prices: async (lines: readonly string[]) => {
    const caller = { actor: shop.admin, fileBytes: bytesOf(lines) }
    const { rows } = await shop.bulkJobs.readPrices(caller, { listId, name: 'prices.csv' })
    return {
      read: rows.flatMap(({ name, becomes }) =>
        becomes ? [`${name} ${String(becomes.price ?? becomes.percentOff)}`] : [],
      ),
      wrong: rows.flatMap(({ kind, why }) => (kind === 'wrong' ? [why ?? ''] : [])),
    }
  },
}
const beyond = (text: string) => expect.stringContaining(`'${text}' is after the last named column`)

describe('a row that commas tore is wrong', () => {
  test.each([
    ['prices', ['SKU,Price', 'TR-1,12,50', 'TR-2,8,75'], [beyond('50'), beyond('75')]],
    ['prices', ['SKU,Price,Brand', 'TR-1,12,50,Torn'], [beyond('Torn')]],
    ['prices', ['SKU,Discount', 'TR-1,12,5', 'TR-2,7,5'], [beyond('5'), beyond('5')]],
    [
      'bank',
      [
        'Date,Description,Amount',
        '2026-11-03,Orlov DEMO-INV-000005,458,40',
        '2026-11-04,X,1,200.50',
      ],
      [beyond('40'), beyond('200.50')],
    ],
    [
      'customers',
      ['Company,Email,Credit limit,Terms', 'A,a@a.example,1,500,Net 30'],
      [beyond('Net 30')],
    ],
    [
      'customers',
      ['Company;Street;Postcode;City', 'A;Hof 1; Halle 3;80331;München'],
      [beyond('München')],
    ],
    ['numbers', ['SKU,Part number', 'TR-1,00,42'], [beyond('42')]],
  ] as const)('%s: %j', async (surface, lines, wrong) => {
    const found = await surfaces[surface](lines)
    expect(found.read).toEqual([])
    expect(found.wrong).toEqual(wrong)
  })
})

const names = ['TR-1', 'TR-2', 'TR-3', 'TR-4']
const tables = {
  bank: {
    heading: 'Date,Payer,Amount',
    row: (name: string, amount: string) => `2026-11-03,${name},${amount}`,
  },
  customers: {
    heading: 'Company,Credit limit',
    row: (name: string, amount: string) => `${name},${amount}`,
  },
  numbers: {
    heading: 'SKU,Part number',
    row: (name: string, amount: string) => `${name},${amount}`,
  },
  prices: { heading: 'SKU,Price', row: (name: string, amount: string) => `${name},${amount}` },
}
const amount = fc
  .tuple(fc.integer({ min: 10, max: 999 }), fc.integer({ min: 11, max: 99 }))
  .map(([whole, cents]) => `${whole}.${cents}`)

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  '%s: a decimal comma makes its row wrong, and changes no value',
  async (surface) => {
    const { heading, row } = tables[surface]
    await fc.assert(
      fc.asyncProperty(
        fc.array(amount, { minLength: 4, maxLength: 4 }),
        fc.nat({ max: 3 }),
        async (amounts, torn) => {
          const good = names.map((name, index) => row(name, amounts[index] ?? ''))
          const whole = await surfaces[surface]([heading, ...good])
          expect(whole.wrong).toEqual([])
          expect(whole.read).toHaveLength(4)
          const decimals = amounts[torn]?.split('.')[1] ?? ''
          const found = await surfaces[surface]([
            heading,
            ...good.map((line, index) => (index === torn ? line.replace('.', ',') : line)),
          ])
          expect(found.wrong).toEqual([beyond(decimals)])
          expect(found.read).toEqual(whole.read.filter((_, index) => index !== torn))
          // Empty cells at the end say nothing.
          const padded = await surfaces[surface]([heading, ...good.map((line) => `${line},,`)])
          expect(padded).toEqual(whole)
        },
      ),
      { numRuns: 10 },
    )
  },
)

test('words below an empty heading are a column of their own where most rows have them', async () => {
  const lines = ['Company,Credit limit,', 'A,500.00,old', 'B,250.50,new', 'C,100.25,']
  expect((await surfaces.customers(lines)).wrong).toEqual([])
})
