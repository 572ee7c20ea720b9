/** The prefix of each kind of document's numbers, where the shopkeeper has set one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paper_numbers add column prefix text`.execute(db)
  // What the release before issues has the prefix that is set now. What this one issues comes back
  // from `papers` under another series than the default, so it is known by its order and number.
  await sql`
    create or replace function papers_to_documents() returns trigger language plpgsql as $$
    begin
      insert into documents (
        kind, series, number, order_id, order_number, user_id, issue_date, content, issued_at
      )
      select
        new.kind,
        coalesce(
          (select prefix from paper_numbers where kind = new.kind),
          case new.kind when 'invoice' then 'INV' else 'PS' end
        ),
        new.number, orders.id, orders.number, orders.user_id,
        (new.issued_at at time zone 'UTC')::date, new.said, new.issued_at
      from orders
      where orders.id = new.order_id
        and not exists (
          select from documents
          where documents.order_number = orders.number
            and documents.kind = new.kind and documents.number = new.number
        )
      on conflict (series, number) do nothing;
      return null;
    end $$`.execute(db)
}
