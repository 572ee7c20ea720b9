/** The only SQL queries for quotes, their versions and messages. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Leaving } from '../companies/reassign.server.ts'
import type { AgreedOrder } from '../orders/model/order-request.server.ts'
import type { LineNames } from '../platform/languages/line-names.ts'
import { namesOfTool } from '../platform/languages/spoken-names.server.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { QuoteState, StoredState } from './rules.ts'

/** By tool, then by language. */
export type QuoteNames = Readonly<Record<string, LineNames>>

export type QuoteRow = {
  readonly id: string
  readonly number: number
  readonly user_id: string | null
  readonly email: string
  readonly name: string
  readonly company_id: string | null
  readonly company_name: string | null
  readonly lines: readonly OrderLine[]
  /**
   * The names of its tools at the time of the request; null: an older version stored only one name.
   */
  readonly names: QuoteNames | null
  readonly state: StoredState
  readonly version: number
  readonly total_cents: number | null
  /** 'YYYY-MM-DD' */
  readonly valid_until: string | null
  readonly order_number: number | null
  readonly asked_at: Date
  readonly changed_at: Date
}
export type VersionRow = {
  readonly version: number
  readonly lines: readonly OrderLine[]
  readonly total_cents: number
  readonly valid_until: string
  readonly message: string
  readonly author_name: string
  readonly at: Date
}
export type MessageRow = {
  readonly side: 'buyer' | 'shop'
  readonly author_name: string
  readonly text: string
  readonly at: Date
}

const columns = sql`
  id, number, user_id, email, name, company_id, company_name, lines, names, state, version,
  total_cents,  valid_until::text, order_number, asked_at, changed_at`

export type NewQuoteRow = Pick<
  QuoteRow,
  'id' | 'user_id' | 'email' | 'name' | 'company_id' | 'company_name' | 'lines' | 'asked_at'
> & { readonly idempotencyKey: string }

export async function insertQuote(tx: Handle, quote: NewQuoteRow): Promise<void> {
  await sql`
    insert into quotes (
      id, user_id, email, name, company_id, company_name, lines, state, idempotency_key, asked_at,
      changed_at, names
    )
    values (
      ${quote.id}, ${quote.user_id}, ${quote.email}, ${quote.name}, ${quote.company_id},
      ${quote.company_name}, ${JSON.stringify(quote.lines)}::jsonb, 'asked',
      ${quote.idempotencyKey}, ${quote.asked_at}, ${quote.asked_at},
      (
        select jsonb_object_agg(tool.id, ${namesOfTool(sql.ref('tool.id'))})
        from unnest(${[...new Set(quote.lines.map(({ toolId }) => toolId))]}::uuid[]) as tool (id)
      )
    )`.execute(tx)
}

export async function findQuotes(db: Handle, ids: readonly string[]): Promise<readonly QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export async function findQuote(db: Handle, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes where id = ${id}`.execute(db)
  return rows[0]
}

/** The numbers of open quotes on these tools: requested, or acceptable. */
export async function openQuotesOn(
  db: Handle,
  toolIds: readonly string[],
): Promise<readonly { readonly tool_id: string; readonly number: number }[]> {
  const { rows } = await sql<{ tool_id: string; number: number }>`
    select distinct line ->> 'toolId' as tool_id, quotes.number
    from quotes cross join jsonb_array_elements(quotes.lines) as line
    where quotes.state in ('asked', 'answered') and line ->> 'toolId' = any(${[...toolIds]}::text[])
    order by quotes.number`.execute(db)
  return rows
}

/** Quotes requested by a user, without those of companies that they have left; the oldest first. */
export async function listOfUser(
  db: Handle,
  userId: string,
  memberOf: readonly string[],
): Promise<readonly QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes
    where user_id = ${userId}
      and (company_id is null or company_id = any(${[...memberOf]}::uuid[]))
    order by number`.execute(db)
  return rows
}

/** Locked until the transaction ends: offer, acceptance and withdrawal wait for each other. */
export async function lockQuote(tx: Handle, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes where id = ${id} for update`.execute(tx)
  return rows[0]
}

/**
 * The viewer: a person with companies, or an agent that only sees one company's quotes, or private
 * ones.
 */
type VisibleTo =
  | { readonly userId: string; readonly companyIds: readonly string[] }
  | { readonly userId: string; readonly companyId: string | null }

const areVisibleTo = (to: VisibleTo) =>
  'companyId' in to
    ? sql`(user_id = ${to.userId} and company_id is not distinct from ${to.companyId}::uuid)`
    : sql`((company_id is null and user_id = ${to.userId})
        or company_id = any(${to.companyIds}::uuid[]))`

export type ListFilters = {
  /** Quotes of this user, or of these companies; undefined: all. */
  readonly visibleTo?: VisibleTo
  readonly q?: string | undefined
  readonly company?: string | undefined
  readonly state?: QuoteState | undefined
  readonly today: string
  /** Those with a lower number. */
  readonly before: number | undefined
  readonly limit: number
}

const partOf = (q: string): string => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The most recently requested first. */
export async function listQuotes(
  db: Handle,
  { visibleTo, q, company, state, today, before, limit }: ListFilters,
): Promise<readonly QuoteRow[]> {
  const part = q ? partOf(q) : undefined
  const shownState = sql`
    case when state = 'answered' and valid_until < ${today}::date then 'expired' else state end`
  const conditions = [
    sql`true`,
    ...(visibleTo ? [areVisibleTo(visibleTo)] : []),
    ...(part === undefined
      ? []
      : [
          sql`(name ilike ${part} or email ilike ${part} or company_name ilike ${part}
            or number::text = ${q})`,
        ]),
    ...(company === undefined ? [] : [sql`company_id = ${company}`]),
    ...(state === undefined ? [] : [sql`${shownState} = ${state}`]),
    ...(before === undefined ? [] : [sql`number < ${before}`]),
  ]
  const { rows } = await sql<QuoteRow>`
    select ${columns} from quotes where ${sql.join(conditions, sql` and `)}
    order by number desc limit ${limit}`.execute(db)
  return rows
}

/** The number of quotes that wait for the shop's offer. */
export async function countToAnswer(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quotes where state = 'asked'`.execute(db)
  return rows[0]?.count ?? 0
}

