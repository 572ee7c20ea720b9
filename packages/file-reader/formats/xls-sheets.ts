/**
 * Reads the sheets of an old binary workbook (XLS: Excel 95 to 2003). Any other file in the same
 * container format is refused with its name.
 * Source: [MS-XLS] (BIFF8) and [MS-CFB], the container.
 */
import {
  CFB,
  read,
  set_cptable,
  SSF,
  utils,
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx'
import { currenciesByUse, currencyOfFormat } from './currency-formats.ts'
import { fileMessages as messages } from '../messages.ts'
import { maxCells, maxColumns, maxRows } from '../limits.ts'
import { isEmptyCell, type Cell } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { SheetParts } from './sheet-parts.ts'
import {
  createShownNumbers,
  displayOfFormat,
  isPerCent,
  perCent,
  timeOfPart,
  type ShownNumber,
} from './shown-numbers.ts'
import { createOtherwise, lowestRow, showsOtherwise } from './sheet-asides.ts'
import { xlsLooks, type XlsLooks } from './xls-looks.ts'

export type XlsSheet = {
  readonly sheet: string
  readonly rows: readonly (readonly Cell[])[]
  readonly parts: SheetParts
}

/**
 * @throws UnreadableFile for a file that is not a workbook, or is protected, damaged or too large
 */
export async function xlsSheets(name: string, bytes: Uint8Array): Promise<readonly XlsSheet[]> {
  const { streams, looks } = containerOf(name, bytes)
  if (streams.has('EncryptedPackage')) throw new UnreadableFile(messages.hasPassword(name))
  if (!streams.has('Workbook') && !streams.has('Book'))
    throw new UnreadableFile(messages.isKind(name, nameOfContent(streams), messages.askForTable))
  // Excel 95 stores letters in a national encoding, which only this version needs.
  if (!streams.has('Workbook')) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  const book = readBook(name, bytes)
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.flatMap((sheet, index) => {
    const content = book.Sheets[sheet]
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0
    return content
      ? [{ sheet, ...readSheet(content, { isHidden, is1904, looks: looks[index] }) }]
      : []
  })
}

/** The library has no types for its containers. */
const entriesOf = (file: {
  readonly FileIndex: readonly { readonly name: string; readonly content?: ArrayLike<number> }[]
}) => file.FileIndex

/**
 * The names of its streams, and the looks of cells; the container is released before the values are
 * read.
 */
function containerOf(name: string, bytes: Uint8Array) {
  try {
    const entries = entriesOf(CFB.read(bytes, { type: 'buffer' }))
    const [now, old] = ['Workbook', 'Book'].map((stream) =>
      entries.find((entry) => entry.name === stream),
    )
    const { content } = now ?? old ?? {}
    const stream = content instanceof Uint8Array ? content : Uint8Array.from(content ?? [])
    const looks = xlsLooks(stream, !now)
    return { streams: new Set(entries.map((entry) => entry.name)), looks }
  } catch {
    throw new UnreadableFile(messages.broken(name))
  }
}

/** The kind of the file, as people call it. */
const nameOfContent = (streams: ReadonlySet<string>): string =>
  streams.has('WordDocument')
    ? 'a text document (DOC)'
    : streams.has('PowerPoint Document')
      ? 'a presentation (PPT)'
      : streams.has('__properties_version1.0')
        ? 'an e-mail of Outlook (MSG)'
        : 'a file in an old office format, but not a workbook'

function readBook(name: string, bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      // The format shows whether a number is a date, and how many leading zeros it has.
      cellNF: true,
      // Without this option, hidden rows are not reported.
      cellStyles: true,
      // One row more than is read, so that a longer list is refused.
      sheetRows: 3 * maxRows,
    })
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new UnreadableFile(isProtected ? messages.hasPassword(name) : messages.broken(name))
  }
}

type Kept = {
  readonly isHidden: boolean
  readonly is1904: boolean
  readonly looks: XlsLooks | undefined
}

function readSheet(content: WorkSheet, { isHidden, is1904, looks }: Kept): Omit<XlsSheet, 'sheet'> {
  const found: readonly (readonly (CellObject | undefined)[] | undefined)[] = content['!data'] ?? []
  const rows: Cell[][] = []
  let filled = 0
  for (const cells of found) {
    const row = Array.from((cells ?? []).slice(0, maxColumns + 1), (cell) =>
      cell ? cellOf(cell, is1904) : '',
    )
    const last = row.findLastIndex((cell) => !isEmptyCell(cell))
    filled += last + 1
    if (filled > maxCells) throw new UnreadableFile(messages.tooManyCells(maxCells))
    rows.push(row.slice(0, last + 1))
  }
  const end = rows.findLastIndex((row) => row.length > 0) + 1
  return { rows: rows.slice(0, end), parts: partsOf(content, isHidden, looks) }
}

