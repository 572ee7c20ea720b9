/** Which mails an order's life sends, written in the transaction that causes them: one for each order, event and reader. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Message } from '../platform/mail/mail.server.ts'
import {
  adminMail,
  buyerMail,
  isBuyerNotified,
  type AdminMailEvent,
  type MailedOrder,
} from './order-mails.ts'
import type { OrdersDependencies } from './service.server.ts'
import { isAnonymized } from './rules.ts'
import type { OrderWithLines } from './store.server.ts'

export interface OrderNotifications {
  /** Whether anybody is written to at all. */
  readonly ready: boolean
  /** Thanks to the buyer, and the news for each of these admins. */
  placed(order: OrderWithLines, admins: readonly Reader[]): readonly Message[]
  /** Tells the buyer of a step that was taken, and what was written beside it; and every admin, where the buyer took it. */
  stepped(
    tx: Handle,
    order: OrderWithLines,
    { note, byBuyer }: { readonly note: string; readonly byBuyer: boolean },
  ): Promise<void>
}
/** Somebody who works in the shop. */
type Reader = { readonly id: string; readonly email: string }

export function createOrderNotifications({
  accounts,
  mail,
  origin,
}: Pick<OrdersDependencies, 'accounts' | 'mail' | 'origin'>): OrderNotifications {
  const told = (order: OrderWithLines): MailedOrder =>
    noticed(order, `${origin}/dashboard/orders/${order.number}`)

  const toBuyer = (order: OrderWithLines, note: string): readonly Message[] =>
    !isBuyerNotified(order.status) || isAnonymized(order.email)
      ? []
      : [
          {
            to: order.email,
            ...buyerMail(order.status, told(order), note),
            key: `order/${order.id}/${order.status}`,
          },
        ]

  const toAdmins = (
    event: AdminMailEvent,
    {
      order,
      note,
      admins,
    }: {
      readonly order: OrderWithLines
      readonly note: string
      readonly admins: readonly Reader[]
    },
  ): readonly Message[] => {
    const letter = adminMail(event, told(order), note)
    return admins.map(({ id, email }) => ({
      to: email,
      ...letter,
      key: `order/${order.id}/${event === 'placed' ? 'new' : event}/${id}`,
    }))
  }

  return {
    ready: mail.ready,
    placed: (order, admins) => [
      ...toBuyer(order, order.note),
      ...toAdmins('placed', { order, note: order.note, admins }),
    ],
    async stepped(tx, order, { note, byBuyer }) {
      if (!mail.ready) return
      const admins = byBuyer && order.status === 'cancelled' ? await accounts.listAdmins(tx) : []
      for (const message of [
        ...toBuyer(order, note),
        ...toAdmins('cancelled', { order, note, admins }),
      ])
        await mail.queue(tx, message)
    },
  }
}

const noticed = (order: OrderWithLines, link: string): MailedOrder => ({
  number: order.number,
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  poNumber: order.po_number,
  pieces: order.pieces,
  total: order.total_cents,
  lines: order.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unit_cents,
    total: line.total_cents,
  })),
  trackingNumber: order.tracking_number,
  trackingLink: order.tracking_link,
  link,
})
