/** SQL queries for each account's choice of the company for which it buys. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** @returns null: for themselves; undefined: nothing was chosen */
export async function findChoice(db: Handle, userId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ company_id: string | null }>`
    select company_id from buying_for where user_id = ${userId}`.execute(db)
  return rows[0]?.company_id
}

/** @param company undefined: for themselves */
export async function keepChoice(
  tx: Handle,
  userId: string,
  company: string | undefined,
  at: Date,
): Promise<void> {
  await sql`
    insert into buying_for (user_id, company_id, chosen_at)
    values (${userId}, ${company ?? null}, ${at})
    on conflict (user_id) do update set
      company_id = excluded.company_id, chosen_at = excluded.chosen_at`.execute(tx)
}
