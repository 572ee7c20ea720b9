/** Reads the sheets of a workbook: XLSX, and OpenDocument (ODS). */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { fileMessages as messages } from '../messages.ts'
import { odsSheets } from './ods-sheets.ts'
import { paddedStyles, withPaddedNumbers } from './padded-numbers.ts'
import { farCell, withAddresses, withoutEmptyCells } from './sheet-addresses.ts'
import { plainSheet, sheetParts, type SheetParts } from './sheet-parts.ts'
import { maxColumns } from '../limits.ts'
import { formulaWithoutValue } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** The most bytes of an unpacked workbook: a small file can expand to very many. */
const maxUnpackedBytes = 200_000_000

/** A sheet as it stands in the file, its cells as the library reads them. */
export type RawSheet = {
  readonly sheet: string
  readonly rows: readonly (readonly unknown[])[]
  readonly parts: SheetParts
}
type Parts = Record<string, Uint8Array>

/** @throws UnreadableFile */
export async function readWorkbook(name: string, bytes: Uint8Array): Promise<RawSheet[]> {
  const parts = unpack(name, bytes)
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  try {
    if ('xl/workbook.xml' in parts) return await readXlsx(parts, text)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    // Whatever the library fails at, the file is the cause.
    throw new UnreadableFile(messages.broken(name))
  }
  if (!('content.xml' in parts)) throw new UnreadableFile(messages.otherArchive(name))
  if (/encryption-data/.test(text('META-INF/manifest.xml')))
    throw new UnreadableFile(messages.hasPassword(name))
  return odsSheets(text('content.xml')).map((sheet) => ({ ...sheet }))
}

function unpack(name: string, bytes: Uint8Array): Parts {
  let unpackedBytes = 0
  let parts: Parts
  try {
    parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        const isNeeded = /\.(xml|rels)$/.test(part)
        if (isNeeded) unpackedBytes += originalSize
        return isNeeded && unpackedBytes <= maxUnpackedBytes
      },
    })
  } catch {
    throw new UnreadableFile(messages.broken(name))
  }
  if (unpackedBytes > maxUnpackedBytes) throw new UnreadableFile(messages.tooLargeInside)
  return parts
}

async function readXlsx(parts: Parts, text: (path: string) => string): Promise<RawSheet[]> {
  const padded = paddedStyles(text('xl/styles.xml'))
  for (const [part, content] of Object.entries(parts))
    if (part.startsWith('xl/worksheets/')) {
      const sheet = withoutEmptyCells(withVisibleErrors(strFromU8(content)))
      const far = farCell(sheet, maxColumns)
      if (far !== undefined) throw new UnreadableFile(messages.farCell(far))
      parts[part] = strToU8(withPaddedNumbers(sheet, padded))
    }
  const sheets = await readSheets(new Blob([zipSync(parts, { level: 0 }).slice().buffer]))
  const found = sheetParts(text)
  return sheets.map(({ sheet, data }) => ({
    sheet,
    rows: dropTail(data),
    parts: found.get(sheet) ?? plainSheet,
  }))
}

/**
 * Each cell has its address; one with an error, such as #REF!, is read as that text, and one whose
 * formula was never computed, as programs write them, says so.
 */
const withVisibleErrors = (sheet: string): string =>
  withAddresses(sheet)
    .replace(/(<c\b[^>]*\bt=)"e"/g, '$1"str"')
    .replace(
      /<c\b((?:(?!\bt=)[^>])*)>(<f\b[^>]*>[^<]*<\/f>)(?:<v\s*\/>|<v><\/v>)?<\/c>/g,
      (_cell, attributes: string, formula: string) =>
        `<c${attributes} t="str">${formula}<v>${formulaWithoutValue}</v></c>`,
    )

/** Without the empty rows at the end. */
const dropTail = (rows: readonly (readonly unknown[])[]): (readonly unknown[])[] =>
  rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== '')) + 1)
