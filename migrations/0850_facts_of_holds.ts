/** Why an order waits as a code with its facts, beside the sentence of its day, which earlier releases read. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_holds add column reason_facts jsonb`.execute(db)
}
