/** The rows of the pad: entries and the tools found for them, each row in one state. */
import type { PadTool, ResolvedTerms } from '../search/contract.ts'
import { bareGtin, isGtin } from '../catalogue/identifiers/identifiers.ts'
import {
  firstQuantity,
  validateQuantity,
  quantityAdvice,
  quantitiesNear,
  type Advice,
  type QuantityViolation,
  type QuantityTerms,
} from '../catalogue/rules.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { isClearance } from '../catalogue/tool-terms.ts'
import type { Cents } from '../platform/money/money.ts'
import type { Reading } from './choose-reading.ts'
import { isNoOrder, numbersIn, type Doubt } from './doubts.ts'

/** An entry of the pad; `line` is its line in the text. */
export type PadEntry = {
  readonly id: number
  readonly line: string
  readonly term: string
  readonly quantity: string
  readonly prose: boolean
  readonly readings?: readonly Reading[]
  /** The pieces per unit of a quantity with a unit word: 12 for '2 dozen'. */
  readonly each?: number | 'pack' | undefined
  /** Its words, if they name a size. */
  readonly said?: string | undefined
  /** Why its quantity is uncertain. */
  readonly doubt?: Doubt | undefined
  /** A quoted line of an answered mail, which must not be ordered again. */
  readonly quoted?: boolean | undefined
}
/** A tool that was found, with whether more than its stock can be ordered. */
export type FoundTool = PadTool & Pick<QuantityTerms, 'backOrder'>
/** The server's results for a term. */
export type TermResult = {
  readonly match: ResolvedTerms['terms'][number]['found']
  readonly tools: readonly FoundTool[]
  /** The number of tools in the pack with this number; absent: one. */
  readonly quantity?: number | undefined
  /** The company's own part number, if the term is one. */
  readonly partNumber?: string | undefined
}
export type TermResults = ReadonlyMap<string, TermResult>

/** The same results, but more than the stock can be ordered of every tool. */
export const withBackOrders = (results: TermResults): TermResults =>
  new Map(
    [...results].map(([term, result]) => [
      term,
      { ...result, tools: result.tools.map((tool) => ({ ...tool, backOrder: true })) },
    ]),
  )

export const rowStates = ['ready', 'adjust', 'short', 'ambiguous', 'unknown', 'waiting'] as const
export type RowState = (typeof rowStates)[number]

/** Why the quantity of a row cannot be ordered. */
export type RowFault = QuantityViolation | 'no-quantity' | 'not-parsed' | 'doubtful'

export type Row = {
  /** The id of its first entry. */
  readonly id: number
  /** More than one if the quantities of equal SKUs were added up. */
  readonly entries: readonly PadEntry[]
  readonly state: RowState
  /**
   * Whether a line counts packs by their number: a changed quantity is then written with the SKU.
   */
  readonly packed: boolean
  /** The tool, if exactly one was found. */
  readonly tool: FoundTool | undefined
  /** The company's own part number, if the line names the tool with it. */
  readonly partNumber: string | undefined
  /** As written, or the sum. */
  readonly quantity: string
  /** The quantity in pieces; NaN where it cannot be parsed. */
  readonly pieces: number
  readonly fault: RowFault | undefined
  /** The doubt about its quantity. */
  readonly doubt: Doubt | undefined
  /** Valid quantities near an invalid one, or quantities that cost less than a valid one. */
  readonly suggestions: readonly number[]
  /** The saving from a larger quantity. */
  readonly savings: Advice | undefined
  /** Tools to choose from, or with similar names. */
  readonly candidates: readonly FoundTool[]
  /** Cents at this quantity; only if the row is ready. */
  readonly unitPrice: Cents | undefined
  readonly total: Cents | undefined
}

/**
 * Rows in the order of their first entries. Entries with equal tools and valid quantities become
 * one row.
 * @returns `leftOut`: entries without digits that match no tool and so are probably only text, and
 *   quoted lines of an answered mail
 */
