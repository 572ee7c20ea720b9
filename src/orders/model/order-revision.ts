/** Whether an order is still as somebody saw it. */
import { editMessages as messages } from '../messages/edits.ts'
import { orderChanged } from './order-changed.ts'

type Numbered = { readonly number: number; readonly revision: number }

/** @throws orderChanged */
export function requireRevision(order: Numbered, seen: number): void {
  if (seen === order.revision) return
  throw orderChanged({
    detail: messages.orderChangedDetail(order.number),
    facts: { revision: order.revision },
  })
}
