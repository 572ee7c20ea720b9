/** What credit notes must credit: nothing may stay invoiced that was cancelled or returned. */
import { lineTotal } from '../../catalogue/rules.ts'
import type { LineQuantity } from '../../orders/line-quantities.ts'

/** A line of an invoice or a credit note; money in cents. */
export type BilledLine = LineQuantity & {
  readonly sku: string
  readonly name: string
  readonly unit?: string | undefined
  readonly pricePer?: number | undefined
  readonly unitPrice: number
  readonly total: number
}

/** An invoice with all its credit notes. */
export type CreditedInvoice<Line extends BilledLine> = {
  readonly id: string
  readonly lines: readonly Line[]
  /** The lines of its credit notes, combined. */
  readonly credited: readonly Line[]
}

/** The content of one credit note. */
export type Credit<Line extends BilledLine> = {
  readonly invoiceId: string
  readonly lines: readonly Line[]
}

type Remaining = {
  readonly quantity: number
  readonly total: number
  /** Whether a part of the price was credited while the goods stayed. */
  readonly isReduced: boolean
}

/** Whether the line credits a part of a price: it has no pieces. */
export const isAllowance = ({ quantity }: Pick<BilledLine, 'quantity'>): boolean => quantity === 0

/** The sum of lines, in cents without tax. */
export const sumOfLines = (lines: readonly Pick<BilledLine, 'total'>[]): number =>
  sum(lines.map(({ total }) => total))

/** The remaining charge of an invoice line. */
function remainingOf<Line extends BilledLine>(line: Line, credited: readonly Line[]): Remaining {
  const earlier = credited.filter((credit) => credit.line === line.line)
  return {
    quantity: line.quantity - sum(earlier.map(({ quantity }) => quantity)),
    total: line.total - sumOfLines(earlier),
    isReduced: earlier.some(isAllowance),
  }
}

/**
 * The credits that are due, so that no line has more invoiced pieces than are kept. The last
 * invoice is credited first. The last piece of a line gets the rest of its total, so that credits
 * never exceed their invoice, and together match it exactly. Amounts credited by an allowance are
 * not credited again.
 * @param invoices in the order in which they were issued
 * @param kept pieces that the buyer keeps, by line
 */
export function creditsDue<Line extends BilledLine>(
  invoices: readonly CreditedInvoice<Line>[],
  kept: ReadonlyMap<number, number>,
): readonly Credit<Line>[] {
  const excess = excessByLine(invoices, kept)
  return invoices.toReversed().flatMap(({ id, lines, credited }) => {
    const credits = lines.flatMap((line): Line[] => {
      const remaining = remainingOf(line, credited)
      const quantity = Math.min(remaining.quantity, excess.get(line.line) ?? 0)
      if (quantity <= 0) return []
      excess.set(line.line, (excess.get(line.line) ?? 0) - quantity)
      return [{ ...line, quantity, total: creditTotal(line, remaining, quantity) }]
    })
    return credits.length === 0 ? [] : [{ invoiceId: id, lines: credits }]
  })
}

/** After an allowance a piece is credited with its share of the remaining charge. */
function creditTotal(line: BilledLine, remaining: Remaining, quantity: number): number {
  if (quantity === remaining.quantity) return remaining.total
  if (remaining.isReduced) return Math.round((remaining.total * quantity) / remaining.quantity)
  return Math.min(remaining.total, lineTotal(line.unitPrice, quantity, line.pricePer))
}

/** Pieces that are invoiced, not credited, and not kept. */
function excessByLine<Line extends BilledLine>(
  invoices: readonly CreditedInvoice<Line>[],
  kept: ReadonlyMap<number, number>,
): Map<number, number> {
  const excess = new Map<number, number>()
  for (const { lines, credited } of invoices)
    for (const line of lines) {
      const before = excess.get(line.line) ?? -(kept.get(line.line) ?? 0)
      excess.set(line.line, before + remainingOf(line, credited).quantity)
    }
  return excess
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
