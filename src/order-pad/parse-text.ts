/**
 * Parses text that was pasted, typed, scanned or dropped: every line becomes an entry. Pages load
 * this file with the first text, because it includes the dictionary of headings.
 */
import { kindOfText, nameOfKind } from '../../packages/file-reader/formats/file-kind.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { blankHeading, blankRow, type BlankHeading } from './blank-columns.ts'
import { doubtOf, type Doubt } from './doubts.ts'
import { doubtIn } from './doubt-words.ts'
import { namesOf, parseHeadings, type HeadingColumns } from './heading-columns.ts'
import { isRowTitle, parseCells } from './parse-cells.ts'
import {
  cleanText,
  formatLine,
  maxPadLines,
  type ParsedRows,
  type ParsedText,
  type ParsedTextLine,
} from './pad-lines.ts'
import { maxTermLength, parseLine, withDoubt, type ParsedLine } from './parse-line.ts'
import { isPlainSku, stripPunctuation } from './parse-tokens.ts'
import { quotedLines } from './quoted-lines.ts'
import { listWidth, partsOfRow } from './side-lists.ts'

const hasContent = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)
const separators = ['\t', ';', '|', ','] as const
/** '7,69', '12,4' and '0,1875' between blanks: their commas do not separate cells. */
const decimals = /(?<=\s|^)\d+,\d+(?=\s|$)/g
/**
 * The maximum length in characters of a parsed line; a longer one is not part of a list, and
 * parsing it would take seconds.
 */
const maxLineLength = 20_000

/** The parts of a workbook that its program hides: rows and columns, from 0. */
type Hidden = { readonly rows: ReadonlySet<number>; readonly columns: ReadonlySet<number> }
const allShown: Hidden = { rows: new Set(), columns: new Set() }

/**
 * Parses a text line by line.
 * @param hidden lines and cells of a text that is a table
 * @param introduces whether a line only states the number of the order
 */
export function parseText(
  text: string,
  hidden: Hidden = allShown,
  introduces?: (line: string) => boolean,
): ParsedText {
  const format = kindOfText(text)
  if (format !== undefined)
    return { kind: 'refused', reason: messages.otherFormat(nameOfKind(format)) }
  const all = cleanText(text).split('\n')
  const places = [...all.keys()].filter((place) => hasContent(all[place] ?? ''))
  const lines = places.map((place) => all[place] ?? '')
  if (lines.length > maxPadLines) return { kind: 'too-many', lines: lines.length }
  const rule = all.findIndex((line) => /^\s*_{10,}\s*$/.test(line))
  const { quoted, doubtful } = quotedLines(
    lines,
    rule < 0 ? -1 : places.findIndex((place) => place > rule),
    (line) =>
      parseLine(line.slice(0, maxLineLength)).some(
        ({ prose, quantity }) => !prose && quantity !== '',
      ),
    introduces,
  )
  const isNumbered = countsRows(
    lines.map((line) => /^\s*"?(\d+)"?(?:\s*[\t;|,]|\s+(?=\S))/.exec(line)?.[1]),
  )
  const parse = createLineParser(isNumbered, hidden.columns)
  const whole = (line: string, more: Partial<ParsedLine>): ParsedTextLine[] => [
    { term: line.trim().slice(0, maxTermLength), quantity: '', prose: false, ...more, line },
  ]
  const below = createTitles()
  const heading = lines.findIndex((line, index) => !quoted.has(index) && isHeadingRow(line))
  const around = doubtsAround(lines, (index) => all[(places[index] ?? 0) + 1] ?? '')
  const entries = lines.flatMap((line, index): ParsedTextLine[] => {
    if (quoted.has(index)) return whole(line, { prose: true, quoted: true })
    if (line.length > maxLineLength) return whole(line, {})
    const isHidden = hidden.rows.has(places[index] ?? -1)
    const read = withHidden(withStruck(line, parse), isHidden ? line : undefined)
    const said = withTerms(withDoubt(read, markedDoubt(line)), line)
    const isBelow = doubtful && index >= doubtful.from
    const parsed = isBelow ? withDoubt(said, doubtOf('quoted', doubtful.text)) : said
    const titled = index < heading && isHeaderRow(line) ? parsed.map(asProse) : parsed
    return withDoubt(below(line, titled), around.get(index)).map((one) => ({ ...one, line }))
  })
  return limitEntries(entries)
}

