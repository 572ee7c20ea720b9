/** SQL queries for bulk jobs; those for their rows are in rows-store.server.ts. */
import { sql } from 'kysely'
import { toJsonb } from '../../packages/pg-kit/jsonb.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobKind, JobState, MissingAction } from './job-fields.ts'
import type { Mapping } from './columns/mapping.ts'
import type { SharedFinding } from './columns/shared-findings.ts'
import type { ParsedTable } from '../../packages/file-reader/tables/table.ts'

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
  /** Further sheets with articles, until somebody has chosen a sheet. */
  readonly other_lists: readonly string[]
  readonly heading_row: number
  readonly first_rows: ParsedTable['firstRows']
  readonly found_headings: readonly string[] | null
  readonly currency: string
  readonly mapping: Mapping
  readonly row_count: number
  readonly done: number
  readonly apply_kinds: readonly string[]
  readonly apply_at: Date | null
  readonly missing_action: MissingAction | ''
  readonly error: string
  /** The language code of the person who started it; empty: the shop's language. */
  readonly language: string
  readonly shared_findings: readonly SharedFinding[]
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly created_at: Date
}

const columns = sql`
  job.id, kind, state, file_name, supplier, headings, sheet, other_sheets, other_lists, heading_row, first_rows, found_headings, currency, mapping,
  row_count, done, apply_kinds, apply_at, missing_action, error, language, shared_findings, actor_id, people.name as actor_name, created_at`
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
  /** The code of the language in which its findings are written. */
  readonly language: string
  readonly at: Date
} & Partial<FoundHeadings>

/** The headings that were detected, if another row was chosen by hand. */
type FoundHeadings = { readonly foundHeadings: readonly string[] | null }

export async function insertJob(db: Handle, job: NewJob): Promise<void> {
  await sql`
    insert into bulk_jobs (
      id, kind, state, file_name, file, supplier, headings, sheet, other_sheets, other_lists,
      heading_row, first_rows, found_headings, currency, mapping, row_count, actor_id, created_at, changed_at,
      language
    )
    values (
      ${job.id}, ${job.kind}, ${job.state}, ${job.fileName}, ${Buffer.from(job.file)},
      ${job.supplier}, ${toJsonb(job.headings)}, ${job.sheet},
      ${toJsonb(job.otherSheets)}, ${toJsonb(job.otherLists ?? [])}, ${job.headingRow},
      ${toJsonb(job.firstRows)},
      ${nullable(job.foundHeadings)}::jsonb, ${job.currency}, ${toJsonb(job.mapping)},
      ${job.rowCount}, ${job.actorId}, ${job.at}, ${job.at}, ${job.language}
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

/** The last bytes of the file of a job. */
export async function endOfFile(db: Handle, id: string, bytes: number): Promise<Uint8Array> {
  const { rows } = await sql<{ end: Uint8Array }>`
    select substring(file from greatest(1, octet_length(file) - ${bytes}::int + 1)) as end
    from bulk_jobs where id = ${id}`.execute(db)
  return new Uint8Array(rows[0]?.end ?? [])
}

/** The first bytes of the file of a job. */
export async function headOfFile(db: Handle, id: string, bytes: number): Promise<Uint8Array> {
  const { rows } = await sql<{ head: Uint8Array }>`
    select substring(file from 1 for ${bytes}::int) as head
    from bulk_jobs where id = ${id}`.execute(db)
  return new Uint8Array(rows[0]?.head ?? [])
}

/** Replaces the sheet of a job by another sheet of its file. */
export async function replaceTable(
  db: Handle,
  id: string,
  { headings, sheet, otherSheets, otherLists = [], headingRow, firstRows, ...table }: Replacement,
): Promise<void> {
  await sql`delete from bulk_job_rows where job_id = ${id}`.execute(db)
  await sql`
    update bulk_jobs set
      state = 'mapping', headings = ${toJsonb(headings)}, sheet = ${sheet},
      other_sheets = ${toJsonb(otherSheets)}, other_lists = ${toJsonb(otherLists)},
      heading_row = ${headingRow}, first_rows = ${toJsonb(firstRows)},
      found_headings = ${nullable(table.foundHeadings)}::jsonb,
      currency = ${table.currency}, mapping = ${toJsonb(table.mapping)},
      row_count = ${table.rowCount}, done = 0, shared_findings = '[]', changed_at = now()
    where id = ${id}`.execute(db)
}
type Replacement = Omit<ParsedTable, 'rows'> & FoundHeadings & Pick<NewJob, 'mapping' | 'rowCount'>

const nullable = (headings: readonly string[] | null = null) =>
  headings === null ? null : toJsonb(headings)

/** The state of a job, its row locked until the transaction ends. */
export async function lockJob(db: Handle, id: string): Promise<JobState | undefined> {
  const { rows } = await sql<{ state: JobState }>`
    select state from bulk_jobs where id = ${id} for update`.execute(db)
  return rows[0]?.state
}

/** The job to process now: the one that has waited longest. */
export async function nextJob(db: Handle): Promise<JobRecord | undefined> {
  const { rows } = await sql<JobRecord>`
    select ${columns} from ${jobs}
    where state in ('checking', 'applying', 'undoing')
      or (state = 'scheduled' and apply_at <= now())
    order by changed_at limit 1`.execute(db)
  return rows[0]
}

/** The values that change with a step. */
export type JobChange = {
  readonly state: JobState
  readonly supplier?: string
  readonly mapping?: Mapping
  readonly done?: number
  readonly applyKinds?: readonly string[]
  readonly missingAction?: MissingAction | ''
  readonly applyAt?: Date | null
  readonly error?: string
  readonly language?: string
  readonly sharedFindings?: readonly SharedFinding[]
}

export async function updateJob(db: Handle, id: string, change: JobChange): Promise<void> {
  const { state, supplier, mapping, done, applyKinds, applyAt, missingAction, error } = change
  const { language } = change
  const shared = change.sharedFindings
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
      language = coalesce(${language ?? null}, language),
      shared_findings = coalesce(
        ${shared === undefined ? null : toJsonb(shared)}::jsonb, shared_findings
      ),
      changed_at = now()
    where id = ${id}`.execute(db)
}

export async function addProgress(db: Handle, id: string, rows: number): Promise<void> {
  await sql`update bulk_jobs set done = done + ${rows} where id = ${id}`.execute(db)
}