export function buildRows(
  entries: readonly PadEntry[],
  results: TermResults,
): { readonly rows: readonly Row[]; readonly leftOut: readonly PadEntry[] } {
  const leftOut: PadEntry[] = []
  const groups = new Map<string, PadEntry[]>()
  for (const entry of entries) {
    const result = results.get(entry.term)
    if (entry.quoted) {
      leftOut.push(entry)
      continue
    }
    if (entry.prose && result && result.match !== 'one' && result.match !== 'several') {
      leftOut.push(entry)
      continue
    }
    const key = groupKey(entry, result)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return { rows: [...groups.values()].flatMap((group) => buildRow(group, results) ?? []), leftOut }
}

/** Adds up the entries of one tool; an entry with an uncertain number stays a separate row. */
function groupKey(entry: PadEntry, result: TermResult | undefined): string {
  const tool = result?.match === 'one' ? result.tools[0] : undefined
  const isCounted = isScan(entry, result) || Number.isSafeInteger(parseQuantity(entry.quantity))
  return tool && isCounted && !entry.doubt ? tool.id : `line ${entry.id}`
}

/**
 * A number from a tool's bars, or the company's own from its shelf, without a quantity: one piece
 * each time that it was scanned.
 */
const isScan = ({ term, quantity }: PadEntry, result: TermResult | undefined): boolean =>
  quantity.trim() === '' && (result?.partNumber !== undefined || isGtin(bareGtin(term)))

/** A number of a pack counts packs. */
const piecesOf = (entry: PadEntry, results: TermResults): number =>
  (isScan(entry, results.get(entry.term)) ? 1 : parseQuantity(entry.quantity)) *
  (results.get(entry.term)?.quantity ?? 1)

/** The number of scanned pieces, rounded up to the next quantity that can be ordered. */
const scannedQuantity = (tool: FoundTool, scans: number): number =>
  [scans, firstQuantity(tool), ...quantitiesNear(tool, scans)].find(
    (quantity) => quantity >= scans && validateQuantity(tool, quantity).valid,
  ) ?? scans

/** The total quantity of several entries of a tool; a single one stays as it was written. */
function quantityOf(
  entries: readonly [PadEntry, ...PadEntry[]],
  results: TermResults,
  tool: FoundTool | undefined,
) {
  const [first] = entries
  const isOne = entries.length === 1
  const scanned =
    tool !== undefined && entries.every((entry) => isScan(entry, results.get(entry.term)))
  const packed = entries.some(({ term }) => results.get(term)?.quantity !== undefined)
  const sum =
    isOne && !scanned && !packed
      ? parseQuantity(first.quantity)
      : entries.reduce((all, entry) => all + piecesOf(entry, results), 0)
  const pieces = scanned ? scannedQuantity(tool, sum) : sum
  const asWritten = isOne && !scanned && !(packed && Number.isFinite(sum))
  return { packed, pieces, quantity: asWritten ? first.quantity : String(pieces) }
}

function buildRow(entries: readonly PadEntry[], results: TermResults): Row | undefined {
  const [first, ...others] = entries
  if (!first) return undefined
  const result = results.get(first.term)
  const tool = result?.match === 'one' ? result.tools[0] : undefined
  const { packed, pieces, quantity } = quantityOf([first, ...others], results, tool)
  const row = {
    id: first.id,
    entries,
    tool: undefined,
    partNumber: result?.partNumber,
    packed,
    quantity,
    pieces,
    fault: undefined,
    doubt: first.doubt,
    suggestions: [],
    savings: undefined,
    candidates: [],
    unitPrice: undefined,
    total: undefined,
  }
  if (!result || result.match === 'later') return { ...row, state: 'waiting' }
  if (tool === undefined)
    return {
      ...row,
      state: result.match === 'several' ? 'ambiguous' : 'unknown',
      candidates: result.tools,
    }
  const each = others.length > 0 ? undefined : first.each === 'pack' ? packOf(tool) : first.each
  const checked = checkQuantity(tool, row.quantity, pieces, each)
  return { ...row, tool, ...(first.doubt ? asked(tool, row.quantity, first.doubt) : checked) }
}

/** Of single pieces it is not known what a pack is. */
const packOf = ({ packSize }: FoundTool): number | undefined =>
  packSize > 1 ? packSize : undefined

/** The row with another quantity: shown during typing. */
export function withQuantity(row: Row, quantity: string): Row {
  const pieces = parseQuantity(quantity)
  return row.tool === undefined || quantity === row.quantity
    ? row
    : { ...row, quantity, pieces, doubt: undefined, ...checkQuantity(row.tool, quantity, pieces) }
}

type QuantityCheck = Pick<
  Row,
  'state' | 'fault' | 'suggestions' | 'savings' | 'unitPrice' | 'total'
>

/** A doubtful quantity, with its possible meanings. */
function asked(tool: FoundTool, quantity: string, doubt: Doubt): QuantityCheck {
  const isSoldOut = firstQuantity(tool) === 0
  const meant = isSoldOut || isNoOrder(doubt) ? [] : numbersIn(quantity)
  return {
    state: isSoldOut ? 'short' : 'adjust',
    fault: isSoldOut ? 'sold-out' : 'doubtful',
    suggestions: [...new Set(meant.flatMap((number) => quantitiesNear(tool, number)))],
    savings: undefined,
    unitPrice: undefined,
    total: undefined,
  }
}

/**
 * @param pieces the quantity as a number; NaN if it cannot be parsed
 * @param each the pieces per unit, if a word beside the number names a unit
 */
function checkQuantity(
  tool: FoundTool,
  quantity: string,
  pieces: number,
  each?: number,
): QuantityCheck {
  const invalid = { savings: undefined, unitPrice: undefined, total: undefined }
  if (firstQuantity(tool) === 0)
    return { ...invalid, state: 'short', fault: 'sold-out', suggestions: [] }
  if (!Number.isSafeInteger(pieces))
    return {
      ...invalid,
      state: 'adjust',
      fault: quantity.trim() === '' ? 'no-quantity' : 'not-parsed',
      suggestions: suggestedFor(tool, quantity, each),
    }
  const advice = quantityAdvice(tool, pieces)
  const { verdict, use: suggestions } = advice
  if (verdict.valid)
    return {
      state: 'ready',
      fault: undefined,
      suggestions,
      savings: advice.gain,
      unitPrice: advice.unit,
      total: advice.total,
    }
  const isShort =
    verdict.fault === 'above-stock' ||
    (verdict.fault === 'clearance-only' && isClearance(tool) && pieces > tool.stock)
  return { ...invalid, state: isShort ? 'short' : 'adjust', fault: verdict.fault, suggestions }
}

/** Valid quantities near a refused one; none near a quantity in words that may mean anything. */
function suggestedFor(
  tool: FoundTool,
  quantity: string,
  each: number | undefined,
): readonly number[] {
  const number = approximateQuantity(quantity)
  if (Number.isNaN(number) && each !== undefined)
    return quantitiesNear(tool, Number.parseInt(quantity, 10) * each)
  return Number.isNaN(number) && /\p{L}/u.test(quantity) ? [] : quantitiesNear(tool, number)
}

/** A refused quantity as a number, to suggest valid ones near it: 2.5 of '2,5'; NaN for '4 packs'. */
function approximateQuantity(quantity: string): number {
  const text = quantity.normalize('NFKC').trim()
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
  const plain = isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')
  const value = plain.trim() === '' ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? Math.max(value, 0) : Number.NaN
}

/** `total` in cents, of the rows that are ready. */
export type RowsSummary = {
  readonly count: Readonly<Record<RowState, number>>
  readonly total: Cents
}

export function summarizeRows(rows: readonly Row[]): RowsSummary {
  const count = { ready: 0, adjust: 0, short: 0, ambiguous: 0, unknown: 0, waiting: 0 }
  let total = 0
  for (const row of rows) {
    count[row.state] += 1
    total += row.total ?? 0
  }
  return { count, total }
}

/**
 * Short names that tell similar tools apart: the words that not all names share. Full names when
 * that leaves an empty or ambiguous name.
 */
export function distinguishingNames(tools: readonly Pick<PadTool, 'name'>[]): readonly string[] {
  const names = tools.map(({ name }) => name.split(/\s+/))
  const shared = new Set(names[0]?.filter((word) => names.every((words) => words.includes(word))))
  const short = names.map((words) => words.filter((word) => !shared.has(word)).join(' '))
  return tools.length < 2 || short.some((name) => name === '') || new Set(short).size < short.length
    ? tools.map(({ name }) => name)
    : short
}

/**
 * The suggested quantity for a row that cannot be ordered as it is: the smallest sufficient one,
 * otherwise the largest possible. Undefined if a person has to decide.
 */
export const suggestedQuantity = ({ state, doubt, pieces, suggestions }: Row): number | undefined =>
  !doubt && (state === 'adjust' || state === 'short')
    ? (suggestions.find((near) => near >= pieces) ?? suggestions.at(-1))
    : undefined
