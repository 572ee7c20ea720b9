/** What customs ask of a tool, for the invoices of exports. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue; of tools that are no longer sold, too.
  await sql`
    create view customs_of_tools as
      select
        id as tool_id, identifiers ->> 'customs_number' as customs_number,
        identifiers ->> 'origin' as origin, weight_grams
      from tools`.execute(db)
}
