/**
 * Trade words: what British and American usage, and brands that became words, call these tools. They
 * are shipped once; the shopkeeper edits and deletes them like groups of his own.
 */
import { sql, type Kysely } from 'kysely'
// `words`: the phrases that mean the same; `stems`: by these a query finds the group.
import groups from './trade-words.json' with { type: 'json' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = groups.map(
    ({ words, stems }, index) =>
      sql`(
        gen_random_uuid(), ${words}::text[], ${stems}::text[],
        timestamptz '2026-01-01 00:00:00Z' + ${index} * interval '1 second'
      )`,
  )
  // Words that a shopkeeper has already grouped stay as they are.
  await sql`
    insert into search_equals (id, words, stems, created_at)
    select * from (values ${sql.join(rows)}) as shipped (id, words, stems, created_at)
    where not exists (select from search_equals where search_equals.words && shipped.words)`.execute(
    db,
  )
}
