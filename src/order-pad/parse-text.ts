/**
 * Parses what was pasted, typed, scanned or dropped: every line becomes an entry. Pages load it with
 * the first text, since it brings the dictionary of headings.
 */
import { kindOfText, nameOfKind } from '../../packages/file-reader/formats/file-kind.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { parseCells, parseHeadings, type HeadingColumns } from './parse-cells.ts'
import {
  cleanText,
  formatLine,
  maxPadLines,
  type ParsedRows,
  type ParsedText,
  type ParsedTextLine,
} from './pad-lines.ts'
import { maxTermLength, parseLine, type ParsedLine } from './parse-line.ts'
import { quotedLines } from './quoted-lines.ts'

const hasContent = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)
const separators = ['\t', ';', '|', ','] as const
/** Characters of a line that is taken apart; longer ones are no list, and would take seconds. */
const maxLineLength = 20_000

/** Parses a text line by line. */
export function parseText(text: string): ParsedText {
  const format = kindOfText(text)
  if (format !== undefined)
    return { kind: 'refused', reason: messages.otherFormat(nameOfKind(format)) }
  const lines = cleanText(text).split('\n').filter(hasContent)
  if (lines.length > maxPadLines) return { kind: 'too-many', lines: lines.length }
  let headings: { readonly columns: HeadingColumns; readonly separator: string } | undefined
  const quoted = quotedLines(lines, (line) =>
    parseLine(line.slice(0, maxLineLength)).some(
      ({ prose, quantity }) => !prose && quantity !== '',
    ),
  )
  const entries = lines.flatMap((line, index): ParsedTextLine[] => {
    if (quoted.has(index))
      return [
        {
          term: line.trim().slice(0, maxTermLength),
          quantity: '',
          prose: true,
          quoted: true,
          line,
        },
      ]
    if (line.length > maxLineLength)
      return [{ term: line.trim().slice(0, maxTermLength), quantity: '', prose: false, line }]
    const separator = separators.find((candidate) => line.includes(candidate))
    if (separator === undefined) return parseLine(line).map((parsed) => ({ ...parsed, line }))
    const cells = splitCells(protectThousands(line, separator), separator)
    const columns = parseHeadings(cells)
    if (columns) {
      headings = { columns, separator }
      return []
    }
    const applicable = headings?.separator === separator ? headings.columns : undefined
    return parseCells(cells, applicable, separator).map((parsed) => ({ ...parsed, line }))
  })
  return limitEntries(entries)
}

/** Parses the rows of a spreadsheet; `line` of an entry is what `formatLine` makes of it. */
export function parseRows(rows: readonly (readonly string[])[]): ParsedRows {
  const filled = rows
    .map((row) => row.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some(hasContent))
  if (filled.length > maxPadLines + 1) return { kind: 'too-many', lines: filled.length }
  let headings: HeadingColumns | undefined
  const entries = filled.flatMap((row): ParsedTextLine[] => {
    const columns = parseHeadings(row)
    if (columns) {
      headings = columns
      return []
    }
    return parseCells(row, headings).map((parsed) => ({ ...parsed, line: formatWhole(parsed) }))
  })
  return limitEntries(entries)
}

/** One line can name several tools, so entries are counted again after parsing. */
const limitEntries = (entries: readonly ParsedTextLine[]): ParsedRows =>
  entries.length > maxPadLines
    ? { kind: 'too-many', lines: entries.length }
    : { kind: 'parsed', entries }

/** The same, with the words of a code that may hold blanks. */
const formatWhole = ({ readings = [], ...parsed }: ParsedLine): string =>
  formatLine(
    readings.find(({ term, quantity }) => quantity === parsed.quantity && !term.includes('"')) ??
      parsed,
  )

/**
 * Stands for the comma inside a number while a line is split at commas; a private-use character.
 */
const thousandsPlaceholder = '\uE000'

/** After a blank, '1,000' is one number, not two cells. */
const protectThousands = (line: string, separator: string): string =>
  separator === ','
    ? line.replace(/(?<=^|[\sx×:])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) =>
        number.replaceAll(',', thousandsPlaceholder),
      )
    : line

/** The cells of a line; a quoted cell may hold separators and doubled quotes. */
function splitCells(line: string, separator: string): readonly string[] {
  const cells: string[] = []
  let rest = line
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest)
    const after = quoted ? rest.slice(quoted[0].length) : ''
    if (quoted && (after === '' || after.startsWith(separator))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'))
      if (after === '') break
      rest = after.slice(separator.length)
      continue
    }
    const end = rest.indexOf(separator)
    cells.push(end < 0 ? rest : rest.slice(0, end))
    if (end < 0) break
    rest = rest.slice(end + separator.length)
  }
  return cells.map((cell) => cell.replaceAll(thousandsPlaceholder, ','))
}
