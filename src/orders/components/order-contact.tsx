/** Where an order goes, and what its buyer wrote with it: of a deleted account little is left. */
import type { ReactNode } from 'react'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { companyRecord, RecordLink, userRecord } from '../../companies/components/record-link.tsx'
import type { OrderDetails } from '../contract.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

type OrderContactProps = {
  readonly order: OrderDetails
  readonly forStaff: boolean
  /** Whether the reader may see the records of customers. */
  readonly seesCustomers: boolean
}

export function OrderContact({ order, forStaff, seesCustomers }: OrderContactProps) {
  const linked = (name: string, record: string | undefined): ReactNode =>
    name === '' ? undefined : <RecordLink to={seesCustomers ? record : undefined} name={name} />
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.company, linked(order.company ?? '', companyRecord(order))],
    [messages.name, linked(order.name, userRecord(order))],
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
