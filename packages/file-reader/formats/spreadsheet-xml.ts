/**
 * The sheets of an XML spreadsheet of Excel 2002 and 2003 (SpreadsheetML), as many programs still
 * export it, often as '.xls'. Pure.
 * Source: Microsoft, XML Spreadsheet Reference (Office XP), 2001.
 */
import { maxCells, maxColumns, maxRows } from '../limits.ts'
import { fileMessages as messages } from '../messages.ts'
import type { MergedCell } from '../tables/merged-cells.ts'
import { isEmptyCell, type Cell } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { withoutEntities } from './markup-table.ts'
import {
  cellName,
  createOtherwise,
  isUnseen,
  lowestRow,
  printedTexts,
  showsOtherwise,
  smallestLetters,
  type CellLook,
} from './sheet-asides.ts'
import { rowsOutside } from './print-areas.ts'
import type { SheetParts } from './sheet-parts.ts'

/** Whether a text is such a file. */
export const isSpreadsheetXml = (text: string): boolean =>
  /<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, 5000))

type XmlSheet = { readonly sheet: string; readonly rows: Cell[][]; readonly parts: SheetParts }
type Style = { readonly look: CellLook; readonly format: string }
type Styles = ReadonlyMap<string, Style>

/** The attributes of a tag: a value may contain '>'. */
const attributes = `((?:[^>"']|"[^"]*"|'[^']*')*?)`
const element = (name: string): RegExp =>
  new RegExp(`<(${name})(?=[\\s/>])${attributes}(?:/>|>([\\s\\S]*?)</\\1>)`, 'g')

