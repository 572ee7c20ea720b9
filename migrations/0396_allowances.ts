/** Credit notes for a part of a price: who asked for each, and what is left to be invoiced. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table allowances (
      -- The credit note. No foreign key: demo documents go.
      document_id uuid primary key,
      -- Without tax.
      cents bigint not null check (cents > 0),
      actor_id uuid not null,
      idempotency_key text not null check (length(idempotency_key) between 8 and 64),
      body_hash bytea not null check (length(body_hash) = 32),
      constraint allowances_key unique (actor_id, idempotency_key)
    )`.execute(db)
  await sql`
    create trigger allowances_never_change before update or delete
    on allowances for each row execute function documents_never_change()`.execute(db)
  // Only clearing the demo shop away deletes documents.
  await sql`
    create function allowances_of_demo() returns trigger language plpgsql as $$
    begin
      delete from allowances where document_id = old.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger allowances_of_demo after delete on documents
    for each row execute function allowances_of_demo()`.execute(db)
  // What was given back of a price stays invoiced: it is not to be invoiced again.
  await sql`
    create or replace view billed_of_orders as
      select order_number, sum(
        case
          when kind = 'credit-note' and content ? 'reason' then 0
          when kind = 'credit-note' then -abs(total_cents)
          else total_cents
        end
      )::bigint as cents
      from documents where kind in ('invoice', 'credit-note') group by order_number`.execute(db)
}
