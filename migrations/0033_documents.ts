/**
 * Documents apart from orders: issued under a gap-free number, frozen, never deleted. Their files,
 * and to whom they were sent.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await protectDocuments(db)
  await takeOverPapers(db)
  await giveBackToPapers(db)
  // Published by orders: what happened to an order, for the note on its documents.
  await sql`
    create view order_states_by_id as
    select
      orders.id, orders.status, orders.deleted_at,
      (select max(history.at) from order_history history
       where history.order_id = orders.id and history.status = 'cancelled') as cancelled_at
    from orders`.execute(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  // No foreign keys to orders and users: a document outlives both.
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
      -- The number as printed begins with its series: INV-000042.
      series text not null check (length(series) between 1 and 20),
      number bigint not null check (number >= 1),
      order_id uuid,
      order_number bigint,
      -- Who may have it beside the staff.
      user_id uuid,
      company_id uuid,
      -- The document that this one corrects: a credit note names its invoice.
      corrects_id uuid references documents (id),
      issue_date date not null,
      supply_date date,
      due_date date,
      currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      -- What it says, as JSON of this version.
      content jsonb not null,
      content_version integer not null default 1,
      issued_at timestamptz not null,
      unique (series, number)
    )`.execute(db)
  await sql`create index documents_of_order on documents (order_number)`.execute(db)
  await sql`create index documents_of_user on documents (user_id, issued_at desc, id desc)`.execute(
    db,
  )
  await sql`create index documents_by_time on documents (issued_at desc, id desc)`.execute(db)
  // A file is drawn from the content once and kept: whoever asks again gets the same bytes.
  await sql`
    create table document_files (
      document_id uuid not null references documents (id),
      format text not null,
      bytes bytea not null,
      sha256 bytea not null check (length(sha256) = 32),
      drawn_at timestamptz not null,
      primary key (document_id, format)
    )`.execute(db)
  await sql`
    create table document_deliveries (
      id bigint generated always as identity primary key,
      document_id uuid not null references documents (id),
      recipient text not null,
      actor_id uuid,
      sent_at timestamptz not null
    )`.execute(db)
  await sql`create index document_deliveries_of on document_deliveries (document_id)`.execute(db)
}

/** Only clearing the demo shop away sets `ironmonger.clearing_demo`, for its own transaction. */
async function protectDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function documents_never_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('ironmonger.clearing_demo', true) = 'on' then
        return old;
      end if;
      raise exception 'documents are never changed or deleted';
    end $$`.execute(db)
  await sql`
    create trigger documents_never_change before update or delete on documents
    for each row execute function documents_never_change()`.execute(db)
}

/**
 * The release before knows only `papers`. What either release issues stands in both tables, and
 * both count in `paper_numbers`, so no order gets two invoices and no number is given twice. Each
 * trigger's own insert fires the other one, which finds the row there. All of it is dropped
 * together with `papers`, when no such release is supported.
 */
async function takeOverPapers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function papers_to_documents() returns trigger language plpgsql as $$
    begin
      insert into documents (
        kind, series, number, order_id, order_number, user_id, issue_date, content, issued_at
      )
      select
        new.kind, case new.kind when 'invoice' then 'INV' else 'PS' end, new.number,
        orders.id, orders.number, orders.user_id,
        (new.issued_at at time zone 'UTC')::date, new.said, new.issued_at
      from orders where orders.id = new.order_id
      on conflict (series, number) do nothing;
      return null;
    end $$`.execute(db)
  // Before the copy: from here on nothing is inserted into papers until all of this is committed.
  await sql`
    create trigger papers_to_documents after insert on papers
    for each row execute function papers_to_documents()`.execute(db)
  await sql`
    insert into documents (
      kind, series, number, order_id, order_number, user_id, issue_date, content, issued_at
    )
    select
      papers.kind, case papers.kind when 'invoice' then 'INV' else 'PS' end, papers.number,
      orders.id, orders.number, orders.user_id,
      (papers.issued_at at time zone 'UTC')::date, papers.said, papers.issued_at
    from papers
    join orders on orders.id = papers.order_id`.execute(db)
}

async function giveBackToPapers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function documents_to_papers() returns trigger language plpgsql as $$
    begin
      insert into papers (order_id, kind, number, said, issued_at)
      values (new.order_id, new.kind, new.number, new.content, new.issued_at)
      on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger documents_to_papers after insert on documents
    for each row when (new.kind in ('invoice', 'packing-slip') and new.order_id is not null)
    execute function documents_to_papers()`.execute(db)
}
