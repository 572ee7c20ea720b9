/** What somebody has said about the columns of files, for the next file of the same sender. */
import { sql, type Kysely } from 'kysely'

const statements = [
  // Without a user it is the shop's. Headings are folded; without any, only their number is known.
  `create table column_choices (
    id uuid primary key,
    place text not null check (length(place) <= 40),
    user_id uuid references users on delete cascade,
    sender text not null check (length(sender) <= 80),
    headings jsonb not null,
    choice jsonb not null,
    changed_at timestamptz not null
  )`,
  `create unique index column_choices_of_sender on column_choices (
    place, coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(sender),
    md5(headings::text)
  )`,
  'create index column_choices_of_user on column_choices (user_id)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
