/**
 * The state of each line of a draft: certain, to confirm, or unknown, with the reasons. A line that
 * is not certain is never ordered until a person has agreed. Pure.
 */
import type { Span } from '../../packages/file-reader/orders/wished-days.ts'
import { displayDay } from '../platform/time/display-day.ts'
import type { OrderPurpose } from '../../packages/file-reader/orders/order-document.ts'
import { lineTotal, shownUnitPrice, validateQuantity, quantitiesNear } from '../catalogue/rules.ts'
import { quantityFaultMessage } from '../catalogue/quantity-messages.ts'
import { cutOffSentence } from '../platform/files/cut-off-row.ts'
import type { Cents } from '../platform/money/money.ts'
import { isNoOrder, type Doubt } from '../order-pad/doubts.ts'
import { doubtOfSize } from '../order-pad/sizes.ts'
import { doubtMessages } from '../order-pad/messages/doubts.ts'
import type { PadTool } from '../search/contract.ts'
import { countWritten, eachOf, type Counted } from './counted-pieces.ts'
import type { Correction, DraftLine } from './draft.ts'
import { otherwiseReason, wordsOfLine, type Otherwise } from './described/described-otherwise.ts'
import { findTool, type Found, type Matches } from './find-tool.ts'
import { reasonMessages as messages } from './messages/reasons.ts'
import { partsOfGoods } from './unread-parts.ts'
import { priceReasons } from './price-reasons.ts'
import { reason, type Reason, type ReasonCode } from './reasons.ts'

/** The state of a received order: open until a person orders it or rejects it. */
export const receivedStates = ['open', 'ordered', 'rejected'] as const
export type ReceivedState = (typeof receivedStates)[number]

/**
 * Whether the shop places it automatically: not at all, soon, no because of `placementReason`, or
 * already placed.
 */
export const placementStates = ['none', 'due', 'kept', 'placed'] as const
export type PlacementState = (typeof placementStates)[number]

type Known = {
  readonly state: ReceivedState
  /** The id of the newer received order that replaced it. */
  readonly replacedBy: string | null
}
type Received = {
  readonly id: string
  readonly state: ReceivedState
  readonly purpose: OrderPurpose
  /** The earlier receipt of the same order. */
  readonly earlier: readonly Known[]
}

/** Whether it can be ordered: it is a new order, or a change that has replaced the first one. */
export const isNewOrder = ({ id, purpose, earlier }: Omit<Received, 'state'>): boolean =>
  purpose === 'order' ||
  (purpose === 'change' && earlier.some(({ replacedBy }) => replacedBy === id))

/** Whether it can replace the earlier receipts, because none of them is ordered yet. */
export const canReplace = ({ state, purpose, earlier }: Received): boolean =>
  state === 'open' &&
  (purpose === 'order' || purpose === 'change') &&
  earlier.some((one) => one.state === 'open') &&
  earlier.every((one) => one.state !== 'ordered')

/** Whether all earlier receipts were rejected, so that there is no order to change. */
export const isAllRejected = ({ earlier }: Pick<Received, 'earlier'>): boolean =>
  earlier.length > 0 && earlier.every(({ state }) => state === 'rejected')

/** How sure a line is; `left-out`: a person decided not to order it. */
export const lineStates = ['certain', 'to-confirm', 'unknown', 'left-out'] as const
export type LineState = (typeof lineStates)[number]

export type AssessedLine = {
  /** Its position in the draft, from 0. */
  readonly line: number
  readonly written: DraftLine
  readonly state: LineState
  readonly reasons: readonly Reason[]
  /** Whether a person has chosen tool or quantity, or agreed. */
  readonly byHand: boolean
  readonly decided: Correction | undefined
  readonly tool: PadTool | undefined
  /** Tools to choose from. */
  readonly candidates: readonly PadTool[]
  /** Pieces; undefined if the number is not known. */
  readonly quantity: number | undefined
  /** Valid quantities near an invalid one. */
  readonly suggestions: readonly number[]
  /**
   * In cents, for `pricePer` of the tool's units, at the pieces of all lines with this tool;
   * undefined without tool or quantity.
   */
  readonly unitPrice: Cents | undefined
  readonly pricePer: number | undefined
  readonly total: Cents | undefined
}

