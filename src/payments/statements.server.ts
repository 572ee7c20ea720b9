/**
 * Statements of account: the balance of a customer with its movements, shown, issued as a document,
 * and mailed.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { isActive, isCompanyOwner } from '../companies/rules.ts'
import { statementMessages } from '../documents/messages/statement.ts'
import {
  closingBalance,
  creditLeft,
  type StatementContent,
} from '../documents/statement-content.ts'
import { addDays, dayOf, type Day } from '../platform/time/time-zone.ts'
import { accountsNotKept } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { customerKey, parseCustomer, type Customer } from './rules.ts'
import type {
  IssuedStatement,
  NewStatement,
  Statement,
  StatementMail,
  StatementQuery,
} from './statement-fields.ts'
import {
  agesOn,
  itemsOn,
  toBalance,
  capToToday,
  defaultPeriod,
  withBalances,
  type Period,
} from './statement-rules.ts'
import { findUserName, listItems, listMovements, readOpening } from './statement-store.server.ts'

/** More rows than a page shows, and than a file of fifty pages contains. */
const maxMovements = 2000
const maxItems = 20_000
/** The maximum period of a statement in days: three years. */
const maxDays = 1098

type Account = Omit<StatementContent, 'shop'>
/** The owner of the account, and the addresses to which staff may send it. */
type Holder = {
  readonly customer: Customer
  readonly name: string
  readonly address: string
  readonly email: string
  readonly addresses: readonly string[]
}

/** @throws notFound, accountsNotKept, invalidInput */
export async function readStatement(
  deps: PaymentsDependencies,
  actor: Actor,
  { customer, ...days }: StatementQuery,
): Promise<Statement> {
  const { handle } = deps.database
  const holder = await findHolder(deps, handle, actor, customer)
  const account = await readAccount(deps, handle, { actor, holder, days })
  const { from, to, opening, lines, items } = account
  return {
    customer: { key: customerKey(holder.customer), name: holder.name },
    from,
    to,
    opening: toBalance(opening),
    lines: withBalances(opening, lines),
    closing: toBalance(closingBalance(account)),
    items: itemsOn(items, to),
    ages: agesOn(items, to),
    unallocated: Math.max(0, creditLeft(account)),
    issued: (await deps.documents.statements.list(handle, holder.customer)).map(toIssued),
    addresses: isAdmin(actor) ? [...holder.addresses] : [],
  }
}

const toIssued = (
  issued: Awaited<ReturnType<PaymentsDependencies['documents']['statements']['list']>>[number],
): IssuedStatement => ({ ...issued, sent: [...issued.sent] })

/**
 * The account that a user may see: staff see every account, others see their own and those of their
 * companies.
 * @throws notFound
 */
async function findHolder(
  { companies }: PaymentsDependencies,
  db: Handle,
  actor: Actor,
  key: string | undefined,
): Promise<Holder> {
  const own: Customer = actor.company
    ? { kind: 'company', id: actor.company.id }
    : { kind: 'user', id: actor.id }
  const customer = key === undefined ? own : parseCustomer(key)
  if (customer.kind === 'user') {
    if (!isAdmin(actor) && customer.id !== actor.id) throw notFound()
    const user = await findUserName(db, customer.id)
    if (!user) throw notFound()
    return { customer, ...user, address: '', addresses: [user.email].filter(Boolean) }
  }
  const { name, address, state, members } = await companies.read({ actor }, { id: customer.id })
  if (!isAdmin(actor) && !isActive(state)) throw notFound()
  const owners = members.filter(isCompanyOwner).map(({ email }) => email)
  return { customer, name, address, email: '', addresses: owners }
}

type AccountRequest = {
  readonly actor: Actor
  readonly holder: Holder
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined }
}

/** @throws accountsNotKept; invalidInput for impossible dates or a period that is too long */
async function readAccount(
  { readSettings, now }: PaymentsDependencies,
  db: Handle,
  { actor, holder, days }: AccountRequest,
): Promise<Account> {
  const { currency, timeZone, paymentsSince: since } = await readSettings()
  if (since === '' && !isAdmin(actor))
    throw accountsNotKept({ detail: messages.accountsNotKeptDetail })
  const { from, to } = daysOf(days, dayOf(now(), timeZone))
  const { customer, name, address, email } = holder
  const query = { customer, currency, since, timeZone, from, to }
  const lines = await listMovements(db, query, maxMovements + 1)
  if (lines.length > maxMovements) throw refusedDay(statementMessages.tooLong(maxMovements))
  return {
    customer: { name, address, email },
    from,
    to,
    currency,
    opening: await readOpening(db, query),
    lines: [...lines],
    items: [...(await listItems(db, query, maxItems))],
  }
}

/** @throws invalidInput for impossible dates or a period that is too long */
function daysOf({ from, to }: AccountRequest['days'], today: Day): Period {
  const usual = defaultPeriod(today)
  const last = to ?? usual.to
  const first = from ?? (usual.from < last ? usual.from : last)
  if (first > last) throw refusedDay(messages.daysBackwards)
  if (addDays(first, maxDays) < last) throw refusedDay(messages.tooManyDays)
  return capToToday({ from: first, to: last }, today)
}

const refusedDay = (detail: string) => invalidInput({ errors: [{ pointer: '#/from', detail }] })

/** @throws as readStatement */
export async function issueStatement(
  deps: PaymentsDependencies,
  actor: Actor,
  { customer, ...days }: NewStatement,
): Promise<IssuedStatement> {
  const { database, documents, audit } = deps
  const settings = await deps.readSettings()
  // Before the transaction, because companies are read on a separate connection.
  const holder = await findHolder(deps, database.handle, actor, customer)
  return database.transact(async (tx) => {
    const content = await readAccount(deps, tx, { actor, holder, days })
    const { document, isNew } = await documents.statements.issue(tx, {
      holder: holder.customer,
      settings,
      content,
    })
    if (isNew && isAdmin(actor))
      await audit.record(tx, actor, {
        operation: 'payments.issueStatement',
        kind: 'document',
        id: document.id,
        label: document.number,
        after: { customer: holder.name, from: content.from, to: content.to },
      })
    return toIssued(document)
  })
}

/** @throws notFound, mailNotSetUp */
export async function mailStatement(
  { database, documents, audit }: PaymentsDependencies,
  actor: Actor,
  { id, to }: StatementMail,
): Promise<IssuedStatement> {
  return database.transact(async (tx) => {
    const issued = await documents.statements.mail(tx, id, to)
    if (!issued) throw notFound()
    await audit.record(tx, actor, {
      operation: 'payments.mailStatement',
      kind: 'document',
      id,
      label: issued.number,
      after: { to },
    })
    return toIssued(issued)
  })
}
