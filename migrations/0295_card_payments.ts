/**
 * Payments by card on a provider's page: how an order is paid, each attempt to pay, what is given
 * back, and which messages of a provider were dealt with. Nothing of a card is stored.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: by its invoice.
  await sql`alter table orders add column pay_by text check (pay_by = 'card')`.execute(db)
  // What is paid by card is due at once.
  await sql`
    create or replace view order_payment_terms as
      select
        orders.id as order_id,
        case when orders.pay_by = 'card' then 'prepayment' else companies.payment_terms end
          as payment_terms
      from orders left join companies on companies.id = orders.company_id
      where orders.pay_by = 'card' or companies.payment_terms <> ''`.execute(db)
  // Published by payments.
  await sql`create view numbers_of_payments as select id, number from payments`.execute(db)
  await sql`
    create view customers_of_orders as
      select distinct on (order_number) order_number, customer as name
      from receivables where order_number is not null
      order by order_number, document_id`.execute(db)
  await createAttempts(db)
  await createRefunds(db)
  await sql`
    create table card_events (
      provider text not null,
      -- The provider's; each is dealt with once.
      event_id text not null check (length(event_id) between 1 and 255),
      kind text not null check (length(kind) <= 100),
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(db)
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_payments (
      id uuid primary key,
      provider text not null,
      order_number bigint not null,
      user_id uuid not null,
      -- What was open of the order when its buyer began to pay.
      cents bigint not null check (cents > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      -- creating: the provider has not answered yet; waiting: the buyer has paid, the bank decides.
      state text not null check (
        state in ('creating', 'open', 'waiting', 'paid', 'expired', 'failed')
      ),
      -- The provider's page, and what the provider calls it.
      session_id text,
      address text,
      -- What the provider calls the payment; refunds name it.
      provider_payment text,
      -- The payment of the ledger that stands for it; null once all of it is given back.
      payment_id uuid references payments (id),
      dispute text not null default '' check (dispute in ('', 'open', 'won', 'lost')),
      failure text not null default '' check (length(failure) <= 500),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      paid_at timestamptz,
      -- When the provider is asked about it, unless it speaks first.
      next_check_at timestamptz not null,
      unique (provider, session_id),
      unique (provider, provider_payment)
    )`.execute(db)
  // Nobody pays an order on two pages at once.
  await sql`
    create unique index card_payments_one_open on card_payments (order_number)
    where state in ('creating', 'open', 'waiting')`.execute(db)
  await sql`create index card_payments_of_order on card_payments (order_number)`.execute(db)
  await sql`
    create index card_payments_due on card_payments (next_check_at)
    where state in ('creating', 'open', 'waiting')`.execute(db)
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_refunds (
      id uuid primary key,
      provider text not null,
      -- What the provider calls the payment: a refund may be known before it.
      provider_payment text not null,
      provider_refund text,
      cents bigint not null check (cents > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      -- requested: the provider has not answered yet.
      state text not null check (state in ('requested', 'pending', 'done', 'failed')),
      -- cancelled: paid when the order was cancelled already; provider: from the provider's pages.
      reason text not null check (reason in ('staff', 'cancelled', 'provider')),
      -- Whether the ledger has it.
      booked boolean not null default false,
      failure text not null default '' check (length(failure) <= 500),
      actor_id uuid,
      actor_name text not null default '' check (length(actor_name) <= 200),
      idempotency_key text check (length(idempotency_key) between 8 and 64),
      requested_at timestamptz not null,
      ended_at timestamptz,
      next_check_at timestamptz not null,
      unique (provider, provider_refund)
    )`.execute(db)
  await sql`
    create unique index card_refunds_key on card_refunds (actor_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`
    create index card_refunds_of on card_refunds (provider, provider_payment)`.execute(db)
  await sql`
    create index card_refunds_due on card_refunds (next_check_at)
    where state in ('requested', 'pending')`.execute(db)
}