function partsOf(content: WorkSheet, isHidden: boolean, looks?: XlsLooks): SheetParts {
  const hiddenRows = new Set<number>()
  for (const [index, row] of (content['!rows'] ?? []).entries())
    if (row?.hidden === true || (row?.hpt ?? 20) < lowestRow) hiddenRows.add(index)
  const hiddenColumns = new Set(
    (content['!cols'] ?? []).flatMap((column, index) => (column?.hidden === true ? [index] : [])),
  )
  const formats = (content['!data'] ?? []).flatMap((row: (CellObject | undefined)[] | undefined) =>
    (row ?? []).flatMap((cell) =>
      cell?.t === 'n' && typeof cell.z === 'string' ? [currencyOfFormat(cell.z)] : [],
    ),
  )
  const merged = (content['!merges'] ?? []).map(({ s, e }) => ({
    column: s.c,
    lastColumn: e.c,
    from: s.r,
    to: e.r,
  }))
  const hidden = hiddenColumns.size > 0 ? { hiddenColumns } : {}
  return {
    isHidden,
    hiddenRows,
    ...hidden,
    merged,
    currencies: currenciesByUse(formats),
    shown: shownIn(content),
    ...besideCells(content, looks),
  }
}

const formatOfNumber = (cell: CellObject | undefined): string =>
  cell?.t === 'n' && typeof cell.z === 'string' ? cell.z : ''

/** Numbers whose format shows words, or one of several currencies. */
function shownIn(content: WorkSheet): readonly ShownNumber[] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = content['!data'] ?? []
  const shown = createShownNumbers()
  for (const [row, cells] of data.entries())
    for (const [column, { t, v, z } = {}] of (cells ?? []).entries()) {
      if (t !== 'n' || typeof v !== 'number' || typeof z !== 'string' || SSF.is_date(z)) continue
      const text = isPerCent(z) ? perCent(v) : displayOfFormat(z)?.(v)
      shown.add({ row, column }, { value: v, text, currency: currencyOfFormat(z) })
    }
  return shown.result()
}

/**
 * Comments, headers and footers, numbers whose format shows something else, and invisible cells.
 */
function besideCells(
  content: WorkSheet,
  { unseen, colored, says: printed }: XlsLooks = { unseen: [], colored: [], says: [] },
): Pick<SheetParts, 'says' | 'asides' | 'otherwise' | 'colored' | 'unseen'> {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = content['!data'] ?? []
  const says = [...printed]
  const beside = createOtherwise()
  for (const [r, c] of unseen)
    beside.unseen({ from: r, to: r, column: c }, messages.unseenCell(utils.encode_cell({ r, c })))
  for (const [row, column, look] of colored) beside.color(row, column, look)
  for (const [row, cells] of data.entries())
    for (const [column, cell] of (cells ?? []).entries()) {
      for (const { t: text } of cell?.c ?? []) if (text) says.push(text)
      const format = formatOfNumber(cell)
      if (format !== '' && showsOtherwise(-1, format))
        beside.add(row, messages.shownOtherwise(utils.encode_cell({ r: row, c: column }), format))
    }
  return { says, ...beside.parts() }
}

/**
 * A number as stored, or as displayed if it has leading zeros; a date is 'YYYY-MM-DD', and a time
 * 'hh:mm:ss'.
 */
function cellOf({ t, v, w, z }: CellObject, is1904: boolean): Cell {
  if (t === 'e') return w ?? '#VALUE!'
  if (t === 'n' && typeof v === 'number') {
    if (v > 0 && typeof z === 'string' && SSF.is_date(z))
      return v < 1 ? timeOfPart(v) : (dayOf(v, is1904) ?? v)
    return w !== undefined && /^0\d+$/.test(w) && Number(w) === v ? w : v
  }
  return typeof v === 'string' || typeof v === 'boolean' ? String(v) : ''
}

function dayOf(serial: number, is1904: boolean): string | undefined {
  const parsed: { y: number; m: number; d: number } | null = SSF.parse_date_code(serial, {
    date1904: is1904,
  })
  if (!parsed) return undefined
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(parsed.y).padStart(4, '0')}-${two(parsed.m)}-${two(parsed.d)}`
}
