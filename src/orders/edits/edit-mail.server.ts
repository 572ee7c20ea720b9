/**
 * The mail to the buyer about an order that staff or an approver have edited: the changes, and the
 * new order.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import type { NewOrderEdit } from './edit-contract.ts'
import type { OrderChange } from '../model/edit-schema.ts'
import { spokenOrder } from '../mails/spoken-order.server.ts'
import { toMailedOrder, type MailSource } from '../mails/notifications.server.ts'
import { editMail } from '../mails/order-mails.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import type { OrderWithLines } from '../store.server.ts'

type MailedEdit = {
  readonly source: MailSource
  readonly changes: readonly OrderChange[]
  readonly edit: Pick<NewOrderEdit, 'priceReason' | 'note'>
  /** The colleague who edited it; undefined: the shop. */
  readonly by?: string | undefined
}

/** Only to a confirmed address. @param order in its new state */
export async function queueEditMail(
  { accounts, mail }: Pick<OrdersContext, 'accounts' | 'mail'>,
  tx: Handle,
  order: OrderWithLines,
  { source, changes, edit: { priceReason = '', note = '' }, by }: MailedEdit,
): Promise<void> {
  if (!mail.ready || isUnreachable(order.email)) return
  if (!(await accounts.isEmailConfirmed(tx, order.user_id))) return
  await mail.queue(tx, {
    to: order.email,
    ...(await inLanguageOfOrder(tx, order, async () =>
      editMail(toMailedOrder(await spokenOrder(tx, order), source), {
        changes,
        reason: priceReason,
        note,
        by,
      }),
    )),
    kind: 'order',
    key: `order/${order.id}/edit/${order.revision}`,
  })
}
