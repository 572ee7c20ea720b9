/** What tools are called in further languages; what is missing there is that of the tool. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tool_texts (
      tool_id uuid not null references tools (id) on delete cascade,
      language text not null check (language ~ '^[a-z]{2}$'),
      name text not null default '',
      family text not null default '',
      description text not null default '',
      keywords text not null default '',
      specs jsonb not null default '[]',
      primary key (tool_id, language)
    )`.execute(db)
  await sql`
    create view texts_of_tools as
      select tool_id, language, name, family, description, keywords, specs
      from tool_texts`.execute(db)
}
