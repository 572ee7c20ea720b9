/** Sheets that a few letters make as large as can be: read or refused at once, with the reason. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { rejection } from '../../tests/order-shop.ts'
import { workbook } from '../../tests/e2e/workbook.ts'
import { fileUnreadable } from './contract.ts'
import { parseFile } from './parse-file.server.ts'

/** A workbook with a list and one more piece of a row in its sheet. */
function withRow(row: string): Uint8Array {
  const parts = unzipSync(
    workbook([
      ['SKU', 'Name', 'Price'],
      ['A-1', 'Saw', '4'],
    ]),
  )
  const path = Object.keys(parts).find((name) => name.endsWith('worksheets/sheet1.xml')) ?? ''
  const sheet = strFromU8(parts[path] ?? new Uint8Array())
  return zipSync({ ...parts, [path]: strToU8(sheet.replace('</sheetData>', `${row}</sheetData>`)) })
}
const ods = (rows: string): Uint8Array =>
  zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
const cell = (text: string, repeats = 1) =>
  `<table:table-cell table:number-columns-repeated="${repeats}" office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const row = (cells: string, repeats = 1) =>
  `<table:table-row table:number-rows-repeated="${repeats}">${cells}</table:table-row>`
const reason = async (name: string, bytes: Uint8Array) => {
  const error = await rejection(parseFile(name, bytes))
  return isProblem(error, fileUnreadable) ? error.body.detail : String(error)
}

test('a filled cell at the end of a sheet is named', async () => {
  expect(
    await reason('far.xlsx', withRow('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  ).toContain('extends to cell XFD1048576')
})

test('an empty cell there is left out', async () => {
  const { rows } = await parseFile(
    'far.xlsx',
    withRow('<row r="1048576"><c r="XFD1048576" s="1"/></row>'),
  )
  expect(rows).toHaveLength(1)
})

test('repeated rows and columns of an OpenDocument sheet are refused at once', async () => {
  const heading = row(cell('SKU') + cell('Name') + cell('Price'))
  expect(await reason('many.ods', ods(heading + row(cell('x', 100), 60_000)))).toContain(
    '5,000,000 filled cells',
  )
  for (const repeats of [60_000, 1_000_000_000])
    expect(await reason('many.ods', ods(heading + row(cell('x'), repeats)))).toContain(
      repeats > 5_000_000 ? '5,000,000 filled cells' : 'more than 50,000 rows',
    )
  const rows = Array.from({ length: 200 }, () => row(cell('x'), 100_000)).join('')
  expect(await reason('many.ods', ods(heading + rows))).toContain('more than 50,000 rows')
})
