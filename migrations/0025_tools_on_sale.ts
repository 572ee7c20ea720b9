/** What the search reads of the catalogue's table: a view of the tools that are on sale. */
import { sql, type Kysely } from 'kysely'

// A plain view: PostgreSQL inlines it, so statements have the same plans as on the table itself.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view tools_on_sale as
      select
        id, slug, sku, name, brand, category, family, image, description, keywords,
        price_cents, minimum_quantity, pack_size, price_breaks, specs,
        rating_count, rating_sum, revision, wire
      from tools where archived_at is null`.execute(db)
}