/** The newest first. */
export async function listVersions(db: Handle, quoteId: string): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, lines, total_cents, valid_until::text, message, author_name, at
    from quote_versions where quote_id = ${quoteId} order by version desc`.execute(db)
  return rows
}

/** The oldest first. */
export async function listMessages(db: Handle, quoteId: string): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select side, author_name, text, at from quote_messages
    where quote_id = ${quoteId} order by id`.execute(db)
  return rows
}

export async function insertVersion(tx: Handle, quoteId: string, offer: VersionRow): Promise<void> {
  await sql`
    insert into quote_versions (
      quote_id, version, lines, total_cents, valid_until, message, author_name, at
    )
    values (
      ${quoteId}, ${offer.version}, ${JSON.stringify(offer.lines)}::jsonb, ${offer.total_cents},
      ${offer.valid_until}::date, ${offer.message}, ${offer.author_name}, ${offer.at}
    )`.execute(tx)
  await sql`
    update quotes set state = 'answered', version = ${offer.version},
      total_cents = ${offer.total_cents}, valid_until = ${offer.valid_until}::date,
      changed_at = ${offer.at}
    where id = ${quoteId}`.execute(tx)
}

export async function insertMessage(
  tx: Handle,
  quoteId: string,
  message: MessageRow & { readonly author_id: string },
): Promise<void> {
  await sql`
    insert into quote_messages (quote_id, side, author_id, author_name, text, at)
    values (${quoteId}, ${message.side}, ${message.author_id}, ${message.author_name},
      ${message.text}, ${message.at})`.execute(tx)
  await sql`update quotes set changed_at = ${message.at} where id = ${quoteId}`.execute(tx)
}

export async function endQuote(
  tx: Handle,
  id: string,
  state: 'declined' | 'withdrawn',
  at: Date,
): Promise<void> {
  await sql`update quotes set state = ${state}, changed_at = ${at} where id = ${id}`.execute(tx)
}

type AcceptedOffer = { readonly id: string; readonly version: number; readonly userId: string }

/**
 * Marks an offer as accepted in the statement that places its order. If it is no longer open, or
 * has been replaced, no row is found, the id is null, and the whole statement fails: no order.
 */
export const acceptanceClause =
  ({ id, version, userId }: AcceptedOffer): AgreedOrder['part'] =>
  (order) =>
    sql`
    accepted_quote as (
      update quotes set state = 'accepted', order_number = ${order.column.number},
        changed_at = ${order.column.placed_at}
      from ${order.table}
      where quotes.id = ${id} and quotes.state = 'answered' and quotes.version = ${version}
      returning quotes.id
    ),
    acceptance as (
      insert into quote_acceptances (quote_id, version, order_id, user_id, at)
      select (select id from accepted_quote), ${version}::int, ${order.column.id}, ${userId}::uuid,
        ${order.column.placed_at}
      from ${order.table}
    )`

/** Whether a statement failed because its offer could no longer be accepted. */
export const isNotAcceptable = (error: unknown): boolean =>
  isUniqueViolation(error, 'quote_acceptances_once') ||
  (error instanceof Error &&
    'code' in error &&
    error.code === '23502' &&
    'table' in error &&
    error.table === 'quote_acceptances')

/**
 * Passes the quotes that a leaving member requested for the company to the successor.
 * @returns how many of these quotes are open
 */
export async function passQuotesOn(
  tx: Handle,
  { companyId, userId, successor }: Leaving,
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    with passed as (
      update quotes set
        user_id = ${successor.userId}, email = ${successor.email}, name = ${successor.name},
        -- Keys are their asker's, so another one of the successor's may be the same.
        idempotency_key = id::text
      where company_id = ${companyId} and user_id = ${userId} returning state
    )
    select count(*)::int as open from passed where state in ('asked', 'answered')`.execute(tx)
  return rows[0]?.open ?? 0
}

/** Deletes a user's private quotes with their account, and their name from company quotes. */
export async function removeUser(tx: Handle, userId: string, name: string): Promise<void> {
  await sql`delete from quotes where user_id = ${userId} and company_id is null`.execute(tx)
  await sql`
    update quotes set user_id = null, email = '', name = ${name}
    where user_id = ${userId}`.execute(tx)
  await sql`
    update quote_messages set author_id = null, author_name = ${name}
    where author_id = ${userId}`.execute(tx)
  await sql`
    update quote_notices set author_name = ${name} where author_id = ${userId}`.execute(tx)
}
