/** The delivery of an order as stored and shown. */
import { displayMoney, type Currency } from '../platform/money/money.ts'
import type { OrderDelivery } from './contract.ts'
import { deliveryMessages as messages } from './messages/delivery.ts'
import type { Delivery, Destination } from './rules.ts'

/** In the form that an order stores; undefined if nothing is charged, or nothing is delivered. */
export const toOrderDelivery = (
  delivery: Delivery | undefined,
  { country, postcode }: Pick<Destination, 'country' | 'postcode'>,
): OrderDelivery | undefined =>
  delivery === undefined || delivery.kind === 'refused'
    ? undefined
    : { ...delivery, kind: delivery.kind, country, postcode }

/** The delivery of an order whose charge staff have set, in cents without tax. */
export const withAgreedCharge = (delivery: OrderDelivery, charge: number): OrderDelivery => ({
  ...delivery,
  kind: charge === 0 ? 'free' : 'charged',
  charge,
  reason: messages.agreed,
})

/** The parts of a frozen delivery that sums show; the charge in cents. */
export type ShownDelivery = Pick<OrderDelivery, 'kind' | 'charge' | 'reason'>

/** The delivery row of a sum: 'Delivery' with the charge, or the text in its place. */
export const deliveryRow = (
  { kind, charge }: ShownDelivery,
  currency?: Currency,
): { readonly label: string; readonly text: string } => ({
  label: kind === 'collection' ? messages.collection : messages.row,
  text:
    kind === 'on-request'
      ? messages.laterRow
      : charge === 0
        ? messages.freeRow
        : displayMoney(charge, currency),
})
