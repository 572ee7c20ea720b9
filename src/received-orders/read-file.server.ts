/**
 * Reads a file as orders: in the standard order formats, else as the order pad reads a table or a
 * text.
 */
import {
  readOrdersInThread,
  readPdfInThread,
  readRows,
} from '../platform/files/read-in-thread.server.ts'
import {
  isWorkbook,
  isXmlWorkbook,
  textOfFile,
  type Hidden,
  type ReadRows,
} from '../../packages/file-reader/read-table.ts'
import { cutOffIn, isOpenText } from '../../packages/file-reader/tables/cut-off-row.ts'
import { withNotes } from '../../packages/file-reader/orders/order-doubts.ts'
import {
  emptyLine,
  type OrderDocument,
  type OrderedLine,
  type ReadOrders,
} from '../../packages/file-reader/orders/order-document.ts'
import { beyondCover, isTellingName, nobody } from '../../packages/file-reader/mails/cover-note.ts'
import { currencyOf } from '../../packages/file-reader/tables/table.ts'
import { UnreadableFile } from '../../packages/file-reader/unreadable-file.ts'
import { cleanText, refusalOf } from '../order-pad/pad-lines.ts'
import { doubtOf, type Doubt } from '../order-pad/doubts.ts'
import { doubtInRow } from '../order-pad/doubt-words.ts'
import type { ParsedLine } from '../order-pad/parse-line.ts'
import { codeInBrackets } from '../order-pad/parse-tokens.ts'
import { parseText } from '../order-pad/parse-text.ts'
import { orderFileUnreadable } from './contract.ts'
import { bounded } from './bounded.ts'
import { noHeader, saysNothing, type Draft, type DraftLine, type ReceivedForm } from './draft.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { numberInText, statesNumber } from './number-in-text.ts'
import { pageDifferences } from './pdf-page.ts'
import { pdfText, requireText } from './pdf-table.ts'
import { besidesOf } from './table-besides.ts'
import { doubtsOfShown, withColors } from './beside/rows-shown-otherwise.ts'
import { emptyRows } from './beside/empty-rows.ts'
import { nearLines } from './beside/near-lines.ts'
import { withTabs } from './beside/tabbed-text.ts'
import { withoutTotals } from './beside/total-lines.ts'
import { besideLines, type BesideLines } from './beside/table-unread.ts'
import { isContactLine } from './described/contact-lines.ts'
import { priceInSentence, readPrices } from './written-prices.ts'

export type ReadFile = {
  readonly form: ReceivedForm
  readonly text: string
  readonly drafts: readonly Draft[]
}

/**
 * @param colored the looks of lines of a text that are not black on white, keyed by their text
 * @throws orderFileUnreadable with a sentence that names the kind of file; overloaded
 */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  colored: ReadonlyMap<string, string> = new Map(),
): Promise<ReadFile> {
  if (bytes.length === 0) throw orderFileUnreadable({ detail: messages.empty })
  try {
    const read = await readOrdersInThread(name, bytes)
    if (read) {
      const differences = isPdf(bytes) ? await pageDifferencesOf(name, bytes, read) : []
      return {
        form: read.form,
        text: cleanText(read.text),
        drafts: read.orders.map((order) =>
          bounded({
            ...withUnread(withNotes(order), differences),
            lines: order.lines.map(withNameDoubt),
            otherSheets: [],
          }),
        ),
      }
    }
    if (isPdf(bytes)) return await readPdf(name, bytes)
    const isTable =
      isWorkbook(bytes) || isXmlWorkbook(bytes) || /\.(?:csv|tsv|xlsx?|html?)$/i.test(name)
    return withCutOff(
      isTable ? await readTable(name, bytes) : readPlainText(name, bytes, colored),
      isOpenText(bytes) ? (await readRows(name, bytes)).rows : [],
    )
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw orderFileUnreadable({ detail: error.message, cause: error })
  }
}

/**
 * A name may state that the line is not ordered; its other words describe the article. Without a
 * number, a name may begin with one: '[HMR-1001] Claw Hammer'.
 */
function withNameDoubt(line: OrderedLine): DraftLine {
  const doubt = doubtInRow([line.name, line.description ?? ''], [])
  const isNumbered = [line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber].some(
    Boolean,
  )
  const sellerNumber = isNumbered
    ? (codeInBrackets(line.sellerNumber) ?? line.sellerNumber)
    : (codeInBrackets(line.name) ?? '')
  return { ...line, sellerNumber, exact: true, ...(doubt ? { doubt } : {}) }
}

const withUnread = <T extends Pick<OrderDocument, 'unread'>>(
  order: T,
  more: readonly string[],
): T => (more.length === 0 ? order : { ...order, unread: [...(order.unread ?? []), ...more] })

