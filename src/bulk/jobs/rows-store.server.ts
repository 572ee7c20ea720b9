/** SQL queries for the rows of bulk jobs. */
import { sql, type RawBuilder } from 'kysely'
import { toJsonb } from '../../../packages/pg-kit/jsonb.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { RowKind } from '../job-fields.ts'
import type { Finding } from '../columns/mapping.ts'
import type { NumberedRow, Row } from '../../../packages/file-reader/tables/table.ts'

type Wire = Readonly<Record<string, unknown>>

/** A row as it was checked. */
export type CheckedRow = {
  readonly row: number
  readonly kind: RowKind
  readonly sku: string
  readonly name: string
  readonly tool_id: string | null
  /** The revision of the tool when it was checked. */
  readonly revision: number | null
  /** All fields of the resulting tool, keyed by wire name; null if it is not written. */
  readonly fields: Wire | null
  readonly before: Wire | null
  /** Addresses of further pictures that the tool does not have yet. */
  readonly pictures: readonly string[]
  /** Addresses of PDF documents that the tool does not have yet. */
  readonly documents: readonly string[]
  /** The change of the stock in pieces. */
  readonly stock_delta: number
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
}
/** A row with its outcome. */
export type JobRowRecord = CheckedRow & {
  readonly cells: Row
  readonly outcome: string
  readonly revision_after: number | null
}
/** The columns of a row that are needed to write or undo it. */
export type WritableRow = Pick<JobRowRecord, (typeof writableColumns)[number]>
const writableColumns = [
  'row',
  'kind',
  'tool_id',
  'revision',
  'fields',
  'before',
  'pictures',
  'documents',
  'stock_delta',
  'revision_after',
] as const

export async function insertRows(
  db: Handle,
  jobId: string,
  rows: readonly NumberedRow[],
): Promise<void> {
  await sql`
    insert into bulk_job_rows (job_id, row, cells, hidden)
    select ${jobId}, row, cells::jsonb, hidden from unnest(
      ${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => toJsonb(cells))}::text[],
      ${rows.map(({ hidden = false }) => hidden)}::boolean[]
    ) as listed (row, cells, hidden)`.execute(db)
}

/** The cells of rows after this one, in their order. */
export async function cellsAfter(
  db: Handle,
  jobId: string,
  after: number,
  limit: number,
): Promise<readonly NumberedRow[]> {
  const { rows } = await sql<NumberedRow>`
    select row, cells, hidden from bulk_job_rows where job_id = ${jobId} and row > ${after}
    order by row limit ${limit}`.execute(db)
  return rows
}

/** The last row of a list; undefined for an empty one. */
export async function lastListed(db: Handle, jobId: string): Promise<NumberedRow | undefined> {
  const { rows } = await sql<NumberedRow>`
    select row, cells from bulk_job_rows where job_id = ${jobId} and kind is distinct from 'missing'
    order by row desc limit 1`.execute(db)
  return rows[0]
}

/** The first few distinct texts of a column in rows that can be applied. */
export async function textsOfColumn(
  db: Handle,
  jobId: string,
  column: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct coalesce(cells ->> ${column}::int, '') as text from bulk_job_rows
    where job_id = ${jobId} and kind in ('new', 'changed') limit 10`.execute(db)
  return rows.map(({ text }) => text)
}

/** Writes the results of the check of these rows. */
export async function writeChecks(
  db: Handle,
  jobId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`
    update bulk_job_rows target set
      kind = checked.kind, sku = checked.sku, name = checked.name, tool_id = checked.tool_id,
      revision = checked.revision, fields = checked.fields, before = checked.before,
      pictures = array(select jsonb_array_elements_text(checked.pictures)),
      documents = array(select jsonb_array_elements_text(checked.documents)),
      stock_delta = checked.stock_delta, errors = checked.errors, warnings = checked.warnings,
      outcome = '', revision_after = null, only_shared = false
    from jsonb_to_recordset(${toJsonb(rows)}::jsonb) as checked (
      row int, kind text, sku text, name text, tool_id uuid, revision int, fields jsonb,
      before jsonb, pictures jsonb, documents jsonb, stock_delta int, errors jsonb, warnings jsonb
    )
    where target.job_id = ${jobId} and target.row = checked.row`.execute(db)
}

/** Marks rows whose warnings are all shown once for the whole list. */
export async function markOnlyShared(
  db: Handle,
  jobId: string,
  rows: readonly number[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update bulk_job_rows set only_shared = true
    where job_id = ${jobId} and row = any(${[...rows]}::int[])`.execute(db)
}

/** Removes the tools that an earlier check found missing. */
export async function deleteMissing(db: Handle, jobId: string): Promise<void> {
  await sql`delete from bulk_job_rows where job_id = ${jobId} and kind = 'missing'`.execute(db)
}

/** Adds missing tools as rows after the last row of the list. */
export async function insertMissing(
  db: Handle,
  jobId: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`
    insert into bulk_job_rows (job_id, row, cells, kind, sku, name, tool_id, revision, before)
    select ${jobId}, row, '[]'::jsonb, 'missing', sku, name, tool_id, revision, before
    from jsonb_to_recordset(${toJsonb(rows)}::jsonb) as missing (
      row int, sku text, name text, tool_id uuid, revision int, before jsonb
    )`.execute(db)
}

/** What a list contains: its tools, their brands, and its last row. */
export type ListedTools = {
  readonly ids: readonly string[]
  readonly brands: readonly string[]
  readonly lastRow: number
}

