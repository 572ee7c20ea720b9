/** Reads what was pasted, typed, scanned or dropped: every line becomes an entry. */
import { parseCells, parseHeadings, type HeadingColumns } from './parse-cells.ts'
import { parseLine, type ParsedLine } from './parse-line.ts'

/** Lines that fit on the pad. */
export const maxPadLines = 1000

/** A line that was written, as it stands in the text. */
export type ParsedTextLine = ParsedLine & { readonly line: string }
/** `lines` when there are not too many, else how many there are. */
export type ParsedText =
  | { readonly kind: 'read'; readonly entries: readonly ParsedTextLine[] }
  | { readonly kind: 'too-many'; readonly lines: number }

// Zero-width characters, directions, controls: what copying from elsewhere brings along.
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/gu

/** A text without what cannot be seen, its lines parted by \n. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')

const hasContent = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)
const separators = ['\t', ';', '|', ','] as const

/** Reads a text line by line. */
export function parseText(text: string): ParsedText {
  const lines = cleanText(text).split('\n').filter(hasContent)
  if (lines.length > maxPadLines) return { kind: 'too-many', lines: lines.length }
  let headings: { readonly by: HeadingColumns; readonly separator: string } | undefined
  const entries = lines.flatMap((line): ParsedTextLine[] => {
    const separator = separators.find((one) => line.includes(one))
    if (separator === undefined) return parseLine(line).map((written) => ({ ...written, line }))
    const cells = cellsOf(guarded(line, separator), separator)
    const found = parseHeadings(cells)
    if (found) {
      headings = { by: found, separator }
      return []
    }
    return parseCells(
      cells,
      headings?.separator === separator ? headings.by : undefined,
      separator,
    ).map((written) => ({ ...written, line }))
  })
  return entries.length > maxPadLines
    ? { kind: 'too-many', lines: entries.length }
    : { kind: 'read', entries }
}

/** Reads the rows of a spreadsheet; its lines are those that `writeLine` makes. */
export function parseRows(rows: readonly (readonly string[])[]): ParsedText {
  const filled = rows
    .map((row) => row.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some(hasContent))
  if (filled.length > maxPadLines + 1) return { kind: 'too-many', lines: filled.length }
  let headings: HeadingColumns | undefined
  const entries = filled.flatMap((row): ParsedTextLine[] => {
    const found = parseHeadings(row)
    if (found) {
      headings = found
      return []
    }
    return parseCells(row, headings).map((written) => ({ ...written, line: formatLine(written) }))
  })
  return entries.length > maxPadLines
    ? { kind: 'too-many', lines: entries.length }
    : { kind: 'read', entries }
}

/** An entry as a line of text that is read the same way. */
export const formatLine = ({ term, quantity }: Pick<ParsedLine, 'term' | 'quantity'>): string =>
  quantity === '' ? term : `${term}\t${quantity}`

/** Where blanks part SKU and number, '1,000' is one number. */
const guard = '\uE000'
const guarded = (line: string, separator: string): string =>
  separator === ','
    ? line.replace(/(?<=^|[\sx×:])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) =>
        number.replaceAll(',', guard),
      )
    : line

/** The cells of a line; a quoted one may hold separators and doubled quotes. */
function cellsOf(line: string, separator: string): readonly string[] {
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
  return cells.map((cell) => cell.replaceAll(guard, ','))
}
