/** Words are found by their German key, and by their beginnings and ends. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Words have no umlauts here: `saege` and `sage` have one key, `mauer` stays. See germanKey.
  await sql`
    create function german_key(word text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(
      replace(replace(word, 'ae', 'a'), 'oe', 'o'), '(^|[^aeq])ue', '\\1u', 'g'
    )`.execute(db)
  await sql`
    create index search_words_german on search_words (german_key(word) text_pattern_ops)`.execute(
    db,
  )
  await sql`
    create index search_words_german_end
    on search_words (reverse(german_key(word)) text_pattern_ops)`.execute(db)
}
