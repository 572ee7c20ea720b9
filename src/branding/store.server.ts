/** The only SQL queries for the shop's branding pictures. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** Inserts a picture with its files; an existing one gets the present time as its upload time. */
export async function insertBrandPicture(
  tx: Handle,
  {
    key,
    files,
    at,
  }: { readonly key: string; readonly files: ReadonlyMap<string, Buffer>; readonly at: Date },
): Promise<void> {
  await sql`
    insert into brand_pictures (key, added_at) values (${key}, ${at})
    on conflict (key) do update set added_at = excluded.added_at`.execute(tx)
  for (const [name, bytes] of files)
    await sql`
      insert into brand_files (key, name, bytes) values (${key}, ${name}, ${bytes})
      on conflict (key, name) do nothing`.execute(tx)
}

export async function findBrandFile(
  db: Handle,
  key: string,
  name: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from brand_files where key = ${key} and name = ${name}`.execute(db)
  return rows[0]?.bytes
}

/** @returns whether the picture exists; if so, it stays until the transaction ends */
export async function lockBrandPicture(tx: Handle, key: string): Promise<boolean> {
  const { rows } = await sql`
    select key from brand_pictures where key = ${key} for key share`.execute(tx)
  return rows.length > 0
}

/** Deletes pictures that were added before a time, except those listed. */
export async function deleteBrandPictures(
  tx: Handle,
  { before, kept }: { readonly before: Date; readonly kept: readonly string[] },
): Promise<void> {
  await sql`
    delete from brand_pictures
    where added_at < ${before} and not key = any(${kept})`.execute(tx)
}
