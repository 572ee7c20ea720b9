/** The only SQL queries for companies and their members. */
import { sql, type Generated } from 'kysely'
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type {
  CompanyState,
  InvoiceForm,
  OrderAnswerRule,
  OrderFileRule,
  TaxStatus,
} from './rules.ts'

type Tables = {
  companies: {
    id: string
    number: Generated<number>
    name: string
    address: string
    vat_id: string
    tax_number: string
    tax_status: TaxStatus
    terms: string
    minimum_cents: number
    representative: string
    notes: string
    state: CompanyState
    revision: Generated<number>
    requested_at: Date
    /** Null: the catalogue's prices. */
    price_list_id: Generated<string | null>
    /** Whether the company may order more than is in stock; null: the shop's setting applies. */
    back_orders: Generated<'yes' | 'no' | null>
    /** Such as '2/10 net 30'; empty: the shop's terms. */
    payment_terms: Generated<string>
    invoice_form: Generated<InvoiceForm>
    /** How its orders that arrive as files are handled, once everything is certain. */
    order_files: Generated<OrderFileRule>
    /** Whether its orders by mail are answered by mail automatically. */
    order_answers: Generated<OrderAnswerRule>
    /** The buyer reference on its invoices. */
    buyer_reference: Generated<string>
    /** Where invoices are mailed; empty: to the buyer. */
    billing_email: Generated<string>
    /** Its ledger account; empty: derived from its number. */
    ledger_account: Generated<string>
    phone: Generated<string>
    /** The language of its mails and documents; empty: that of its members. */
    language: Generated<string>
    /** Delivery addresses in addition to its legal address. */
    delivery_addresses: Generated<readonly string[]>
    /** Belongs to the demo shop, and is deleted with it. */
    demo: Generated<boolean>
    /** Its credit limit, in cents with tax; null: no limit. */
    credit_limit_cents: Generated<number | null>
  }
  company_members: {
    id: string
    company_id: string
    user_id: string
    role: CompanyRole
    since: Date
    /** The limits without approval of one order, and of all orders of a month; null: no limit. */
    order_limit_cents: Generated<number | null>
    month_limit_cents: Generated<number | null>
  }
}
/** Fields for which a new company gets the table's defaults. */
type DefaultFields =
  | 'invoice_form'
  | 'order_files'
  | 'order_answers'
  | 'buyer_reference'
  | 'billing_email'
  | 'ledger_account'
  | 'phone'
  | 'language'
  | 'delivery_addresses'
type GeneratedFields =
  | DefaultFields
  | 'number'
  | 'revision'
  | 'price_list_id'
  | 'payment_terms'
  | 'back_orders'
  | 'credit_limit_cents'
  | 'demo'
export type CompanyRow = Omit<Tables['companies'], GeneratedFields> & {
  readonly number: number
  readonly back_orders: 'yes' | 'no' | null
  readonly payment_terms: string
  readonly price_list_id: string | null
  readonly credit_limit_cents: number | null
  readonly revision: number
  readonly invoice_form: InvoiceForm
  readonly order_files: OrderFileRule
  readonly order_answers: OrderAnswerRule
  readonly buyer_reference: string
  readonly billing_email: string
  readonly ledger_account: string
  readonly phone: string
  readonly language: string
  readonly delivery_addresses: readonly string[]
}
type UnsetFields = 'id' | 'state' | 'requested_at' | GeneratedFields
/**
 * Price list, payment terms, back-order rule, credit limit and billing settings are optional: if
 * absent, they stay unchanged.
 */
export type RecordValues = Omit<CompanyRow, UnsetFields> &
  Partial<
    Pick<
      CompanyRow,
      | 'price_list_id'
      | 'payment_terms'
      | 'back_orders'
      | 'credit_limit_cents'
      | 'invoice_form'
      | 'order_files'
      | 'order_answers'
      | 'ledger_account'
      | 'phone'
      | 'language'
      | 'delivery_addresses'
      | 'buyer_reference'
      | 'billing_email'
    >
  >
