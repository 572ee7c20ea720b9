/** Reviews: the shop's public answer, and reports that wait until staff have looked at them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column answer text not null default '' check (length(answer) <= 2000),
      add column answered_at timestamptz`.execute(db)
  // `reporter` is an account or a browser: each reports a review once.
  await sql`
    create table review_reports (
      review_id uuid not null references reviews (id) on delete cascade,
      reporter text not null,
      reason text not null,
      note text not null check (length(note) <= 500),
      reported_at timestamptz not null,
      closed_at timestamptz,
      primary key (review_id, reporter)
    )`.execute(db)
  await sql`
    create index review_reports_open on review_reports (review_id)
    where closed_at is null`.execute(db)
}
