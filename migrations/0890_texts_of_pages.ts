/** Text pages in further languages. */
import { sql, type Kysely } from 'kysely'

// Only added to, as page_versions; the texts of a language have revisions of their own.
export async function up(db: Kysely<unknown>): Promise<void> {
  // The language that a page was first written in. A release that does not know of it writes none.
  await sql`alter table page_versions add column language text check (language ~ '^[a-z]{2}$')`.execute(
    db,
  )
  await sql`
    create function language_of_shop() returns text language sql stable as $$
      select coalesce(
        (select value #>> '{}' from settings where name = 'defaultLanguage'), 'en'
      ) $$`.execute(db)
  await sql`update page_versions set language = language_of_shop()`.execute(db)
  await sql`
    create function language_of_page() returns trigger language plpgsql as $$
    begin
      new.language := coalesce(new.language, (
        select language from page_versions
        where slug = new.slug and not removed order by revision desc limit 1
      ), language_of_shop());
      return new;
    end $$`.execute(db)
  await sql`
    create trigger language_of_page before insert on page_versions
    for each row execute function language_of_page()`.execute(db)
  await sql`
    create table page_texts (
      slug text not null,
      language text not null check (language ~ '^[a-z]{2}$'),
      revision integer not null,
      title text not null,
      description text not null,
      body text not null,
      removed boolean not null,
      saved_at timestamptz not null,
      actor_id uuid not null,
      actor_name text not null,
      primary key (slug, language, revision)
    )`.execute(db)
}
