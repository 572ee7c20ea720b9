/**
 * The rows of a list in text form: with separators between the cells, or with fixed columns. Pure.
 */
import papa from 'papaparse'
import { fixedRows } from './fixed-width.ts'
import { isTagged, plainOfMarkup, withoutEntities } from './markup-table.ts'

/** Whether HTML tags are removed from cells, as in lists of tools, or are ordinary text. */
export type Tags = 'removed' | 'kept'

/** Rows as in the file, including empty ones. */
export function textRows(file: string, tags: Tags = 'removed'): string[][] {
  // Programs that join files leave different line ends, and byte order marks in the middle.
  const plain = unwrapped(file.replace(/\r+\n|\r/g, '\n').replaceAll('\uFEFF', ''))
  const text = plain.replaceAll(escapedBar, barPlaceholder)
  const fixed = fixedRows(text)
  if (fixed) return fixed
  const delimiter = guessDelimiter(text)
  const { data, errors } = parseQuoted(text, delimiter)
  const isTorn =
    (errors.some(isOfQuotes) && data.some(hasLines)) ||
    data.some((row) => isSwallowed(row, delimiter))
  return (isTorn ? readLines(text, delimiter) : data).map((row) =>
    isDivider(row) ? [''] : row.map((cell) => cleanCell(cell, tags)),
  )
}

/** In Markdown, a bar within a cell has a backslash; a private-use character while it is split. */
const [escapedBar, barPlaceholder] = ['\\|', '\uE001']
/** The line below the headings of a Markdown table: '|---|:--:|'. */
const isDivider = (row: readonly string[]): boolean =>
  row.filter((cell) => cell.trim() !== '').length > 1 &&
  row.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell))

/** Lines that are each in quotes as a whole, '"SKU;Name;Price"', without these quotes. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const counts = new Set(
    filled.map((line) => (/^"[^"]*"$/.test(line.trim()) ? line.split(/[;\t]/).length : 0)),
  )
  const [count = 0] = counts
  return filled.length > 1 && counts.size === 1 && count > 1
    ? lines.map((line) => line.trim().replace(/^"|"$/g, '')).join('\n')
    : text
}

const isOfQuotes = ({ type }: papa.ParseError): boolean => type === 'Quotes'

/** Some programs escape a quote within a cell with a backslash instead of a second quote. */
function parseQuoted(text: string, delimiter: string): papa.ParseResult<string[]> {
  const parse = (quoted: string) =>
    papa.parse<string[]>(quoted, { delimiter, newline: '\n', skipEmptyLines: false })
  const plain = parse(text)
  if (!plain.errors.some(isOfQuotes) || !text.includes(escapedQuote)) return plain
  const isFaulty = (line: string) => parse(line).errors.some(isOfQuotes)
  const lines = text.split('\n').map((line) => {
    const escaped = line.replaceAll(escapedQuote, '""')
    return escaped !== line && isFaulty(line) && !isFaulty(escaped) ? escaped : line
  })
  return parse(lines.join('\n'))
}

const escapedQuote = String.raw`\"`
/** The apostrophe with which spreadsheets keep a number as text. */
const protectedNumber = /^'[\d.,-]*\d$/
/** How MySQL and PostgreSQL write a field without a value. */
const noValue = String.raw`\N`

/**
 * Whether a quote that is not doubled, as after inches, has put the next line into a cell: each line
 * has all separators of a row, and one of them follows a quote.
 */
const isSwallowed = (row: readonly string[], delimiter: string): boolean =>
  row.length > 2 &&
  row.some((cell) => cell.includes('\n') && cell.includes(`"${delimiter}`)) &&
  row
    .join(delimiter)
    .split('\n')
    .every((line) => line.split(delimiter).length >= row.length)

const hasLines = (row: readonly string[]): boolean => row.some((cell) => cell.includes('\n'))

/**
 * Parses each line separately: an unclosed quote, as after inches, would put the lines below it
 * into one cell. In such a line, quotes are ordinary characters.
 */
const readLines = (text: string, delimiter: string): string[][] =>
  text.split('\n').map((line) => {
    const { data, errors } = papa.parse<string[]>(line, { delimiter })
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    return isOpen ? line.split(delimiter).map(unquoted) : (data[0] ?? [])
  })

const unquoted = (text: string): string =>
  text.replace(/^"(.*)"$/s, (_whole, inner: string) => inner.replaceAll('""', '"'))

/** Removes the protection of a number against spreadsheets, ="0012345", and HTML tags. */
function cleanCell(text: string, tags: Tags): string {
  if (text === noValue) return ''
  if (protectedNumber.test(text)) return text.slice(1)
  const bare = /^="?.*"$/s.test(text)
    ? text.replace(/^="(.*)"$/s, '$1').replaceAll('""', '"')
    : text.replaceAll(barPlaceholder, '|')
  if (tags === 'kept') return bare
  return isTagged(bare) ? plainOfMarkup(bare) : withoutEntities(bare)
}

/**
 * Text in quotes from the beginning of a cell to its end: separators in it do not split the cell.
 */
const quotedCell = /(^|[;\t,|~^])"(?:[^"]|"")*"(?=[;\t,|~^]|$)/g

/** Beside another delimiter, the comma in '1250,50' splits nothing. */
const withoutDecimals = (line: string): string => line.replaceAll(/(?<=\d),\d\d(?!\d)/g, '')

/**
 * The delimiter that splits most of the first lines; of two that split as many, the one with more
 * columns. Decimal commas and commas in texts occur in fewer lines than the delimiter.
 */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split('\n')
    .slice(0, 40)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(quotedCell, '$1'))
  const isParted = lines.filter((line) => /[;\t|].*[;\t|]/.test(line)).length > 1
  const scores = [';', '\t', ',', '|', '~', '^'].map((delimiter) => {
    const counts = lines.map(
      (line) =>
        (delimiter === ',' && isParted ? withoutDecimals(line) : line).split(delimiter).length - 1,
    )
    const common = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    const parted = counts.filter((count) => count > 0).length
    return { delimiter, common, parted, most: Math.max(0, ...counts) }
  })
  const [best] = scores
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => b.parted - a.parted || b.common - a.common)
  // Below many lines of titles there may be only a few rows.
  const [widest] = scores
    .filter(({ parted }) => parted > 1)
    .toSorted((a, b) => b.most - a.most || b.parted - a.parted)
  return best?.delimiter ?? widest?.delimiter ?? ','
}
