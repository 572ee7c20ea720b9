/** Refuses an order whose sum with tax is not the one that its buyer saw. */
import type { Problem } from '../../packages/contract/problem.ts'
import { displayMoney } from '../platform/money.ts'
import { taxChanged, type NewOrder } from './contract.ts'
import { ordersMessages as messages } from './messages/orders.ts'

/**
 * @param seen what the buyer saw, in cents; undefined where he was not shown any
 * @param order as it would be placed now; cents
 * @returns taxChanged, or undefined where the sum is the same
 */
export function grossRefusal(
  { gross: seen }: Pick<NewOrder, 'gross'>,
  order: { readonly tax: { readonly gross: number } | null; readonly total_cents: number },
): Problem | undefined {
  const now = order.tax?.gross ?? order.total_cents
  return seen === undefined || seen === now
    ? undefined
    : taxChanged({ detail: messages.taxChangedDetail(displayMoney(seen), displayMoney(now)) })
}
