/** What becomes of each line of a received order, once it was ordered or rejected. Pure. */
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
  /** Pieces that are ordered, in `unit`. */
  readonly quantity: number
  /** The code as written, where the quantity is in it; '' where the shop's own unit counts. */
  readonly unit: string
  /** That of the order; undefined of a line that is not ordered. */
  readonly ordered: OrderedLine | undefined
}
export type OrderAnswer = {
  readonly id: string
  readonly outcome: Outcome
  /** The number of the order; undefined where it was rejected. */
  readonly order: number | undefined
  readonly currency: string
  /** The name of the shop, and the tag of the language in which it answers: 'en-US', 'de'. */
  readonly shop: string
  readonly language: string
  readonly at: Date
  /** Why it was rejected; '' where nobody said it. */
  readonly reason: string
  readonly lines: readonly AnswerLine[]
}

/**
 * The lines beside those of the order that they became. Where several lines name one tool, its pieces
 * go to them in their order.
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
