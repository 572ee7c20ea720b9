/** What the pad shows: lines and what was found for them become rows, each in one state, with the ways to mend it. */
import type { PadTool, ResolvedTerm } from '../catalogue/contract.ts'
import {
  quantityAdvice,
  quantitiesNear,
  parseQuantity,
  type Advice,
  type QuantityFault,
} from '../catalogue/rules.ts'
import { isClearance } from '../catalogue/tool-terms.ts'
import type { Cents } from '../platform/money.ts'

/** A line on the pad. */
export type PadEntry = {
  readonly id: number
  /** as it stands in the text */ readonly line: string
  readonly term: string
  readonly quantity: string
  readonly prose: boolean
}
export type TermResult = {
  readonly found: ResolvedTerm['terms'][number]['found']
  readonly tools: readonly PadTool[]
}

export const rowStates = ['ready', 'adjust', 'short', 'ambiguous', 'unknown', 'waiting'] as const
export type RowState = (typeof rowStates)[number]

/** Why a row is not ready. */
export type RowFault = QuantityFault | 'no-quantity' | 'not-read'

export type Row = {
  /** The id of its first entry. */
  readonly id: number
  /** More than one where equal SKUs were added up. */
  readonly entries: readonly PadEntry[]
  readonly state: RowState
  /** The tool, where one was found. */
  readonly tool: PadTool | undefined
  /** As written, or the sum. */
  readonly quantity: string
  /** In pieces; NaN where it cannot be read. */
  readonly pieces: number
  readonly fault: RowFault | undefined
  /** Quantities that would be valid; or, of one that is, that would cost less. */
  readonly use: readonly number[]
  /** What buying more would save. */
  readonly gain: Advice | undefined
  /** Tools to pick from, or that are called nearly so. */
  readonly pick: readonly PadTool[]
  /** In cents, at this quantity; only where it is ready. */
  readonly unit: Cents | undefined
  readonly total: Cents | undefined
}

/** Rows in the order of their first lines; and lines that name no tool and hold no digit, which are only text. */
export function buildRows(
  entries: readonly PadEntry[],
  answers: ReadonlyMap<string, TermResult>,
): { readonly rows: readonly Row[]; readonly leftOut: readonly PadEntry[] } {
  const leftOut: PadEntry[] = []
  const groups = new Map<string, PadEntry[]>()
  for (const entry of entries) {
    const answer = answers.get(entry.term)
    if (
      entry.prose &&
      answer !== undefined &&
      answer.found !== 'one' &&
      answer.found !== 'several'
    ) {
      leftOut.push(entry)
      continue
    }
    const tool = answer?.found === 'one' ? answer.tools[0] : undefined
    // What cannot be added up stays a row of its own.
    const key =
      tool && Number.isSafeInteger(parseQuantity(entry.quantity)) ? tool.id : `line ${entry.id}`
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return { rows: [...groups.values()].flatMap((group) => rowOf(group, answers) ?? []), leftOut }
}

function rowOf(
  entries: readonly PadEntry[],
  answers: ReadonlyMap<string, TermResult>,
): Row | undefined {
  const [first] = entries
  if (!first) return undefined
  const answer = answers.get(first.term)
  const pieces =
    entries.length === 1
      ? parseQuantity(first.quantity)
      : entries.reduce((sum, { quantity }) => sum + parseQuantity(quantity), 0)
  const row = {
    id: first.id,
    entries,
    tool: undefined,
    quantity: entries.length === 1 ? first.quantity : String(pieces),
    pieces,
    fault: undefined,
    use: [],
    gain: undefined,
    pick: [],
    unit: undefined,
    total: undefined,
  }
  if (!answer || answer.found === 'later') return { ...row, state: 'waiting' }
  const [tool] = answer.tools
  if (answer.found !== 'one' || !tool)
    return {
      ...row,
      state: answer.found === 'several' ? 'ambiguous' : 'unknown',
      pick: answer.tools,
    }
  return { ...row, tool, ...judged(tool, row.quantity, pieces) }
}

/** The row as it would be with this quantity: what one sees while one types. */
export function withQuantity(row: Row, quantity: string): Row {
  const pieces = parseQuantity(quantity)
  return row.tool === undefined || quantity === row.quantity
    ? row
    : { ...row, quantity, pieces, ...judged(row.tool, quantity, pieces) }
}

function judged(
  tool: PadTool,
  quantity: string,
  pieces: number,
): Pick<Row, 'state' | 'fault' | 'use' | 'gain' | 'unit' | 'total'> {
  const refused = { gain: undefined, unit: undefined, total: undefined }
  if (tool.stock <= 0) return { ...refused, state: 'short', fault: 'sold-out', use: [] }
  if (!Number.isSafeInteger(pieces))
    return {
      ...refused,
      state: 'adjust',
      fault: quantity.trim() === '' ? 'no-quantity' : 'not-read',
      use: quantitiesNear(tool, meant(quantity)),
    }
  const { verdict, use, gain, unit, total } = quantityAdvice(tool, pieces)
  if (verdict.valid) return { state: 'ready', fault: undefined, use, gain, unit, total }
  const isShort =
    verdict.fault === 'above-stock' ||
    (verdict.fault === 'clearance-only' && isClearance(tool) && pieces > tool.stock)
  return { ...refused, state: isShort ? 'short' : 'adjust', fault: verdict.fault, use }
}

/** What a quantity that is refused would be as a number, to offer valid ones near it; NaN for '4 packs'. */
function meant(quantity: string): number {
  const plain = quantity.normalize('NFKC').replaceAll(',', '')
  const value = plain.trim() === '' ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? Math.max(value, 0) : Number.NaN
}

export type RowsSummary = {
  readonly count: Readonly<Record<RowState, number>>
  /** in cents, of what is ready */ readonly total: Cents
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

/** What tells tools with like names apart: the words that not all of them have; the whole name where nothing is left. */
export function distinguishingNames(tools: readonly Pick<PadTool, 'name'>[]): readonly string[] {
  const words = tools.map(({ name }) => name.split(/\s+/))
  const shared = new Set(words[0]?.filter((word) => words.every((name) => name.includes(word))))
  const short = words.map((name) => name.filter((word) => !shared.has(word)).join(' '))
  return tools.length < 2 || short.some((name) => name === '') || new Set(short).size < short.length
    ? tools.map(({ name }) => name)
    : short
}