/** Doubts that come from the file itself: its end, the place of the line, an alternative. */
const markedReasons = (
  { unsure, optional, cancelled, cutOff, doubt, wished, unread = [] }: DraftLine,
  decided: Correction | undefined,
): readonly Reason[] => [
  // A person who enters the quantity has decided what the line means.
  ...(doubt && decided?.quantity === undefined
    ? [reason(codeOf(doubt), doubtMessages[doubt.kind](doubt.text))]
    : []),
  ...(cutOff === undefined ? [] : [reason('cut-off', cutOffSentence(cutOff))]),
  ...unreadReasons(unread, decided),
  ...(wished && decided?.quantity === undefined
    ? [reason('doubtful', messages.wished(daysOf(wished)))]
    : []),
  ...(unsure ? [reason('layout', messages.layout)] : []),
  ...(optional ? [reason('optional', messages.optional)] : []),
  ...(cancelled ? [reason('taken-back', messages.takenBack)] : []),
]

const daysOf = (wished: Span): string =>
  [...new Set(wished)]
    .filter((day) => day !== '')
    .map(displayDay)
    .join(' – ')

/** Parts of the line that may change what it orders; who enters the quantity has read them. */
function unreadReasons(
  unread: readonly string[],
  decided: Correction | undefined,
): readonly Reason[] {
  const parts = decided?.quantity === undefined ? partsOfGoods(unread) : []
  return parts.length === 0 ? [] : [reason('doubtful', messages.unreadParts(parts))]
}

/** A size in its words that differs from the size in the tool's name. */
const doubtOfTool = (line: DraftLine, tool: PadTool | undefined): Doubt | undefined =>
  tool && doubtOfSize(line.said ?? wordsOfLine(line), tool.name)

/** Contradictions within the line, and between the line and the tool that was found. */
const saidReasons = (
  written: DraftLine,
  tool: PadTool | undefined,
  decided: Correction | undefined,
  otherwise: Otherwise | undefined,
): readonly Reason[] => [
  ...markedReasons({ ...written, doubt: written.doubt ?? doubtOfTool(written, tool) }, decided),
  ...(tool && decided?.quantity === undefined && written.doubt === undefined
    ? otherwiseReason(otherwise, tool.name)
    : []),
]

const codeOf = (doubt: Doubt): ReasonCode =>
  isNoOrder(doubt) ? 'taken-back' : doubt.kind === 'conditional' ? 'optional' : 'doubtful'

type Assessing = {
  readonly matches: Matches
  readonly corrections: readonly Correction[]
  /** The currency of the file; '' if it names none. */
  readonly currency: string
  /** Lines whose words describe an article other than the one that their number names. */
  readonly described?: ReadonlyMap<number, Otherwise> | undefined
}

/** The current lines of a draft; lines of a text that only greet are removed. */
export function assessLines(
  lines: readonly DraftLine[],
  assessing: Assessing,
): readonly AssessedLine[] {
  const { matches, corrections } = assessing
  const byLine = new Map(corrections.map((correction) => [correction.line, correction]))
  const named = lines.flatMap((written, line): NamedLine[] => {
    if (written.prose && !byLine.has(line) && findTool(written, matches).tool === undefined)
      return []
    return [nameLine({ line, written }, byLine.get(line), assessing)]
  })
  const pieces = piecesTogether(named)
  const assessed = named.map((line) => assessLine(line, pieces, assessing))
  return withRepeats(withTakenBack(assessed, byLine), byLine)
}

/** A line with the tool that it names and its number of pieces. */
type NamedLine = Pick<AssessedLine, 'line' | 'written'> & {
  readonly correction: Correction | undefined
  readonly found: Found
  readonly counted: Counted
}

function nameLine(
  { line, written }: Pick<AssessedLine, 'line' | 'written'>,
  correction: Correction | undefined,
  { matches, currency }: Assessing,
): NamedLine {
  const found = correction?.tool ? chosenTool(correction.tool, matches) : findTool(written, matches)
  const counted =
    correction?.quantity === undefined
      ? countWritten(written, found.tool, found.each, currency)
      : { quantity: correction.quantity, reasons: [] }
  return { line, written, correction, found, counted }
}

/** The pieces of each tool on all of its lines, because the order adds them up: by tool id. */
function piecesTogether(lines: readonly NamedLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { correction, found, counted } of lines)
    if (found.tool && counted.quantity !== undefined && !correction?.leftOut)
      pieces.set(found.tool.id, (pieces.get(found.tool.id) ?? 0) + counted.quantity)
  return pieces
}

