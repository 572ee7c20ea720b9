/** The SQL of bulk jobs; that of their rows is in rows-store.server.ts. */
import { sql } from 'kysely'
import { toJsonb } from '../../packages/pg-kit/jsonb.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobKind, JobState, MissingAction } from './job-fields.ts'
import type { Mapping } from './columns/mapping.ts'
import type { ParsedTable } from './files/table.ts'

/** A job without its file. */
export type JobRecord = {
  readonly id: string
  readonly kind: JobKind
  readonly state: JobState
  readonly file_name: string
  readonly supplier: string
  readonly headings: readonly string[]
  readonly sheet: string
  readonly other_sheets: readonly string[]
  readonly currency: string
  readonly mapping: Mapping
  readonly row_count: number
  readonly done: number
  readonly apply_kinds: readonly string[]
  readonly apply_at: Date | null
  readonly missing_action: MissingAction | ''
  readonly error: string
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly created_at: Date
}

const columns = sql`
  job.id, kind, state, file_name, supplier, headings, sheet, other_sheets, currency, mapping,
  row_count, done, apply_kinds, apply_at, missing_action, error, actor_id, people.name as actor_name, created_at`
const jobs = sql`bulk_jobs job left join people_by_id people on people.id = job.actor_id`

export type NewJob = Omit<ParsedTable, 'rows'> & {
  readonly id: string
  readonly kind: JobKind
  readonly state: JobState
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
      id, kind, state, file_name, file, supplier, headings, sheet, other_sheets, currency,
      mapping, row_count, actor_id, created_at, changed_at
    )
    values (
      ${job.id}, ${job.kind}, ${job.state}, ${job.fileName}, ${Buffer.from(job.file)},
      ${job.supplier}, ${toJsonb(job.headings)}, ${job.sheet},
      ${toJsonb(job.otherSheets)}, ${job.currency}, ${toJsonb(job.mapping)},
      ${job.rowCount}, ${job.actorId}, ${job.at}, ${job.at}
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

/** The file of a job. */
export async function fileOf(db: Handle, id: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ file: Uint8Array }>`
    select file from bulk_jobs where id = ${id}`.execute(db)
  return rows[0]?.file
}

/** Puts another sheet of its file into a job, in place of the one before. */
export async function replaceTable(
  db: Handle,
  id: string,
  { headings, sheet, otherSheets, currency, mapping, rowCount }: Replacement,
): Promise<void> {
  await sql`delete from bulk_job_rows where job_id = ${id}`.execute(db)
  await sql`
    update bulk_jobs set
      state = 'mapping', headings = ${toJsonb(headings)}, sheet = ${sheet},
      other_sheets = ${toJsonb(otherSheets)}, currency = ${currency},
      mapping = ${toJsonb(mapping)}, row_count = ${rowCount}, done = 0, changed_at = now()
    where id = ${id}`.execute(db)
}
type Replacement = Omit<ParsedTable, 'rows'> & Pick<NewJob, 'mapping' | 'rowCount'>

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
  readonly missingAction?: MissingAction | ''
  readonly applyAt?: Date | null
  readonly error?: string
}

export async function updateJob(db: Handle, id: string, change: JobChange): Promise<void> {
  const { state, supplier, mapping, done, applyKinds, applyAt, missingAction, error } = change
  await sql`
    update bulk_jobs set
      state = ${state},
      supplier = coalesce(${supplier ?? null}, supplier),
      mapping = coalesce(${mapping === undefined ? null : toJsonb(mapping)}::jsonb, mapping),
      done = coalesce(${done ?? null}::int, done),
      apply_kinds = coalesce(${applyKinds === undefined ? null : [...applyKinds]}::text[], apply_kinds),
      missing_action = coalesce(${missingAction ?? null}::text, missing_action),
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
      ${kept.supplier}, ${toJsonb(kept.headings)}, ${toJsonb(kept.mapping)}, ${at}
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
    where headings = ${toJsonb(headings)}::jsonb
    order by changed_at desc limit 1`.execute(db)
  return rows[0]
}