type MembershipValues = Omit<Tables['company_members'], 'order_limit_cents' | 'month_limit_cents'>
/** In cents; null: no limit. */
export type LimitValues = {
  readonly order_limit_cents: number | null
  readonly month_limit_cents: number | null
}
export type MemberRow = MembershipValues &
  LimitValues & {
    readonly email: string
    readonly name: string
  }

const tables = (db: Handle) => db.withTables<Tables>()

export const findCompany = (db: Handle, id: string): Promise<CompanyRow | undefined> =>
  tables(db).selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()

/** The existing ones of these companies, unordered. */
export const findCompaniesById = (db: Handle, ids: readonly string[]): Promise<CompanyRow[]> =>
  tables(db)
    .selectFrom('companies')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Locked until the transaction ends: concurrent changes of one company wait for each other. */
export const lockCompany = (tx: Handle, id: string): Promise<CompanyRow | undefined> =>
  tables(tx).selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertCompany(
  tx: Handle,
  company: RecordValues &
    Pick<CompanyRow, 'id' | 'state' | 'requested_at'> &
    Partial<Pick<CompanyRow, 'number'>>,
): Promise<CompanyRow> {
  return tables(tx).insertInto('companies').values(company).returningAll().executeTakeFirstOrThrow()
}

/** Those of the given numbers that companies already have. */
export async function listTakenNumbers(
  tx: Handle,
  numbers: readonly number[],
): Promise<readonly number[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ number: number }>`
    select number::int from companies where number = any(${[...numbers]}::bigint[])`.execute(tx)
  return rows.map(({ number }) => number)
}

/** From now on no company added without a number gets this number or a smaller one. */
export async function skipNumber(tx: Handle, number: number): Promise<void> {
  await sql`
    select setval('company_numbers', greatest(${number}::bigint, last_value)) from company_numbers
  `.execute(tx)
}

export async function insertDemoCompany(
  tx: Handle,
  company: Omit<CompanyRow, DefaultFields | 'number' | 'revision'>,
): Promise<void> {
  await tables(tx)
    .insertInto('companies')
    .values({ ...company, demo: true })
    .execute()
}

/**
 * Deletes the companies of the demo shop, after its users and orders; a company for which somebody
 * else buys stays.
 */
export async function deleteDemoCompanies(tx: Handle): Promise<void> {
  await sql`
    delete from companies
    where demo
      and not exists (select from company_members where company_id = companies.id)
      and not exists (select from company_orders where company_id = companies.id)`.execute(tx)
}

export async function updateCompany(
  tx: Handle,
  id: string,
  values: Partial<RecordValues & Pick<CompanyRow, 'state'>>,
): Promise<CompanyRow> {
  return tables(tx)
    .updateTable('companies')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The members of a company, by e-mail address. */
export async function listMembers(db: Handle, companyId: string): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.*, account.email, account.name
    from company_members as member join account_names as account on account.id = member.user_id
    where member.company_id = ${companyId} order by account.email`.execute(db)
  return rows
}

/** The members of these companies, each with the state of the company. */
export async function listMembersOf(
  db: Handle,
  companyIds: readonly string[],
): Promise<readonly (MemberRow & Pick<CompanyRow, 'state'>)[]> {
  const { rows } = await sql<MemberRow & Pick<CompanyRow, 'state'>>`
    select member.*, account.email, account.name, company.state
    from company_members as member join account_names as account on account.id = member.user_id
      join companies as company on company.id = member.company_id
    where member.company_id = any(${[...companyIds]}::uuid[]) order by account.email`.execute(db)
  return rows
}

export async function upsertMember(tx: Handle, member: MembershipValues): Promise<void> {
  await tables(tx)
    .insertInto('company_members')
    .values(member)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({ role: member.role }),
    )
    .execute()
}

export async function deleteMember(tx: Handle, id: string): Promise<void> {
  await tables(tx).deleteFrom('company_members').where('id', '=', id).execute()
}

export async function updateLimits(tx: Handle, id: string, limits: LimitValues): Promise<void> {
  await tables(tx).updateTable('company_members').set(limits).where('id', '=', id).execute()
}

/** A member's limits; their orders wait for each other until the transaction ends. */
export const lockLimits = (tx: Handle, memberId: string): Promise<LimitValues | undefined> =>
  tables(tx)
    .selectFrom('company_members')
    .select(['order_limit_cents', 'month_limit_cents'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Whether a user is a member. Waits for changes of the company's members in other transactions, and
 * blocks them until this one ends.
 */
export async function lockMembership(
  tx: Handle,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from companies join company_members as member on member.company_id = companies.id
    where companies.id = ${companyId} and member.user_id = ${userId}
    for key share of companies, member`.execute(tx)
  return rows.length > 0
}

