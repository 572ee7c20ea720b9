/** The effects of placing an order: it takes stock, and notifies others. */
import type { Message } from '../../platform/mail/mail.server.ts'
import { waitingPieces } from '../back-orders/back-orders.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import type { OrderStatementPart } from '../model/insert-order-store.server.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import { noticeChannel } from '../mails/notifications.server.ts'
import type { OrderRequest } from '../model/order-request.server.ts'
import type { OrderWithLines } from '../store.server.ts'

/** An order that was written. */
export type WrittenOrder = {
  readonly kind: 'written'
  readonly order: OrderWithLines
  readonly mails: readonly Message[]
  /** Whether admins are told. */
  readonly announced: boolean
}

/** Takes the pieces in stock; none if the whole order waits. */
export function reservation(
  { stock }: OrdersDependencies,
  lines: readonly PricedLine[],
  cause: { readonly actorId: string; readonly at: Date },
): readonly OrderStatementPart[] {
  const needs = lines.flatMap((line) => {
    const quantity = line.quantity - waitingPieces(line)
    return quantity > 0 ? [{ toolId: line.tool.id, quantity }] : []
  })
  return needs.length === 0 ? [] : [stock.reserveStockClause(needs, cause)]
}

/** Whether mails about a new order are sent: not without mail, and not for imported orders. */
export const hasNotifications = (
  { mail }: OrdersDependencies,
  { imported }: Pick<OrderRequest, 'imported'>,
): boolean => mail.ready && !imported

/**
 * Tells the catalogue that the stock of these tools changed, and the mail sender that mails are
 * queued.
 */
export async function notifyAboutOrder(
  { catalogue, database, mail }: OrdersDependencies,
  { order, mails, announced }: WrittenOrder,
): Promise<void> {
  const toolIds = order.lines.map((line) => line.tool_id)
  await Promise.all([
    catalogue.notifyChanged(database.handle, toolIds),
    ...(mails.length > 0 ? [mail.notifyQueued()] : []),
    ...(announced ? [database.notify(database.handle, noticeChannel, '')] : []),
  ])
}
