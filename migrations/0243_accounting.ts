/**
 * The journal of documents and payments, exported in numbered runs: what a run has is frozen, and
 * nothing is in two of them. What is to be booked, documents and payments publish.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await publishJournal(db)
  await sql`
    create table accounting_runs (
      number integer primary key check (number >= 1),
      -- 'YYYY-MM': everything up to its last day that no run had before.
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      actor_id uuid,
      actor_name text not null check (length(actor_name) <= 200),
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table accounting_entries (
      -- A document or a payment.
      source_id uuid primary key,
      run integer not null references accounting_runs (number),
      position integer not null check (position >= 1),
      kind text not null check (kind in ('invoice', 'credit-note', 'payment')),
      day date not null,
      -- Cents with tax, of a payment as it was paid; below zero is given back.
      cents bigint not null,
      -- What was to be booked, as it was then.
      content jsonb not null,
      unique (run, position)
    )`.execute(db)
  for (const table of ['accounting_runs', 'accounting_entries'])
    await sql`
      create trigger ${sql.ref(`${table}_never_change`)} before update or delete
      on ${sql.table(table)} for each row execute function documents_never_change()`.execute(db)
  await followDemo(db)
}

/** What the demo shop's documents and payments were exported as goes with them. */
async function followDemo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function accounting_of_demo() returns trigger language plpgsql as $$
    begin
      delete from accounting_entries where source_id = old.id;
      if found then
        delete from accounting_runs where not exists (
          select from accounting_entries where accounting_entries.run = accounting_runs.number
        );
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['documents', 'payments'])
    await sql`
      create trigger accounting_of_demo after delete on ${sql.table(table)}
      for each row execute function accounting_of_demo()`.execute(db)
}

async function publishJournal(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view journal_of_documents as
      select
        documents.id as source_id, documents.kind, documents.issue_date as day,
        documents.number as sort,
        case documents.kind
          when 'credit-note' then -abs(documents.total_cents) else documents.total_cents
        end as cents,
        jsonb_build_object(
          'number', documents.series || '-' || lpad(
            documents.number::text, greatest(6, length(documents.number::text)), '0'
          ),
          'order', documents.order_number,
          'customer', coalesce(
            orders.company_name, documents.content #>> '{order,name}', ''
          ),
          'supplyDate', documents.supply_date, 'dueDate', documents.due_date,
          'corrects', documents.content #>> '{corrects,number}',
          'currency', documents.currency,
          'country', coalesce(
            documents.content #>> '{order,tax,country}',
            documents.content #>> '{order,delivery,country}', ''
          ),
          'vatId', documents.content #>> '{order,tax,buyerVatId}',
          'net', (documents.content #>> '{order,total}')::bigint,
          'taxes', coalesce(documents.content #> '{order,tax,lines}', '[]')
        ) as content
      from documents
      left join orders as orders on orders.id = documents.order_id
      where documents.kind in ('invoice', 'credit-note')`.execute(db)
  await sql`
    create view journal_of_payments as
      select
        payments.id as source_id, 'payment' as kind, payments.paid_on as day,
        payments.number as sort, payments.cents,
        jsonb_build_object(
          'number', payments.number, 'customer', payments.customer,
          'currency', payments.currency, 'method', payments.method,
          'reference', payments.reference, 'reverses', earlier.number,
          'settles', coalesce((
            select jsonb_agg(jsonb_build_object('number', sums.number, 'cents', sums.cents)
              order by sums.number)
            from (
              select receivables.number, -sum(entry.cents) as cents
              from receivable_entries as entry join receivables using (document_id)
              where entry.source_id = payments.id and entry.kind = 'payment'
              group by receivables.number
            ) as sums
          ), '[]')
        ) as content
      from payments left join payments as earlier on earlier.id = payments.reverses_id`.execute(db)
}
