/** The only SQL queries for notices to admins about quotes. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type QuoteNotice = {
  readonly quote_id: string
  readonly event: 'asked' | 'message' | 'declined'
  readonly author_id: string
  readonly author_name: string
  /** The buyer's text, or ''. */
  readonly text: string
}

export async function insertNotice(tx: Handle, notice: QuoteNotice): Promise<void> {
  await sql`
    insert into quote_notices (quote_id, event, author_id, author_name, text)
    values (${notice.quote_id}, ${notice.event}, ${notice.author_id}, ${notice.author_name},
      ${notice.text})`.execute(tx)
}

/** Takes all notices, oldest first. */
export async function takeNotices(tx: Handle): Promise<readonly QuoteNotice[]> {
  const { rows } = await sql<QuoteNotice>`
    with taken as (delete from quote_notices returning *)
    select quote_id, event, author_id, author_name, text from taken order by id`.execute(tx)
  return rows
}