/** Doubts about lines because of other lines, keyed by their positions. */
function doubtsAround(
  lines: readonly string[],
  below: (index: number) => string,
): ReadonlyMap<number, Doubt> {
  const found = new Map<number, Doubt>()
  // 'WRN-3010 - 24' may be a minus, if other lines have no dash.
  const dashed = lines.flatMap((line, index) => (dashedNumber.test(line) ? [index] : []))
  const isUsual = !lines.some((line) => plainNumber.test(line))
  for (const index of isUsual ? [] : dashed) found.set(index, doubtOf('amount', lines[index] ?? ''))
  for (const [index, line] of lines.entries()) {
    const isDashes = /^\s*--\s*$/.test(below(index))
    // Two dashes also begin a signature.
    if (onlySigns.test(below(index)) && (!isDashes || hasCode(lines[index + 1] ?? '')))
      found.set(index, doubtOf('amount', `${line} / ${below(index).trim()}`))
    if (index > 0 && (ditto.test(line) || orElse.test(line)))
      found.set(index - 1, doubtOf('amount', `${lines[index - 1]} / ${line}`))
  }
  return found
}
/** '^', '--', '"' below a line: about the line above. Three equal signs are a rule. */
const onlySigns = /^\s*(?!(\S)\1\1|[-*.=]\s*$)[\^"″”„?!<>~+*=/#%&@-]{1,3}\s*$/u
const hasCode = (line: string): boolean =>
  line.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word)))
