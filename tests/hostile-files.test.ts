/**
 * Files made to be more than they seem, at every place that takes one: each is read or refused with
 * one sentence, and the shop goes on answering. `bad-files.test.ts` says what becomes of the others.
 */
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../src/app/app.server.ts'
import { hashToken, newToken } from '../src/accounts/sessions/access-token.server.ts'
import { readCustomers } from '../src/companies/customer-files/read-customers.client.ts'
import { readNumberFile } from '../src/customer-part-numbers/read-numbers.client.ts'
import { readFile as readPad } from '../src/order-pad/read-file.client.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { openTestShop, type TestShop } from './shop.ts'
import { workbook } from './e2e/workbook.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let shop: TestShop
let app: FastifyInstance
let authorization: string
let listId: string
beforeAll(async () => {
  shop = await openTestShop()
  const actor = await shop.person('Hella Hostile', 'admin')
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${actor.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  authorization = `Bearer ${token}`
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  listId = (await shop.prices.addList({ actor }, { name: 'Hostile', base: null })).id
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** What somebody is told: that it was read, or why it was not. */
type Outcome = 'read' | { readonly why: string }

const post = async (path: string, bytes: Uint8Array, name: string): Promise<Outcome> => {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}/${encodeURIComponent(name)}`,
    headers: { authorization, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  })
  if (response.statusCode >= 500) return { why: `answered with ${response.statusCode}` }
  return response.statusCode < 300 ? 'read' : { why: String(response.json().detail) }
}
/** As the page reads it. */
const inBrowser =
  (read: (file: File) => Promise<unknown>) =>
  async (bytes: Uint8Array, name: string): Promise<Outcome> => {
    const said = await read(new File([Buffer.from(bytes)], name))
    return typeof said === 'string' ? { why: said } : 'read'
  }

/** Each place with the headings of a small file that it reads, and with two rows of one. */
const places: Readonly<
  Record<
    string,
    {
      readonly rows: readonly (readonly string[])[]
      readonly take: (bytes: Uint8Array, name: string) => Promise<Outcome>
    }
  >
> = {
  catalogue: {
    rows: [
      ['SKU', 'Name', 'Price'],
      ['H-1', 'Säge', '12.50'],
      ['H-2', 'Feile', '7.25'],
    ],
    take: (bytes, name) => post('bulk-files', bytes, name),
  },
  prices: {
    rows: [
      ['SKU', 'Name', 'Price'],
      ['H-1', 'Säge', '12.50'],
      ['H-2', 'Feile', '7.25'],
    ],
    take: (bytes, name) => post(`price-lists/${listId}/files`, bytes, name),
  },
  bank: {
    rows: [
      ['Booking date', 'Payer', 'Amount'],
      ['2026-11-26', 'Müller', '12.50'],
      ['2026-11-27', 'Maier', '7.25'],
    ],
    take: (bytes, name) => post('bank-files', bytes, name),
  },
  orders: {
    rows: [
      ['SKU', 'Name', 'Quantity'],
      ['H-1', 'Säge', '12'],
      ['H-2', 'Feile', '7'],
    ],
    take: (bytes, name) => post('order-files', bytes, name),
  },
  customers: {
    rows: [
      ['Company', 'Name', 'Credit limit'],
      ['Müller', 'Ann', '1250.00'],
      ['Maier', 'Bob', '725.00'],
    ],
    take: inBrowser((file) => readCustomers(file, [])),
  },
  'part numbers': {
    rows: [
      ['SKU', 'Name', 'Part number'],
      ['H-1', 'Säge', '0042'],
      ['H-2', 'Feile', '0043'],
    ],
    take: inBrowser(readNumberFile),
  },
  pad: {
    rows: [
      ['SKU', 'Name', 'Quantity'],
      ['H-1', 'Säge', '12'],
      ['H-2', 'Feile', '7'],
    ],
    take: async (bytes, name) => {
      const read = await readPad(new File([Buffer.from(bytes)], name))
      if (read.kind === 'refused') return { why: read.reason }
      if (read.kind === 'too-many') return { why: `It has ${read.lines} lines: at most 1,000 fit.` }
      return 'read'
    },
  },
}

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.join(';')}\r\n`).join('')
const zip = (files: Zippable) => zipSync(files, { level: 1 })
const xlsx = (sheet: string, more: Zippable = {}) =>
  zip({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  })
const inline = (rows: readonly (readonly string[])[]) =>
  rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row
          .map(
            (cell, at) =>
              `<c r="${'ABC'[at]}${index + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join('')}</row>`,
    )
    .join('')
const ods = (body: string) =>
  zip({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${body}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
const odsRow = (row: readonly string[], more = '') =>
  `<table:table-row${more}>${row
    .map(
      (cell) =>
        `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`,
    )
    .join('')}</table:table-row>`
/** A ZIP that unpacks to much more than it holds, or says that it does. */
const bomb = (said: number) => {
  const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(3_000_000) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const directory = Buffer.from(bytes).indexOf('PK\x01\x02', 0, 'latin1')
  view.setUint32(directory + 24, said, true)
  return bytes
}

type Rows = readonly (readonly string[])[]
type Hostile = {
  readonly name: string
  readonly bytes: (rows: Rows) => Uint8Array
  /** Lists of prices are read by the thread of the catalogue: what it is packed in, that says. */
  readonly isPacked?: true
  /** What becomes of it; without this, either is right. */
  readonly outcome?: 'read' | 'refused'
}

const files: Readonly<Record<string, Hostile>> = {
  'half a file': {
    name: 'half.csv',
    bytes: (rows) => strToU8(csv(rows).slice(0, -6)),
  },
  'a workbook called .csv': { name: 'list.csv', bytes: (rows) => workbook(rows), outcome: 'read' },
  'columns in another order': {
    name: 'order.csv',
    bytes: (rows) => strToU8(csv(rows.map((row) => row.toReversed()))),
    outcome: 'read',
  },
  'a text called .xlsx': { name: 'list.xlsx', bytes: (rows) => strToU8(csv(rows)) },
  'two encodings in one file': {
    name: 'mixed.csv',
    bytes: (rows) => Buffer.concat([strToU8(csv(rows)), Buffer.from(csv(rows.slice(1)), 'latin1')]),
  },
  'headings twice': {
    name: 'twice.csv',
    bytes: (rows) => strToU8(csv(rows) + csv(rows)),
    outcome: 'read',
  },
  'totals in the middle': {
    name: 'totals.csv',
    bytes: (rows) => strToU8(csv([...rows, ['Total', '', '19.75'], ...rows.slice(1)])),
    outcome: 'read',
  },
  'a million empty rows': {
    isPacked: true,
    name: 'empty.xlsx',
    bytes: (rows) =>
      xlsx(
        `<worksheet><sheetData>${inline(rows)}${'<row/>'.repeat(1_000_000)}</sheetData></worksheet>`,
      ),
  },
  'ghost cells at the end of the sheet': {
    isPacked: true,
    name: 'ghosts.xlsx',
    bytes: (rows) =>
      xlsx(
        `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${inline(rows)}<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData></worksheet>`,
      ),
    outcome: 'read',
  },
  'a bomb of zeros in a ZIP': {
    isPacked: true,
    name: 'bomb.xlsx',
    bytes: () => bomb(210_000_000),
    outcome: 'refused',
  },
  'a bomb that says it is small': {
    isPacked: true,
    name: 'bomb.xlsx',
    bytes: () => bomb(100),
    outcome: 'refused',
  },
  'a bomb of entities': {
    isPacked: true,
    name: 'entities.xlsx',
    bytes: () =>
      xlsx(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${(at === 0 ? '&a;' : `&a${at - 1};`).repeat(10)}">`).join('')}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a11;</t></is></c></row></sheetData></worksheet>`,
      ),
  },
  'a row repeated a billion times': {
    isPacked: true,
    name: 'repeated.ods',
    bytes: (rows) =>
      ods(
        rows.map((row) => odsRow(row)).join('') +
          odsRow(rows[1] ?? [], ' table:number-rows-repeated="1000000000"'),
      ),
  },
  'an empty row repeated a million times': {
    isPacked: true,
    name: 'tail.ods',
    bytes: (rows) =>
      ods(
        rows.map((row) => odsRow(row)).join('') +
          '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ),
    outcome: 'read',
  },
  'NUL bytes between the letters': {
    name: 'nul.csv',
    bytes: (rows) => strToU8(csv(rows).replaceAll(';', ';\0')),
  },
  'UTF-16 without its mark': {
    name: 'utf16.csv',
    bytes: (rows) => Buffer.from(csv(rows), 'utf16le'),
    outcome: 'read',
  },
  'one line of 20 MB': {
    name: 'line.csv',
    bytes: () => strToU8('abcdefghij'.repeat(2_000_000)),
    outcome: 'refused',
  },
  'a gzip called .csv': {
    isPacked: true,
    name: 'list.csv',
    bytes: (rows) => gzipSync(strToU8(csv(rows))),
    outcome: 'refused',
  },
}

describe.each(Object.entries(places))('%s', (place, { rows, take }) => {
  test('the file that the others are made of is read', async () => {
    expect(await take(strToU8(csv(rows)), 'list.csv')).toBe('read')
  })
  const own = Object.entries(files).filter(([, { isPacked }]) => place !== 'prices' || !isPacked)
  test.each(own)('%s', async (_what, { name, bytes, outcome }) => {
    const told = await take(bytes(rows), name)
    if (told !== 'read') {
      expect(told.why).toMatch(/^[^{}<>]{20,400}[.!?]$/s)
      expect(told.why).not.toMatch(/answered with 5|Error|undefined|unexpected/i)
    }
    if (outcome !== undefined) expect(told === 'read' ? 'read' : 'refused').toBe(outcome)
  })
})
