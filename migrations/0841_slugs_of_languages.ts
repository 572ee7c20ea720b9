/** The slugs of tools and categories in further languages, and those that they had there before. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spoken_slugs (
      kind text not null check (kind in ('tools', 'categories')),
      language text not null check (language ~ '^[a-z]{2}$'),
      slug text not null check (length(slug) between 1 and 220),
      tool_id uuid references tools (id) on delete cascade,
      category_id uuid references categories (id) on delete cascade,
      -- It leads to the present one.
      former boolean not null default false,
      primary key (kind, language, slug),
      check (num_nonnulls(tool_id, category_id) = 1)
    )`.execute(db)
  await sql`
    create unique index spoken_slugs_of_tool on spoken_slugs (tool_id, language)
    where not former`.execute(db)
  await sql`
    create unique index spoken_slugs_of_category on spoken_slugs (category_id, language)
    where not former`.execute(db)
  // Which slugs are taken is asked by how they begin, in all languages.
  await sql`
    create index spoken_slugs_beginning on spoken_slugs (kind, slug text_pattern_ops)`.execute(db)
  // What is deleted takes its slugs with it.
  await sql`create index spoken_slugs_tool on spoken_slugs (tool_id)`.execute(db)
  await sql`create index spoken_slugs_category on spoken_slugs (category_id)`.execute(db)
}
