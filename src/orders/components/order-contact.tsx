/** Where an order goes, and what its buyer wrote with it: of a deleted account little is left. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

type OrderContactProps = {
  readonly order: OrderDetails
  readonly forStaff: boolean
}

export function OrderContact({ order, forStaff }: OrderContactProps) {
  const facts: readonly (readonly [string, string | undefined])[] = [
    [messages.company, order.company],
    [messages.name, order.name],
    [messages.orderedBy, order.orderedBy],
    [messages.email, isUnreachable(order.email) ? undefined : order.email],
    [messages.phone, order.phone],
    [messages.address, order.address],
    [messages.deliveryNotes, order.shipTo?.deliveryNotes],
    [forStaff ? messages.poNumber : messages.ownPoNumber, order.poNumber],
    [messages.note, order.note],
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value
          ? [
              <dt key={name}>{name}</dt>,
              <dd key={`${name}:`} className="whitespace-pre-line">
                {value}
              </dd>,
            ]
          : null,
      )}
    </dl>
  )
}
