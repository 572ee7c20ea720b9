/**
 * What companies owe, as balances that are kept: whichever release changes an order, a document or
 * a payment, triggers move the balance in that transaction. They do it when it commits, so nobody
 * holds a balance while waiting for another row.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await sayWhatIsOwed(db)
  await moveBalances(db)
  await followOrders(db)
  await followDocuments(db)
  await followPayments(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_debt_parts (
      -- An order, a receivable or a payment.
      source_id uuid primary key,
      kind text not null check (kind in ('order', 'receivable', 'payment')),
      company_id uuid not null,
      currency text not null,
      -- When it was placed, or the day of its document, as the start of that day in UTC.
      at timestamptz not null,
      -- What is counted of it; of a payment, what is left of it, below zero.
      cents bigint not null
    )`.execute(db)
  await sql`
    create index company_debt_parts_of on company_debt_parts (company_id, currency, at)`.execute(db)
  await sql`
    create table company_balances (
      company_id uuid not null,
      currency text not null,
      -- The first day, in UTC: what is older than a day that staff choose is left out.
      month date not null,
      -- Always the sums of the parts.
      open_cents bigint not null default 0,
      left_cents bigint not null default 0,
      not_invoiced_cents bigint not null default 0,
      primary key (company_id, currency, month)
    )`.execute(db)
  // What a transaction has changed until it commits: nobody else ever sees a row.
  await sql`
    create table company_balance_changes (
      id bigint generated always as identity primary key,
      source_ids uuid[] not null
    )`.execute(db)
  // Once all that was there before is counted: src/orders/holds/balance-filling.server.ts.
  await sql`
    create table company_balances_complete (
      complete boolean primary key default true check (complete)
    )`.execute(db)
  await sql`
    insert into company_balances_complete
    select true where not exists (select from orders where company_id is not null)
      and not exists (select from receivables where company_id is not null)
      and not exists (select from payments where company_id is not null)`.execute(db)
  await sql`
    create index receivables_due_of_company on receivables (company_id, due_date, number)
    where company_id is not null and open_cents > 0`.execute(db)
}

/**
 * Of an order counts what of its lines is neither cancelled nor returned, with delivery and tax,
 * less what was invoiced of it; of a payment, what is left of it.
 */
async function sayWhatIsOwed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view company_debts as
      select orders.id as source_id, 'order'::text as kind, orders.company_id,
        orders.currency::text as currency, orders.placed_at as at,
        case when orders.status = 'cancelled' or orders.hold_kind is not null
          or orders.deleted_at is not null then 0
        else greatest(0, coalesce((
          select round(
            coalesce((orders.tax ->> 'gross')::numeric, orders.total_cents)
            * (orders.total_cents - sum(
              line.total_cents::numeric * (line.cancelled + line.returned) / line.quantity
            )) / nullif(orders.total_cents, 0)
          ) from order_lines as line where line.order_id = orders.id
        ), 0)::bigint - coalesce((
          select cents from billed_of_orders where order_number = orders.number
        ), 0)) end::bigint as cents
      from orders where orders.company_id is not null
      union all
      select document_id, 'receivable'::text, company_id, currency::text,
        issue_date::timestamp at time zone 'UTC', open_cents
      from receivables where company_id is not null
      union all
      select id, 'payment'::text, company_id, currency::text,
        paid_on::timestamp at time zone 'UTC', (-cents - coalesce((
          select sum(entry.cents) from receivable_entries as entry
          where entry.source_id = payments.id and entry.kind = 'payment'
        ), 0))::bigint
      from payments where company_id is not null`.execute(db)
}

async function moveBalances(db: Kysely<unknown>): Promise<void> {
  // Parts first, then balances, each in one order: two that commit at once wait, and never circle.
  await sql`
    create function move_company_balances() returns trigger language plpgsql as $$
    declare ids uuid[];
    begin
      with done as (delete from company_balance_changes returning source_ids)
      select array_agg(distinct id) into ids from done, unnest(source_ids) as id;
      if ids is null then
        return null;
      end if;
      insert into company_debt_parts (source_id, kind, company_id, currency, at, cents)
      select source_id, kind, company_id, currency, at, 0 from company_debts
      where source_id = any(ids) order by source_id
      on conflict do nothing;
      perform from company_debt_parts where source_id = any(ids) order by source_id for update;
      with debts as materialized (
        select * from company_debts where source_id = any(ids)
      ),
      parts as materialized (
        select * from company_debt_parts where source_id = any(ids)
      ),
      moved as (
        update company_debt_parts as part set company_id = debt.company_id,
          currency = debt.currency, at = debt.at, cents = debt.cents
        from debts as debt where debt.source_id = part.source_id
          and (part.company_id, part.currency, part.at, part.cents)
            is distinct from (debt.company_id, debt.currency, debt.at, debt.cents)
      ),
      gone as (
        delete from company_debt_parts
        where source_id = any(ids) and source_id not in (select source_id from debts)
      )
      insert into company_balances as balance
        (company_id, currency, month, open_cents, left_cents, not_invoiced_cents)
      select company_id, currency, date_trunc('month', at at time zone 'UTC')::date,
        coalesce(sum(cents) filter (where kind = 'receivable'), 0),
        coalesce(sum(cents) filter (where kind = 'payment'), 0),
        coalesce(sum(cents) filter (where kind = 'order'), 0)
      from (
        select company_id, currency, at, kind, cents from debts
        union all
        select company_id, currency, at, kind, -cents from parts
      ) as difference
      group by 1, 2, 3 having sum(cents) filter (where kind = 'receivable') <> 0
        or sum(cents) filter (where kind = 'payment') <> 0
        or sum(cents) filter (where kind = 'order') <> 0
      order by 1, 2, 3
      on conflict (company_id, currency, month) do update set
        open_cents = balance.open_cents + excluded.open_cents,
        left_cents = balance.left_cents + excluded.left_cents,
        not_invoiced_cents = balance.not_invoiced_cents + excluded.not_invoiced_cents;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger company_balances_move after insert on company_balance_changes
    deferrable initially deferred for each row execute function move_company_balances()
  `.execute(db)
  await sql`
    create function note_balance_changes(ids uuid[]) returns void language sql as $$
      insert into company_balance_changes (source_ids) select ids where cardinality(ids) > 0
    $$`.execute(db)
}

/** Triggers for what a statement has inserted, updated and deleted. */
async function follow(
  db: Kysely<unknown>,
  table: string,
  body: string,
  operations: readonly ('insert' | 'update' | 'delete')[],
): Promise<void> {
  const name = `company_balances_of_${table}`
  await sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(body)}
      return null;
    end $$`.execute(db)
  for (const operation of operations) {
    const before = operation === 'insert' ? '' : 'old table as old_rows'
    const after = operation === 'delete' ? '' : 'new table as new_rows'
    await sql`
      create trigger ${sql.raw(`${name}_${operation}`)} after ${sql.raw(operation)}
      on ${sql.table(table)} referencing ${sql.raw(`${before} ${after}`)}
      for each statement execute function ${sql.raw(name)}()`.execute(db)
  }
}

