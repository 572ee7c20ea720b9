/** The sum of an order in rows: goods, delivery, taxes; on pages, in mails and on documents. */
import { deliveryRow, type ShownDelivery } from '../delivery/order-delivery.ts'
import { displayMoney, type Currency } from '../platform/money/money.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { taxReasons, taxRows, type FrozenTax } from './tax-rows.ts'

/** The amounts of an order, in cents. */
export type OrderSum = {
  /** Goods and delivery without tax. */
  readonly total: number
  readonly delivery?: ShownDelivery | undefined
  readonly tax?: FrozenTax | undefined
}

type SumRow = { readonly label: string; readonly text: string }

/** Goods and delivery; empty if there is neither delivery nor tax. */
export const goodsRows = (
  { total, delivery, tax }: OrderSum,
  currency?: Currency,
): readonly SumRow[] =>
  delivery || tax
    ? [
        { label: messages.goods, text: displayMoney(total - (delivery?.charge ?? 0), currency) },
        ...(delivery ? [deliveryRow(delivery, currency)] : []),
      ]
    : []

/** The rows above the sum; empty if it only contains goods. */
export const sumRows = (order: OrderSum, currency?: Currency): readonly SumRow[] => [
  ...goodsRows(order, currency),
  ...(order.tax ? taxRows(order.tax) : []).map(({ label, amount }) => ({
    label,
    text: displayMoney(amount, currency),
  })),
]

/** The reasons for these amounts: each sentence once. */
export const sumReasons = ({ delivery, tax }: OrderSum): readonly string[] => [
  ...(delivery && delivery.reason !== '' ? [delivery.reason] : []),
  ...(tax ? taxReasons(tax) : []),
]

/** What the sum is called: with tax only where some is charged. */
export const sumLabel = ({ tax }: OrderSum, withoutTax: string): string =>
  tax && tax.amount > 0 ? messages.gross : withoutTax

/** The amount to pay, in cents. */
export const sumToPay = ({ total, tax }: OrderSum): number => tax?.gross ?? total
