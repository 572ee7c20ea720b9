/** The SQL of the rows of bulk jobs. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { RowKind } from './contract.ts'
import type { Finding } from './mapping.ts'
import type { NumberedRow, Row } from './table.ts'

type Wire = Readonly<Record<string, unknown>>

/** A row as it was checked. */
export type CheckedRow = {
  readonly row: number
  readonly kind: RowKind
  readonly sku: string
  readonly name: string
  readonly tool_id: string | null
  /** Of the tool when it was checked. */
  readonly revision: number | null
  /** All fields of the tool as it would be, by the names of the wire; null where it is not written. */
  readonly fields: Wire | null
  readonly before: Wire | null
  /** Pieces by which the level would change. */
  readonly stock_delta: number
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
}
/** A row with what became of it. */
export type JobRowRecord = CheckedRow & {
  readonly cells: Row
  readonly outcome: string
  readonly revision_after: number | null
}

export async function insertRows(
  db: Handle,
  jobId: string,
  rows: readonly NumberedRow[],
): Promise<void> {
  await sql`
    insert into bulk_job_rows (job_id, row, cells)
    select ${jobId}, row, cells::jsonb from unnest(
      ${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::text[]
    ) as listed (row, cells)`.execute(db)
}

/** The cells of rows after this one, in their order. */
export async function cellsAfter(
  db: Handle,
  jobId: string,
  after: number,
  limit: number,
): Promise<readonly NumberedRow[]> {
  const { rows } = await sql<NumberedRow>`
    select row, cells from bulk_job_rows where job_id = ${jobId} and row > ${after}
    order by row limit ${limit}`.execute(db)
  return rows
}

/** Writes what the check of these rows came to. */
export async function writeChecks(
  db: Handle,
  jobId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`
    update bulk_job_rows target set
      kind = checked.kind, sku = checked.sku, name = checked.name, tool_id = checked.tool_id,
      revision = checked.revision, fields = checked.fields, before = checked.before,
      stock_delta = checked.stock_delta, errors = checked.errors, warnings = checked.warnings,
      outcome = '', revision_after = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as checked (
      row int, kind text, sku text, name text, tool_id uuid, revision int, fields jsonb,
      before jsonb, stock_delta int, errors jsonb, warnings jsonb
    )
    where target.job_id = ${jobId} and target.row = checked.row`.execute(db)
}

/** Rows that are to be written and were not yet, locked until the transaction ends. */
export async function lockRowsToApply(
  db: Handle,
  jobId: string,
  kinds: readonly string[],
  limit: number,
): Promise<readonly JobRowRecord[]> {
  return lockRows(db, jobId, limit, sql`outcome = '' and kind = any(${[...kinds]}::text[])`, 'asc')
}

/** Applied rows, the last first, locked until the transaction ends. */
export const lockRowsToUndo = (
  db: Handle,
  jobId: string,
  limit: number,
): Promise<readonly JobRowRecord[]> => lockRows(db, jobId, limit, sql`outcome = 'applied'`, 'desc')

async function lockRows(
  db: Handle,
  jobId: string,
  limit: number,
  condition: RawBuilder<unknown>,
  order: 'asc' | 'desc',
): Promise<readonly JobRowRecord[]> {
  const { rows } = await sql<JobRowRecord>`
    select * from bulk_job_rows where job_id = ${jobId} and ${condition}
    order by row ${order === 'asc' ? sql`asc` : sql`desc`} limit ${limit} for update`.execute(db)
  return rows
}

/** What became of a row. `toolId` and `revision` of the tool as it was written. */
export type RowOutcome = {
  readonly row: number
  readonly outcome: string
  readonly toolId: string | null
  readonly revision: number | null
}

export async function writeOutcomes(
  db: Handle,
  jobId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update bulk_job_rows target set
      outcome = written.outcome, tool_id = coalesce(written."toolId", target.tool_id),
      revision_after = coalesce(written.revision, target.revision_after)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as written (row int, outcome text, "toolId" uuid, revision int)
    where target.job_id = ${jobId} and target.row = written.row`.execute(db)
}

/** How many rows of each kind a job has, with warnings, applied, and left. */
export type RowCounts = {
  readonly kind: RowKind | null
  readonly rows: number
  readonly warned: number
  readonly applied: number
  readonly left: number
}

export async function countRows(db: Handle, jobId: string): Promise<readonly RowCounts[]> {
  const { rows } = await sql<RowCounts>`
    select kind, count(*)::int as rows, (count(*) filter (where warnings <> '[]'))::int as warned,
      (count(*) filter (where outcome = 'applied'))::int as applied,
      (count(*) filter (where outcome not in ('', 'applied', 'undone')))::int as left
    from bulk_job_rows where job_id = ${jobId} group by kind`.execute(db)
  return rows
}

export type RowQuery = {
  readonly kind?: RowKind | undefined
  readonly only?: 'warned' | 'left' | undefined
  readonly after?: number | undefined
  readonly limit: number
}

/** The rows of a job in their order. */
export async function listRows(
  db: Handle,
  jobId: string,
  { kind, only, after = 0, limit }: RowQuery,
): Promise<readonly JobRowRecord[]> {
  const condition =
    only === 'warned'
      ? sql`warnings <> '[]'`
      : only === 'left'
        ? sql`outcome not in ('', 'applied', 'undone')`
        : sql`true`
  const { rows } = await sql<JobRowRecord>`
    select * from bulk_job_rows
    where job_id = ${jobId} and kind is not null and row > ${after} and ${condition}
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by row limit ${limit}`.execute(db)
  return rows
}
