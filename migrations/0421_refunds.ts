/**
 * Refunds: payments below zero that take no other back. They are settled against the customer's
 * credit: by entries of the receivables that are below zero, and by what was left of payments.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until now only what takes a payment back was below zero.
  await sql`
    alter table payments
      drop constraint payments_check,
      add constraint payments_check check (cents <> 0) not valid`.execute(db)
  await sql`
    create table refunded_payments (
      refund_id uuid not null references payments (id),
      -- The payment of which something was left.
      payment_id uuid not null references payments (id),
      -- Left again when the refund is taken back.
      cents bigint not null check (cents > 0),
      primary key (refund_id, payment_id)
    )`.execute(db)
  await sql`create index refunded_payments_of on refunded_payments (payment_id)`.execute(db)
  await sql`
    create trigger refunded_payments_never_change before update or delete
    on refunded_payments for each row execute function documents_never_change()`.execute(db)
  // Published by cards: what was paid by card goes back to the card.
  await sql`
    create view payments_by_card as
      select payment_id from card_payments where payment_id is not null`.execute(db)
  await followDemo(db)
}

/** As before, with what was paid back of a payment that goes with the demo shop. */
async function followDemo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function receivables_of_demo() returns trigger language plpgsql as $$
    declare paid uuid[];
    declare refunds uuid[];
    begin
      select array_agg(source_id) into paid from receivable_entries
      where document_id = old.id and kind = 'payment';
      delete from receivable_entries where document_id = old.id or source_id = old.id;
      delete from receivables where document_id = old.id;
      select array_agg(refund_id) into refunds from refunded_payments
      where payment_id = any(paid) and not exists (
        select from receivable_entries where source_id = refunded_payments.payment_id
      );
      delete from refunded_payments
      where payment_id = any(paid) and not exists (
        select from receivable_entries where source_id = refunded_payments.payment_id
      );
      paid := paid || refunds;
      delete from payments where reverses_id = any(paid) and not exists (
        select from receivable_entries where source_id = payments.id
      ) and not exists (select from refunded_payments where refund_id = payments.reverses_id);
      delete from payments where id = any(paid) and not exists (
        select from receivable_entries where source_id = payments.id
      ) and not exists (select from refunded_payments where refund_id = payments.id)
      and not exists (select from payments as later where later.reverses_id = payments.id);
      return null;
    end $$`.execute(db)
}
