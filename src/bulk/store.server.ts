/** The SQL of bulk jobs; that of their rows is in rows-store.server.ts. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobState } from './contract.ts'
import type { Mapping } from './mapping.ts'
import type { ParsedTable } from './table.ts'

/** A job without its file. */
export type JobRecord = {
  readonly id: string
  readonly state: JobState
  readonly file_name: string
  readonly supplier: string
  readonly headings: readonly string[]
  readonly other_sheets: readonly string[]
  readonly mapping: Mapping
  readonly row_count: number
  readonly done: number
  readonly apply_kinds: readonly string[]
  readonly apply_at: Date | null
  readonly error: string
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly created_at: Date
}

const columns = sql`
  job.id, state, file_name, supplier, headings, other_sheets, mapping, row_count, done,
  apply_kinds, apply_at, error, actor_id, people.name as actor_name, created_at`
const jobs = sql`bulk_jobs job left join people_by_id people on people.id = job.actor_id`

export type NewJob = Pick<ParsedTable, 'headings' | 'otherSheets'> & {
  readonly id: string
  readonly fileName: string
  readonly file: Uint8Array
  readonly mapping: Mapping
  readonly supplier: string
  readonly rowCount: number
  readonly actorId: string
  readonly at: Date
}

export async function insertJob(db: Handle, job: NewJob): Promise<void> {
  await sql`
    insert into bulk_jobs (
      id, state, file_name, file, supplier, headings, other_sheets, mapping, row_count,
      actor_id, created_at, changed_at
    )
    values (
      ${job.id}, 'mapping', ${job.fileName}, ${Buffer.from(job.file)}, ${job.supplier},
      ${JSON.stringify(job.headings)}, ${JSON.stringify(job.otherSheets)},
      ${JSON.stringify(job.mapping)}, ${job.rowCount}, ${job.actorId}, ${job.at}, ${job.at}
    )`.execute(db)
}

export async function listJobs(db: Handle, limit: number): Promise<readonly JobRecord[]> {
  const { rows } = await sql<JobRecord>`
    select ${columns} from ${jobs} order by created_at desc, job.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findJob(db: Handle, id: string): Promise<JobRecord | undefined> {
  const { rows } = await sql<JobRecord>`
    select ${columns} from ${jobs} where job.id = ${id}`.execute(db)
  return rows[0]
}

/** The state of a job, its row locked until the transaction ends. */
export async function lockJob(db: Handle, id: string): Promise<JobState | undefined> {
  const { rows } = await sql<{ state: JobState }>`
    select state from bulk_jobs where id = ${id} for update`.execute(db)
  return rows[0]?.state
}

/** The job that is to be worked on now, the one that waits longest first. */
export async function nextJob(db: Handle): Promise<JobRecord | undefined> {
  const { rows } = await sql<JobRecord>`
    select ${columns} from ${jobs}
    where state in ('checking', 'applying', 'undoing')
      or (state = 'scheduled' and apply_at <= now())
    order by changed_at limit 1`.execute(db)
  return rows[0]
}

/** What changes with a step. */
export type JobChange = {
  readonly state: JobState
  readonly supplier?: string
  readonly mapping?: Mapping
  readonly done?: number
  readonly applyKinds?: readonly string[]
  readonly applyAt?: Date | null
  readonly error?: string
}

export async function updateJob(db: Handle, id: string, change: JobChange): Promise<void> {
  const { state, supplier, mapping, done, applyKinds, applyAt, error } = change
  await sql`
    update bulk_jobs set
      state = ${state},
      supplier = coalesce(${supplier ?? null}, supplier),
      mapping = coalesce(${mapping === undefined ? null : JSON.stringify(mapping)}::jsonb, mapping),
      done = coalesce(${done ?? null}::int, done),
      apply_kinds = coalesce(${applyKinds === undefined ? null : [...applyKinds]}::text[], apply_kinds),
      apply_at = ${applyAt === undefined ? sql`apply_at` : sql`${applyAt}::timestamptz`},
      error = coalesce(${error ?? null}, error),
      changed_at = now()
    where id = ${id}`.execute(db)
}

export async function addProgress(db: Handle, id: string, rows: number): Promise<void> {
  await sql`update bulk_jobs set done = done + ${rows} where id = ${id}`.execute(db)
}

/** A mapping that was used for a supplier's list. */
export type KeptMapping = {
  readonly supplier: string
  readonly headings: readonly string[]
  readonly mapping: Mapping
}

export async function keepMapping(db: Handle, kept: KeptMapping, at: Date): Promise<void> {
  await sql`
    insert into supplier_mappings (supplier, headings, mapping, changed_at)
    values (
      ${kept.supplier}, ${JSON.stringify(kept.headings)}, ${JSON.stringify(kept.mapping)}, ${at}
    )
    on conflict (supplier) do update set
      headings = excluded.headings, mapping = excluded.mapping, changed_at = excluded.changed_at
  `.execute(db)
}

/** The mapping that was last used for a list with these very headings. */
export async function mappingOf(
  db: Handle,
  headings: readonly string[],
): Promise<KeptMapping | undefined> {
  const { rows } = await sql<KeptMapping>`
    select supplier, headings, mapping from supplier_mappings
    where headings = ${JSON.stringify(headings)}::jsonb
    order by changed_at desc limit 1`.execute(db)
  return rows[0]
}