const dashedNumber = /^\s*\S*\p{L}\S*\d\S*\s+[-–—]\s+\d+\s*\p{L}*\.?\s*$/u
const plainNumber = /^\s*\S*\p{L}\S*\d\S*\s+\d+\s*\p{L}*\.?\s*$/u
/** 'do. 24', '" 12', '+ 36', 'and 12 more': about the article of the line above. */
const ditto =
  /^\s*(?:["″”„]|d[io]tt?o\.?|do\.|dto\.?|idem|id\.|(?:\+|&|plus|and|und|et|y|e|en)\s)\s*\d+(?:\s+\p{L}+)*\s*$/iu

/** 'or HMR-1002 24': instead of the line above. */
const orElse = /^\s*"?(?:or|oder|ou|lub|albo|nebo|vagy|eller|alternativ\p{L}*|alt\.?)\s.*\d/iu

/** 'Date | 30.11.2026' above the headings of a table: words, and no article number. */
const isHeaderRow = (line: string): boolean =>
  /\p{L}{2}/u.test(line) &&
  !line.split(/[\s;|,]+/).some((word) => isPlainSku(stripPunctuation(word)))
const asProse = (parsed: ParsedLine): ParsedLine => ({ ...parsed, prose: true })

/** Whether a line has the headings of a table, with separators between them. */
function isHeadingRow(line: string): boolean {
  const separator = separators.find((candidate) => line.includes(candidate))
  return separator !== undefined && parseHeadings(splitCells(line, separator)) !== undefined
}

/** @param row the text of a hidden row */
const withHidden = (parsed: readonly ParsedLine[], row: string | undefined) =>
  row === undefined ? parsed : withDoubt(parsed, doubtOf('hidden-row', row))

/** Marks lines with the doubt in a title above them: 'Please return the following:', 'Returns'. */
function createTitles(): (line: string, parsed: readonly ParsedLine[]) => readonly ParsedLine[] {
  let above: Doubt | undefined
  return (line, parsed) => {
    // Column headings are not a title.
    if (parsed.length === 0) return parsed
    if (isTitle(line)) above = doubtIn(lastSentence(line))
    else if (parsed.every(({ prose }) => prose)) above = undefined
    return withDoubt(parsed, above)
  }
}
const isTitle = (line: string): boolean =>
  /:\s*$/.test(line) || (!/[\d.!?]/.test(line) && line.trim().split(/\s+/).length <= 4)
const lastSentence = (line: string): string => line.split(/[.!?;]\s/).at(-1) ?? line

/** Whether the first cells of the rows are row numbers: 1, 2, 3, or 10, 20, 30. */
function countsRows(first: readonly (string | undefined)[]): boolean {
  const numbers = first.flatMap((text) => (text === undefined ? [] : [Number(text)]))
  const [start = 0, second = start] = numbers
  const step = second - start
  return (
    [1, 10].includes(start) &&
    [1, 10].includes(step) &&
    numbers.every((number, row) => number === start + row * step)
  )
}

/** Parses lines one after the other, with the headings above them. */
function createLineParser(
  isNumbered: boolean,
  hiddenColumns: ReadonlySet<number>,
): (line: string) => readonly ParsedLine[] {
  let headings:
    | {
        readonly columns: HeadingColumns
        readonly separator: string
        readonly width?: number | undefined
      }
    | undefined
  let names: readonly string[] | undefined
  let blank: BlankHeading | undefined
  const parseBlank = (line: string): readonly ParsedLine[] | undefined => {
    if (/[\t;|]/.test(line)) return undefined
    const heading = blankHeading(line, blank?.columns)
    blank = heading ?? blank
    if (heading) return []
    const row = blank && blankRow(line, blank)
    if (!row) return undefined
    const parsed = parseCells(row.texts, { headings: blank?.columns, isNumbered, hiddenColumns })
    return row.isClear ? parsed : withDoubt(parsed, doubtOf('no-heading', line))
  }
  return (line) => {
    const ofBlanks = parseBlank(line)
    if (ofBlanks) return ofBlanks
    const separator = separators.find((candidate) =>
      (candidate === ',' ? line.replaceAll(decimals, ' ') : line).includes(candidate),
    )
    if (separator === undefined)
      return headings && isRowTitle(line)
        ? parseLine(line, isNumbered).map(asProse)
        : parseLine(line, isNumbered)
    const cells = splitCells(protectThousands(line, separator), separator)
    const width = listWidth(cells)
    const columns = parseHeadings(cells.slice(0, width), headings?.columns)
    if (columns) {
      headings = { columns, separator, width }
      return []
    }
    const applicable = headings?.separator === separator ? headings : undefined
    names = namesOf(cells) ?? names
    const context = { headings: applicable?.columns, names, separator, isNumbered }
    return partsOfRow(cells, applicable?.width, hiddenColumns).flatMap((part) =>
      parseCells(part.cells, { ...context, hiddenColumns: part.hiddenColumns }),
    )
  }
}

/** An empty box beside others that are ticked, or a question mark as a separate word. */
const unticked = /(?:^|[\s;,|])(?:\[\s*\]|\(\s*\)|[☐□⬜❏❑◻▢⬚])(?=$|[\s;,|])/u
function markedDoubt(line: string): Doubt | undefined {
  if (unticked.test(line)) return doubtOf('not-ordered', line)
  return /\s\?+(?=\s|$)/.test(line) ? doubtOf('amount', line) : undefined
}

/** A day, or a part of the price: '15.12.', '2026-12-15', 'by 12/15', '-5%'. */
const terms =
  /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{2,4})?(?!\d)|(?<!\d)\d{1,2}([/-])\d{1,2}\1\d{2,4}(?!\d)|(?<!\d)20\d\d-\d\d-\d\d(?!\d)|(?<!\p{L})(?:by|on|until|till|before|for|due|am|bis|zum|ab|le|avant|pour|el|para|entro|per|il|op|voor|do|na|den|inom)\s+\d{1,2}[/.-]\d{1,2}(?!\d|\s*(?:in|mm|cm|")(?!\p{L}))|\d\s?%/iu

/** Below headings, a day and a price have columns of their own. */
const withTerms = (parsed: readonly ParsedLine[], line: string): readonly ParsedLine[] =>
  terms.test(line)
    ? parsed.flatMap((one) =>
        one.headed || one.prose ? [one] : withDoubt([one], doubtOf('conditional', line)),
      )
    : parsed

/** Text that is struck out, as in HTML mails: '~~12~~ 24 HMR-1001'. */
const struck = /~~(.*?)~~/g

/** A line without its struck-out text; if nothing remains, the line is marked as not ordered. */
function withStruck(
  line: string,
  parse: (line: string) => readonly ParsedLine[],
): readonly ParsedLine[] {
  const [first] = line.match(struck) ?? []
  if (first === undefined) return parse(line)
  const rest = line.replaceAll(struck, '')
  const left = hasContent(rest) ? parse(rest) : []
  const isLeft = left.some(({ prose, quantity }) => !prose && quantity !== '')
  if (isLeft) return withDoubt(left, doubtOf('struck-part', first.replaceAll('~~', '')))
  const plain = line.replaceAll(struck, '$1')
  return withDoubt(parse(plain), doubtOf('struck', plain))
}

/** Parses the rows of a spreadsheet; `line` of an entry is the result of `formatLine`. */
export function parseRows(
  rows: readonly (readonly string[])[],
  hidden: Hidden = allShown,
): ParsedRows {
  const all = rows.map((row) => row.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim()))
  const places = [...all.keys()].filter((place) => all[place]?.some(hasContent))
  const filled = places.map((place) => all[place] ?? [])
  if (filled.length > maxPadLines + 1) return { kind: 'too-many', lines: filled.length }
  const isNumbered = countsRows(filled.map(([first = '']) => /^\d+$/.exec(first)?.[0]))
  const below = createTitles()
  let headings: HeadingColumns | undefined
  let width: number | undefined
  let names: readonly string[] | undefined
  const entries = filled.flatMap((row, index): ParsedTextLine[] => {
    const ofList = listWidth(row)
    const columns = parseHeadings(row.slice(0, ofList), headings)
    if (columns) {
      headings = columns
      width = ofList
      return []
    }
    const text = row.join(' ').trim()
    names = namesOf(row) ?? names
    const read = partsOfRow(row, width, hidden.columns).flatMap((part) =>
      parseCells(part.cells, { headings, names, isNumbered, hiddenColumns: part.hiddenColumns }),
    )
    const isHidden = hidden.rows.has(places[index] ?? -1)
    return below(text, withHidden(read, isHidden ? text : undefined)).map((parsed) => ({
      ...parsed,
      line: [formatWhole(parsed), parsed.said].filter(Boolean).join('\t'),
    }))
  })
  return limitEntries(entries)
}

/** One line can contain several tools, so entries are counted again after parsing. */
const limitEntries = (entries: readonly ParsedTextLine[]): ParsedRows =>
  entries.length > maxPadLines
    ? { kind: 'too-many', lines: entries.length }
    : { kind: 'parsed', entries }

/** The same, including the words of a code that may contain blanks. */
const formatWhole = ({ readings = [], ...parsed }: ParsedLine): string =>
  formatLine({
    ...parsed,
    ...readings.find(({ term, quantity }) => quantity === parsed.quantity && !term.includes('"')),
  })

/** Replaces the comma inside a number while a line is split at commas; a private-use character. */
const thousandsPlaceholder = '\uE000'

/** After a blank, '1,000' is one number, not two cells. */
const protectThousands = (line: string, separator: string): string =>
  separator === ','
    ? line.replace(/(?<=^|[\sx×:])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) =>
        number.replaceAll(',', thousandsPlaceholder),
      )
    : line

/** The cells of a line; a quoted cell may contain separators and doubled quotes. */
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
