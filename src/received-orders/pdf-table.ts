/**
 * The rows of an order in a PDF: each cell is assigned to the heading above it. A row with a cell
 * that fits no heading, or two, is not certain. Pure.
 */
import type { PdfCell, PdfLine } from '../../packages/file-reader/formats/pdf-lines.ts'
import type { PdfMark } from '../../packages/file-reader/formats/pdf-pieces.ts'
import { fileMessages } from '../../packages/file-reader/messages.ts'
import { UnreadableFile } from '../../packages/file-reader/unreadable-file.ts'
import { rowBelow, touches, type PlacedText } from '../order-pad/column-places.ts'
import { doubtOf, type Doubt } from '../order-pad/doubts.ts'
import { codeInBrackets } from '../order-pad/parse-tokens.ts'
import { parseHeadings, type HeadingColumns } from '../order-pad/heading-columns.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { stampOf } from './pdf-stamps.ts'

export type PdfText = {
  /** All lines, as they are shown. */
  readonly shown: string
  /** The lines that may order something, with the headings above. */
  readonly rows: string
  /**
   * The indexes of rows, among the shown lines from 0, that a person compares with the original.
   */
  readonly unsure: ReadonlySet<number>
  /** Indexes of lines that are not printed on the page itself: a stamp, a note, hidden text. */
  readonly asides: ReadonlySet<number>
  /** Indexes of lines that are no sentences of the page: not printed there, or a part of a row. */
  readonly within: ReadonlySet<number>
  /** Doubts about rows that the page shows differently than they are read. */
  readonly doubts: ReadonlyMap<number, Doubt>
  /** The colors of lines that are not black on white, keyed by their index. */
  readonly looks: ReadonlyMap<number, string>
  /** Stamps on the page that mean that it may not be an order: *Draft*, *Copy*, *Cancelled*. */
  readonly stamp?: string | undefined
}

type Heading = { readonly cells: readonly PdfCell[]; readonly columns: HeadingColumns }

/** @throws UnreadableFile if it has no text, or only text that is turned */
export function requireText(name: string, lines: readonly PdfLine[]): void {
  if (lines.length === 0) throw new UnreadableFile(fileMessages.orders.scannedPdf(name))
  if (lines.every(({ aside }) => aside === 'upright'))
    throw new UnreadableFile(fileMessages.orders.turnedPdf(name))
}

export function pdfText(lines: readonly PdfLine[]): PdfText {
  const shown: string[] = []
  const rows: string[] = []
  const read: ReadRow[] = []
  const asides = new Set<number>()
  const within = notPrinted(lines)
  const doubts = new Map<number, Doubt>()
  const looks = new Map<number, string>()
  let heading: Heading | undefined
  for (const [at, line] of lines.entries()) {
    if (line.aside) {
      asides.add(at)
      shown.push(asideText(line))
      continue
    }
    const { columns, ...row } = readLine(line, heading)
    if (columns) heading = { cells: line.cells, columns }
    shown.push(row.text)
    const above = rowAbove(read, at)
    const more = above && textBelow(row, heading)
    if (above && more !== undefined) {
      const whole = withMore(above, more, heading?.columns.name ?? 0)
      read.splice(-1, 1, { ...whole, lines: whole.lines + 1 })
      shown[above.at] = whole.text
      rows[rows.length - 1] = whole.text
      within.add(at)
      continue
    }
    if (columns || row.orders) rows.push(row.text)
    read.push({ ...row, at, lines: 1 })
    const look = [...new Set(line.cells.flatMap((cell) => cell.look ?? []))].join(', ')
    if (look !== '') looks.set(at, look)
    const doubt = doubtOfLine(line)
    if (doubt) doubts.set(at, doubt)
  }
  const found = { shown: shown.join('\n'), asides, within, doubts, looks, stamp: stampOf(lines) }
  if (heading && read.some(({ orders }) => orders))
    return { ...found, rows: rows.join('\n'), unsure: unsureOf(read) }
  // Without headings, or with no row below them, everything is read as a text, and none of it is certain.
  const texts = shown.filter((_, at) => !asides.has(at))
  return { ...found, rows: texts.join('\n'), unsure: new Set(shown.keys()) }
}

/** Lines that are neither on the page nor pinned to it. */
const notPrinted = (lines: readonly PdfLine[]): Set<number> =>
  new Set(lines.flatMap(({ aside }, at) => (aside && aside !== 'note' ? [at] : [])))

/** A row with its place, and the number of lines that its text has. */
type ReadRow = Row & { readonly at: number; readonly lines: number }
/** The most lines of the text of one row. */
const maxLines = 4

