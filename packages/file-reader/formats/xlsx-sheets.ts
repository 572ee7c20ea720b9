/**
 * Reads the sheets of an XLSX workbook in pieces, so that unneeded parts of cells are never in
 * memory for the whole sheet. A cell without an address follows the one before it.
 * Source: ECMA-376, part 1, 18.3.1 (SpreadsheetML, worksheets).
 */
import { strFromU8 } from 'fflate'
import { maxCells, maxColumns } from '../limits.ts'
import { fileMessages as messages } from '../messages.ts'
import type { MergedCell } from '../tables/merged-cells.ts'
import { formulaWithoutValue, type Cell } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { currenciesByCount } from './currency-formats.ts'
import { rowsOutside } from './print-areas.ts'
import type { SheetParts } from './sheet-parts.ts'
import { createShownNumbers, perCent, timeOfPart } from './shown-numbers.ts'
import {
  cellName,
  createOtherwise,
  hiddenByCondition,
  isUnseen,
  lowestRow,
  printedBeside,
  promptsIn,
  runLooks,
  textsBeside,
  type CellLook,
} from './sheet-asides.ts'
import type { CellRange } from './unseen-cells.ts'
import { ownText, textOfRuns, textOfXml, xmlPieces } from './xml-pieces.ts'
import { numberStyles, type NumberStyle } from './xlsx-styles.ts'

export type XlsxSheet = {
  readonly sheet: string
  readonly rows: readonly (readonly Cell[])[]
  readonly parts: SheetParts
}
/** The files of a workbook, keyed by path, without prefixes in the parts that describe it. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>
type RunLooks = readonly Omit<CellLook, 'fill'>[]
type Workbook = {
  readonly strings: readonly string[]
  /** The looks of the parts of strings, keyed by position, for strings that have their own. */
  readonly runs: ReadonlyMap<number, RunLooks>
  readonly styles: readonly NumberStyle[]
  readonly is1904: boolean
  readonly conditional: ReturnType<typeof hiddenByCondition>
}

const attributeOf = (tag: string, name: string): string => {
  const at = tag.indexOf(` ${name}=`)
  if (at < 0) return ''
  const quote = tag[at + name.length + 2] ?? ''
  const from = at + name.length + 3
  const text = tag.slice(from, tag.indexOf(quote, from))
  return text.includes('&') ? textOfXml(text) : text
}
const isTrue = (text: string): boolean => text === '1' || text === 'true'

