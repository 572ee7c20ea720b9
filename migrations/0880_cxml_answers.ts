/**
 * What the shop sends to buyer systems of cXML: where to, with which secret, and each message. Views
 * that received orders, shipments and documents publish say what there is to send.
 */
import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table punch_out_connections
    -- Where confirmations, ship notices and invoices go; empty: nowhere.
    add column answer_address text not null default '' check (length(answer_address) <= 1000),
    -- The secret by which the shop proves itself there, sealed; null without one.
    add column answer_secret text,
    -- What happened before is not sent.
    add column answers_since timestamptz`,
  `create view cxml_orders as
    select id, order_id, order_number, state, ended_at from received_orders where form = 'cxml'`,
  `create view shipments_of_orders as
    select id, order_id, shipped_at from shipments`,
  `create view bills_of_orders as
    select id, order_number, issued_at, kind from documents
    where order_number is not null and kind in ('invoice', 'credit-note')`,
  'create index received_orders_of_order on received_orders (order_id) where order_id is not null',
  `create table punch_out_answers (
    id uuid primary key,
    -- Answers to an order are sent one after the other.
    place bigint generated always as identity,
    connection_id uuid not null references punch_out_connections on delete cascade,
    received_order_id uuid not null references received_orders on delete cascade,
    kind text not null check (kind in ('confirmation', 'ship-notice', 'invoice')),
    -- Of the received order, the shipment or the document.
    record_id uuid not null,
    -- The message without its secret; deleted after 30 days.
    body text not null,
    at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    due_at timestamptz not null,
    attempts integer not null default 0,
    -- What the buyer system said at last, or why nothing came.
    answer text not null default '',
    unique (connection_id, kind, record_id)
  )`,
  `create index punch_out_answers_due on punch_out_answers (connection_id, due_at)
    where state = 'waiting'`,
  'create index punch_out_answers_of_order on punch_out_answers (received_order_id, place)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