/** How the page of a PDF differs from the XML that is attached to it, in words. */
async function pageDifferencesOf(
  name: string,
  bytes: Uint8Array,
  { orders, attachedXml = 0 }: ReadOrders,
): Promise<readonly string[]> {
  const lines = await readPdfInThread(name, bytes).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return undefined
    throw error
  })
  const ordered = orders.flatMap((order) => order.lines)
  return [
    ...(attachedXml > 1 ? [messages.page.several(attachedXml)] : []),
    ...(lines ? pageDifferences(lines, ordered) : [messages.page.unread]),
  ]
}

/**
 * Marks the line of the last row if that row may be cut off.
 * @param rows the rows of a text that ends without a line end; none for any other file
 */
function withCutOff(read: ReadFile, rows: readonly (readonly (string | number)[])[]): ReadFile {
  const cutOff = cutOffIn(
    rows.map((cells, row) => ({ row, cells })),
    () => false,
  )
  const last = read.text.trimEnd().split('\n').length
  if (!cutOff) return read
  const drafts = read.drafts.map((draft) => ({
    ...draft,
    lines: draft.lines.map((line) =>
      line.from === last ? { ...line, cutOff: cutOff.text } : line,
    ),
  }))
  return { ...read, drafts }
}

/** Writes a cell into a line of text: on one line, and in quotes if it begins with one. */
const toCellText = (cell: string | number): string => {
  const text = String(cell).replaceAll(/\s+/g, ' ').trim()
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text
}

async function readTable(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const { rows, otherSheets, hidden, ...workbook } = await readRows(name, bytes)
  const text = cleanText(rows.map((row) => row.map(toCellText).join('\t').trimEnd()).join('\n'))
  const read = readText(name, 'table', text, otherSheets, {
    rows: text,
    unsure: new Set(),
    hidden,
    isOpen: isOpenText(bytes),
  })
  return { ...read, drafts: read.drafts.map((draft) => withWorkbook(draft, workbook)) }
}

/**
 * Adds the line total to a line; if the file has no unit price, the line total is the price for the
 * whole quantity.
 */
const withAmount = (line: DraftLine, amount: string | undefined): DraftLine =>
  amount === undefined
    ? line
    : {
        ...line,
        amount,
        ...(line.price === '' && Number(line.quantity) > 0
          ? { price: amount, priceQuantity: line.quantity }
          : {}),
      }

/** Adds the texts of the workbook to the rows of its sheet. */
function withWorkbook(
  draft: Draft,
  { sheet, says, asides, currencies, ...shown }: Omit<ReadRows, 'rows' | 'otherSheets' | 'hidden'>,
): Draft {
  const { says: said = saysNothing, unread = [] } = draft
  const several = currencies.length > 1 ? currencies : []
  const doubts = doubtsOfShown(
    shown,
    draft.lines.map(({ from }) => from - 1),
  )
  const lines = draft.lines.map((line) => {
    const doubt = line.doubt ?? doubts.get(line.from - 1)
    return doubt ? { ...line, doubt } : line
  })
  const texts = beyondCover(says, nobody)
  const beside = [...texts, ...beyondCover(isTellingName(sheet) ? [sheet] : [], nobody)]
  return {
    ...draft,
    lines,
    currency: draft.currency || currencyOf(currencies.slice(0, 1)),
    says: {
      ...said,
      file: [...said.file, ...beside],
      near: [...(said.near ?? []), ...texts],
    },
    unread: [...unread, ...several, ...asides],
  }
}

const isPdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46

/** The lines of a PDF below their headings. @throws UnreadableFile if it has no text */
async function readPdf(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const lines = await readPdfInThread(name, bytes)
  requireText(name, lines)
  const { shown, rows, ...marks } = pdfText(lines)
  return readText(name, 'pdf', cleanText(shown), [], { rows: cleanText(rows), ...marks })
}

function readPlainText(
  name: string,
  bytes: Uint8Array,
  colored: ReadonlyMap<string, string>,
): ReadFile {
  const text = cleanText(textOfFile(name, bytes))
  const looks = new Map(
    text.split('\n').flatMap((line, at) => {
      const look = colored.get(line.trim())
      return look === undefined ? [] : [[at, look] as const]
    }),
  )
  return readText(name, 'text', text, [], {
    rows: text,
    unsure: new Set(),
    looks,
    isOpen: isOpenText(bytes),
  })
}

type Rows = {
  /** The lines of the text that may order something. */
  readonly rows: string
  /**
   * The indexes, among all lines from 0, of those that a person must check against the original.
   */
  readonly unsure: ReadonlySet<number>
  /** Rows and columns that a workbook hides. */
  readonly hidden?: Hidden
  /** Whether the last row may be cut off. */
  readonly isOpen?: boolean
  /** What the page of a PDF shows differently, keyed by line, and the stamps on the whole page. */
  readonly asides?: ReadonlySet<number>
  readonly within?: ReadonlySet<number>
  readonly doubts?: ReadonlyMap<number, Doubt>
  readonly stamp?: string | undefined
  /** The colors of lines that are not black on white, keyed by line. */
  readonly looks?: ReadonlyMap<number, string>
}

