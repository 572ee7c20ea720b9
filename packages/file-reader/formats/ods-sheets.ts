/**
 * The sheets of an OpenDocument spreadsheet (ODS, OASIS OpenDocument 1.3, part 3, chapter 9), from
 * its `content.xml`, or from the single XML of a flat ODS. Pure.
 */
import { createShownNumbers, perCent, saysMore, withWords } from './shown-numbers.ts'
import { currenciesByUse } from './currency-formats.ts'
import { withoutEntities } from './markup-table.ts'
import { fileMessages as messages } from '../messages.ts'
import { odsLooks, type OdsLooks } from './ods-looks.ts'
import { cellName, createOtherwise } from './sheet-asides.ts'
import { rowsOutside } from './print-areas.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { MergedCell } from '../tables/merged-cells.ts'
import { maxCells, maxColumns, maxRows } from '../limits.ts'
import { isEmptyCell, type Cell } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'

export type OdsSheet = {
  readonly sheet: string
  readonly rows: readonly (readonly Cell[])[]
  readonly parts: SheetParts
}

/** The attributes of a tag: a value may contain '>'. */
const attributes = '((?:[^>"]|"[^"]*")*?)'
const element = (name: string): RegExp =>
  new RegExp(`<table:(${name})(?=[\\s/>])${attributes}(?:/>|>([\\s\\S]*?)</table:\\1>)`, 'g')

const valueOf = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : withoutEntities(value)
}
const repeatsOf = (tag: string, name: string): number =>
  Math.max(1, Number(valueOf(tag, name)) || 1)

