/**
 * The rows of a table in HTML, which many programs save as '.xls'. Pure.
 */
import type { Cell, Row } from '../tables/table.ts'
import { fileMessages as messages } from '../messages.ts'
import { namedLetters } from './named-letters.ts'
import { shownMarkup } from './shown-markup.ts'

/** Whether a text is such a file, or a spreadsheet as a single XML. */
export const isMarkup = (text: string): boolean =>
  /^\s*(?:<!doctype html|<(?:html|head|meta|body|table|style|div)\b|<\?xml[\s\S]{0,600}<(?:\w+:)?(?:workbook|html|table)\b|(?:<\?xml[^>]*>\s*)?<office:document\b[^>]*opendocument\.spreadsheet)/i.test(
    text.slice(0, 2000),
  )

const entities = new Map([
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...namedLetters,
])

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));/gi,
    (whole, hex, digits, name) => {
      const code = hex ? Number.parseInt(hex, 16) : digits ? Number(digits) : undefined
      if (code !== undefined) return code > 0x10_ffff ? '' : String.fromCodePoint(code)
      return entities.get(name) ?? whole
    },
  )

/** Decodes '&amp;', '&#8364;' and the like; unknown names stay. */
export const withoutEntities = (text: string): string =>
  text.includes('&') ? decodeEntities(text) : text

/** Whether a cell contains HTML, as descriptions of shop systems do. */
export const isTagged = (text: string): boolean =>
  /<\/?(?:p|br|b|i|u|ul|ol|li|div|span|strong|em|h[1-6]|table|font)\b[^<>]*>/i.test(text)

/** The text of an HTML cell, with a line for each of its parts. */
export const plainOfMarkup = (text: string): string =>
  textOf(text.replace(/<\/?(?:p|ul|ol|li|div|h[1-6]|tr)\b[^<>]*>/gi, '<br>')).replace(
    /\n{2,}/g,
    '\n',
  )

const textOf = (markup: string): string =>
  decodeEntities(
    markup
      .replace(/<br\b[^>]*>/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/[ \t]*[\r\n]+[ \t]*/g, '\n'),
  ).trim()

const attribute = (attributes: string, name: string): number =>
  Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes)?.[1] ?? 0)

/**
 * All rows of all tables, in their order; a cell that spans several rows appears in each of them.
 * Rows that are not shown are among them, if their cells are not empty.
 */
export function markupRows(text: string): {
  readonly rows: Row[]
  /** The positions of the rows that are not shown. */
  readonly hidden: ReadonlySet<number>
} {
  const starts: number[] = []
  const numbered = text.replaceAll(/<tr(?=[\s>])/gi, (tag, at: number) => {
    starts.push(at)
    return `${tag} ${rowMark}="${starts.length}"`
  })
  const [rows, hidden]: [Row[], Set<number>] = [[], new Set()]
  let [spans, next]: [Spans, number] = [new Map(), 1]
  const addHidden = (until: number) => {
    for (; next < until; next += 1) {
      const cells = unshownCells(text.slice(starts[next - 1], starts[next]), rows.length + 1)
      if (cells.every((cell) => cell === '')) continue
      hidden.add(rows.length)
      rows.push(cells)
    }
  }
  for (const { mark, content } of rowsIn(shownMarkup(numbered).markup)) {
    if (mark === undefined) {
      spans = new Map()
      continue
    }
    addHidden(mark)
    next = mark + 1
    rows.push(cellsOf(content, spans, rows.length + 1))
  }
  addHidden(starts.length + 1)
  return { rows, hidden }
}

/** An attribute with the number of a row, from 1. */
const rowMark = 'data-row-of-file'
const rowPattern = new RegExp(`<table\\b|<tr ${rowMark}="(\\d+)"[^>]*>([\\s\\S]*?)</tr>`, 'gi')

/** The rows of a markup with their numbers; without one: the start of a table. */
const rowsIn = (markup: string) =>
  Array.from(markup.matchAll(rowPattern), ([, mark, content = '']) => ({
    mark: mark === undefined ? undefined : Number(mark),
    content,
  }))

/** The cells of a row that is not shown. @param source from its tag to the next row */
function unshownCells(source: string, at: number): Cell[] {
  const [inner = ''] = source.replace(/^<tr[^>]*>/i, '').split(/<\/tr|<\/?table/i)
  const shown = shownMarkup(`<table><tr ${rowMark}="1">${inner}</tr></table>`).markup
  return cellsOf(rowsIn(shown).find(({ mark }) => mark === 1)?.content ?? '', new Map(), at)
}

/** Cells that continue in the next rows, keyed by column: the number of rows, and the text. */
type Spans = Map<number, { readonly rows: number; readonly text: string }>

/**
 * @param spans the cells that continue from the rows above; updated for this row
 * @param at the number of the row, from 1
 */
function cellsOf(row: string, spans: Spans, at: number): Cell[] {
  const above = new Map(spans)
  spans.clear()
  const cells: Cell[] = []
  const place = (text: string, rows: number) => {
    if (rows > 0) spans.set(cells.length, { rows, text })
    cells.push(text)
  }
  const continued = () => {
    for (let span = above.get(cells.length); span; span = above.get(cells.length))
      place(span.text, span.rows - 1)
  }
  const pattern = /<(td|th)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/gi
  for (const [, , attributes = '', content = ''] of row.matchAll(pattern)) {
    continued()
    const text = textOf(content)
    const more = attribute(attributes, 'colspan') - 1
    const below = attribute(attributes, 'rowspan') - 1
    // It is not known which part of a number belongs to which row.
    place(
      below > 0 && /^\d{1,9}$/.test(text) ? messages.oneCell(Number(text), at, at + below) : text,
      below,
    )
    for (let covered = 0; covered < more; covered += 1) place('', below)
  }
  continued()
  return cells
}