/**
 * A line of a PDF with what the page shows differently; the quantity of a line that is struck out
 * is unknown.
 */
function withMark(line: DraftLine, at: number, { doubts, stamp }: Pick<Rows, 'doubts' | 'stamp'>) {
  const doubt = doubts?.get(at)
  if (doubt) return { ...line, doubt, ...(doubt.kind.startsWith('struck') ? { quantity: '' } : {}) }
  return stamp === undefined || line.doubt ? line : { ...line, doubt: doubtOf('stamped', stamp) }
}

/** The text of an entry besides its number and quantity, without empty values. */
const saidOf = ({ prose, readings, others, each, doubt, said, note, ...more }: ParsedLine) => ({
  ...(prose ? { prose } : {}),
  ...(readings && readings.length > 0 ? { readings } : {}),
  ...(others === undefined ? {} : { others }),
  ...(each === undefined ? {} : { each }),
  ...(doubt === undefined ? {} : { doubt }),
  ...(said === undefined ? {} : { said }),
  ...(note === undefined ? {} : { note }),
  ...(more.description === undefined ? {} : { description: more.description }),
  ...(more.words === undefined ? {} : { words: more.words }),
})

/** The rows of tables, in a text by their tabs, from 0. */
const rowsIn = (form: ReceivedForm, cells: string): readonly boolean[] =>
  cells.split('\n').map((row) => form === 'table' || row.includes('\t'))

/** Adds what stands beside the lines in their rows. */
const withBeside = (
  lines: readonly DraftLine[],
  { doubts, amounts }: Pick<BesideLines, 'doubts' | 'amounts'>,
  isRow: readonly boolean[],
): readonly DraftLine[] =>
  lines.map((line) => {
    const doubt = line.doubt ?? (isRow[line.from - 1] ? doubts.get(line.from) : undefined)
    return withAmount(doubt ? { ...line, doubt } : line, amounts.get(line.from))
  })

function readText(
  name: string,
  form: 'table' | 'text' | 'pdf',
  text: string,
  otherSheets: readonly string[],
  read: Rows = { rows: text, unsure: new Set() },
): ReadFile {
  const { rows, unsure, hidden } = read
  const parsed = parseText(rows, hidden, statesNumber)
  if (parsed.kind !== 'parsed') throw orderFileUnreadable({ detail: refusalOf(parsed) })
  const shown = text.split('\n')
  const said = numberInText(shown.map((line, at) => (read.asides?.has(at) ? '' : line)))
  // In a table row, text beside an article belongs to that line.
  const number = said.orders && form !== 'text' ? '' : said.number
  const entries = parsed.entries.map((entry) => ({
    ...entry,
    // Without headings, the unit price is in the sentence.
    price: entry.price ?? (entry.headed ? undefined : priceInSentence(entry.line, entry.quantity)),
  }))
  const prices = readPrices(entries)
  let at = 0
  const all = entries.flatMap((entry): DraftLine[] => {
    const found = shown.indexOf(entry.line, at)
    if (found >= 0) at = found
    // A line that contains only the order number names no article.
    if (said.line !== undefined && found === said.line && !said.orders) return []
    if (entry.quoted || (form !== 'table' && isContactLine(entry.line))) return []
    return [
      withMark(
        {
          ...emptyLine,
          from: at + 1,
          to: at + 1,
          sellerNumber: entry.term,
          buyerNumber: entry.otherNumber ?? '',
          quantity: entry.quantity,
          ...(unsure.has(at) ? { unsure: true } : {}),
          ...saidOf(entry),
          ...prices.of(entry),
        },
        at,
        read,
      ),
    ]
  })
  const besides = form === 'text' ? { number } : besidesOf(entries, number)
  const empty = emptyRows(text, all, read.isOpen === true)
  const lines = withoutTotals(all.filter(({ from }) => !empty.has(from)))
  const cells = form === 'text' ? withTabs(text) : text
  const beside = besideLines(cells, lines, empty)
  const unread = [
    ...said.several,
    ...('unread' in besides ? (besides.unread ?? []) : []),
    ...(form === 'table' ? beside.unread : beside.unreadColumns),
  ]
  const says = {
    ...saysNothing,
    file: beyondCover(beside.rows, nobody),
    ...nearLines(form, beside, { entries, shown, within: read.within }),
  }
  if (lines.every(({ prose }) => prose))
    throw orderFileUnreadable({ detail: messages.noLines(name) })
  return {
    form,
    text,
    drafts: [
      bounded({
        ...noHeader,
        ...besides,
        unread,
        says,
        currency: prices.currency,
        lines: withColors(withBeside(lines, beside, rowsIn(form, cells)), shown, read.looks),
        otherSheets,
        ...(empty.size > 0 ? { emptyRows: empty.size } : {}),
      }),
    ],
  }
}
