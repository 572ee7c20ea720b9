/** The rows of a list that is a text: with a sign between the cells, or each at its place. Pure. */
import papa from 'papaparse'
import { fixedRows } from './fixed-width.ts'
import { isTagged, plainOfMarkup, withoutEntities } from './markup-table.ts'

/** Whether tags of HTML are taken out of cells, as lists of tools have them, or are signs like others. */
export type Tags = 'removed' | 'kept'

/** Rows as they stand in the file, with empty ones. */
export function textRows(file: string, tags: Tags = 'removed'): string[][] {
  // Programs that join files leave ends of lines of several kinds, and marks in the middle.
  const text = file.replace(/\r+\n|\r/g, '\n').replaceAll('\uFEFF', '')
  const fixed = fixedRows(text)
  if (fixed) return fixed
  const delimiter = guessDelimiter(text)
  const { data, errors } = parseQuoted(text, delimiter)
  const isTorn = errors.some(isOfQuotes) && data.some(hasLines)
  return (isTorn ? readLines(text, delimiter) : data).map((row) =>
    row.map((cell) => cleanCell(cell, tags)),
  )
}

const isOfQuotes = ({ type }: papa.ParseError): boolean => type === 'Quotes'

/** Some programs write a backslash before a quote within a cell, in place of a second quote. */
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

const hasLines = (row: readonly string[]): boolean => row.some((cell) => cell.includes('\n'))

/**
 * Each line for itself: a quote that does not end, as after inches, would take the lines below it
 * into one cell. On such a line quotes are signs like others.
 */
const readLines = (text: string, delimiter: string): string[][] =>
  text.split('\n').map((line) => {
    const { data, errors } = papa.parse<string[]>(line, { delimiter })
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    return isOpen ? line.split(delimiter).map(unquoted) : (data[0] ?? [])
  })

const unquoted = (text: string): string =>
  text.replace(/^"(.*)"$/s, (_whole, inner: string) => inner.replaceAll('""', '"'))

/** What protects a number from a spreadsheet is no part of it: ="0012345"; nor are tags of HTML. */
function cleanCell(text: string, tags: Tags): string {
  const bare = /^="?.*"$/s.test(text)
    ? text.replace(/^="(.*)"$/s, '$1').replaceAll('""', '"')
    : text
  if (tags === 'kept') return bare
  return isTagged(bare) ? plainOfMarkup(bare) : withoutEntities(bare)
}

/** What stands in quotes from the beginning of a cell to its end: signs in it part no cells. */
const quotedCell = /(^|[;\t,|~])"(?:[^"]|"")*"(?=[;\t,|~]|$)/g

/**
 * The delimiter that parts most of the first lines; of two that part as many, the one with more
 * columns. Commas of decimals and of texts stand in fewer lines than the delimiter does.
 */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split('\n')
    .slice(0, 40)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(quotedCell, '$1'))
  const scores = [';', '\t', ',', '|', '~'].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const common = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return { delimiter, common, parted: counts.filter((count) => count > 0).length }
  })
  const [best] = scores
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => b.parted - a.parted || b.common - a.common)
  return best?.delimiter ?? ','
}