/** A company with its credit limit; its orders wait for each other until the transaction ends. */
export const lockCredit = (
  tx: Handle,
  companyId: string,
): Promise<Pick<CompanyRow, 'name' | 'credit_limit_cents' | 'payment_terms'> | undefined> =>
  tables(tx)
    .selectFrom('companies')
    .select(['name', 'credit_limit_cents', 'payment_terms'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The same, without a lock. */
export const findCredit = (
  db: Handle,
  companyId: string,
): Promise<Pick<CompanyRow, 'name' | 'credit_limit_cents' | 'payment_terms'> | undefined> =>
  tables(db)
    .selectFrom('companies')
    .select(['name', 'credit_limit_cents', 'payment_terms'])
    .where('id', '=', companyId)
    .executeTakeFirst()

/** Closes a user's requests that staff have not approved; the user is no longer a member. */
export async function closeRequestsOf(tx: Handle, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from company_members using companies
    where companies.id = company_members.company_id and company_members.user_id = ${userId}
      and companies.state = 'requested'
    returning companies.id`.execute(tx)
  for (const { id } of rows)
    if ((await listMembers(tx, id)).length === 0) await updateCompany(tx, id, { state: 'closed' })
}

export async function deleteMembershipsOf(tx: Handle, userId: string): Promise<void> {
  await tables(tx).deleteFrom('company_members').where('user_id', '=', userId).execute()
}

export type MembershipRow = Pick<
  CompanyRow,
  | 'id'
  | 'number'
  | 'name'
  | 'state'
  | 'minimum_cents'
  | 'price_list_id'
  | 'back_orders'
  | 'credit_limit_cents'
  | 'payment_terms'
> &
  LimitValues & { readonly role: CompanyRole; readonly member_id: string }

const selectMemberships = (db: Handle, userId: string) =>
  tables(db)
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select([
      'companies.id',
      'companies.number',
      'companies.name',
      'companies.state',
      'companies.minimum_cents',
      'companies.price_list_id',
      'companies.credit_limit_cents',
      'companies.payment_terms',
      'companies.back_orders',
      'company_members.role',
      'company_members.id as member_id',
      'company_members.order_limit_cents',
      'company_members.month_limit_cents',
    ])
    .where('company_members.user_id', '=', userId)

/** The companies of a user, by name. */
export const listMemberships = (db: Handle, userId: string): Promise<MembershipRow[]> =>
  selectMemberships(db, userId).orderBy('companies.name').orderBy('companies.id').execute()

export const findMembership = (
  db: Handle,
  userId: string,
  companyId: string,
): Promise<MembershipRow | undefined> =>
  selectMemberships(db, userId).where('companies.id', '=', companyId).executeTakeFirst()

/** Concurrent requests of one user are checked one after another. */
export async function lockRequests(tx: Handle, userId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('company request ' || ${userId}, 0))`.execute(tx)
}