/** The row of an article directly above a line. */
function rowAbove(read: readonly ReadRow[], at: number): ReadRow | undefined {
  const last = read.at(-1)
  return last?.orders && last.lines < maxLines && last.at + last.lines === at ? last : undefined
}

/** The text of a line that has nothing but more text below the name: a note, or the rest of it. */
function textBelow({ text, orders }: Row, heading: Heading | undefined): string | undefined {
  const name = heading?.columns.name
  const texts = text.split('\t')
  const isAlone = texts.every((one, column) => one === '' || column === name)
  const more = name === undefined || orders || !isAlone ? '' : (texts[name] ?? '')
  return more === '' ? undefined : more
}
const withMore = (row: ReadRow, more: string, name: number): ReadRow => ({
  ...row,
  text: row.text
    .split('\t')
    .map((text, column) => (column === name ? `${text} ${more}`.trim() : text))
    .join('\t'),
})

/** The rows that are not certain themselves, or are next to a quantity without an article. */
function unsureOf(read: readonly ReadRow[]): ReadonlySet<number> {
  const counting = read.filter(({ orders, isStray }) => orders || isStray === true)
  const isStray = (place: number) => counting[place]?.isStray === true
  const below = counting.flatMap(({ counted }) => (counted?.isBelow ? [counted] : []))
  return new Set(
    counting.flatMap(({ at, orders, isSure, counted }, place) =>
      orders && (!isSure || isStray(place - 1) || isStray(place + 1) || isElsewhere(counted, below))
        ? [at]
        : [],
    ),
  )
}

/** Whether a number is beside the heading and the numbers below it: perhaps a price. */
const isElsewhere = (counted: Row['counted'], below: readonly PlacedText[]): boolean =>
  counted?.isBelow === false && below.length > 0 && !below.some((one) => touches(one, counted))

const textOfCells = (cells: readonly PdfCell[], between: string): string =>
  cells.map(({ text }) => text).join(between)
const asideText = ({ cells, aside }: PdfLine): string =>
  aside === 'unseen' ? messages.notShown(textOfCells(cells, ' ')) : textOfCells(cells, ' ')

function readLine(
  { cells }: PdfLine,
  heading: Heading | undefined,
): Row & { readonly columns?: HeadingColumns } {
  const columns = parseHeadings(cells.map(({ text }) => text))
  if (heading && !columns) return rowOf(heading, cells)
  const row = { text: textOfCells(cells, '\t'), orders: false, isSure: false }
  return columns ? { ...row, columns } : row
}

/** What the page shows in a row differently than it is read. */
function doubtOfLine({ cells, unseen = '' }: PdfLine): Doubt | undefined {
  const marked = (mark: PdfMark) => cells.filter((cell) => cell.mark === mark)
  const struck = marked('struck')
  if (struck.length > 0)
    return doubtOf(
      struck.length === cells.length ? 'struck' : 'struck-part',
      textOfCells(struck, ' '),
    )
  const hidden = [unseen, textOfCells(marked('unseen'), ' ')].filter(Boolean).join(' ')
  if (hidden !== '') return doubtOf('unseen', hidden)
  const others = [...marked('added'), ...marked('overprinted')]
  return others.length > 0 ? doubtOf('overprinted', textOfCells(others, ' ')) : undefined
}

type Row = {
  readonly text: string
  readonly orders: boolean
  readonly isSure: boolean
  /**
   * Whether it has a quantity and nothing else that names an article: the article is in the row above
   * or below, as in a cell over both.
   */
  readonly isStray?: boolean
  /** The place of the quantity, and whether its heading is above it. */
  readonly counted?: (PlacedText & { readonly isBelow: boolean }) | undefined
}

function rowOf({ cells: headings, columns }: Heading, cells: readonly PdfCell[]): Row {
  const { texts, isClear } = rowBelow(headings, columns, cells)
  const [sku = '', quantity = '', name = ''] = [columns.sku, columns.quantity, columns.name].map(
    (column) => texts[column],
  )
  const isNamed = `${sku}${name}` !== '' && /\d/.test(quantity)
  const cell = cells.find(({ text }) => text === quantity)
  const heading = headings[columns.quantity]
  return {
    text: texts.join('\t'),
    // An article number without a quantity is reported; the second line of a name is not.
    orders: isNamed || ((/\d/.test(sku) || codeInBrackets(name) !== undefined) && cells.length > 1),
    isStray:
      `${sku}${name}` === '' && /^\d+$/.test(quantity) && !texts.some((one) => /\p{L}/u.test(one)),
    isSure: isClear,
    counted: cell && heading && { ...cell, isBelow: touches(heading, cell) },
  }
}
