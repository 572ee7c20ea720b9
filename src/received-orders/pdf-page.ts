/**
 * Whether the page of a PDF matches the XML that is attached to it: people read the page, and the
 * shop reads the XML. Pure.
 */
import type { PdfLine } from '../../packages/file-reader/formats/pdf-lines.ts'
import { numbersIn } from '../order-pad/doubts.ts'
import { parseText } from '../order-pad/parse-text.ts'
import type { DraftLine } from './draft.ts'
import { receivedMessages } from './messages/received-orders.ts'
import { pdfText } from './pdf-table.ts'

const { page: messages } = receivedMessages

/** Lines of the page below an article number that may contain its quantity. */
const below = 3
/** Articles that are named. */
const maxNamed = 5

type Row = { readonly key: string; readonly numbers: readonly number[] }

/**
 * What a person must compare, in words; nothing if each line is on the page as in the XML.
 * @param lines the lines of the page; none for a scan
 * @param ordered what the XML orders
 */
export function pageDifferences(
  lines: readonly PdfLine[],
  ordered: readonly Pick<
    DraftLine,
    'sellerNumber' | 'buyerNumber' | 'gtin' | 'name' | 'quantity'
  >[],
): readonly string[] {
  if (lines.length === 0) return [messages.noText]
  const { shown, rows, unsure, asides, doubts, stamp } = pdfText(lines)
  const isTable = unsure.size < lines.length
  const texts = shown.split('\n')
  const seen = texts.filter((_, at) => !asides.has(at) && !doubts.has(at))
  const onPage = isTable ? rowsOf(rows) : seen.map((_, at) => rowAt(seen, at))
  const missing = ordered.filter((line) => {
    const keys = [line.sellerNumber, line.buyerNumber, line.gtin, line.name].map(keyOf)
    return !onPage.some(
      ({ key, numbers }) =>
        keys.some((one) => one.length > 1 && key.includes(one)) &&
        numbers.includes(Number(line.quantity)),
    )
  })
  const named = missing.map(({ sellerNumber, buyerNumber, gtin, name }) =>
    [sellerNumber, buyerNumber, gtin, name].find((text) => text !== ''),
  )
  return [
    ...(missing.length > 0 ? [messages.differs(named.slice(0, maxNamed).join(', '))] : []),
    ...(isTable && onPage.length > ordered.length
      ? [messages.hasMore(onPage.length, ordered.length)]
      : []),
    ...(stamp === undefined ? [] : [messages.isMarked(stamp)]),
    ...[...asides].flatMap((at) => texts[at] ?? []).filter((text) => text !== stamp),
  ]
}

const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Rows below headings, each with its one quantity. */
function rowsOf(rows: string): readonly Row[] {
  const parsed = parseText(rows)
  if (parsed.kind !== 'parsed') return []
  return parsed.entries.flatMap(({ prose, line, quantity }) =>
    prose || quantity === '' ? [] : [{ key: keyOf(line), numbers: numbersIn(quantity) }],
  )
}

/** A line of a page without headings, with the numbers near it except its line number. */
const rowAt = (texts: readonly string[], at: number): Row => ({
  key: keyOf(texts[at] ?? ''),
  numbers: texts
    .slice(Math.max(0, at - 1), at + 1 + below)
    .flatMap((text) => numbersIn(text.replace(/^\s*\d{1,4}[.)]?\s/, ''))),
})
