/** Reviews that are held until somebody has looked at them, or hidden with a reason. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column state text not null default 'shown' check (state in ('shown', 'held', 'hidden')),
      add column state_reason text not null default '' check (length(state_reason) <= 300)`.execute(
    db,
  )
  await sql`
    create index reviews_moderated on reviews (state, written_at desc, id desc)
    where state <> 'shown'`.execute(db)
}
