/** Reads a dropped file in the browser: CSV, text, XLSX. Nothing is uploaded. */
import { cutOffRow } from '../platform/files/cut-off-row.ts'
import { isOpenFile, readSheetsOf, readTableFile } from '../platform/files/table-file.client.ts'
import type { ParsedRows, ParsedText } from './pad-lines.ts'
import { parseRows, parseText } from './parse-text.ts'

export type Sheet = { readonly name: string; readonly parsed: ParsedRows }
/** `sheets`: the sheets of a workbook with several; only its owner knows which one to use. */
export type ParsedFile =
  | ParsedText
  | { readonly kind: 'sheets'; readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly kind: 'refused'; readonly reason: string }

export async function readFile(file: File): Promise<ParsedFile> {
  const table = await readTableFile(file)
  if (table.kind === 'refused') return table
  if (table.kind === 'text') return parseText(table.text)
  const [{ name, rows, hidden }, ...others] = table.sheets
  const first = { name, parsed: parseRows(rows, hidden) }
  return others.length === 0
    ? first.parsed
    : {
        kind: 'sheets',
        sheets: [
          first,
          ...others.map((sheet) => ({
            name: sheet.name,
            parsed: parseRows(sheet.rows, sheet.hidden),
          })),
        ],
      }
}

/**
 * The question about the last line of a file that may be truncated; undefined if nothing suggests
 * it.
 */
export async function cutOffIn(file: File): Promise<string | undefined> {
  if (!(await isOpenFile(file))) return undefined
  const [sheet] = await readSheetsOf(file)
  return sheet && cutOffRow(sheet.rows, true)?.why
}
