/** What was said about suppliers' lists of tools moves to the choices of all other files. */
import { sql, type Kysely } from 'kysely'

const statements = [
  // The earlier release goes on keeping its mappings: each is a choice at once. Of two for the same
  // sender and headings the newer one counts.
  `create function choice_of_list() returns trigger language plpgsql as $$
  begin
    insert into column_choices (id, place, user_id, sender, headings, choice, changed_at)
    values (
      gen_random_uuid(), 'catalogue', null, left(new.supplier, 80), new.headings,
      new.mapping || jsonb_build_object(
        'headingRow', new.heading_row, 'foundHeadings', new.found_headings
      ),
      new.changed_at
    )
    on conflict (
      place, coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(sender),
      md5(headings::text)
    )
    do update set
      sender = excluded.sender, choice = excluded.choice, changed_at = excluded.changed_at
      where column_choices.changed_at <= excluded.changed_at;
    return null;
  end $$`,
  `create trigger choice_of_list after insert or update on supplier_mappings
    for each row execute function choice_of_list()`,
  // What is there by now, through the same trigger.
  'update supplier_mappings set changed_at = changed_at',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