/** Whether a text is a flat ODS. */
export const isFlatOds = (text: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<office:document\s[^>]*opendocument\.spreadsheet/.test(text)

/** Comments, headers and footers. */
function besideCells(body: string, printed: readonly string[]): readonly string[] {
  const comments = body.matchAll(/<office:annotation\b[\s\S]*?<\/office:annotation>/g)
  return [
    ...printed,
    ...Array.from(comments, ([comment]) =>
      withoutEntities(
        comment.replaceAll(/<dc:[\s\S]*?<\/dc:\w+>/g, '').replaceAll(/<[^<>]*>/g, ' '),
      ).trim(),
    ).filter(Boolean),
  ]
}

/** A number that is shown with words or as a percentage. */
const wordedNumber =
  /office:value-type="(?:float|percentage)"[^>]*>\s*<text:p>([^<]*[\p{L}%][^<]*)<\/text:p>/u

/**
 * @param content the text of `content.xml`
 * @param styles that of `styles.xml`
 */
export function odsSheets(content: string, styles = ''): readonly OdsSheet[] {
  const looks = odsLooks(content, styles)
  const hiddenStyles = new Set(
    Array.from(
      content.matchAll(
        /<style:style\b([^>]*)>(?:(?!<\/style:style>)[\s\S])*?table:display="false"/g,
      ),
      ([, tag = '']) => valueOf(tag, 'style:name'),
    ),
  )
  const prompts = Array.from(
    content.matchAll(/<table:help-message\b[^>]*>([\s\S]*?)<\/table:help-message>/g),
    ([, message = '']) => textOf(message).trim(),
  ).filter(Boolean)
  return Array.from(content.matchAll(element('table')), ([, , tag = '', body = '']) => {
    const style = valueOf(tag, 'table:style-name')
    const isHidden = style !== undefined && hiddenStyles.has(style)
    const { rows, parts } = readRows(body, isHidden, looks)
    const currencies = currenciesByUse(
      Array.from(body.matchAll(/\soffice:currency="([A-Z]{3})"/g), ([, code = '']) => code),
    )
    return {
      sheet: valueOf(tag, 'table:name') ?? '',
      rows,
      parts: {
        ...parts,
        currencies,
        says: [...besideCells(body, looks.printed(style)), ...prompts],
        otherwise: [
          ...(parts.otherwise ?? []),
          ...rowsOutside(valueOf(tag, 'table:print-ranges') ?? ''),
        ],
      },
    }
  })
}

function readRows(sheet: string, isHidden: boolean, looks: OdsLooks): Omit<OdsSheet, 'sheet'> {
  const body = withClosedGroups(sheet)
  const styles = columnStyles(body)
  const beside = createOtherwise()
  const rows: Cell[][] = []
  const hiddenRows = new Set<number>()
  const merged: MergedCell[] = []
  const shown = createShownNumbers()
  let empty = 0
  let filled = 0
  for (const [, , tag = '', cells = ''] of body.matchAll(element('table-row'))) {
    const repeats = repeatsOf(tag, 'table:number-rows-repeated')
    const read = readCells(cells)
    const ofRow = valueOf(tag, 'table:default-cell-style-name')
    if (read.cells.every(isEmptyCell)) {
      empty = Math.min(empty + repeats, 2 * maxRows)
      continue
    }
    filled += repeats * read.cells.length
    // A few letters of the file can represent all cells of a sheet: they are counted before any row.
    if (filled > maxCells) throw new UnreadableFile(messages.tooManyCells(maxCells))
    if (repeats > maxRows || rows.length + repeats > 3 * maxRows)
      throw new UnreadableFile(messages.tooManyRows(maxRows))
    for (; empty > 0; empty -= 1) rows.push([])
    const isRowHidden =
      isHiddenTag(tag) || looks.isThin('table-row', valueOf(tag, 'table:style-name'))
    const ofCells = (cell: Filled) => cell.style ?? ofRow ?? styles[cell.column]
    noteFilled(beside, read.filled, { looks, styleOf: ofCells, from: rows.length, repeats })
    merged.push(...read.spans.map((span) => mergedFrom(rows.length, span)))
    for (let copies = 0; copies < repeats; copies += 1) {
      if (isRowHidden) hiddenRows.add(rows.length)
      for (const { column, ...one } of read.shown) shown.add({ row: rows.length, column }, one)
      rows.push(read.cells)
    }
  }
  const hiddenColumns = hiddenColumnsOf(body, looks)
  const hidden = hiddenColumns.size > 0 ? { hiddenColumns } : {}
  return {
    rows,
    parts: {
      isHidden,
      hiddenRows,
      ...hidden,
      merged,
      shown: shown.result(),
      ...beside.parts(),
    },
  }
}

type Noting = {
  readonly looks: OdsLooks
  readonly styleOf: (cell: Filled) => string | undefined
  /** The first row of the cells, and the number of rows. */
  readonly from: number
  readonly repeats: number
}

/** Notes cells whose display differs from their value, and their colors. */
function noteFilled(
  beside: ReturnType<typeof createOtherwise>,
  filled: readonly Filled[],
  { looks, styleOf, from, repeats }: Noting,
): void {
  const to = from + repeats - 1
  for (const cell of filled) {
    const name = cellName(from, cell.column)
    const [, worded] = wordedNumber.exec(cell.whole) ?? []
    if (looks.isUnseen(styleOf(cell), cell.content))
      beside.unseen({ from, to, column: cell.column }, messages.unseenCell(name))
    if (worded) beside.add(from, messages.shownOtherwise(name, withoutEntities(worded)), to)
    for (let row = from; row <= to; row += 1)
      beside.color(row, cell.column, looks.colorsOf(styleOf(cell)))
  }
}

/** Marks each row and column in a collapsed group as hidden. */
function withClosedGroups(body: string): string {
  if (!body.includes('table:display="false"')) return body
  const groups: boolean[] = []
  return body.replaceAll(
    /<(\/?)table:table-(row-group|column-group|row|column)(?=[\s/>])([^>]*)>/g,
    (tag: string, slash: string, kind: string, said: string) => {
      const isGroup = kind.endsWith('-group')
      if (isGroup && slash) groups.pop()
      else if (isGroup && !said.endsWith('/')) groups.push(said.includes('table:display="false"'))
      return isGroup || slash || !groups.includes(true) || said.includes('table:visibility')
        ? tag
        : tag.replace(kind, `${kind} table:visibility="collapse"`)
    },
  )
}

const isHiddenTag = (tag: string): boolean =>
  /collapse|filter/.test(valueOf(tag, 'table:visibility') ?? '')
const mergedFrom = (from: number, { column, width, height }: Span): MergedCell => ({
  column,
  lastColumn: column + width - 1,
  from,
  to: from + height - 1,
})

/** The column styles for cells that have none of their own. */
function columnStyles(body: string): readonly (string | undefined)[] {
  const styles: (string | undefined)[] = []
  for (const [, , tag = ''] of body.matchAll(element('table-column'))) {
    const repeats = Math.min(repeatsOf(tag, 'table:number-columns-repeated'), maxColumns)
    const style = valueOf(tag, 'table:default-cell-style-name')
    for (let copies = 0; copies < repeats && styles.length < maxColumns; copies += 1)
      styles.push(style)
  }
  return styles
}

function hiddenColumnsOf(body: string, looks: OdsLooks): ReadonlySet<number> {
  const hidden = new Set<number>()
  let column = 0
  for (const [, , tag = ''] of body.matchAll(element('table-column'))) {
    const next = column + repeatsOf(tag, 'table:number-columns-repeated')
    const isHidden =
      isHiddenTag(tag) || looks.isThin('table-column', valueOf(tag, 'table:style-name'))
    for (; isHidden && column < Math.min(next, maxColumns); column += 1) hidden.add(column)
    column = next
  }
  return hidden
}

type Span = { readonly column: number; readonly width: number; readonly height: number }
type Filled = {
  readonly column: number
  readonly style: string | undefined
  readonly content: string
  /** With its tag. */
  readonly whole: string
}
type ReadRow = {
  readonly cells: Cell[]
  readonly spans: readonly Span[]
  readonly filled: readonly Filled[]
  readonly shown: readonly Shown[]
}

type Shown = {
  readonly column: number
  readonly value: number
  readonly text: string | undefined
  readonly currency: string
}
function readCells(row: string): ReadRow {
  const cells: Cell[] = []
  const filled: Filled[] = []
  const spans: Span[] = []
  const shown: Shown[] = []
  let empty = 0
  for (const [whole, , tag = '', content = ''] of row.matchAll(
    element('(?:covered-)?table-cell'),
  )) {
    // One row more than is read, so that a list with too many rows is refused.
    const repeats = Math.min(repeatsOf(tag, 'table:number-columns-repeated'), maxColumns + 1)
    const cell = cellOf(tag, content)
    if (isEmptyCell(cell)) {
      empty += repeats
      continue
    }
    for (; empty > 0 && cells.length <= maxColumns; empty -= 1) cells.push('')
    empty = 0
    const height = Math.min(repeatsOf(tag, 'table:number-rows-spanned'), maxRows)
    const width = Math.min(repeatsOf(tag, 'table:number-columns-spanned'), maxColumns)
    filled.push({ column: cells.length, style: valueOf(tag, 'table:style-name'), content, whole })
    if (height > 1 || width > 1) spans.push({ column: cells.length, width, height })
    for (let copies = 0; copies < repeats && cells.length <= maxColumns; copies += 1) {
      if (typeof cell === 'number')
        shown.push({ column: cells.length, value: cell, ...shownOf(tag, content, cell) })
      cells.push(cell)
    }
  }
  return { cells, spans, filled, shown }
}

/** The text beside a number as people see it. */
function shownOf(tag: string, content: string, value: number): Pick<Shown, 'text' | 'currency'> {
  const text = textOf(content)
  const currency = valueOf(tag, 'office:currency') ?? ''
  const [, before = '', after = ''] = /^(\D*?)[-+]?\d(?:[\d.,'\s]*\d)?(\D.*)?$/su.exec(text) ?? []
  const isPart = valueOf(tag, 'office:value-type') === 'percentage' || /^\s*%/.test(after)
  if (isPart) return { text: perCent(value), currency }
  const isWorded = saysMore(`${before} ${after}`)
  return { text: isWorded ? withWords(value, { before, after, digits: 0 }) : undefined, currency }
}

/**
 * A number as stored, or as displayed if it has leading zeros; a date is 'YYYY-MM-DD', and a time
 * 'hh:mm:ss'.
 */
function cellOf(tag: string, content: string): Cell {
  const text = textOf(content)
  const type = valueOf(tag, 'office:value-type')
  if (type === 'date') return valueOf(tag, 'office:date-value')?.slice(0, 10) ?? text
  const [, hours, minutes, seconds] =
    /^PT(\d+)H(\d\d)M(\d\d)/.exec(valueOf(tag, 'office:time-value') ?? '') ?? []
  if (type === 'time' && hours !== undefined) return `${hours}:${minutes}:${seconds}`
  const value = Number(valueOf(tag, 'office:value') ?? Number.NaN)
  if (!/^(?:float|currency|percentage)$/.test(type ?? '') || Number.isNaN(value)) return text
  // A formula with an error has the value 0.
  if (/^(?:#|Err:)/.test(text)) return text
  return /^0\d+$/.test(text) && Number(text) === value ? text : value
}

/** The paragraphs of a cell, without its comments. */
const textOf = (content: string): string =>
  Array.from(
    content
      .replace(/<office:annotation\b[\s\S]*?<\/office:annotation>/g, '')
      .matchAll(/<text:p\b[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g),
    ([, paragraph = '']) =>
      withoutEntities(
        paragraph
          .replace(/<text:s\b[^>]*?\/>/g, (space) =>
            ' '.repeat(Math.min(repeatsOf(space, 'text:c'), 20)),
          )
          .replace(/<text:(?:tab|line-break)\b[^>]*?\/>/g, ' ')
          .replace(/<[^>]*>/g, ''),
      ),
  ).join('\n')
