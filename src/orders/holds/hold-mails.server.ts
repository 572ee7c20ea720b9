/**
 * The mails about an order on hold: to its buyer and to those who decide, each with a link to sign
 * in.
 */
import type { HoldReason } from '../model/hold-reason.ts'
import { spokenHold } from '../model/spoken-hold.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Message } from '../../platform/mail/mail.server.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import type { HoldKind, NewHold } from '../model/holds.ts'
import { deliveryHoldMessages as deliveryMessages } from '../messages/delivery-hold.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import type { OrderRow } from '../store.server.ts'

type MailDependencies = Pick<
  OrdersDependencies,
  'accounts' | 'companies' | 'mail' | 'origin' | 'readSettings'
>
/** `released`: an order that waited until its buyer accepted its delivery. */
type HoldMailEvent = 'placed' | 'reminder' | 'released'

/** The shop's details in mails about holds. */
export type HoldMailSource = {
  readonly origin: string
  readonly shop: string
  readonly timeZone: string
}

/** Reads them: before a transaction, which may only run SQL. */
export async function holdMailSource({
  origin,
  readSettings,
}: Pick<OrdersDependencies, 'origin' | 'readSettings'>): Promise<HoldMailSource> {
  const { name: shop, timeZone } = await readSettings()
  return { origin, shop, timeZone }
}

/**
 * To the buyer, and to the company's approvers if the order waits for them; only to confirmed
 * addresses.
 */
export const holdMails = (
  deps: MailDependencies,
  db: Handle,
  order: HeldOrder,
  mailed: MailedHold,
): Promise<readonly Message[]> =>
  inLanguageOfOrder(db, order, () => writeHoldMails(deps, db, order, mailed))

type HeldOrder = Pick<
  OrderRow,
  'id' | 'number' | 'user_id' | 'email' | 'name' | 'company_id' | 'company_name' | 'total_cents'
> & { readonly revision?: number }
type MailedHold = {
  readonly source: HoldMailSource
  readonly hold: Pick<NewHold, 'kind' | 'until'> & { readonly reason: HoldReason | string }
  readonly event: HoldMailEvent
}

async function writeHoldMails(
  deps: MailDependencies,
  db: Handle,
  order: HeldOrder,
  { source, hold, event }: MailedHold,
): Promise<readonly Message[]> {
  if (!deps.mail.ready || isUnreachable(order.email)) return []
  const company = order.company_name ?? ''
  const words = {
    shop: source.shop,
    number: order.number,
    buyer: order.name,
    company,
    reason: spokenHold(hold.reason),
    total: displayMoney(order.total_cents),
    until: dayOf(hold.until, source.timeZone),
  }
  const link = (path: string) => `${source.origin}/dashboard/${path}`
  const toBuyer = textOf(hold.kind, event)({ ...words, link: link(`orders/${order.number}`) })
  const toApprovers = (event === 'placed' ? messages.toApprover : messages.reminder)({
    ...words,
    link: link('approvals'),
  })
  // An edited order may wait for the same approval again.
  const occasion = order.revision === undefined ? '' : `/${order.revision}`
  const recipients = [
    { userId: order.user_id, email: order.email, mail: toBuyer },
    ...(await approversOf(deps, db, order, hold)).map((one) => ({ ...one, mail: toApprovers })),
  ]
  const mails: Message[] = []
  for (const { userId, email, mail } of recipients)
    if (await deps.accounts.isEmailConfirmed(db, userId))
      mails.push({
        to: email,
        ...mail,
        kind: 'order' as const,
        key: `order/${order.id}/hold/${hold.kind}/${event}/${userId}${occasion}`,
      })
  return mails
}

/** The text to the buyer. */
function textOf(kind: HoldKind, event: HoldMailEvent) {
  if (kind === 'delivery') return deliveryMessages[event === 'placed' ? 'toBuyer' : event]
  if (event !== 'placed') return messages.reminder
  if (kind === 'approval') return messages.toBuyer
  if (kind === 'agent') return messages.toBuyerOfAgent
  return kind === 'payment' ? messages.toBuyerWhoPays : messages.toBuyerOfShop
}

async function approversOf(
  { companies }: MailDependencies,
  db: Handle,
  order: Pick<OrderRow, 'company_id' | 'user_id'>,
  { kind }: Pick<NewHold, 'kind'>,
) {
  if (kind !== 'approval' || order.company_id === null) return []
  const approvers = await companies.approvers(db, order.company_id)
  return approvers.filter(({ userId }) => userId !== order.user_id)
}
