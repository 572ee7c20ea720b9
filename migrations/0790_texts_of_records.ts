/** What categories and brands are called in further languages; what is missing is that of the record. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_texts (
      category_id uuid references categories (id) on delete cascade,
      brand_id uuid references brands (id) on delete cascade,
      language text not null check (language ~ '^[a-z]{2}$'),
      name text not null default '',
      sentence text not null default '',
      check (num_nonnulls(category_id, brand_id) = 1),
      unique (category_id, language),
      unique (brand_id, language)
    )`.execute(db)
}