const valueOf = (tag: string, name: string): string | undefined => {
  const [, , value] = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=(["'])(.*?)\\1`, 's').exec(tag) ?? []
  return value === undefined ? undefined : withoutEntities(value)
}
const numberOf = (tag: string, name: string): number | undefined => {
  const value = valueOf(tag, name)
  return value === undefined ? undefined : Number(value)
}
const isHiddenTag = (tag: string, size: 'Height' | 'Width'): boolean =>
  valueOf(tag, 'Hidden') === '1' || (numberOf(tag, size) ?? Infinity) < lowestRow

/** @param text a file for which `isSpreadsheetXml` is true @throws UnreadableFile for a large one */
export function spreadsheetXmlSheets(text: string): readonly XmlSheet[] {
  const xml = text.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<(\/?)ss:(?=\w)/g, '<$1')
  const styles = stylesIn(xml)
  return Array.from(xml.matchAll(element('Worksheet')), ([, , tag = '', body = '']) =>
    readSheet(valueOf(tag, 'Name') ?? '', body, styles),
  )
}

function stylesIn(xml: string): Styles {
  const styles = new Map<string, Style>()
  for (const [, , tag = '', inner = ''] of xml.matchAll(element('Style'))) {
    const base = styles.get(valueOf(tag, 'Parent') ?? '') ?? styles.get('Default') ?? plainStyle
    const format = valueOf(tagIn(inner, 'NumberFormat'), 'Format') ?? base.format
    styles.set(valueOf(tag, 'ID') ?? '', {
      look: { ...base.look, ...lookIn(inner) },
      format: format === 'Percent' ? '0%' : format,
    })
  }
  return styles
}

const tagIn = (inner: string, name: string): string => element(name).exec(inner)?.[2] ?? ''

/** The look of a cell, according to a style. */
function lookIn(inner: string): Partial<CellLook> {
  const font = tagIn(inner, 'Font')
  const [struck, size] = [valueOf(font, 'StrikeThrough'), numberOf(font, 'Size')]
  const [color, fill] = [colorIn(font), colorIn(tagIn(inner, 'Interior'))]
  return {
    ...(struck === undefined ? {} : { isStruck: struck === '1' }),
    ...(size === undefined ? {} : { isTiny: size < smallestLetters }),
    ...(color === undefined ? {} : { color }),
    ...(fill === undefined ? {} : { fill }),
  }
}
const plain: CellLook = { isStruck: false, color: '#000000', fill: '#ffffff' }
const plainStyle: Style = { look: plain, format: '' }
/** A color as `#rrggbb`; undefined for the automatic one. */
const colorIn = (tag: string): string | undefined => {
  const color = valueOf(tag, 'Color')?.toLowerCase()
  return color === 'automatic' ? undefined : color
}

/** Values of a sheet as they are collected. */
type Sheet = {
  readonly rows: Cell[][]
  readonly hiddenRows: Set<number>
  readonly merged: MergedCell[]
  readonly says: string[]
  readonly beside: ReturnType<typeof createOtherwise>
}

function readSheet(sheet: string, body: string, styles: Styles): XmlSheet {
  const [, , , table = ''] = element('Table').exec(body) ?? []
  const read: Sheet = {
    rows: [],
    hiddenRows: new Set(),
    merged: [],
    says: [],
    beside: createOtherwise(),
  }
  let [filled, next] = [0, 0]
  for (const [, , tag = '', cells = ''] of table.matchAll(element('Row'))) {
    const row = (numberOf(tag, 'Index') ?? next + 1) - 1
    next = row + (numberOf(tag, 'Span') ?? 0) + 1
    if (next > 3 * maxRows) throw new UnreadableFile(messages.tooManyRows(maxRows))
    if (isHiddenTag(tag, 'Height'))
      for (let hidden = row; hidden < next; hidden += 1) read.hiddenRows.add(hidden)
    const found = readCells(cells)
    filled += found.length
    if (filled > maxCells) throw new UnreadableFile(messages.tooManyCells(maxCells))
    const ofRow = valueOf(tag, 'StyleID') ?? 'Default'
    readRow(read, row, found, ({ style = ofRow }) => styles.get(style) ?? plainStyle)
  }
  const hiddenColumns = hiddenColumnsIn(table)
  for (const range of hiddenByCondition(body)) read.beside.add(-1, messages.unseenCell(range))
  const beside = read.beside.parts()
  return {
    sheet,
    rows: read.rows,
    parts: {
      isHidden: /<(?:\w+:)?Visible>\s*Sheet(?:Very)?Hidden/.test(body),
      hiddenRows: read.hiddenRows,
      ...(hiddenColumns.size > 0 ? { hiddenColumns } : {}),
      merged: read.merged,
      says: [...read.says, ...printedIn(body), ...promptsIn(body)],
      ...beside,
      otherwise: [...beside.otherwise, ...rowsOutside(printAreaIn(body))],
    },
  }
}

function readRow(
  { rows, merged, says, beside }: Sheet,
  row: number,
  cells: readonly XmlCell[],
  styleOf: (cell: XmlCell) => Style,
): void {
  const values: Cell[] = []
  for (const cell of cells) {
    const { column, lastColumn, height, content } = cell
    if (height > 0 || lastColumn > column)
      merged.push({ from: row, to: row + height, column, lastColumn })
    const style = styleOf(cell)
    const value = cellOf(content, style.format)
    says.push(...commentIn(content))
    if (isEmptyCell(value)) continue
    while (values.length < column) values.push('')
    values[column] = value
    noteCell(beside, { row, column, value, content, style })
  }
  if (values.length === 0) return
  while (rows.length < row) rows.push([])
  rows[row] = values
}

type XmlCell = {
  readonly column: number
  readonly lastColumn: number
  /** The rows below that it covers. */
  readonly height: number
  readonly style?: string
  readonly content: string
}

function readCells(row: string): readonly XmlCell[] {
  const cells: XmlCell[] = []
  let next = 0
  for (const [, , tag = '', content = ''] of row.matchAll(element('Cell'))) {
    const column = (numberOf(tag, 'Index') ?? next + 1) - 1
    const lastColumn = column + (numberOf(tag, 'MergeAcross') ?? 0)
    next = lastColumn + 1
    // One column more than is read, so that a list with too many columns is refused.
    if (column > maxColumns) break
    const height = Math.min(numberOf(tag, 'MergeDown') ?? 0, maxRows)
    const style = valueOf(tag, 'StyleID')
    cells.push({ column, lastColumn, height, content, ...(style === undefined ? {} : { style }) })
  }
  return cells
}

const withoutComment = (content: string): string =>
  content.replace(/<Comment\b[\s\S]*?<\/Comment>/, '')
const textIn = (markup: string): string => withoutEntities(markup.replaceAll(/<[^<>]*>/g, ''))

/** A number as stored, or as displayed if its format has leading zeros; a date is 'YYYY-MM-DD'. */
function cellOf(content: string, format: string): Cell {
  const [, , tag = '', data = ''] = element('Data').exec(withoutComment(content)) ?? []
  const text = textIn(data)
  const type = valueOf(tag, 'Type')
  if (type === 'DateTime') return text.slice(0, 10)
  const value = Number(text)
  if (type !== 'Number' || text.trim() === '' || Number.isNaN(value)) return text
  return /^0{2,}$/.test(format) && value >= 0 ? text.padStart(format.length, '0') : value
}

function commentIn(content: string): readonly string[] {
  const [, , author = '', comment = ''] = element('Comment').exec(content) ?? []
  const text = textIn(comment)
    .trim()
    .replace(`${valueOf(author, 'Author') ?? ''}:`, '')
    .trim()
  return text === '' ? [] : [text]
}

type Noted = {
  readonly row: number
  readonly column: number
  readonly value: Cell
  readonly content: string
  readonly style: Style
}

/** Notes a cell whose display differs from its value, and its colors. */
function noteCell(
  beside: ReturnType<typeof createOtherwise>,
  { row, column, value, content, style }: Noted,
): void {
  const name = cellName(row, column)
  const isStruckPart = /<(?:\w+:)?(?:S|Strike|Del)\b[^<>]*>\s*[^<\s]/i.test(withoutComment(content))
  if (isUnseen(style.look) || isStruckPart)
    beside.unseen({ from: row, to: row, column }, messages.unseenCell(name))
  if (typeof value === 'number' && showsOtherwise(-1, style.format))
    beside.add(row, messages.shownOtherwise(name, style.format))
  beside.color(row, column, style.look)
}

function hiddenColumnsIn(table: string): ReadonlySet<number> {
  const hidden = new Set<number>()
  let next = 0
  for (const [, , tag = ''] of table.matchAll(element('Column'))) {
    const column = (numberOf(tag, 'Index') ?? next + 1) - 1
    next = Math.min(column + (numberOf(tag, 'Span') ?? 0) + 1, maxColumns)
    if (isHiddenTag(tag, 'Width')) for (let one = column; one < next; one += 1) hidden.add(one)
  }
  return hidden
}

/** The ranges that a condition may strike out or hide. */
const hiddenByCondition = (body: string): readonly string[] =>
  Array.from(
    body.matchAll(/<ConditionalFormatting\b[^>]*>([\s\S]*?)<\/ConditionalFormatting>/g),
    ([, rules = '']) =>
      /line-through|color:\s*(?:white|#fff)/i.test(rules)
        ? [/<Range>([^<]*)/.exec(rules)?.[1] ?? '']
        : [],
  ).flat()

/** The print area, if the sheet has one. */
const printAreaIn = (body: string): string =>
  Array.from(body.matchAll(/<(?:\w+:)?NamedRange\b([^>]*)>/g), ([, tag = '']) =>
    valueOf(tag, 'Name') === 'Print_Area' ? (valueOf(tag, 'RefersTo') ?? '') : '',
  ).find(Boolean) ?? ''

/** The texts that a sheet shows at a selected cell. */
const promptsIn = (body: string): readonly string[] =>
  Array.from(body.matchAll(/<(?:\w+:)?Input(?:Title|Message)>([^<]*)</g), ([, text = '']) =>
    withoutEntities(text).trim(),
  ).filter(Boolean)

/** The headers and footers of printed pages. */
const printedIn = (body: string): readonly string[] =>
  printedTexts(
    Array.from(
      body.matchAll(/<(?:\w+:)?(?:Header|Footer)\b([^>]*)>/g),
      ([, tag = '']) => valueOf(tag, 'Data') ?? '',
    ),
  )
