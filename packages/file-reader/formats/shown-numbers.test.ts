/** Text that a number's format shows next to the number is read with it. */
import { write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { displayOfFormat, withWords, wordsOfFormat } from './shown-numbers.ts'

test.each([
  ['0.00 "per 100"', 8.5, '8.5 per 100'],
  ['0.00 "/C"', 8.5, '8.5 /C'],
  ['0.00" inkl. MwSt."', 8.5, '8.5 inkl. MwSt.'],
  ['#,##0.000 "je 100 St."', 1.125, '1.1250 je 100 St.'],
  ['"ca. "0', -12, 'ca. -12'],
  ['"A-"0000', 12, 'A-0012'],
  ['0"00"', 1, '100'],
  ['0 \\K\\t\\n', 9, '9 Ktn'],
  ['#,##0.00 "RSD"', 9.5, '9.5 RSD'],
])('%s shows %d as “%s”', (format, value, shown) => {
  const words = wordsOfFormat(format)
  expect(words && withWords(value, words)).toBe(shown)
})

test.each([
  '0.00',
  '#,##0.00 "€"',
  '#,##0.00 "Kč"',
  '"$"#,##0.00',
  '#,##0.00\\ [$€-407]',
  '_-* #,##0.00\\ "EUR"_-',
  'dd.mm.yyyy',
  'yyyy"年"m"月"',
  '0.00%',
  '0\\-00',
  '',
])('“%s” shows no words beside a number', (format) => {
  expect(wordsOfFormat(format)).toBeUndefined()
})

type Priced = readonly (readonly [value: number, format: string])[]

/** The third column of an old workbook whose prices have these formats, and the list's currency. */
async function readXls(prices: Priced) {
  const cells = prices.flatMap(([v, z], row) => [
    [`A${row + 2}`, { t: 's', v: `A-${row}` }] as const,
    [`B${row + 2}`, { t: 's', v: 'Hammer' }] as const,
    [`C${row + 2}`, { t: 'n', v, z }] as const,
  ])
  const headings = ['SKU', 'Name', 'Price'].map(
    (v, column) => [`${'ABC'[column]}1`, { t: 's', v }] as const,
  )
  const sheet = {
    ...Object.fromEntries([...headings, ...cells]),
    '!ref': `A1:C${prices.length + 1}`,
  }
  const book = { SheetNames: ['L'], Sheets: { L: sheet } }
  const bytes = {
    xls: new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' })),
    xlsx: new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })),
  }
  return Promise.all(
    (['xls', 'xlsx'] as const).map(async (kind) => {
      const { currency, rows } = await readTable(`list.${kind}`, bytes[kind])
      return { currency, prices: rows.map((row) => row.cells[2]) }
    }),
  )
}

test('old workbooks and those of today have the words of their formats', async () => {
  for (const read of await readXls([
    [9.5, '0.00'],
    [8.5, '0.00 "per 100"'],
  ]))
    expect(read).toEqual({ currency: '', prices: [9.5, '8.5 per 100'] })
})

test('a time is not the number of days that the file stores', async () => {
  for (const read of await readXls([
    [9.5, '0.00'],
    [0.1875, 'hh:mm'],
    [0.5, '[h]:mm'],
    [0.25, '0.00'],
  ]))
    expect(read.prices).toEqual([9.5, '04:30:00', '12:00:00', 0.25])
})

test('of several currencies each number has its own, and one is that of the list', async () => {
  const [euro, dollar] = ['#,##0.00 "€"', '"$"#,##0.00']
  for (const read of await readXls([
    [9.5, euro],
    [8.5, dollar],
    [7.5, euro],
  ]))
    expect(read).toEqual({ currency: 'EUR', prices: ['9.5 €', '8.5 $', '7.5 €'] })
  for (const read of await readXls([
    [9.5, dollar],
    [8.5, dollar],
  ]))
    expect(read).toEqual({ currency: 'USD', prices: [9.5, 8.5] })
})

test('an OpenDocument sheet has its words and currencies', async () => {
  const cell = (inner: string, text: string) =>
    `<table:table-cell ${inner}><text:p>${text}</text:p></table:table-cell>`
  const row = (price: string) =>
    `<table:table-row>${cell('office:value-type="string"', 'A-1')}${cell('office:value-type="string"', 'Hammer')}${price}</table:table-row>`
  const read = async (...prices: readonly string[]) => {
    const head = `<table:table-row>${['SKU', 'Name', 'Price'].map((text) => cell('office:value-type="string"', text)).join('')}</table:table-row>`
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="L">${head}${prices.map(row).join('')}</table:table></office:spreadsheet></office:body></office:document-content>`
    const bytes = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(content),
    })
    return (await readTable('list.ods', bytes)).rows.map(({ cells }) => cells[2])
  }
  const float = (value: number, text: string) =>
    cell(`office:value-type="float" office:value="${value}"`, text)
  const money = (value: number, code: string) =>
    cell(
      `office:value-type="currency" office:currency="${code}" office:value="${value}"`,
      `${value}`,
    )
  expect(await read(float(9.5, '9,50'), float(1250.5, '1.250,50 je 100'))).toEqual([
    9.5,
    '1250.5 je 100',
  ])
  const time = cell('office:value-type="time" office:time-value="PT04H30M00S"', '4:30')
  expect(await read(float(9.5, '9,50'), time)).toEqual([9.5, '04:30:00'])
  expect(await read(money(9.5, 'EUR'), money(8.5, 'USD'))).toEqual(['9.5 EUR', '8.5 USD'])
  expect(await read(money(9.5, 'USD'), money(8.5, 'USD'))).toEqual([9.5, 8.5])
})

test.each([
  ['[<1]"on request";0.00', 0.5, 'on request'],
  ['[<1]"on request";0.00', 12.5, undefined],
  ['[=0]"POA";[>100]0.00" each";0.00', 120, '120 each'],
  ['[=0]"POA";[>100]0.00" each";0.00', 0, 'POA'],
  ['[=0]"POA";[>100]0.00" each";0.00', 12.5, undefined],
  [';;;', 12.5, ''],
  ['0.00"¢"', 12.5, '12.5¢'],
  ['"< "0.00', 12.5, '< 12.5'],
  ['0.00" %"', 12.5, '12.5 %'],
  ['000-000', 123, '000-123'],
  ['000-000', 4_123_456, '4123-456'],
  ['00\\-0000', 123, '00-0123'],
  ['000\\/00', 12_345, '123/45'],
])('%s shows %s as %s', (format, value, shown) => {
  expect(displayOfFormat(format)?.(value)).toBe(shown)
})

test.each([
  ['#,##0.00', 1250],
  ['0;-0;;@', 0],
  ['_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', 0],
  ['# ##0.00', 1250],
  ['0.00;[Red]-0.00', -3],
  ['# ?/?', 0.5],
  ['General', 7],
  ['@', 7],
  ['"$"#,##0.00', 7],
  ['#,##0.00 [$€-407]', 7],
  ['yyyy-mm-dd', 7],
])('%s shows the number %s', (format, value) => {
  expect([undefined, String(value)]).toContain(displayOfFormat(format)?.(value))
})
