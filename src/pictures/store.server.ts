/** The only SQL on pictures: which are stored completely, and since when. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** Inserts a picture whose files are all stored; one that exists gets the new upload time. */
export async function insertPicture(
  db: Handle,
  {
    key,
    width,
    height,
    bytes,
    actorId,
    at,
  }: {
    readonly key: string
    readonly width: number
    readonly height: number
    readonly bytes: number
    readonly actorId: string
    readonly at: Date
  },
): Promise<void> {
  await sql`
    insert into pictures (key, width, height, bytes, added_by, added_at)
    values (${key}, ${width}, ${height}, ${bytes}, ${actorId}, ${at})
    on conflict (key) do update set added_at = excluded.added_at`.execute(db)
}

export async function findPicture(
  db: Handle,
  key: string,
): Promise<{ width: number; height: number } | undefined> {
  const { rows } = await sql<{ width: number; height: number }>`
    select width, height from pictures where key = ${key}`.execute(db)
  return rows[0]
}

/** @returns whether a picture is stored; if so it stays until the transaction ends */
export async function lockPicture(tx: Handle, key: string): Promise<boolean> {
  const { rows } = await sql`select key from pictures where key = ${key} for key share`.execute(tx)
  return rows.length > 0
}

/**
 * Up to `limit` keys after `after`, in order, of pictures uploaded before a time. `lockPicture`
 * waits for them until the transaction ends.
 */
export async function lockOldPictures(
  tx: Handle,
  {
    before,
    after,
    limit,
  }: { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where added_at < ${before} and key > ${after}
    order by key limit ${limit} for update`.execute(tx)
  return rows.map((row) => row.key)
}

export async function deletePictures(tx: Handle, keys: readonly string[]): Promise<void> {
  await sql`delete from pictures where key = any(${keys})`.execute(tx)
}

/** @returns those of these keys that are stored */
export async function existingKeys(db: Handle, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${keys})`.execute(db)
  return rows.map((row) => row.key)
}