/** @throws UnreadableFile for a sheet that is too large; any other error for a damaged one */
export function xlsxSheets(parts: WorkbookParts): readonly XlsxSheet[] {
  const partOf = (path: string) =>
    parts[path] ??
    Object.entries(parts).find(([name]) => name.toLowerCase() === path.toLowerCase())?.[1]
  const textOf = (path: string) =>
    strFromU8(partOf(path) ?? new Uint8Array()).replace(/<(\/?)\w+:(?=\w)/g, '<$1')
  const book = textOf('xl/workbook.xml')
  const workbook: Workbook = {
    ...sharedStrings(partOf('xl/sharedStrings.xml')),
    styles: numberStyles(textOf('xl/styles.xml')),
    conditional: hiddenByCondition(textOf('xl/styles.xml')),
    is1904: isTrue(attributeOf(/<workbookPr\b[^>]*>/.exec(book)?.[0] ?? '', 'date1904')),
  }
  const says = textsBeside(parts)
  const targets = new Map(
    Array.from(textOf('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\s[^>]*>/g), ([tag]) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const printed = printAreasIn(book)
  return Array.from(book.matchAll(/<sheet\s[^>]*>/g)).flatMap(([tag], index) => {
    const id = /\s\w+:id=["']([^"']*)/.exec(tag)?.[1] ?? ''
    const content = partOf(targets.get(id) ?? '')
    // Chart sheets have no cells.
    if (!content || !/worksheets\//.test(targets.get(id) ?? '')) return []
    const isHidden = /hidden/i.test(attributeOf(tag, 'state'))
    const { rows, currencies, ...more } = readSheet(content, workbook)
    return [
      {
        sheet: attributeOf(tag, 'name'),
        rows,
        parts: {
          isHidden,
          ...more,
          currencies,
          says: [...says, ...more.says],
          otherwise: [...(more.otherwise ?? []), ...rowsOutside(printed.get(String(index)) ?? '')],
        },
      },
    ]
  })
}

/** The print area of each sheet that has one, keyed by the sheet's position. */
const printAreasIn = (book: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(book.matchAll(/<definedName\s([^>]*)>([^<]*)</g)).flatMap(
      ([, tag = '', area = '']) =>
        /_xlnm\.Print_Area/i.test(tag)
          ? [[attributeOf(` ${tag}`, 'localSheetId'), textOfXml(area)]]
          : [],
    ),
  )

/** Texts that cells refer to by position. */
function sharedStrings(bytes: Uint8Array = new Uint8Array()): Pick<Workbook, 'strings' | 'runs'> {
  const strings: string[] = []
  const runs = new Map<number, RunLooks>()
  for (const piece of xmlPieces(bytes, ['<si>', '<si ']))
    for (const [, , text = ''] of piece.matchAll(/<si(\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)) {
      if (text.includes('<rPr')) runs.set(strings.length, runLooks(text))
      strings.push(ownText(textOfRuns(text).trim()))
    }
  return { strings, runs }
}

/**
 * The maximum row of a sheet, and the maximum number of cells including empty ones: more would fill
 * the memory.
 */
const [lastRow, lastCells] = [1_048_576, 20_000_000]
const noCells: Cell[] = []

type Found = Omit<SheetParts, 'isHidden' | 'currencies' | 'says'> & {
  readonly says: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly currencies: readonly string[]
}

function readSheet(bytes: Uint8Array, workbook: Workbook): Found {
  const rows: Cell[][] = []
  const hiddenRows = new Set<number>()
  const merged: MergedCell[] = []
  const currencies = new Map<string, number>()
  const beside = createOtherwise()
  const shown = createShownNumbers()
  let [row, column, right, filled] = [-1, -1, 0, 0]
  const noteFormat = (value: Cell, style: Partial<NumberStyle>): void => {
    const { currency = '', display } = style
    if (currency !== '') currencies.set(currency, (currencies.get(currency) ?? 0) + 1)
    if (typeof value === 'number' && (display || style.isPerCent || currency !== '')) {
      const text = style.isPerCent ? perCent(value) : display?.(value)
      shown.add({ row, column }, { value, text, currency })
    }
  }
  const place = (value: Cell, style: Partial<NumberStyle>, runs: RunLooks): void => {
    right = Math.max(right, column + 1)
    if (right > 10 * maxColumns || row >= lastRow || right * (row + 1) > lastCells)
      throw new UnreadableFile(messages.farCell(cellName(row, column)))
    while (rows.length <= row) rows.push(noCells)
    let cells = rows[row] ?? noCells
    if (cells === noCells) rows[row] = cells = []
    filled += Math.max(0, column + 1 - cells.length)
    if (filled > maxCells) throw new UnreadableFile(messages.tooManyCells(maxCells))
    while (cells.length < column) cells.push('')
    cells[column] = value
    noteFormat(value, style)
    noteLook(beside, { row, column }, { value, style, runs })
  }
  for (const piece of xmlPieces(bytes, ['<c ', '<c>', '<row'])) {
    const tags = /<(row|c|mergeCell)(?=[\s/>])([^>]*)>/g
    for (let tag = tags.exec(piece); tag; tag = tags.exec(piece)) {
      const [, kind, attributes = ''] = tag
      if (kind === 'row') {
        const said = attributeOf(attributes, 'r')
        row = said === '' ? row + 1 : Number(said) - 1
        column = -1
        if (isHiddenRow(attributes)) hiddenRows.add(row)
      } else if (kind === 'mergeCell') merged.push(...mergedOf(attributeOf(attributes, 'ref')))
      else {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
        if (attributes.endsWith('/')) continue
        const end = piece.indexOf('</c>', tags.lastIndex)
        if (end < 0) throw new Error('A cell does not end')
        const inner = piece.slice(tags.lastIndex, end)
        tags.lastIndex = end
        const style = workbook.styles[Number(attributeOf(attributes, 's') || -1)] ?? {}
        const type = attributeOf(attributes, 't')
        const value = valueOf(type, inner, style, workbook)
        if (value !== '') place(value, style, runsOf(type, inner, workbook))
      }
    }
  }
  const tail = strFromU8(bytes.subarray(-tailBytes))
  noteConditional(beside, workbook.conditional(tail))
  return {
    rows,
    hiddenRows,
    ...hiddenColumnsOf(bytes),
    merged,
    currencies: currenciesByCount(currencies),
    shown: shown.result(),
    says: [...printedBeside(tail), ...promptsIn(tail)],
    ...beside.parts(),
  }
}

/** A row that is hidden, or only as high as a line. */
const isHiddenRow = (attributes: string): boolean => {
  const height = attributeOf(attributes, 'ht')
  return isTrue(attributeOf(attributes, 'hidden')) || (height !== '' && Number(height) < lowestRow)
}

type Beside = ReturnType<typeof createOtherwise>
type Looking = {
  readonly value: Cell
  readonly style: Partial<NumberStyle>
  readonly runs: RunLooks
}

/** Notes a cell whose display differs from its value, and its color. */
function noteLook(
  beside: Beside,
  { row, column }: { readonly row: number; readonly column: number },
  { value, style, runs }: Looking,
): void {
  const cell = cellName(row, column)
  const { otherwise = '', look } = style
  if (isDullCell(style, runs))
    beside.unseen({ from: row, to: row, column }, messages.unseenCell(cell))
  else if (otherwise !== '' && typeof value === 'number')
    beside.add(row, messages.shownOtherwise(cell, otherwise))
  const { fill = '#ffffff', color = '#000000' } = look ?? {}
  beside.color(row, column, { fill, color: runs[0]?.color ?? color })
}

/** Notes cells that a conditional format may strike out or hide. */
function noteConditional(beside: Beside, ranges: readonly string[]): void {
  for (const range of ranges)
    for (const one of rangesOf(range)) beside.unseen(one, messages.unseenCell(range))
}

/** Whether people do not read a cell, or a part of it, as a value. */
function isDullCell({ look }: Partial<NumberStyle>, runs: RunLooks): boolean {
  const fill = look?.fill ?? '#ffffff'
  return (look && isUnseen(look)) || runs.some((run) => isUnseen({ ...run, fill }))
}

/** Bytes after the rows of a sheet that contain headers and footers. */
const tailBytes = 100_000

const noRuns: RunLooks = []
/** The looks of the parts of a cell's text, either its own or a shared one. */
function runsOf(type: string, inner: string, { runs }: Workbook): RunLooks {
  if (inner.includes('<rPr')) return runLooks(inner)
  if (type !== 's' || runs.size === 0) return noRuns
  return runs.get(Number(/<v>(\d+)</.exec(inner)?.[1] ?? -1)) ?? noRuns
}

/** Bytes before the rows of a sheet that define its columns. */
const headBytes = 1_000_000

const isNarrow = (width: string): boolean => width !== '' && Number(width) < 0.5

/** Columns that are hidden, or have zero width. */
function hiddenColumnsOf(bytes: Uint8Array): Pick<SheetParts, 'hiddenColumns'> {
  const hiddenColumns = new Set<number>()
  const [head = ''] = strFromU8(bytes.subarray(0, headBytes), true).split(/<(?:\w+:)?sheetData/)
  for (const [, attributes = ''] of head.matchAll(/<(?:\w+:)?col(?=\s)([^<>]*)>/g)) {
    const [from, to] = [attributeOf(attributes, 'min'), attributeOf(attributes, 'max')].map(Number)
    if (isTrue(attributeOf(attributes, 'hidden')) || isNarrow(attributeOf(attributes, 'width')))
      for (let column = from ?? 1; column <= Math.min(to ?? 0, 10 * maxColumns); column += 1)
        hiddenColumns.add(column - 1)
  }
  return hiddenColumns.size > 0 ? { hiddenColumns } : {}
}

/** A cell as people see it; a formula has the value from when the file was saved. */
function valueOf(
  type: string,
  inner: string,
  style: Partial<NumberStyle>,
  { strings, is1904 }: Workbook,
): Cell {
  if (type === 'inlineStr') return ownText(textOfRuns(inner).trim())
  const text = /<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(inner)?.[1] ?? ''
  // Programs write formulas that have not been calculated yet.
  if (text === '') return /^n?$/.test(type) && /<f[\s/>]/.test(inner) ? formulaWithoutValue : ''
  if (type === 's') return sharedText(strings, text)
  if (type === 'b') return isTrue(text) ? 'true' : 'false'
  if (type === 'd') return /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? text
  if (type === 'str' || type === 'e') return ownText(textOfXml(text).trim())
  return numberOf(text.trim(), style, is1904)
}

function sharedText(strings: readonly string[], place: string): string {
  const text = strings[Number(place)]
  if (text === undefined) throw new Error('A cell names a text that is not there')
  return text
}

/**
 * A number as stored, or as displayed if it has leading zeros; a date is 'YYYY-MM-DD', and a time
 * 'hh:mm:ss'.
 */
function numberOf(
  text: string,
  { isDate, padded = 0 }: Partial<NumberStyle>,
  is1904: boolean,
): Cell {
  const value = Number(text)
  if (Number.isNaN(value)) throw new Error('A number cannot be read')
  if (padded > 0 && /^\d{1,15}$/.test(text)) return text.padStart(padded, '0')
  if (isDate !== true || value <= 0 || value >= 2_958_466) return value
  return value < 1 ? timeOfPart(value) : dayOf(value, is1904)
}

/** Dates are counted from 1900, or from 1904 in workbooks of a Macintosh. */
const dayOf = (serial: number, is1904: boolean): string =>
  new Date(Date.UTC(1899, 11, 30) + (Math.floor(serial) + (is1904 ? 1462 : 0)) * 86_400_000)
    .toISOString()
    .slice(0, 10)

/** 'A2:B9 D4' */
const rangesOf = (cells: string): readonly CellRange[] =>
  cells.split(/\s+/).flatMap((one) => mergedOf(one.includes(':') ? one : `${one}:${one}`))

function mergedOf(range: string): readonly MergedCell[] {
  const [, left = '', top, right = '', bottom] =
    /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range.replaceAll('$', '')) ?? []
  if (top === undefined) return []
  return [
    {
      column: columnOf(left) ?? 0,
      lastColumn: columnOf(right) ?? 0,
      from: Number(top) - 1,
      to: Number(bottom) - 1,
    },
  ]
}

/** 'AB12' → 27; undefined without letters. */
function columnOf(address: string): number | undefined {
  let column = 0
  let at = 0
  for (; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return at === 0 ? undefined : column - 1
}
