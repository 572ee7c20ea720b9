/** The outcome of each line of a received order that was ordered or rejected. Pure. */
import type { Order } from '../../orders/contract.ts'
import { comparePrices } from '../assumed-price.ts'
import { unitsOf } from '../order-units.ts'
import type { AssessedLine } from '../rules.ts'

export const outcomes = ['accepted', 'changed', 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

type OrderedLine = Order['lines'][number]

export type AnswerLine = {
  readonly written: AssessedLine['written']
  readonly outcome: Outcome
  /** Ordered quantity, in `unit`. */
  readonly quantity: number
  /**
   * The unit code as written, if the quantity is in that unit; '' if the quantity is in the shop's
   * own unit.
   */
  readonly unit: string
  /** The value in the order; undefined for a line that is not ordered. */
  readonly ordered: OrderedLine | undefined
}
export type OrderAnswer = {
  readonly id: string
  readonly outcome: Outcome
  /** The order number; undefined if the received order was rejected. */
  readonly order: number | undefined
  readonly currency: string
  /** The name of the shop, and the tag of the language in which it answers: 'en-US', 'de'. */
  readonly shop: string
  readonly language: string
  readonly at: Date
  /** The reason for the rejection; '' if nobody gave one. */
  readonly reason: string
  readonly lines: readonly AnswerLine[]
}

/**
 * Pairs the lines with the order lines that they became. If several lines name one tool, its pieces
 * are assigned to these lines in their order.
 */
export function answerLines(
  lines: readonly AssessedLine[],
  order: Pick<Order, 'lines'> | undefined,
): readonly AnswerLine[] {
  const left = new Map(order?.lines.map((line) => [line.toolId, line.quantity]))
  const last = new Map(lines.map(({ tool, line }) => [tool?.id, line]))
  return lines.map((assessed): AnswerLine => {
    const { tool, written, state, line } = assessed
    const ordered = order?.lines.find(({ toolId }) => toolId === tool?.id)
    const rest = tool && state !== 'left-out' ? (left.get(tool.id) ?? 0) : 0
    const quantity = last.get(tool?.id) === line ? rest : Math.min(rest, assessed.quantity ?? rest)
    if (!tool || !ordered || quantity === 0)
      return { written, outcome: 'rejected', quantity: 0, unit: written.unit, ordered: undefined }
    left.set(tool.id, rest - quantity)
    const isInUnit = unitsOf(written.unit, tool.unit) === 'same'
    const isAsked = isInUnit && Number(written.quantity) === quantity && isPriceOf(written, ordered)
    return {
      written,
      outcome: isAsked ? 'accepted' : 'changed',
      quantity,
      unit: isInUnit ? written.unit : '',
      ordered,
    }
  })
}

const isPriceOf = (
  written: AssessedLine['written'],
  { unitPrice, pricePer = 1 }: OrderedLine,
): boolean => written.price === '' || comparePrices(written, { unitPrice, pricePer }).is === 'same'

/** Of all lines together. */
export const outcomeOf = (lines: readonly Pick<AnswerLine, 'outcome'>[]): Outcome =>
  outcomes.find((outcome) => lines.every((line) => line.outcome === outcome)) ?? 'changed'
