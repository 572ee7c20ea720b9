/** Statements of account as documents: numbered, frozen, mailed; their content is passed in. */
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { isActive } from '../../companies/rules.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { writtenLanguage, sellerOf } from '../document-content.ts'
import { attachmentOwner } from '../issuing/document-mails.server.ts'
import { statementMessages as messages } from '../messages/statement.ts'
import { documentNumber } from '../rules.ts'
import { lockSeries, takeCounted } from '../numbers/series-store.server.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { StatementContent } from '../statement-content.ts'
import { findLatestStatement, listStatements, lockStatement } from './statements-store.server.ts'
import { insertDelivery, insertDocument, type DocumentRow } from '../store.server.ts'

/** The account holder: a company, or a person who buys for themselves. */
export type AccountHolder = { readonly kind: 'company' | 'user'; readonly id: string }

/** An issued statement. */
export type IssuedStatementDocument = {
  readonly id: string
  /** As printed: 'ST-000042'. */
  readonly number: string
  readonly issueDate: string
  readonly from: string
  readonly to: string
  /** To whom and when it was sent (ISO 8601, UTC); oldest first. */
  readonly sent: readonly { readonly to: string; readonly at: string }[]
}

export type NewStatement = {
  readonly holder: AccountHolder
  readonly settings: ShopSettings
  readonly content: Omit<StatementContent, 'shop'>
}

/** The operations of documents that payments use. */
export type StatementDocuments = {
  /**
   * Issues a statement in the caller's transaction; if the customer's last statement of these days
   * has the same content, returns that one, so that pressing twice uses no second number.
   */
  issue(
    tx: Handle,
    statement: NewStatement,
  ): Promise<{ readonly document: IssuedStatementDocument; readonly isNew: boolean }>
  /** A customer's latest statements, newest first. */
  list(db: Handle, holder: AccountHolder): Promise<readonly IssuedStatementDocument[]>
  /**
   * Queues a mail with a statement's file, at most one per address and day, and records it.
   * @returns undefined if the statement does not exist
   * @throws mailNotSetUp
   */
  mail(tx: Handle, id: string, recipient: string): Promise<IssuedStatementDocument | undefined>
}

export const createStatementDocuments = (deps: DocumentsDependencies): StatementDocuments => ({
  issue: (tx, statement) => issueStatement(deps, tx, statement),
  list: async (db, holder) => (await listStatements(db, holder)).map(toIssued),
  mail: (tx, id, recipient) => mailStatement(deps, tx, id, recipient),
})

const printed = ({ series, number }: Pick<DocumentRow, 'series' | 'number'>): string =>
  documentNumber(series, number)

const toIssued = (row: Awaited<ReturnType<typeof listStatements>>[number]) => ({
  id: row.id,
  number: printed(row),
  issueDate: row.issue_date,
  from: row.from,
  to: row.to,
  sent: row.deliveries,
})

/** In the customer's language, which the statement keeps. */
const issueStatement = (deps: DocumentsDependencies, tx: Handle, statement: NewStatement) => {
  const { kind, id } = statement.holder
  const customer = kind === 'company' ? { companyId: id } : { userId: id }
  return inLanguageOfCustomer(tx, customer, () => writeStatement(deps, tx, statement))
}

async function writeStatement(
  { now, newId }: DocumentsDependencies,
  tx: Handle,
  { holder, settings, content: account }: NewStatement,
) {
  const content: StatementContent = { ...writtenLanguage(), shop: sellerOf(settings), ...account }
  const { from, to } = content
  // A concurrent issue of a statement waits here, and finds the issued one.
  await lockSeries(tx, 'statement')
  const earlier = await findLatestStatement(tx, holder, { from, to })
  if (earlier && isDeepStrictEqual(StatementContent.parse(earlier.content), content))
    return { document: toIssued(earlier), isNew: false }
  const at = now()
  const row = await insertDocument(tx, {
    id: newId(),
    kind: 'statement',
    ...(await takeCounted(tx, 'statement')),
    order_id: null,
    order_number: null,
    shipment_id: null,
    corrects_id: null,
    user_id: holder.kind === 'user' ? holder.id : null,
    company_id: holder.kind === 'company' ? holder.id : null,
    issue_date: dayOf(at, settings.timeZone),
    supply_date: null,
    due_date: null,
    issued_at: at,
    currency: content.currency,
    content,
  })
  return { document: toIssued({ ...row, from, to, deliveries: [], content }), isNew: true }
}

async function mailStatement(
  { mail, origin, now, readSettings }: DocumentsDependencies,
  tx: Handle,
  id: string,
  recipient: string,
): Promise<IssuedStatementDocument | undefined> {
  const row = await lockStatement(tx, id)
  if (!row) return undefined
  const { name: shop, timeZone } = await readSettings()
  const at = now()
  const today = dayOf(at, timeZone)
  const wasSent = row.deliveries.some(
    (sent) => sent.to === recipient && dayOf(new Date(sent.at), timeZone) === today,
  )
  if (wasSent) return toIssued(row)
  const number = printed(row)
  const { language = 'en', customer, from, to } = StatementContent.parse(row.content)
  const words = inLanguage(language, () => ({
    subject: messages.mail.subject(number, shop),
    text: messages.mail.text({
      name: customer.name,
      number,
      from: messages.mail.day(from),
      to: messages.mail.day(to),
      shop,
      link: `${origin}/dashboard/statement`,
    }),
  }))
  await mail.queue(tx, {
    to: recipient,
    ...words,
    kind: 'order',
    attachments: [{ reference: `${attachmentOwner}/${id}`, name: `${number}.pdf` }],
  })
  await insertDelivery(tx, { documentId: id, recipient, at })
  return toIssued({
    ...row,
    deliveries: [...row.deliveries, { to: recipient, at: at.toISOString() }],
  })
}

/**
 * Whether somebody may see a statement: the account holder, and anybody who acts for that company.
 */
export async function canViewStatement(
  { companies }: Pick<DocumentsDependencies, 'companies'>,
  actor: Actor,
  { user_id: userId, company_id: companyId }: Pick<DocumentRow, 'user_id' | 'company_id'>,
): Promise<boolean> {
  if (isAdmin(actor)) return true
  if (companyId === null) return userId === actor.id
  const memberships = await companies.memberships({ actor }, {})
  return memberships.some(({ id, state }) => id === companyId && isActive(state))
}
