/**
 * HTML tables with a line for each row: cells that span several rows are repeated in each of them,
 * and the paragraphs of a cell are joined. Pure, in one pass.
 */
import { fileMessages as messages } from '../messages.ts'

/** Maximum number of cells that are repeated in one text, because a row span may be any number. */
const maxRepeated = 5000
/** Maximum characters of a content that is repeated. */
const maxContent = 500
/** Maximum lines of a cell in a row of data: longer texts are the layout of a page. */
const maxLines = 6

type Span = { readonly rows: number; readonly columns: number; readonly content: string }
type Cell = {
  /** The places of its content in the output. */
  readonly start: number
  end: number
  readonly rows: number
  readonly columns: number
  /** Whether it contains a table. */
  isLayout: boolean
}
type Table = {
  /** The number of the row, from 1. */
  row: number
  column: number
  /** Cells that continue in the next row, and those from the rows above, keyed by column. */
  next: Map<number, Span>
  above: ReadonlyMap<number, Span>
  cells: Cell[]
}
const newTable = (): Table => ({ row: 0, column: 0, next: new Map(), above: new Map(), cells: [] })

const spanIn = (attributes: string, name: string): number =>
  Math.max(
    1,
    Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes)?.[1] ?? 1),
  )

/** How much of a number each row has is unknown if several rows share it. */
function shared(content: string, first: number, last: number): string {
  const text = content.replaceAll(/<[^<>]*>/g, '').trim()
  return /^\d{1,9}$/.test(text) ? messages.oneCell(text, first, last) : content
}

/** Which of the columns has the number is unknown. */
function overColumns(content: string, columns: number): string {
  const text = content.replaceAll(/<[^<>]*>/g, '').trim()
  return /^\d{1,9}$/.test(text) ? messages.overColumns(text, columns) : content
}

const breaks = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|hr|pre))\b[^<>]*>/gi
const partsOf = (content: string): readonly string[] =>
  content
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '')

/** '1' above '200' is not '1 200'. */
const joined = (parts: readonly string[]): string =>
  parts
    .join(' \u0003 ')
    .replaceAll(/(?<=\d) \u0003 (?=\d)/g, ' / ')
    .replaceAll('\u0003 ', '')

/** Joins the paragraphs of each cell, if the row has data in several cells. */
function joinCells(out: string[], cells: readonly Cell[]): void {
  if (cells.some(({ isLayout }) => isLayout)) return
  const read = cells.map((cell) => {
    const content = out.slice(cell.start, cell.end).join('')
    return { ...cell, content, parts: partsOf(content) }
  })
  const isData =
    read.filter(({ parts }) => parts.length > 0).length > 1 &&
    read.every(({ content, parts }) => parts.length <= maxLines && !/<blockquote\b/i.test(content))
  if (!isData) return
  for (const { start, end, parts } of read.toReversed())
    out.splice(start, end - start, joined(parts))
}

/** @param markup well-formed, as `shownMarkup` returns it */
export function tableLines(markup: string): string {
  const out: string[] = []
  const tables: Table[] = []
  let repeated = 0
  const write = (table: Table, content: string, { rows, columns }: Omit<Span, 'content'>): void => {
    out.push('<td>', content)
    const start = out.length - 1
    table.cells.push({ start, end: out.length, rows, columns, isLayout: false })
    out.push('</td>', '<td></td>'.repeat(columns - 1))
    if (rows > 1) table.next.set(table.column, { rows: rows - 1, columns, content })
    table.column += columns
  }
  /** Writes the cells from above that continue here. */
  const goOn = (table: Table): void => {
    for (let span = table.above.get(table.column); span; span = table.above.get(table.column)) {
      if (repeated >= maxRepeated) return
      repeated += span.columns
      write(table, span.content, span)
    }
  }
  const steps: Readonly<Record<string, (table: Table, tag: string) => void>> = {
    tr: (table, tag) => {
      Object.assign(table, { row: table.row + 1, column: 0, above: table.next, cells: [] })
      table.next = new Map()
      out.push(tag)
    },
    '/tr': (table, tag) => {
      goOn(table)
      joinCells(out, table.cells)
      out.push(tag)
    },
    td: (table, tag) => {
      goOn(table)
      out.push(tag)
      const [rows, columns] = [spanIn(tag, 'rowspan'), spanIn(tag, 'colspan')]
      const start = out.length
      table.cells.push({ start, end: start, rows, columns, isLayout: false })
    },
    '/td': (table, tag) => {
      const cell = table.cells.at(-1)
      if (!cell) return
      const { start, rows, columns, isLayout } = cell
      if (columns > 1 && !isLayout)
        out.splice(start, Infinity, overColumns(out.slice(start).join(''), columns))
      const content = rows > 1 && !isLayout ? out.slice(start).join('') : ''
      if (content !== '' && content.length <= maxContent) {
        const said = shared(content, table.row, table.row + rows - 1)
        out.splice(start, Infinity, said)
        table.next.set(table.column, { rows: rows - 1, columns, content: said })
      }
      cell.end = out.length
      table.column += columns
      repeated += columns - 1
      out.push(tag, repeated < maxRepeated ? '<td></td>'.repeat(columns - 1) : '')
    },
  }
  let at = 0
  for (const found of markup.matchAll(/<(\/?)(table|tr|td|th)(?![\w:-])[^<>]*>/gi)) {
    const [tag, slash = '', name = ''] = found
    const kind = name.toLowerCase().replace('th', 'td')
    out.push(markup.slice(at, found.index))
    at = found.index + tag.length
    if (kind === 'table') {
      const around = slash ? undefined : tables.at(-1)?.cells.at(-1)
      if (around) around.isLayout = true
      if (slash) tables.pop()
      else tables.push(newTable())
      out.push(tag)
      continue
    }
    const table = tables.at(-1)
    const step = table ? steps[`${slash}${kind}`] : undefined
    if (table && step) step(table, tag)
    else out.push(tag)
  }
  return [...out, markup.slice(at)].join('')
}
