/** The only SQL queries for pictures: which are stored completely, and since when. */
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { withDedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'

/** Inserts a picture whose files are all stored; an existing picture gets the new upload time. */
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
    readonly actorId: string | null
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

/** @returns whether a picture is stored; if so, it stays until the transaction ends */
export const lockPicture = async (tx: Handle, key: string): Promise<boolean> =>
  (await lockPictures(tx, [key])).has(key)

/** @returns the pictures that are stored; they stay until the transaction ends */
export async function lockPictures(
  tx: Handle,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${[...keys]}::text[])
    order by key for key share`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Runs `work` while no other process stores or removes files of this picture; waits for a process
 * that does. Files cannot take part in a transaction, so this keeps them consistent with the
 * picture's row. The lock uses a separate connection, because storing files takes long.
 */
export const withPictureLock = <T>(
  connection: ClientConfig,
  key: string,
  work: () => Promise<T>,
): Promise<T> =>
  withDedicatedTransaction(connection, 'writing', async ({ tx }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${key}`}, 0))`.execute(tx)
    return work()
  })

/**
 * Whether a picture was last uploaded before that time; if so, its row is locked and `lockPicture`
 * waits.
 */
export async function lockOldPicture(tx: Handle, key: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select key from pictures where key = ${key} and added_at < ${before} for update`.execute(tx)
  return rows.length > 0
}

/** Up to `limit` keys after `after`, in order, of pictures uploaded before a time. */
export async function listOldPictures(
  db: Handle,
  {
    before,
    after,
    limit,
  }: { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where added_at < ${before} and key > ${after}
    order by key limit ${limit}`.execute(db)
  return rows.map((row) => row.key)
}

export async function deletePicture(tx: Handle, key: string): Promise<void> {
  await sql`delete from pictures where key = ${key}`.execute(tx)
}

/** @returns the keys that are stored */
export async function existingKeys(db: Handle, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${keys})`.execute(db)
  return rows.map((row) => row.key)
}
