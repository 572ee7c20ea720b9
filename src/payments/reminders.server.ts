/** Reminds buyers of overdue invoices: each step once, automatically or by staff. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { attachmentOwner } from '../documents/issuing/document-mails.server.ts'
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import { isUnreachable } from '../platform/fields/anonymized-email.ts'
import { creditorReference, groupByFour } from '../platform/money/check-digits.ts'
import { displayMoney } from '../platform/money/money.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { dayOf, daysBetween, type Day } from '../platform/time/time-zone.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { fillMailFields } from '../settings/mail-texts.ts'
import { mailTextOf } from '../settings/spoken-texts.ts'
import { parseReminderDays } from '../settings/reminder-texts.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf } from './dto.ts'
import { reminderMessages as messages } from './messages/reminders.ts'
import { lastDueDay, nextStep, type NextStep } from './reminder-rules.ts'
import {
  notReminded,
  type Exemption,
  type OverdueItem,
  type OverdueQuery,
} from './reminders-contract.ts'
import {
  findBillingEmail,
  deleteExemption,
  insertExemption,
  insertReminder,
  listOverdue,
  lockOverdue,
  type OverdueRow,
} from './reminders-store.server.ts'
import { customerKey, daysOverdue, parseCustomer } from './rules.ts'

/** The settings, and the present day. */
type Terms = {
  readonly settings: ShopSettings
  readonly days: readonly number[]
  readonly today: Day
}

async function readTerms({ readSettings, now }: PaymentsDependencies): Promise<Terms> {
  const settings = await readSettings()
  const days = parseReminderDays(settings.reminderDays) ?? []
  return { settings, days, today: dayOf(now(), settings.timeZone) }
}

const nextOf = ({ due_date: dueDate, sent }: OverdueRow, { settings, days }: Terms) =>
  nextStep(
    {
      dueDate,
      sent: sent.map(({ step, at }) => ({ step, on: dayOf(new Date(at), settings.timeZone) })),
    },
    days,
  )

const toItem = (row: OverdueRow, terms: Terms): OverdueItem => ({
  id: row.document_id,
  number: row.number,
  order: row.order_number,
  dueDate: row.due_date,
  exempt: row.exempt,
  customer: { key: customerKey(customerOf(row)), name: row.customer },
  daysOverdue: row.open_cents > 0 ? daysOverdue(row.due_date, terms.today) : 0,
  open: Math.max(0, row.open_cents),
  sent: [...row.sent],
  upcoming: nextOf(row, terms) ?? null,
})

const defaultPageSize = 100

export async function listOverdueItems(
  deps: PaymentsDependencies,
  { q, customer, limit = defaultPageSize, cursor }: OverdueQuery,
) {
  const terms = await readTerms(deps)
  const { currency, paymentsSince } = terms.settings
  const [due, id] = cursor === undefined ? [] : decodeCursor(cursor, ['string', 'uuid'])
  const rows = await listOverdue(deps.database.handle, {
    q,
    currency,
    since: paymentsSince || '0001-01-01',
    before: terms.today,
    customer: customer === undefined ? undefined : parseCustomer(customer),
    after: due === undefined ? undefined : [String(due), String(id)],
    limit: limit + 1,
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.due_date, last.document_id]),
    (row) => toItem(row, terms),
  )
}

/**
 * The company's address for invoices; otherwise the confirmed address of the person who ordered,
 * otherwise that of an owner or approver of the company.
 */
async function addressOf(
  { accounts, companies }: PaymentsDependencies,
  tx: Handle,
  { document_id: documentId, user_id: userId, company_id: companyId }: OverdueRow,
): Promise<string | undefined> {
  const billing = await findBillingEmail(tx, documentId)
  if (billing !== '') return billing
  const own = userId === null ? undefined : await accounts.confirmedEmailOf(tx, userId)
  if (own !== undefined && !isUnreachable(own)) return own
  if (companyId === null) return undefined
  for (const approver of await companies.approvers(tx, companyId)) {
    const email = await accounts.confirmedEmailOf(tx, approver.userId)
    if (email !== undefined) return email
  }
  return undefined
}

/** Why a step cannot be sent, in a sentence; undefined if it can. */
function refusalOf(row: OverdueRow, { settings, days, today }: Terms): string | undefined {
  const { refused } = messages
  if (days.length === 0) return refused.off
  if (settings.paymentsSince === '') return refused.notFollowed
  if (row.open_cents <= 0) return refused.settled(row.number)
  if (row.due_date >= today) return refused.notDue(row.number, row.due_date)
  return row.exempt === null ? undefined : refused.exempt(row.number)
}

type Sent = { readonly row: OverdueRow; readonly next: NextStep; readonly to: string }

/** Writes the mail of a step in the customer's language, and records it. The row is locked. */
const send = (
  deps: PaymentsDependencies,
  tx: Handle,
  sent: Sent,
  terms: Terms & { readonly actor?: Actor },
): Promise<void> => {
  const { user_id: userId, company_id: companyId } = sent.row
  return inLanguageOfCustomer(tx, { userId, companyId }, () => sendSpoken(deps, tx, sent, terms))
}

