/**
 * The same file is refused in the same words wherever it comes in: too large, too long, too wide,
 * empty, locked, cut in half. A place that takes less says its own number in that sentence.
 */
import { CFB } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../src/app/app.server.ts'
import { hashToken, newToken } from '../src/accounts/sessions/access-token.server.ts'
import { readCustomers } from '../src/companies/customer-files/read-customers.client.ts'
import { readNumberFile } from '../src/customer-part-numbers/read-numbers.client.ts'
import { readFile as readPad } from '../src/order-pad/read-file.client.ts'
import { refusalOf } from '../src/order-pad/pad-lines.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { readSheets } from '../src/platform/files/table-file.client.ts'
import { openTestShop, type TestShop } from './shop.ts'
import { workbook } from './e2e/workbook.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let shop: TestShop
let app: FastifyInstance
let authorization: string
let listId: string
beforeAll(async () => {
  shop = await openTestShop()
  const actor = await shop.person('Lena Limit', 'admin')
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${actor.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  authorization = `Bearer ${token}`
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  listId = (await shop.prices.addList({ actor }, { name: 'Limits', base: null })).id
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

type Bytes = Uint8Array<ArrayBuffer>
const post = async (path: string, name: string, bytes: Bytes): Promise<string> => {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}/${encodeURIComponent(name)}`,
    headers: { authorization, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  })
  return response.statusCode < 300 ? 'read' : String(response.json().detail)
}
const said = (read: unknown): string => (typeof read === 'string' ? read : 'read')

type Place = {
  readonly says: (name: string, bytes: Bytes) => Promise<string>
  readonly megabytes: number
  /** What is said of 50,001 rows. */
  readonly long: string
  /** Where a PDF has other words: what is asked for in its place. */
  readonly pdf?: string
}
const rows = (max: string) =>
  `The list has more than ${max} rows. Split the list, or ask the sender for several files.`
const padRows =
  'The pad holds up to 1,000 lines, but the list has 50,002. ' +
  'Split the list and check one part at a time. Nothing was added.'

const places: Readonly<Record<string, Place>> = {
  catalogue: {
    says: (name, bytes) => post('bulk-files', name, bytes),
    megabytes: 25,
    long: rows('50,000'),
  },
  'price lists': {
    says: (name, bytes) => post(`price-lists/${listId}/files`, name, bytes),
    megabytes: 25,
    long: rows('50,000'),
  },
  // A list of a bank has 2,000 payments at most: each is matched with what is open.
  bank: {
    says: (name, bytes) => post('bank-files', name, bytes),
    megabytes: 5,
    long: 'The file has more than 2,000 payments. Download files for a shorter period from the bank.',
    pdf: 'The file is a PDF. Download a camt.053, MT940 or CSV file from the bank.',
  },
  // The file is kept beside its draft, and an order has 1,000 lines at most.
  'received orders': {
    says: (name, bytes) => post('order-files', name, bytes),
    megabytes: 5,
    long: padRows,
    // Those of programs are read here.
    pdf: 'list.csv cannot be read: the file is damaged or in another format. Ask the sender for the file again, or for the list as CSV.',
  },
  customers: {
    says: async (name, bytes) => said(await readCustomers(new File([bytes], name), [])),
    megabytes: 25,
    long: rows('3,000'),
  },
  'part numbers': {
    says: async (name, bytes) => said(await readNumberFile(new File([bytes], name))),
    megabytes: 25,
    long: rows('20,000'),
  },
  'rates of sales tax': {
    says: async (name, bytes) => said(await readSheets(new File([bytes], name))),
    megabytes: 25,
    long: 'read',
  },
  pad: {
    says: async (name, bytes) => {
      const read = await readPad(new File([bytes], name))
      return read.kind === 'parsed' || read.kind === 'sheets' ? 'read' : refusalOf(read)
    },
    megabytes: 25,
    long: padRows,
  },
}

/** Headings that every place knows some of. */
const headings = ['SKU', 'Name', 'Price', 'Company', 'Part number', 'Quantity', 'Date', 'Amount']
const row = (n: number) => [`A-${n}`, 'Saw', '1.50', 'Huber', `P-${n}`, '2', '20.11.2026', '5.00']
const csv = (...lines: readonly (readonly string[])[]): Bytes =>
  strToU8(lines.map((cells) => `${cells.join(';')}\r\n`).join(''))
const wide = (columns: number) =>
  Array.from({ length: columns }, (_, n) => headings[n] ?? `Column ${n}`)

/** The container in which Excel keeps a workbook with a password. */
const locked = (): Bytes => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', [4, 0, 4, 0])
  CFB.utils.cfb_add(file, '/EncryptedPackage', [1, 2, 3])
  return new Uint8Array(Buffer.from(CFB.write(file, { type: 'buffer' })))
}
/** A few letters that stand for 50,001 rows of 100 cells. */
const repeated = (): Bytes =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      '<office:document-content><table:table table:name="A">' +
        '<table:table-row table:number-rows-repeated="50001">' +
        '<table:table-cell table:number-columns-repeated="100"><text:p>SKU</text:p></table:table-cell>' +
        '</table:table-row></table:table></office:document-content>',
    ),
  })
const whole = workbook([headings, row(1)])
const files = {
  wide: csv(wide(101), wide(101)),
  long: csv(headings, ...Array.from({ length: 50_001 }, (_, n) => row(n))),
}

describe.each(Object.entries(places))('%s', (_, { says, megabytes, long, pdf }) => {
  test.each<[what: string, name: string, bytes: () => Bytes, sentence: string]>([
    [
      'one byte more than it takes',
      'list.csv',
      () => new Uint8Array(megabytes * 1e6 + 1).fill(0x41),
      `The file is larger than ${megabytes} MB. Make the file smaller, or split it.`,
    ],
    [
      '101 columns',
      'list.csv',
      () => files.wide,
      'The list has 101 columns; the maximum is 100. Delete the columns that are not needed, then save the list again.',
    ],
    ['50,001 rows', 'list.csv', () => files.long, long],
    [
      'more than five million cells',
      'list.ods',
      repeated,
      'The sheet has more than 5,000,000 filled cells. Delete everything outside the list, or split the list.',
    ],
    ['nothing', 'list.csv', () => new Uint8Array(), 'The file is empty.'],
    [
      'a workbook with a password',
      'list.xlsx',
      locked,
      'list.xlsx is protected by a password. Save it without a password, or ask the sender for an unprotected file.',
    ],
    [
      'a PDF called .csv',
      'list.csv',
      () => strToU8('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
      pdf ?? 'list.csv is a PDF. Ask the sender for the list as CSV, XLSX or ODS.',
    ],
    [
      'half a workbook',
      'list.xlsx',
      () => new Uint8Array(whole.subarray(0, whole.length / 2)),
      'list.xlsx cannot be read: the file is damaged or in another format. Ask the sender for the file again, or for the list as CSV.',
    ],
  ])('%s', async (_what, name, bytes, sentence) => expect(await says(name, bytes())).toBe(sentence))
})
