/** The only SQL queries for the languages of customers. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type CustomerIds = { readonly userId: string | null; readonly companyId: string | null }

/**
 * The code of the company's language, else of the person's; undefined or empty if none was chosen.
 */
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

/**
 * The language code of the account with this address: the person's, else that of their first
 * company, else empty. Undefined if nobody has ordered or signed in with the address.
 */
export async function findLanguageOfAddress(
  db: Handle,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`
    select coalesce(
      nullif(person.language, ''),
      (select nullif(company.language, '')
        from company_members as member join companies as company on company.id = member.company_id
        where member.user_id = person.id order by member.since, company.id limit 1),
      ''
    ) as language
    from users as person where person.email = ${email}`.execute(db)
  return rows[0]?.language
}
