/** Files as nobody should send them, in every place that takes one: read right, or one true sentence. */
import { CFB } from '@e965/xlsx'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readImport } from '../src/companies/customer-files/import-columns.ts'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { isProblem } from '../packages/contract/problem.ts'
import { jobsOf } from '../src/bulk/test-jobs.ts'
import { readFile } from '../src/order-pad/read-file.client.ts'
import { readSheets } from '../src/platform/files/table-file.client.ts'
import { openOrderShop, rejection, type OrderShop } from './order-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: OrderShop
let listId = ''
beforeAll(async () => {
  shop = await openOrderShop()
  const list = await shop.prices.addList({ actor: shop.admin }, { name: 'Bad files', base: null })
  listId = list.id
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const detailOf = async (answer: Promise<unknown>): Promise<string> => {
  const problem = await rejection(answer)
  return isProblem(problem) ? (problem.body.detail ?? '') : String(problem)
}
const inBrowser = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readSheets(new File([bytes], name))
  return typeof read === 'string' ? read : 'read'
}
/** What each place says of a file that it does not read. */
const places: Readonly<
  Record<string, (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>>
> = {
  catalogue: (name, fileBytes) =>
    detailOf(shop.bulkJobs.upload({ actor: shop.admin, fileBytes }, { name })),
  prices: (name, fileBytes) =>
    detailOf(shop.bulkJobs.readPrices({ actor: shop.admin, fileBytes }, { listId, name })),
  bank: (name, fileBytes) =>
    detailOf(shop.payments.readBankFile({ actor: shop.admin, fileBytes }, { name })),
  stock: (name, fileBytes) =>
    detailOf(shop.bulkJobs.upload({ actor: shop.admin, fileBytes }, { name })),
  customers: inBrowser,
  'rates of sales tax': inBrowser,
  'part numbers': inBrowser,
  pad: async (name, bytes) => {
    const read = await readFile(new File([bytes], name))
    return read.kind === 'refused' ? read.reason : 'read'
  },
}
/** The container in which Excel keeps a workbook with a password. */
const locked = (): Uint8Array<ArrayBuffer> => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', [4, 0, 4, 0])
  CFB.utils.cfb_add(file, '/EncryptedPackage', [1, 2, 3])
  return new Uint8Array(CFB.write(file, { type: 'array' }) as Uint8Array)
}
const openTrans = strToU8(
  '<?xml version="1.0"?><ORDER version="2.1" xmlns="http://www.opentrans.org/XMLSchema/2.1"><ORDER_HEADER/></ORDER>',
)

const workbook = zipSync({
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/worksheets/sheet1.xml': strToU8('x'.repeat(5000)),
})

describe.each(Object.entries(places))('%s', (_place, read) => {
  test.each<[what: string, name: string, bytes: Uint8Array<ArrayBuffer>, says: RegExp]>([
    [
      'a PDF called .csv',
      'list.csv',
      strToU8('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
      /^list\.csv is a PDF\. Ask the sender for the list as CSV, XLSX or ODS\.$|^The file is a PDF\. Download a camt\.053, MT940 or CSV file from the bank\.$/,
    ],
    [
      'half a workbook',
      'list.xlsx',
      workbook.slice(0, workbook.length / 2),
      /damaged.*Ask the sender for the file again|damaged.*Unpack the archive/,
    ],
    ['nothing', 'list.csv', new Uint8Array(), /empty/],
    [
      'a workbook with a password',
      'list.xlsx',
      locked(),
      /^list\.xlsx is protected by a password\. \S.*\.$/,
    ],
    ['an openTRANS message', 'order.xml', openTrans, /\ban openTRANS message\b.*\.$/],
  ])('refuses %s by its name', async (_what, name, bytes, says) => {
    expect(await read(name, bytes)).toMatch(says)
  })
})

/** The second month was saved by another program, and its lines were put below those of the first. */
const joined = (...lines: readonly (readonly ['utf8' | 'latin1', string])[]) =>
  new Uint8Array(
    Buffer.concat(lines.map(([encoding, text]) => Buffer.from(`${text}\r\n`, encoding))),
  )

describe('two encodings in one file', () => {
  test('of a bank: both payers are called by their names', async () => {
    const fileBytes = joined(
      ['utf8', 'Datum;Betrag;Name;Verwendungszweck'],
      ['utf8', '20.11.2026;5,00;Müller;INV-1'],
      ['latin1', '21.11.2026;6,00;Größe & Söhne;INV-2'],
    )
    const { entries } = await shop.payments.readBankFile(
      { actor: shop.admin, fileBytes },
      { name: 'bank.csv' },
    )
    expect(entries.map(({ payer }) => payer)).toEqual(['Müller', 'Größe & Söhne'])
  })
  test('of customers and part numbers: both are called by their names', async () => {
    const customers = joined(
      ['utf8', 'Firma;Ort'],
      ['latin1', 'Müller;Köln'],
      ['utf8', 'Größe;Zürich'],
    )
    const [rows] = await readSheets(new File([customers], 'customers.csv'))
    expect(readImport(Array.isArray(rows) ? rows : [], [])?.rows).toMatchObject([
      { row: { company: 'Müller', address: 'Köln' } },
      { row: { company: 'Größe', address: 'Zürich' } },
    ])
    const numbers = joined(['utf8', 'Part number;SKU'], ['latin1', 'Ä-1;T-1'], ['utf8', 'Ö-2;T-2'])
    const [cells] = await readSheets(new File([numbers], 'numbers.csv'))
    expect(readNumbers(Array.isArray(cells) ? cells : [])?.rows).toMatchObject([
      { number: 'Ä-1' },
      { number: 'Ö-2' },
    ])
  })
})

const lines = (...rows: readonly string[]) => strToU8(`${rows.join('\n')}\n`)

describe('a list of tools', () => {
  const said = async (name: string, bytes: Uint8Array) => {
    const jobs = jobsOf(shop, shop.admin)
    const job = await jobs.check(await jobs.upload(name, bytes), {}, 'March Tools')
    return (await jobs.rows(job)).map(({ kind, sku, changes }) => {
      const [price, per] = ['price', 'price_per'].map(
        (field) => changes.find((change) => change.field === field)?.to,
      )
      return [kind, sku, price, per]
    })
  }
  test('says for how many its prices are against what the lists before said', async () => {
    const list = (title: string) => lines(title, '', 'SKU;Name;Price', 'M-1;Bolt;9.50')
    expect(await said('february.csv', list('Prices per 100'))).toEqual([
      ['new', 'M-1', '$9.50', '100'],
    ])
    expect(await said('march.csv', list('Prices per 1000'))).toEqual([
      ['new', 'M-1', '$9.50', '1000'],
    ])
  })
  test('with its headings again, sums among its rows and a hundred thousand empty ones is its tools', async () => {
    const file = lines(
      'SKU;Name;Price;Brand',
      'M-2;Saw;5.00;Stahl',
      'Total;;5.00;',
      'SKU;Name;Price;Brand',
      ...Array.from({ length: 100_000 }, () => ';;;'),
      'M-3;Axe;6.00;Stahl',
    )
    const rows = await said('list.csv', file)
    expect(rows.filter(([kind]) => kind === 'new').map(([, sku, price]) => [sku, price])).toEqual([
      ['M-2', '$5.00'],
      ['M-3', '$6.00'],
    ])
  })
})

test('a list of a bank with headings again, sums and empty rows among its entries is its payments', async () => {
  const fileBytes = lines(
    'Date;Amount;Name;Reference',
    '20.11.2026;5,00;Huber;INV-1',
    'Total;5,00;;',
    'Date;Amount;Name;Reference',
    ';;;',
    '21.11.2026;6,00;Maier;INV-2',
    'Summe;11,00;;',
  )
  const { entries } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes },
    { name: 'bank.csv' },
  )
  expect(entries.map(({ amount, payer }) => [amount, payer])).toEqual([
    [500, 'Huber'],
    [600, 'Maier'],
  ])
})
