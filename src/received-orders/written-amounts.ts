/** Totals of a file or of a line that differ from the values of its lines. Pure. */
import { amountDifference, totalDifferences } from '../../packages/file-reader/orders/order-sums.ts'
import { currenciesWithoutCents } from '../../packages/file-reader/numbers/whole-amounts.ts'
import { numberInField } from '../platform/money/money.ts'
import type { Draft, DraftLine } from './draft.ts'
import { placementMessages } from './messages/placement.ts'
import { reasonMessages } from './messages/reasons.ts'
import { reason, type Reason } from './reasons.ts'

/** A total as in the file, and the sum of its lines; null if the sum is not known. */
export type OtherTotal = { readonly said: string; readonly lines: string | null }

const decimal = (amount: number, currency: string): string =>
  amount.toFixed(currenciesWithoutCents.has(currency.toUpperCase()) ? 0 : 2)

/** Totals that differ from the sum of the lines; none if all agree. */
export const otherTotals = (
  draft: Pick<Draft, 'totals' | 'currency' | 'lines'>,
): readonly OtherTotal[] =>
  totalDifferences(draft).map(({ said, lines }) => ({
    said,
    lines: lines === undefined ? null : decimal(lines, draft.currency),
  }))

/** The same as a sentence. */
export const totalSentence = ({ said, lines }: OtherTotal): string =>
  placementMessages.total(numberInField(said), lines === null ? undefined : numberInField(lines))

/** The amount of a line, if it differs from its quantity times its price. */
export function amountReasons(line: DraftLine, currency: string): readonly Reason[] {
  const found = amountDifference(line, currency)
  if (found?.lines === undefined) return []
  const reckoned = numberInField(decimal(found.lines, currency))
  return [reason('amount', reasonMessages.amount(numberInField(found.said), reckoned))]
}
