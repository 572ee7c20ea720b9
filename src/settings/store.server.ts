/** The only SQL queries for settings and their revisions. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** A setting that has a value of its own. */
export type StoredSetting = {
  readonly name: string
  readonly value: unknown
  /** The last revision that set it. */
  readonly revision: number
}

/** One setting in a revision; `before` is null if it had no value of its own. */
export type StoredChange = {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

export type RevisionRow = {
  readonly id: number
  readonly saved_at: Date
  /** Null for values from the environment. */
  readonly actor_id: string | null
  readonly actor_name: string
  readonly changes: readonly StoredChange[]
}

type Tables = { settings: StoredSetting; setting_revisions: RevisionRow }
const withTables = (db: Handle) => db.withTables<Tables>()

/** Prevents others from saving settings until the transaction ends. */
export async function lockSettings(tx: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)
}

export const listSettings = (db: Handle): Promise<StoredSetting[]> =>
  withTables(db).selectFrom('settings').selectAll().execute()

/** The number of the newest revision; 0 if there is none. */
export async function newestRevision(db: Handle): Promise<number> {
  const row = await withTables(db)
    .selectFrom('setting_revisions')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

/** Writes a revision and the values that it sets. */
export async function insertRevision(
  tx: Handle,
  { id, saved_at, actor_id, actor_name, changes }: RevisionRow,
): Promise<void> {
  const json = JSON.stringify(changes)
  await sql`
    insert into setting_revisions (id, saved_at, actor_id, actor_name, changes)
    values (${id}, ${saved_at}, ${actor_id}, ${actor_name}, ${json}::jsonb)`.execute(tx)
  await sql`
    insert into settings (name, value, revision)
    select change ->> 'name', change -> 'after', ${id}
    from jsonb_array_elements(${json}::jsonb) as change
    on conflict (name) do update set value = excluded.value, revision = excluded.revision
  `.execute(tx)
}

type RevisionQuery = {
  readonly before?: number | undefined
  /** Revisions that changed one of these settings; undefined: all. */
  readonly names?: readonly string[] | undefined
  readonly limit: number
}

/** One page of revisions, newest first; one row more than `limit`, if there are more. */
export function listRevisions(
  db: Handle,
  { before, names, limit }: RevisionQuery,
): Promise<RevisionRow[]> {
  let query = withTables(db).selectFrom('setting_revisions').selectAll()
  if (before !== undefined) query = query.where('id', '<', before)
  if (names !== undefined)
    query = query.where(
      sql<boolean>`exists (
        select from jsonb_array_elements(changes) as change where change ->> 'name' = any(${names}))`,
    )
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

export const findRevision = (db: Handle, id: number): Promise<RevisionRow | undefined> =>
  withTables(db).selectFrom('setting_revisions').selectAll().where('id', '=', id).executeTakeFirst()

/** Every value that these settings have, or had before or after a revision. */
export async function listSavedValues(db: Handle, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value #>> '{}' as value from settings where name = any(${names})
    union
    select change ->> side from setting_revisions,
      jsonb_array_elements(changes) as change, unnest(array['before', 'after']) as side
    where change ->> 'name' = any(${names}) and change ->> side is not null`.execute(db)
  return rows.map(({ value }) => value)
}
