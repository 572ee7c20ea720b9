/** SQL queries for statements of account among the documents. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ListedDocumentRow } from '../lists/list-store.server.ts'

export type StatementRow = Pick<
  ListedDocumentRow,
  'id' | 'series' | 'number' | 'issue_date' | 'deliveries'
> & {
  /** Days. */
  readonly from: string
  readonly to: string
  readonly content: unknown
}
type Holder = { readonly kind: 'company' | 'user'; readonly id: string }
type Days = { readonly from: string; readonly to: string }

/** The maximum number of latest statements on a page. */
const maxListed = 24

const ofHolder = ({ kind, id }: Holder) =>
  kind === 'company'
    ? sql`company_id = ${id} and kind = 'statement'`
    : sql`user_id = ${id} and company_id is null and kind = 'statement'`

const columns = sql`
  id, series, number, issue_date::text, content ->> 'from' as "from", content ->> 'to' as "to",
  coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'to', recipient,
        'at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by sent_at
    )
    from document_deliveries where document_id = documents.id
  ), '[]') as deliveries`

/** Newest first, without their content. */
export async function listStatements(db: Handle, holder: Holder): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select ${columns}, null as content from documents where ${ofHolder(holder)}
    order by issued_at desc, id desc limit ${maxListed}`.execute(db)
  return rows
}

/** The latest statement of these days. */
export async function findLatestStatement(
  db: Handle,
  holder: Holder,
  { from, to }: Days,
): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select ${columns}, content from documents
    where ${ofHolder(holder)} and content ->> 'from' = ${from} and content ->> 'to' = ${to}
    order by issued_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** A statement; others who mail it wait until the transaction ends. */
export async function lockStatement(tx: Handle, id: string): Promise<StatementRow | undefined> {
  await sql`select from documents where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<StatementRow>`
    select ${columns}, content from documents where id = ${id} and kind = 'statement'`.execute(tx)
  return rows[0]
}
