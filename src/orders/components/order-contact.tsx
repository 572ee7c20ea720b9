/** Where an order goes, and what its buyer wrote with it. */
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

export function OrderContact({ order }: { readonly order: OrderDetails }) {
  const facts: readonly (readonly [string, string])[] = [
    ...(order.company === undefined ? [] : [[messages.company, order.company] as const]),
    [messages.name, order.name],
    ...(order.orderedBy ? [[messages.orderedBy, order.orderedBy] as const] : []),
    [messages.email, order.email],
    [messages.phone, order.phone],
    [messages.address, order.address],
    ...(order.shipTo?.deliveryNotes
      ? [[messages.deliveryNotes, order.shipTo.deliveryNotes] as const]
      : []),
    ...(order.poNumber === '' ? [] : [[messages.poNumber, order.poNumber] as const]),
    ...(order.note === '' ? [] : [[messages.note, order.note] as const]),
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}:`} className="whitespace-pre-line">
          {value}
        </dd>,
      ])}
    </dl>
  )
}
