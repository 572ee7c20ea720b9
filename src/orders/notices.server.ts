/** Which mails an order's life sends, written in the transaction that causes them: one for each order, event and reader. */
import type { Handle } from '../platform/database/database.server.ts'
import { adminLetter, buyerLetter, isTold, type Noticed } from './notices.ts'
import type { OrdersParts } from './orders.server.ts'
import { isAnonymous } from './rules.ts'
import type { OrderWithLines } from './store.server.ts'

export interface Notices {
  /** Thanks the buyer, and tells every admin. */
  placed(tx: Handle, order: OrderWithLines): Promise<void>
  /** Tells the buyer of a step that was taken, and what was written beside it. */
  stepped(tx: Handle, order: OrderWithLines, note: string): Promise<void>
}

export function openNotices({ accounts, mail, origin }: Pick<OrdersParts, 'accounts' | 'mail' | 'origin'>): Notices {
  const linkTo = (number: number): string => `${origin}/dashboard/orders/${number}`

  async function tellBuyer(tx: Handle, order: OrderWithLines, note: string): Promise<void> {
    if (!mail.ready || !isTold(order.status) || isAnonymous(order.email)) return
    await mail.queue(tx, { to: order.email, ...buyerLetter(order.status, noticed(order, linkTo(order.number)), note), key: `order/${order.id}/${order.status}` })
  }

  return {
    async placed(tx, order) {
      if (!mail.ready) return
      await tellBuyer(tx, order, order.note)
      const said = adminLetter(noticed(order, linkTo(order.number)), order.note)
      for (const { id, email } of await accounts.admins(tx)) await mail.queue(tx, { to: email, ...said, key: `order/${order.id}/new/${id}` })
    },
    stepped: tellBuyer,
  }
}

const noticed = (order: OrderWithLines, link: string): Noticed => ({
  number: order.number, name: order.name, email: order.email, phone: order.phone, address: order.address, poNumber: order.po_number, pieces: order.pieces, total: order.total_cents,
  lines: order.lines.map((line) => ({ sku: line.sku, name: line.name, quantity: line.quantity, unitPrice: line.unit_cents, total: line.total_cents })),
  trackingNumber: order.tracking_number, trackingLink: order.tracking_link, link,
})
