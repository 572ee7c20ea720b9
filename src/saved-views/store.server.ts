/** The only SQL queries for saved views. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { NewView, SavedView } from './contract.ts'

const columns = sql`id, list, name, search`

/** In the order in which they were first saved. */
export async function listViews(db: Handle, userId: string): Promise<readonly SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${columns} from saved_views where user_id = ${userId}
    order by saved_at, id`.execute(db)
  return rows
}

/**
 * A view with the same list and name gets the new filters. Concurrent calls wait for each other.
 */
export async function upsertView(
  db: Handle,
  userId: string,
  { list, name, search }: NewView,
): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    insert into saved_views (user_id, list, name, search)
    values (${userId}, ${list}, ${name}, ${search})
    on conflict (user_id, list, name) do update set search = excluded.search
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Two views that the same person saves at the same time count each other. */
export async function lockViewsOf(tx: Handle, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views ${userId}`}, 0))`.execute(
    tx,
  )
}

export async function countViews(db: Handle, userId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from saved_views where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** @returns how many there were: zero or one */
export async function deleteView(db: Handle, userId: string, id: string): Promise<number> {
  const { rows } = await sql`
    delete from saved_views where user_id = ${userId} and id = ${id} returning id`.execute(db)
  return rows.length
}

export async function deleteViewsOf(db: Handle, userId: string): Promise<void> {
  await sql`delete from saved_views where user_id = ${userId}`.execute(db)
}