export async function listedTools(db: Handle, jobId: string): Promise<ListedTools> {
  const { rows } = await sql<ListedTools>`
    select coalesce(array_agg(tool_id) filter (where tool_id is not null), '{}') as ids,
      coalesce(
        array_agg(distinct fields ->> 'brand') filter (where fields ->> 'brand' <> ''), '{}'
      ) || coalesce(
        array_agg(distinct before ->> 'brand') filter (where before ->> 'brand' <> ''), '{}'
      ) as brands,
      coalesce(max(row), 0) as "lastRow"
    from bulk_job_rows where job_id = ${jobId} and kind <> 'missing'`.execute(db)
  return rows[0] ?? { ids: [], brands: [], lastRow: 0 }
}

/** The tools that earlier lists of this supplier added or changed. */
export async function toolsOfSupplier(
  db: Handle,
  jobId: string,
  supplier: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tool_id: string }>`
    select distinct tool_id from bulk_job_rows listed join bulk_jobs job on job.id = listed.job_id
    where job.supplier = ${supplier} and job.id <> ${jobId} and job.kind = 'list'
      and listed.tool_id is not null and listed.kind in ('new', 'changed', 'same')
      and job.state = 'applied'
    order by tool_id`.execute(db)
  return rows.map((row) => row.tool_id)
}

/** Where a part continues: `from` is the last row of the previous part, if there was one. */
type Part = { readonly from: number | undefined; readonly limit: number }

/** Rows that are not written yet, locked until the transaction ends. */
export const lockRowsToApply = (
  db: Handle,
  jobId: string,
  kinds: readonly string[],
  { from = -1, limit }: Part,
): Promise<readonly WritableRow[]> =>
  lockRows(
    db,
    jobId,
    limit,
    sql`row > ${from} and outcome = '' and kind = any(${[...kinds]}::text[])`,
    'asc',
  )

/** Applied rows, the last first, locked until the transaction ends. */
export const lockRowsToUndo = (
  db: Handle,
  jobId: string,
  { from = lastRow, limit }: Part,
): Promise<readonly WritableRow[]> =>
  lockRows(db, jobId, limit, sql`row < ${from} and outcome = 'applied'`, 'desc')

const lastRow = 2 ** 31 - 1

async function lockRows(
  db: Handle,
  jobId: string,
  limit: number,
  condition: RawBuilder<unknown>,
  order: 'asc' | 'desc',
): Promise<readonly WritableRow[]> {
  const { rows } = await sql<WritableRow>`
    select ${sql.raw(writableColumns.join(', '))} from bulk_job_rows
    where job_id = ${jobId} and ${condition}
    order by row ${order === 'asc' ? sql`asc` : sql`desc`} limit ${limit} for update`.execute(db)
  return rows
}

/** The outcome of a row. `toolId` and `revision` belong to the written tool. */
export type RowOutcome = {
  readonly row: number
  readonly outcome: string
  readonly toolId: string | null
  readonly revision: number | null
  /** The written values if they differ from the checked ones, and the previous values. */
  readonly written?: Pick<CheckedRow, 'fields' | 'before' | 'stock_delta'>
}

export async function writeOutcomes(
  db: Handle,
  jobId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update bulk_job_rows target set
      outcome = written.outcome, tool_id = coalesce(written."toolId", target.tool_id),
      revision_after = coalesce(written.revision, target.revision_after),
      fields = coalesce(written.fields, target.fields),
      before = coalesce(written.before, target.before),
      stock_delta = coalesce(written.stock_delta, target.stock_delta)
    from jsonb_to_recordset(${toJsonb(
      outcomes.map(({ written, ...outcome }) => ({ ...outcome, ...written })),
    )}::jsonb) as written (
      row int, outcome text, "toolId" uuid, revision int, fields jsonb, before jsonb,
      stock_delta int
    )
    where target.job_id = ${jobId} and target.row = written.row`.execute(db)
}

/** Counts of a job's rows: of each kind, with warnings of their own, applied, and left. */
export type RowCounts = {
  readonly kind: RowKind | null
  readonly rows: number
  readonly warned: number
  readonly applied: number
  readonly left: number
}

export async function countRows(db: Handle, jobId: string): Promise<readonly RowCounts[]> {
  const { rows } = await sql<RowCounts>`
    select kind, count(*)::int as rows, (count(*) filter (where warnings <> '[]' and not only_shared))::int as warned,
      (count(*) filter (where outcome = 'applied'))::int as applied,
      (count(*) filter (where outcome not in ('', 'applied', 'undone')))::int as left
    from bulk_job_rows where job_id = ${jobId} group by kind`.execute(db)
  return rows
}

export type RowQuery = {
  readonly kind?: RowKind | undefined
  readonly only?: 'warned' | 'left' | undefined
  readonly after?: number | undefined
  /** Rows that are skipped. */
  readonly offset?: number | undefined
  /** Words of the SKU or the name. */
  readonly q?: string | undefined
  readonly limit: number
}

/** The rows of a job in their order. */
export async function listRows(
  db: Handle,
  jobId: string,
  { kind, only, after = 0, offset = 0, q = '', limit }: RowQuery,
): Promise<readonly JobRowRecord[]> {
  const condition =
    only === 'warned'
      ? sql`warnings <> '[]' and not only_shared and kind <> 'ignored'`
      : only === 'left'
        ? sql`outcome not in ('', 'applied', 'undone')`
        : sql`true`
  const { rows } = await sql<JobRowRecord>`
    select * from bulk_job_rows
    where job_id = ${jobId} and kind is not null and row > ${after} and ${condition}
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${q} = '' or strpos(lower(sku || ' ' || name), lower(${q})) > 0)
    order by row limit ${limit} offset ${offset}`.execute(db)
  return rows
}
