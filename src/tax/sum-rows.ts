/** The sum of an order in rows: goods, delivery, taxes; on pages, in mails and on documents. */
import { deliveryRow, type ShownDelivery } from '../delivery/order-delivery.ts'
import { displayMoney, type Currency } from '../platform/money/money.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { taxReasons, taxRows, type FrozenTax } from './tax-rows.ts'

/** What an order comes to; amounts in cents. */
export type OrderSum = {
  /** Goods and delivery without tax. */
  readonly total: number
  readonly delivery?: ShownDelivery | undefined
  readonly tax?: FrozenTax | undefined
}

type SumRow = { readonly label: string; readonly text: string }

/** Goods and delivery; nothing where there is neither delivery nor tax. */
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

/** What stands above the sum; nothing where it is the goods alone. */
export const sumRows = (order: OrderSum, currency?: Currency): readonly SumRow[] => [
  ...goodsRows(order, currency),
  ...(order.tax ? taxRows(order.tax) : []).map(({ label, amount }) => ({
    label,
    text: displayMoney(amount, currency),
  })),
]

/** Why it costs this: each sentence once. */
export const sumReasons = ({ delivery, tax }: OrderSum): readonly string[] => [
  ...(delivery && delivery.reason !== '' ? [delivery.reason] : []),
  ...(tax ? taxReasons(tax) : []),
]

/** What is to be paid, in cents. */
export const sumToPay = ({ total, tax }: OrderSum): number => tax?.gross ?? total
