/**
 * The mails about an order. They are written in the transaction that causes them; their keys make
 * sure that each recipient gets one mail per order and event.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Message } from '../platform/mail/mail.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import {
  adminMail,
  buyerMail,
  isBuyerNotified,
  type AdminMailEvent,
  type MailedOrder,
} from './order-mails.ts'
import { isAnonymized } from './rules.ts'
import type { OrderWithLines } from './store.server.ts'

type NotificationDependencies = Pick<OrdersDependencies, 'accounts' | 'mail' | 'origin'>
/** An admin who is written to. */
type Admin = { readonly id: string; readonly email: string }

/** The mails about a new order: to its buyer and to each of these admins. */
export const placementMails = (
  deps: NotificationDependencies,
  order: OrderWithLines,
  admins: readonly Admin[],
): readonly Message[] => [
  ...buyerMails(deps, order, order.note),
  ...adminMails(deps, 'placed', { order, note: order.note, admins }),
]

/**
 * Queues the mails about a transition in its transaction: to the buyer, and to all admins when the
 * buyer has cancelled.
 * @param transition `note` is what was written with the transition
 */
export async function queueTransitionMails(
  deps: NotificationDependencies,
  tx: Handle,
  order: OrderWithLines,
  { note, byBuyer }: { readonly note: string; readonly byBuyer: boolean },
): Promise<void> {
  if (!deps.mail.ready) return
  const admins = byBuyer && order.status === 'cancelled' ? await deps.accounts.listAdmins(tx) : []
  const mails = [
    ...buyerMails(deps, order, note),
    ...adminMails(deps, 'cancelled', { order, note, admins }),
  ]
  for (const message of mails) await deps.mail.queue(tx, message)
}

/** None when the status sends no mail, or when the buyer's account was deleted. */
const buyerMails = (
  { origin }: NotificationDependencies,
  order: OrderWithLines,
  note: string,
): readonly Message[] =>
  !isBuyerNotified(order.status) || isAnonymized(order.email)
    ? []
    : [
        {
          to: order.email,
          ...buyerMail(order.status, toMailedOrder(order, origin), note),
          kind: 'order',
          key: `order/${order.id}/${order.status}`,
        },
      ]

function adminMails(
  { origin }: NotificationDependencies,
  event: AdminMailEvent,
  mail: {
    readonly order: OrderWithLines
    readonly note: string
    readonly admins: readonly Admin[]
  },
): readonly Message[] {
  const { order, note, admins } = mail
  const content = adminMail(event, toMailedOrder(order, origin), note)
  return admins.map(({ id, email }) => ({
    to: email,
    ...content,
    kind: 'notice',
    key: `order/${order.id}/${event === 'placed' ? 'new' : event}/${id}`,
  }))
}

const toMailedOrder = (order: OrderWithLines, origin: string): MailedOrder => ({
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
  link: `${origin}/dashboard/orders/${order.number}`,
})
