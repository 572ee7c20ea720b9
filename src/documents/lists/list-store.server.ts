/** The SQL that finds documents: filtered, searched, paged, counted. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { DocumentKind } from '../rules.ts'
import { documentColumns, ofMemberCompanies, type DocumentRow } from '../store.server.ts'

/** With the time at which its order was cancelled, and its recipients, oldest first. */
export type ListedDocumentRow = DocumentRow & {
  readonly customer: string
  readonly company: string
  /** With tax; null for documents without amounts. */
  readonly total_cents: number | null
  readonly cancelled_at: Date | null
  readonly deliveries: readonly { readonly to: string; readonly at: string }[]
}

/** A viewer, with the companies to which they belong, and those for which they approve. */
export type DocumentViewer = {
  readonly userId: string
  readonly member: readonly string[]
  readonly approver: readonly string[]
  /** Only their documents of this company. */
  readonly onlyCompany?: string | undefined
}

export type FoundDocuments = {
  readonly kinds: readonly DocumentKind[]
  /** Each word must occur in the document's `document_search` text. */
  readonly words: readonly string[]
  /** Only documents that this user may see; see `canSee` of orders. */
  readonly viewer?: DocumentViewer | undefined
  readonly orderNumber?: number | undefined
  /** Only these ids. */
  readonly ids?: readonly string[]
  /** Only unsent invoices and credit notes. */
  readonly isUnsent?: boolean
  /** Dates of issue ('YYYY-MM-DD'), inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}
/** The start of a page: after this document. */
export type DocumentPosition = { readonly issuedAt: Date; readonly id: string }

/**
 * A document is dated by the shop's day on which it is issued, in its time zone at that time. So
 * the time of issue is at most two days from midnight UTC of that day, which lets the index by time
 * find the days.
 */
const issuedBetween = ({ from, to }: FoundDocuments): readonly RawBuilder<unknown>[] => [
  ...(from === undefined
    ? []
    : [
        sql`documents.issue_date >= ${from}::date
          and documents.issued_at >= (${from}::date - 2)::timestamp at time zone 'UTC'`,
      ]),
  ...(to === undefined
    ? []
    : [
        sql`documents.issue_date <= ${to}::date
          and documents.issued_at < (${to}::date + 3)::timestamp at time zone 'UTC'`,
      ]),
]

const partOf = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A viewer without a company sees the documents in the index of their `user_id`. */
const isSeenBy = ({
  userId,
  member,
  approver,
  onlyCompany,
}: DocumentViewer): RawBuilder<unknown> => {
  const own = sql`(documents.user_id = ${userId} and ${ofMemberCompanies(member)})`
  if (onlyCompany !== undefined) return sql`(${own} and documents.company_id = ${onlyCompany})`
  if (member.length === 0) return own
  return sql`(${own} or documents.order_id = any(array(
    select owner.id from order_owners owner
    where owner.company_id = any(${[...approver]}::uuid[])
      or (owner.company_id = any(${[...member]}::uuid[]) and owner.user_id = ${userId})
  )))`
}

const conditionsOf = (filters: FoundDocuments): readonly RawBuilder<unknown>[] => [
  sql`documents.kind = any(${filters.kinds})`,
  ...issuedBetween(filters),
  ...(filters.viewer === undefined ? [] : [isSeenBy(filters.viewer)]),
  ...(filters.orderNumber === undefined
    ? []
    : [sql`documents.order_number = ${filters.orderNumber}`]),
  ...(filters.ids === undefined ? [] : [sql`documents.id = any(${[...filters.ids]}::uuid[])`]),
  ...(filters.isUnsent ? [sql`documents.id in (select document_id from unsent_documents)`] : []),
  ...filters.words.map((word) => sql`search.words ilike ${partOf(word)}`),
]

/** Newest first. The history of their orders comes from the view published by orders. */
export async function listDocuments(
  db: Handle,
  filters: FoundDocuments,
  { after, limit }: { readonly after: DocumentPosition | undefined; readonly limit: number },
): Promise<readonly ListedDocumentRow[]> {
  const conditions = [
    ...conditionsOf(filters),
    ...(after
      ? [sql`(documents.issued_at, documents.id) < (${after.issuedAt}, ${after.id}::uuid)`]
      : []),
  ]
  const { rows } = await sql<ListedDocumentRow>`
    select
      ${documentColumns}, documents.total_cents, coalesce(search.customer, '') as customer,
      coalesce(search.company, '') as company, state.cancelled_at,
      coalesce(sent.deliveries, '[]') as deliveries
    from documents
    left join document_search search on search.document_id = documents.id
    left join order_states_by_id state on state.id = documents.order_id
    left join lateral (
      select jsonb_agg(
        jsonb_build_object(
          'to', recipient,
          'at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by sent_at
      ) as deliveries
      from document_deliveries
      where document_id = documents.id
    ) sent on true
    where ${sql.join(conditions, sql` and `)}
    order by documents.issued_at desc, documents.id desc
    limit ${limit}`.execute(db)
  return rows
}

/**
 * The maximum number of matching documents that are examined; beyond it the newest may be missing.
 */
const maxCandidates = 200

export type DocumentHeadRow = Pick<
  DocumentRow,
  'id' | 'kind' | 'series' | 'number' | 'currency'
> & {
  readonly order_number: number | null
  readonly customer: string
  readonly company: string
  readonly total_cents: number | null
}

/** The trigram index supports each condition, but not a condition on a list of words. */
const withAll = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`words ilike ${partOf(word)}`),
        sql` and `,
      )

/**
 * The document with this number, all documents of this order, and those that contain all words; at
 * most as many as requested.
 */
export async function findDocumentHeads(
  db: Handle,
  {
    kinds,
    words,
    number,
    order,
    limit,
  }: {
    readonly kinds: readonly DocumentKind[]
    readonly words: readonly string[]
    readonly number: { readonly series: string; readonly number: number } | undefined
    readonly order: number | undefined
    readonly limit: number
  },
): Promise<readonly DocumentHeadRow[]> {
  const query = sql<DocumentHeadRow>`
    with found as materialized (
      select id, 0 as place from documents
      where series = ${number?.series ?? null}::text and number = ${number?.number ?? null}::bigint
      union all
      (select id, 1 from documents where order_number = ${order ?? null}::bigint
        limit ${maxCandidates})
      union all
      (select document_id, 2 from document_search
        where ${withAll(words)} limit ${maxCandidates})
    )
    select documents.id, documents.kind, documents.series, documents.number, documents.currency,
      documents.order_number, documents.total_cents,
      coalesce(search.customer, '') as customer, coalesce(search.company, '') as company
    from (select id, min(place) as place from found group by id) as found
    join documents on documents.id = found.id
    left join document_search search on search.document_id = documents.id
    where documents.kind = any(${[...kinds]}::text[])
    order by found.place, documents.issued_at desc, documents.id desc limit ${limit}`
  // Planned for these words: the index is fast for rare words; common ones are found quickly
  // without it.
  return (await query.execute(db)).rows
}

/** The number of matches; at most `limit` are counted. */
export async function countDocuments(
  db: Handle,
  filters: FoundDocuments,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from documents
      left join document_search search on search.document_id = documents.id
      where ${sql.join(conditionsOf(filters), sql` and `)} limit ${limit}
    ) as found`.execute(db)
  return rows[0]?.found ?? 0
}
