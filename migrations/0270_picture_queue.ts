/** Indexes by which the queue of pictures is read: an import may put 20,000 addresses into it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index picture_fetches_due on picture_fetches (due_at, nth)
    where state = 'waiting'`.execute(db)
  await sql`
    create index picture_fetches_finished on picture_fetches (finished_at)
    where finished_at is not null`.execute(db)
}