async function followOrders(db: Kysely<unknown>): Promise<void> {
  const counted = (row: string) =>
    ['company_id', 'currency', 'placed_at', 'status', 'hold_kind', 'deleted_at', 'total_cents']
      .map((column) => `${row}.${column}`)
      .join(', ')
  await follow(
    db,
    'orders',
    `if tg_op = 'INSERT' then
       perform note_balance_changes(array_agg(id)) from new_rows where company_id is not null;
     elsif tg_op = 'DELETE' then
       perform note_balance_changes(array_agg(id)) from old_rows where company_id is not null;
     else
       perform note_balance_changes(array_agg(later.id))
       from new_rows as later join old_rows as former on former.id = later.id
       where coalesce(later.company_id, former.company_id) is not null and (
         (${counted('later')}) is distinct from (${counted('former')})
         or later.tax ->> 'gross' is distinct from former.tax ->> 'gross'
       );
     end if;`,
    ['insert', 'update', 'delete'],
  )
  // A line is inserted and deleted together with a change of its order's total.
  await follow(
    db,
    'order_lines',
    `perform note_balance_changes(array_agg(distinct later.order_id))
     from new_rows as later
     join old_rows as former
       on former.order_id = later.order_id and former.position = later.position
     join orders on orders.id = later.order_id and orders.company_id is not null
     where (later.cancelled, later.returned, later.quantity, later.total_cents)
       is distinct from (former.cancelled, former.returned, former.quantity, former.total_cents);`,
    ['update'],
  )
}

/** What is invoiced or credited of an order. What a document owes is a receivable: see below. */
async function followDocuments(db: Kysely<unknown>): Promise<void> {
  const noted = (rows: string) => `
    perform note_balance_changes(array_agg(distinct orders.id))
    from ${rows} as document join orders on orders.number = document.order_number
    where document.kind in ('invoice', 'credit-note') and orders.company_id is not null;`
  await follow(
    db,
    'documents',
    `if tg_op = 'INSERT' then ${noted('new_rows')} else ${noted('old_rows')} end if;`,
    ['insert', 'delete'],
  )
}

async function followPayments(db: Kysely<unknown>): Promise<void> {
  await follow(
    db,
    'receivables',
    `if tg_op = 'INSERT' then
       perform note_balance_changes(array_agg(document_id))
       from new_rows where company_id is not null;
     elsif tg_op = 'DELETE' then
       perform note_balance_changes(array_agg(document_id))
       from old_rows where company_id is not null;
     else
       perform note_balance_changes(array_agg(later.document_id))
       from new_rows as later join old_rows as former on former.document_id = later.document_id
       where coalesce(later.company_id, former.company_id) is not null
         and (later.company_id, later.currency, later.issue_date, later.open_cents)
           is distinct from
             (former.company_id, former.currency, former.issue_date, former.open_cents);
     end if;`,
    ['insert', 'update', 'delete'],
  )
  await follow(
    db,
    'payments',
    `if tg_op = 'INSERT' then
       perform note_balance_changes(array_agg(id)) from new_rows where company_id is not null;
     else
       perform note_balance_changes(array_agg(id)) from old_rows where company_id is not null;
     end if;`,
    ['insert', 'delete'],
  )
  const settled = (rows: string) => `
    perform note_balance_changes(array_agg(distinct payments.id))
    from ${rows} as entry join payments on payments.id = entry.source_id
    where entry.kind = 'payment' and payments.company_id is not null;`
  await follow(
    db,
    'receivable_entries',
    `if tg_op = 'INSERT' then ${settled('new_rows')} else ${settled('old_rows')} end if;`,
    ['insert', 'delete'],
  )
}