/** @param pieces of each tool, which decide its price */
function assessLine(
  { line, written, correction, found, counted }: NamedLine,
  pieces: ReadonlyMap<string, number>,
  { currency, described }: Assessing,
): AssessedLine {
  const { tool } = found
  const { quantity } = counted
  const orderable = tool && quantity !== undefined ? checkQuantity(tool, quantity) : unchecked
  const together = pieces.get(tool?.id ?? '') ?? quantity
  const price = tool && together !== undefined ? shownUnitPrice(tool, together) : undefined
  const reasons = [
    ...found.reasons,
    ...counted.reasons,
    ...orderable.reasons,
    ...(tool && price && quantity !== undefined
      ? priceReasons(written, {
          tool,
          current: price,
          currency,
          each: eachOf(written, tool, found.each),
        })
      : []),
    ...saidReasons(written, tool, correction, described?.get(line)),
  ]
  return {
    line,
    written,
    tool,
    candidates: found.candidates,
    quantity,
    suggestions: orderable.suggestions,
    reasons,
    byHand: correction !== undefined,
    decided: correction,
    state: stateOf({ tool, reasons, orderable: orderable.valid, correction }),
    ...(price && quantity !== undefined
      ? { ...price, total: lineTotal(price.unitPrice, quantity, price.pricePer) }
      : unpriced),
  }
}

const unpriced = { unitPrice: undefined, pricePer: undefined, total: undefined }
const unchecked = { valid: false, reasons: [], suggestions: [] }

function checkQuantity(tool: PadTool, quantity: number) {
  const verdict = validateQuantity(tool, quantity)
  if (verdict.valid) return { valid: true, reasons: [], suggestions: [] }
  return {
    valid: false,
    reasons: [reason('quantity', quantityFaultMessage(tool, quantity, verdict))],
    suggestions: quantitiesNear(tool, quantity),
  }
}

/** The tool that a person chose; it may have been archived meanwhile. */
function chosenTool({ id, sku }: NonNullable<Correction['tool']>, matches: Matches): Found {
  const tool = matches.get(sku)?.tools.find((one) => one.id === id)
  return {
    tool,
    candidates: [],
    each: 1,
    reasons: tool ? [] : [reason('gone', messages.gone(sku))],
  }
}

type Stated = {
  readonly tool: PadTool | undefined
  readonly reasons: readonly Reason[]
  /** Whether the quantity may be ordered. */
  readonly orderable: boolean
  readonly correction: Correction | undefined
}

function stateOf({ tool, reasons, orderable, correction }: Stated): LineState {
  if (correction?.leftOut) return 'left-out'
  if (!tool)
    return reasons.some(({ code }) => code === 'no-tool' || code === 'gone')
      ? 'unknown'
      : 'to-confirm'
  if (!orderable) return 'to-confirm'
  return reasons.length === 0 || correction?.confirmed ? 'certain' : 'to-confirm'
}

/**
 * A line that names a tool without a quantity ('HMR-1001 after all not', '24 → 36') corrects the
 * lines above with this tool.
 */
function withTakenBack(
  assessed: readonly AssessedLine[],
  corrections: ReadonlyMap<number, Correction>,
): readonly AssessedLine[] {
  const about = new Map(
    assessed.flatMap(({ line, tool, quantity, state, written: { doubt } }) =>
      tool && quantity === undefined && state !== 'left-out' && doubt
        ? [[tool.id, { line, said: doubt.text }] as const]
        : [],
    ),
  )
  return assessed.map((line) => {
    const below = about.get(line.tool?.id ?? '')
    if (!below || line.quantity === undefined || line.line > below.line) return line
    const isAgreed = corrections.get(line.line)?.confirmed === true
    return {
      ...line,
      reasons: [...line.reasons, reason('doubtful', messages.saidBeside(below.said))],
      state: line.state === 'certain' && !isAgreed ? 'to-confirm' : line.state,
    }
  })
}

/** A tool on two lines: their quantities are added up, once a person has agreed. */
function withRepeats(
  assessed: readonly AssessedLine[],
  corrections: ReadonlyMap<number, Correction>,
): readonly AssessedLine[] {
  const first = new Map<string, AssessedLine>()
  return assessed.map((line) => {
    if (!line.tool || line.quantity === undefined || line.state === 'left-out') return line
    const before = first.get(line.tool.id)
    if (!before) {
      first.set(line.tool.id, line)
      return line
    }
    const reasons = [
      ...line.reasons,
      reason('twice', messages.twice(before.written.number || String(before.line + 1))),
    ]
    const isAgreed = corrections.get(line.line)?.confirmed === true
    return {
      ...line,
      reasons,
      state: line.state === 'certain' && !isAgreed ? 'to-confirm' : line.state,
    }
  })
}

/** Whether every line is certain or left out, and at least one is ordered. */
export const isReady = (lines: readonly AssessedLine[]): boolean =>
  lines.some(({ state }) => state === 'certain') &&
  lines.every(({ state }) => state === 'certain' || state === 'left-out')
