/** The only SQL on the languages of customers. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type CustomerIds = { readonly userId: string | null; readonly companyId: string | null }

/** The code of the company's language, else of the person's; undefined or empty: none was chosen. */
export async function findLanguage(
  db: Handle,
  { userId, companyId }: CustomerIds,
): Promise<string | undefined> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(
      (select nullif(language, '') from companies where id = ${companyId}::uuid),
      (select language from users where id = ${userId}::uuid)
    ) as language`.execute(db)
  return rows[0]?.language ?? undefined
}
