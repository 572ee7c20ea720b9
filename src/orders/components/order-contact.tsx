/** Where an order goes, and what its buyer wrote with it. */
import type { Order } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

export function OrderContact({ order }: { readonly order: Order }) {
  const facts: readonly (readonly [string, string])[] = [
    ...(order.company === undefined ? [] : [[messages.company, order.company] as const]),
    [messages.name, order.name],
    [messages.email, order.email],
    [messages.phone, order.phone],
    [messages.address, order.address],
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