async function sendSpoken(
  deps: PaymentsDependencies,
  tx: Handle,
  { row, next, to }: Sent,
  { settings, today, actor }: Terms & { readonly actor?: Actor },
): Promise<void> {
  const { number, due_date: due, open_cents: open } = row
  const words = mailTextOf(settings, `reminder${next.step}`)
  const values = {
    number,
    name: row.customer,
    shop: settings.name,
    due: messages.day(due),
    open: displayMoney(open),
    days: String(daysBetween(due, today)),
  }
  const reference = creditorReference(number)
  await deps.mail.queue(tx, {
    to,
    subject: fillMailFields(words.subject, values),
    text: messages.mailText({
      opening: fillMailFields(words.opening, values),
      number,
      due,
      open,
      bank: settings.bank,
      shop: settings.name,
      reference: reference === undefined ? number : groupByFour(reference),
      link: `${deps.origin}/dashboard/orders/${row.order_number ?? ''}`,
    }),
    kind: 'order',
    key: `reminder/${row.document_id}/${next.step}`,
    attachments: [{ reference: `${attachmentOwner}/${row.document_id}`, name: `${number}.pdf` }],
  })
  await insertReminder(tx, {
    id: deps.newId(),
    documentId: row.document_id,
    step: next.step,
    openCents: open,
    recipient: to,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    at: deps.now(),
  })
}

/** @throws notFound, notReminded, mailNotSetUp */
export async function remindNow(
  deps: PaymentsDependencies,
  actor: Actor,
  { id, step }: { readonly id: string; readonly step: number },
): Promise<OverdueItem> {
  const terms = await readTerms(deps)
  return deps.database.transact(async (tx) => {
    const row = await lockOverdue(tx, id)
    if (!row) throw notFound()
    const next = nextOf(row, terms)
    const to = await addressOf(deps, tx, row)
    const refusal =
      refusalOf(row, terms) ??
      (next ? undefined : messages.refused.allSent(row.number)) ??
      (next?.step === step ? undefined : messages.refused.otherStep(row.number, step)) ??
      (to === undefined ? messages.refused.noAddress(row.number) : undefined)
    if (refusal !== undefined || !next || to === undefined)
      throw notReminded({ detail: refusal ?? messages.notReminded })
    await send(deps, tx, { row, next, to }, { ...terms, actor })
    await deps.audit.record(tx, actor, {
      operation: 'payments.remind',
      kind: 'document',
      id,
      label: row.number,
      after: { step: next.step, to },
    })
    return toItem((await lockOverdue(tx, id)) ?? row, terms)
  })
}

/** @throws notFound */
export async function exemptFromReminders(
  deps: PaymentsDependencies,
  actor: Actor,
  { id, scope, exempt }: Exemption,
): Promise<OverdueItem> {
  const terms = await readTerms(deps)
  return deps.database.transact(async (tx) => {
    const row = await lockOverdue(tx, id)
    if (!row) throw notFound()
    const exempted = scope === 'invoice' ? { document: id } : { customer: customerOf(row) }
    const { id: actorId, name: actorName } = actor
    const changed = exempt
      ? await insertExemption(tx, {
          id: deps.newId(),
          exempted,
          actorId,
          actorName,
          at: deps.now(),
        })
      : await deleteExemption(tx, exempted)
    if (changed)
      await deps.audit.record(tx, actor, {
        operation: 'payments.exempt',
        kind: 'document',
        id,
        label: row.number,
        before: { leftOut: exempt ? null : scope },
        after: { leftOut: exempt ? scope : null },
      })
    return toItem((await lockOverdue(tx, id)) ?? row, terms)
  })
}

/** Rows that are processed in one batch. */
const batch = 500

/** Sends all steps that are due automatically. @returns how many were sent */
export async function remindOfDue(deps: PaymentsDependencies): Promise<number> {
  const terms = await readTerms(deps)
  const { currency, paymentsSince: since, timeZone } = terms.settings
  if (terms.days.length === 0 || since === '' || !deps.mail.ready) return 0
  const lastDay = lastDueDay(deps.now(), timeZone)
  let sent = 0
  let after: readonly [string, string] | undefined
  for (;;) {
    const query = { currency, since, before: terms.today, after, limit: batch }
    const rows = await listOverdue(deps.database.handle, query)
    for (const row of rows) {
      const next = row.exempt === null ? nextOf(row, terms) : undefined
      if (next && next.on <= lastDay && (await remindOf(deps, row.document_id, { terms, lastDay })))
        sent += 1
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return sent
    after = [last.due_date, last.document_id]
  }
}

/**
 * Checks again with the row locked, because a payment may have been booked, or another instance may
 * have sent it.
 */
const remindOf = (
  deps: PaymentsDependencies,
  id: string,
  { terms, lastDay }: { readonly terms: Terms; readonly lastDay: Day },
): Promise<boolean> =>
  deps.database.transact(async (tx) => {
    const row = await lockOverdue(tx, id)
    if (!row || refusalOf(row, terms) !== undefined) return false
    const next = nextOf(row, terms)
    const to = await addressOf(deps, tx, row)
    if (!next || next.on > lastDay || to === undefined) return false
    await send(deps, tx, { row, next, to }, terms)
    return true
  })

/** Milliseconds between two looks. */
const pollInterval = 600_000

export const createReminderJob = (deps: PaymentsDependencies): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    channel: 'payment-reminders',
    isHeld: () => isOutgoingHeld(deps.database.handle),
    pollInterval,
    failureMessage: messages.jobFailed,
    run: () => remindOfDue(deps),
  })
