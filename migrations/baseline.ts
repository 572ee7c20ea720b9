/**
 * What all migrations named at the end make of an empty database: for new shops. Written by
 * `npm run baseline`; tests/postgres/baseline.test.ts compares it with the migrations.
 */
export const baseline = String.raw`set local check_function_bodies = off;



CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION accounting_of_demo() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from accounting_entries where source_id = old.id;
      if found then
        delete from accounting_runs where not exists (
          select from accounting_entries where accounting_entries.run = accounting_runs.number
        );
      end if;
      return null;
    end $$;

CREATE FUNCTION allowances_of_demo() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from allowances where document_id = old.id;
      return null;
    end $$;

CREATE FUNCTION clear_folded_sku() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.sku_folded is not distinct from old.sku_folded then new.sku_folded := null; end if;
      return new;
    end $$;

CREATE FUNCTION company_balances_of_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    perform note_balance_changes(array_agg(distinct orders.id))
    from new_rows as document join orders on orders.number = document.order_number
    where document.kind in ('invoice', 'credit-note') and orders.company_id is not null; else 
    perform note_balance_changes(array_agg(distinct orders.id))
    from old_rows as document join orders on orders.number = document.order_number
    where document.kind in ('invoice', 'credit-note') and orders.company_id is not null; end if;
      return null;
    end $$;

CREATE FUNCTION company_balances_of_order_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform note_balance_changes(array_agg(distinct later.order_id))
     from new_rows as later
     join old_rows as former
       on former.order_id = later.order_id and former.position = later.position
     join orders on orders.id = later.order_id and orders.company_id is not null
     where (later.cancelled, later.returned, later.quantity, later.total_cents)
       is distinct from (former.cancelled, former.returned, former.quantity, former.total_cents);
      return null;
    end $$;

CREATE FUNCTION company_balances_of_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then
       perform note_balance_changes(array_agg(id)) from new_rows where company_id is not null;
     elsif tg_op = 'DELETE' then
       perform note_balance_changes(array_agg(id)) from old_rows where company_id is not null;
     else
       perform note_balance_changes(array_agg(later.id))
       from new_rows as later join old_rows as former on former.id = later.id
       where coalesce(later.company_id, former.company_id) is not null and (
         (later.company_id, later.currency, later.placed_at, later.status, later.hold_kind, later.deleted_at, later.total_cents) is distinct from (former.company_id, former.currency, former.placed_at, former.status, former.hold_kind, former.deleted_at, former.total_cents)
         or later.tax ->> 'gross' is distinct from former.tax ->> 'gross'
       );
     end if;
      return null;
    end $$;

CREATE FUNCTION company_balances_of_payments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then
       perform note_balance_changes(array_agg(id)) from new_rows where company_id is not null;
     else
       perform note_balance_changes(array_agg(id)) from old_rows where company_id is not null;
     end if;
      return null;
    end $$;

CREATE FUNCTION company_balances_of_receivable_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then 
    perform note_balance_changes(array_agg(distinct payments.id))
    from new_rows as entry join payments on payments.id = entry.source_id
    where entry.kind = 'payment' and payments.company_id is not null; else 
    perform note_balance_changes(array_agg(distinct payments.id))
    from old_rows as entry join payments on payments.id = entry.source_id
    where entry.kind = 'payment' and payments.company_id is not null; end if;
      return null;
    end $$;

CREATE FUNCTION company_balances_of_receivables() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' then
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
     end if;
      return null;
    end $$;

CREATE FUNCTION document_search_follows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform search_of_document(new);
      return null;
    end $$;

CREATE FUNCTION documents_never_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'DELETE' and current_setting('ironmonger.clearing_demo', true) = 'on' then
        return old;
      end if;
      raise exception 'documents are never changed or deleted';
    end $$;

CREATE FUNCTION documents_to_papers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into papers (order_id, kind, number, said, issued_at)
      values (new.order_id, new.kind, new.number, new.content, new.issued_at)
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION fill_price_base() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.price_cents is null then new.price_per := null;
      elsif new.price_per is null then new.price_per := price_base_of(new.target, new.target_id);
      end if;
      return new;
    end $$;

CREATE FUNCTION fill_search_price_base() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.price_per := (select tools.price_per from tools where tools.id = new.tool_id);
      return new;
    end $$;

CREATE FUNCTION fill_seen_base() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.seen_per is null then new.seen_per := price_base_of('tool', new.tool_id); end if;
      return new;
    end $$;

CREATE FUNCTION keep_key_of_allowances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."actor_id", 'allowances', source.idempotency_key, source.body_hash, jsonb_build_object('id', source.document_id), now()
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION keep_key_of_card_refunds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."actor_id", 'card-refunds', source.idempotency_key, null::bytea, jsonb_build_object('id', source.id), source.requested_at
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION keep_key_of_payments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."actor_id", 'payments', source.idempotency_key, source.body_hash, jsonb_build_object('id', source.id), source.recorded_at
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION keep_key_of_quotes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."user_id", 'quotes', source.idempotency_key, null::bytea, jsonb_build_object('id', source.id), source.asked_at
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION keep_key_of_shipments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."actor_id", 'shipments', source.idempotency_key, source.body_hash, jsonb_build_object('id', source.id), source.shipped_at
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION keep_key_of_stock_movements() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare source record := new;
    begin
      
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select "source"."actor_id", 'stock', source.idempotency_key, source.body_hash, 
      jsonb_build_object('delta', source.delta, 'level', (
        select level from stock_levels where tool_id = source.tool_id
      )), source.moved_at
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION move_company_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
    end $$;

CREATE FUNCTION note_balance_changes(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
      insert into company_balance_changes (source_ids) select ids where cardinality(ids) > 0
    $$;

CREATE FUNCTION note_price_base() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.price_per_changed_at := now();
      return new;
    end $$;

CREATE FUNCTION order_search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.deleted_at is not null then
        delete from order_search where number = new.number;
      elsif (old.email, old.name, old.po_number) is distinct from (new.email, new.name, new.po_number)
      then
        update order_search set status = new.status, words = '', rules = 0
        where number = new.number;
      else
        update order_search set status = new.status where number = new.number;
      end if;
      return null;
    end $$;

CREATE FUNCTION papers_to_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
    end $$;

CREATE FUNCTION price_base_of(kind text, wanted uuid) RETURNS smallint
    LANGUAGE sql STABLE
    AS $$
      select case when kind = 'tool' then (select price_per from tools where id = wanted)
      else (
        with recursive below as (
          select wanted as id
          union
          select categories.id from below join categories on categories.parent_id = below.id
        )
        select case when count(distinct tools.price_per) > 1 then null
          else coalesce(min(tools.price_per), 1) end::smallint
        from tools
        where case when kind = 'brand'
          then tools.brand = (select name from brands where id = wanted)
          else tools.category in (select name from categories where id in (select id from below))
        end
      ) end
    $$;

CREATE TABLE documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    series text NOT NULL,
    number bigint NOT NULL,
    order_id uuid,
    order_number bigint,
    user_id uuid,
    company_id uuid,
    corrects_id uuid,
    issue_date date NOT NULL,
    supply_date date,
    due_date date,
    currency text DEFAULT 'USD'::text NOT NULL,
    content jsonb NOT NULL,
    content_version integer DEFAULT 1 NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    shipment_id uuid,
    total_cents bigint GENERATED ALWAYS AS (
CASE
    WHEN (kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])) THEN COALESCE(((content #>> '{order,tax,gross}'::text[]))::bigint, ((content #>> '{order,total}'::text[]))::bigint)
    ELSE NULL::bigint
END) STORED,
    CONSTRAINT documents_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT documents_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)*$'::text)),
    CONSTRAINT documents_number_check CHECK ((number >= 1)),
    CONSTRAINT documents_series_check CHECK (((length(series) >= 1) AND (length(series) <= 20)))
);

CREATE FUNCTION receivable_of_document(new documents) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare
      amounts jsonb := new.content -> 'order';
      gross bigint := coalesce(amounts #>> '{tax,gross}', amounts ->> 'total', '0')::bigint;
      digits text := new.number::text;
      company record;
    begin
      if new.kind = 'credit-note' then
        gross := -abs(gross);
        update receivables set open_cents = open_cents + gross
        where document_id = new.corrects_id and gross <> 0;
        if found then
          insert into receivable_entries (document_id, kind, source_id, cents, at)
          values (new.corrects_id, new.kind, new.id, gross, new.issued_at);
          return;
        end if;
      end if;
      select company_id, company_name into company from orders where id = new.order_id;
      insert into receivables (
        document_id, kind, number, order_number, user_id, company_id, customer,
        issue_date, due_date, currency, gross_cents, open_cents
      )
      values (
        new.id, new.kind, new.series || '-' || lpad(digits, greatest(6, length(digits)), '0'),
        new.order_number, new.user_id, coalesce(new.company_id, company.company_id),
        coalesce(company.company_name, amounts ->> 'name', ''), new.issue_date,
        coalesce(new.due_date, new.issue_date), new.currency, gross, gross
      );
      if gross <> 0 then
        insert into receivable_entries (document_id, kind, source_id, cents, at)
        values (new.id, new.kind, new.id, gross, new.issued_at);
      end if;
    end $$;

CREATE FUNCTION receivables_of_demo() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
    end $$;

CREATE FUNCTION receivables_of_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform receivable_of_document(new);
      return null;
    end $$;

CREATE FUNCTION require_back_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if not exists (select from required_migration where name = '0252_back_orders') then
        insert into required_migration values ('0252_back_orders') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$;

CREATE FUNCTION require_order_holds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if not exists (select from required_migration where name = '0190_order_holds') then
        insert into required_migration values ('0190_order_holds') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$;

CREATE FUNCTION require_units() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if not exists (select from required_migration where name = '0110_units') then
        insert into required_migration values ('0110_units') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$;

CREATE FUNCTION search_of_document(new documents) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare
      buyer jsonb := new.content -> 'order';
      digits text := new.number::text;
      company text := coalesce((select company_name from orders where id = new.order_id), '');
    begin
      insert into document_search (document_id, customer, company, words)
      values (
        new.id, coalesce(buyer ->> 'name', ''), company,
        concat_ws(
          ' ', new.series || '-' || lpad(digits, greatest(6, length(digits)), '0'),
          new.order_number, buyer ->> 'name', company, buyer ->> 'email', buyer ->> 'poNumber'
        )
      );
    end $$;

CREATE FUNCTION sent_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from unsent_documents where document_id = new.document_id;
      return null;
    end $$;

CREATE FUNCTION stock_movements_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if current_setting('ironmonger.clearing_demo', true) = 'on' then
        return old;
      end if;
      raise exception 'the stock ledger is append-only';
    end $$;

CREATE FUNCTION take_weight() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare said integer;
  begin
    if tg_op = 'UPDATE' and (
      new.specs is not distinct from old.specs or new.weight_grams is distinct from old.weight_grams
    ) then return new; end if;
    if tg_op = 'INSERT' and new.weight_grams is not null then return new; end if;
    said := weight_in(new.specs);
    if said is null or (tg_op = 'UPDATE' and said is not distinct from weight_in(old.specs)) then
      return new;
    end if;
    new.weight_grams := said;
    return new;
  end $$;

CREATE FUNCTION terms_of_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if exists (select from settings where name = 'termsAtOrder' and value = '"yes"') then
        new.terms_version := coalesce((
          select revision from page_versions where slug = 'terms' order by revision desc limit 1
        ), 0);
      end if;
      return new;
    end $$;

CREATE FUNCTION tool_money(cents integer) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
      select '"$' || cents / 100 || '.' || lpad((cents % 100)::text, 2, '0') || '"'
    $_$;

CREATE FUNCTION tool_search_keys(category text, brand text, minimum integer, price integer) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
      select array['*', 'c:' || category, 'b:' || brand, 'm:' || width_bucket(minimum, array[2, 7, 13, 25, 49]), 'p:' || width_bucket(price, array[500, 1000, 2500, 5000, 10000])]
    $$;

CREATE FUNCTION tool_search_stock_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare ids uuid[]; flags boolean[];
    begin
      select array_agg(tool_id), array_agg(stocked) into ids, flags from (
        select tool_id, bool_or(level > 0 and is_new) as stocked
        from (
          select tool_id, level, true as is_new from new_rows
          union all
          select tool_id, level, false from old_rows) as both_sides
        group by tool_id
        having bool_or(level > 0) <> bool_and(level > 0)) as changed;
      if ids is null then return null; end if;
      -- In one order, so that two of these cannot wait for each other in a circle.
      perform from tool_search where tool_id = any (ids) order by tool_id for update;
      update tool_search set in_stock = change.stocked
      from unnest(ids, flags) as change (tool_id, stocked)
      where tool_search.tool_id = change.tool_id and in_stock <> change.stocked;
      return null;
    end $$;

CREATE FUNCTION tool_search_tally() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare keys text[]; stocked boolean[]; counts integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents / coalesce(price_per, 1)), E'\x1f') as key, in_stock, count(*)::int as tools from new_rows group by 1, 2
        ) as changed;
      elsif tg_op = 'DELETE' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents / coalesce(price_per, 1)), E'\x1f') as key, in_stock, -count(*)::int as tools from old_rows group by 1, 2
        ) as changed;
      else
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select key, in_stock, sum(tools)::int as tools from (
            select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents / coalesce(price_per, 1)), E'\x1f') as key, in_stock, 1 as tools from new_rows
            union all
            select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents / coalesce(price_per, 1)), E'\x1f'), in_stock, -1 from old_rows
          ) as both_sides
          group by 1, 2 having sum(tools) <> 0
        ) as changed;
      end if;
      if keys is not null then perform tool_tallies_add(keys, stocked, counts); end if;
      return null;
    end $$;

CREATE FUNCTION tool_tallies_add(keys text[], stocked boolean[], counts integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    begin
      if cardinality(keys) <= 10 then
        perform tool_tallies_add_few(keys, stocked, counts);
        return;
      end if;
      with changes as materialized (
        select one, two, each.in_stock, sum(each.tools)::int as tools
        from (
          select
            string_to_array(keys[place], E'\x1f') as parts,
            stocked[place] as in_stock,
            counts[place] as tools
          from generate_subscripts(keys, 1) as place) as each
        cross join lateral unnest(parts) as one
        cross join lateral unnest(parts) as two
        where one = '*' or two <> '*'
        group by one, two, each.in_stock
        having sum(each.tools) <> 0),
      locked as materialized (
        select held.id
        from tool_tallies held
        join changes change
          on (change.one, change.two, change.in_stock) = (held.one, held.two, held.in_stock)
        for update of held skip locked),
      gone as (
        delete from tool_tallies held using locked where held.id = locked.id
        returning held.one, held.two, held.in_stock, held.tools)
      insert into tool_tallies (one, two, in_stock, tools)
      select one, two, in_stock, sum(tools)
      from (
        select one, two, in_stock, tools from gone
        union all
        select one, two, in_stock, tools from changes) as part
      group by one, two, in_stock
      having sum(tools) <> 0;
    end $$;

CREATE FUNCTION tool_tallies_add_few(keys text[], stocked boolean[], counts integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare change record;
    begin
      for change in
        select one, two, each.in_stock, sum(each.tools)::int as tools
        from (select (string_to_array(keys[place], E'\x1f')) as parts, stocked[place] as in_stock, counts[place] as tools from generate_subscripts(keys, 1) as place) as each
        cross join lateral unnest(parts) as one cross join lateral unnest(parts) as two
        where one = '*' or two <> '*'
        group by one, two, each.in_stock having sum(each.tools) <> 0
      loop
        update tool_tallies set tools = tool_tallies.tools + change.tools
        where id = (select id from tool_tallies held where held.one = change.one and held.two = change.two and held.in_stock = change.in_stock limit 1 for update skip locked);
        if not found then
          insert into tool_tallies (one, two, in_stock, tools) values (change.one, change.two, change.in_stock, change.tools);
        end if;
      end loop;
    end $$;

CREATE FUNCTION tool_wire(id uuid, slug text, sku text, name text, brand text, category text, family text, description text, price_cents integer, minimum_quantity integer, pack_size integer, price_breaks jsonb, specs jsonb, rating_count integer, rating_sum integer, revision integer) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
    declare breaks text := '';
    begin
      if price_breaks <> '[]' then
        select string_agg('{"min_quantity":' || (one->>'from') || ',"price":' || tool_money((one->>'price')::integer) || '}', ',' order by place)
        into breaks from jsonb_array_elements(price_breaks) with ordinality as each(one, place);
      end if;
      return '"_id":"' || id || '","slug":"' || slug || '","sku":' || to_json(sku) || ',"name":' || to_json(name) || ',"brand":' || to_json(brand) || ',"category":' || to_json(category)
        || ',"family":' || to_json(family) || ',"description":' || to_json(description) || ',"price":' || tool_money(price_cents) || ',"minimum_quantity":' || minimum_quantity
        || ',"pack_size":' || pack_size || ',"price_breaks":[' || breaks || '],"specs":' || specs || ',"rating_count":' || rating_count || ',"rating_sum":' || rating_sum
        || ',"revision":' || revision;
    end $$;

CREATE FUNCTION unsent_of_failed_mails() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into unsent_documents (document_id, issued_at)
        select documents.id, documents.issued_at
        from document_deliveries delivery
        join documents on documents.id = delivery.document_id
        where delivery.mail_key = new.key and documents.kind in ('invoice', 'credit-note')
          and not exists (
            select from document_deliveries other
            where other.document_id = documents.id and other.id > delivery.id
          )
      on conflict do nothing;
      return null;
    end $$;

CREATE FUNCTION weight_amount(written text, thousands boolean) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select case
      when bare !~ '^[0-9]*([.,][0-9]+)*$' or bare = '' then null
      when bare ~ '[.].*,' then replace(replace(bare, '.', ''), ',', '.')::numeric
      when bare ~ ',.*[.]' then replace(bare, ',', '')::numeric
      when bare ~ '([.].*){2}|(,.*){2}' then translate(bare, '.,', '')::numeric
      when thousands and bare ~ '^[1-9][0-9]{0,2}[.,][0-9]{3}$' then translate(bare, '.,', '')::numeric
      else replace(bare, ',', '.')::numeric
    end
    from (select regexp_replace(written, '[\s\u00a0\u202f'']', '', 'g') as bare) as one
  $_$;

CREATE FUNCTION weight_in(specs jsonb) RETURNS integer
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
  declare
    patterns constant text[] := array['^(gross|shipping|packed|shipment) ?weight$|^(brutto|versand|gesamt)gewicht( brutto)?$|^gewicht \(?brutto\)?$|^poids (brut|emball[eé])$|^peso (lordo|bruto)$|^brutogewicht$|^waga brutto$|^bruttovikt$|^bruttov[eæ]gt$',
'^(unit |item |product |piece )?(weight|wt\.?)( each| per (unit|piece))?$|^(einzel|st[uü]ck|artikel|produkt)?gewicht$|^poids( unitaire)?$|^peso( unitario)?$|^(masse|masa|waga|hmotnost|vikt|vekt|v[aæ]gt|paino|greutate|t[oö]meg|gewicht per stuk|вес|масса)$',
'^net(to)? ?weight$|^(netto|eigen)gewicht$|^gewicht \(?netto\)?$|^poids net$|^peso net[ot]o?$|^nettogewicht$|^waga netto$'];
    pattern text; spec jsonb; name text; parts text[]; more text[]; unit text; factor numeric; grams numeric;
  begin
    if specs is null or jsonb_typeof(specs) <> 'array' then return null; end if;
    foreach pattern in array patterns loop
      for spec in select value from jsonb_array_elements(specs) loop
        name := lower(btrim(spec ->> 'name'));
        parts := regexp_match(name, '^(.*?)[\s,:/([]+(?:in )?[(\[]?\s*(kgs?|kilogramm?e?s?|gramm?e?s?|gr|g|lbs?|pounds?|oz|ounces?|tonn?e?s?|t)\.?\s*[)\]]?$');
        unit := null;
        if parts is not null and parts[1] ~ '[[:alpha:]]' then
          name := btrim(parts[1]); unit := parts[2];
        end if;
        if name !~ pattern then continue; end if;
        parts := regexp_match(
          lower(btrim(spec ->> 'value')),
          '^(?:(?:ca|approx|about|env|c)\.?\s*|~\s*)?([0-9.,][0-9.,\s\u00a0\u202f'']*)\s*(kgs?|kilo(?:s|gramm?[eoi]?s?)?|gramm?[eoi]?s?|gr|g|lbs?|pounds?|oz|ounces?|tonn?e?[sn]?|t)?\.?(?![[:alpha:]])(.*)$');
        if parts is null then continue; end if;
        unit := coalesce(nullif(parts[2], ''), unit);
        factor := case
          when unit ~ '^k' then 1000
          when unit ~ '^g' then 1
          when unit ~ '^(lb|pound)' then 453.59237
          when unit ~ '^o' then 28.349523125
          when unit ~ '^t' then 1000000
        end;
        grams := weight_amount(btrim(parts[1], ' .,'), unit ~ '^g') * factor;
        more := regexp_match(parts[3], '^\s*([0-9.,]+)\s*(?:oz|ounces?)\M');
        if unit ~ '^(lb|pound)' and more is not null then
          grams := grams + weight_amount(more[1], false) * 28.349523125;
        end if;
        if grams > 0 and grams <= 100000000 then return ceil(grams - 0.000001)::integer; end if;
      end loop;
    end loop;
    return null;
  exception when numeric_value_out_of_range or invalid_text_representation then return null;
  end $_$;

CREATE TABLE access_tokens (
    hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    browser text DEFAULT ''::text NOT NULL,
    identity_session text,
    proved_at timestamp with time zone,
    CONSTRAINT access_tokens_hash_check CHECK ((length(hash) = 32))
);

CREATE TABLE users (
    id uuid NOT NULL,
    email text NOT NULL,
    display_name text NOT NULL,
    role text DEFAULT 'customer'::text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    education text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    linkedin text DEFAULT ''::text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    email_confirmed boolean,
    permissions text[],
    paused_at timestamp with time zone,
    former_permissions text[],
    demoted_at timestamp with time zone,
    proven_email text,
    signed_out_at timestamp with time zone,
    CONSTRAINT users_check CHECK (((deleted_at IS NULL) OR (role = 'customer'::text))),
    CONSTRAINT users_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
    CONSTRAINT users_education_check CHECK ((length(education) <= 200)),
    CONSTRAINT users_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT users_linkedin_check CHECK ((length(linkedin) <= 300)),
    CONSTRAINT users_location_check CHECK ((length(location) <= 200)),
    CONSTRAINT users_phone_check CHECK ((length(phone) <= 40)),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'admin'::text])))
);

CREATE VIEW account_names AS
 SELECT users.id,
    users.email,
    users.display_name AS name
   FROM users
  WHERE (users.deleted_at IS NULL);

CREATE TABLE accounting_entries (
    source_id uuid NOT NULL,
    run integer NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    day date NOT NULL,
    cents bigint NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT accounting_entries_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text, 'payment'::text]))),
    CONSTRAINT accounting_entries_position_check CHECK (("position" >= 1))
);

CREATE TABLE accounting_runs (
    number integer NOT NULL,
    month text NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT accounting_runs_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT accounting_runs_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT accounting_runs_number_check CHECK ((number >= 1))
);

CREATE TABLE addresses (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    address text NOT NULL,
    phone text NOT NULL,
    used_at timestamp with time zone NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    company text,
    recipient text,
    street text,
    extra text,
    postcode text,
    town text,
    region text,
    country text,
    delivery_notes text,
    CONSTRAINT addresses_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
    CONSTRAINT addresses_company_check CHECK ((length(company) <= 120)),
    CONSTRAINT addresses_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT addresses_delivery_notes_check CHECK ((length(delivery_notes) <= 300)),
    CONSTRAINT addresses_extra_check CHECK ((length(extra) <= 200)),
    CONSTRAINT addresses_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40))),
    CONSTRAINT addresses_postcode_check CHECK ((length(postcode) <= 20)),
    CONSTRAINT addresses_recipient_check CHECK ((length(recipient) <= 120)),
    CONSTRAINT addresses_region_check CHECK ((length(region) <= 120)),
    CONSTRAINT addresses_street_check CHECK ((length(street) <= 200)),
    CONSTRAINT addresses_town_check CHECK ((length(town) <= 120))
);

CREATE TABLE allowances (
    document_id uuid NOT NULL,
    cents bigint NOT NULL,
    actor_id uuid NOT NULL,
    idempotency_key text NOT NULL,
    body_hash bytea NOT NULL,
    CONSTRAINT allowances_body_hash_check CHECK ((length(body_hash) = 32)),
    CONSTRAINT allowances_cents_check CHECK ((cents > 0)),
    CONSTRAINT allowances_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64)))
);

CREATE TABLE audit_entries (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    operation text NOT NULL,
    record_kind text NOT NULL,
    record_id text NOT NULL,
    record_label text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL
);

CREATE VIEW billed_documents AS
 SELECT documents.id,
    documents.kind,
    documents.corrects_id,
    ((documents.series || '-'::text) || lpad((documents.number)::text, GREATEST(6, length((documents.number)::text)), '0'::text)) AS number,
    (COALESCE((documents.content #>> '{order,tax,gross}'::text[]), (documents.content #>> '{order,total}'::text[]), '0'::text))::bigint AS cents,
    documents.issue_date,
    documents.order_number,
    COALESCE((documents.content #>> '{order,poNumber}'::text[]), ''::text) AS po_number
   FROM documents
  WHERE (documents.kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]));

CREATE VIEW billed_of_orders AS
 SELECT documents.order_number,
    (sum(
        CASE
            WHEN ((documents.kind = 'credit-note'::text) AND (documents.content ? 'reason'::text)) THEN (0)::bigint
            WHEN (documents.kind = 'credit-note'::text) THEN (- abs(documents.total_cents))
            ELSE documents.total_cents
        END))::bigint AS cents
   FROM documents
  WHERE (documents.kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))
  GROUP BY documents.order_number;

CREATE TABLE brand_files (
    key text NOT NULL,
    name text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE brand_pictures (
    key text NOT NULL,
    added_at timestamp with time zone NOT NULL
);

CREATE TABLE brands (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    maker_name text DEFAULT ''::text NOT NULL,
    maker_address text DEFAULT ''::text NOT NULL,
    maker_contact text DEFAULT ''::text NOT NULL,
    responsible_name text DEFAULT ''::text NOT NULL,
    responsible_address text DEFAULT ''::text NOT NULL,
    responsible_contact text DEFAULT ''::text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 1000 NOT NULL,
    picture text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    sentence text DEFAULT ''::text NOT NULL,
    CONSTRAINT brands_maker_address_check CHECK ((length(maker_address) <= 500)),
    CONSTRAINT brands_maker_contact_check CHECK ((length(maker_contact) <= 254)),
    CONSTRAINT brands_maker_name_check CHECK ((length(maker_name) <= 200)),
    CONSTRAINT brands_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT brands_picture_check CHECK ((length(picture) <= 2048)),
    CONSTRAINT brands_responsible_address_check CHECK ((length(responsible_address) <= 500)),
    CONSTRAINT brands_responsible_contact_check CHECK ((length(responsible_contact) <= 254)),
    CONSTRAINT brands_responsible_name_check CHECK ((length(responsible_name) <= 200)),
    CONSTRAINT brands_sentence_check CHECK ((length(sentence) <= 300)),
    CONSTRAINT brands_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 200)))
);

CREATE TABLE bulk_job_rows (
    job_id uuid NOT NULL,
    "row" integer NOT NULL,
    cells jsonb NOT NULL,
    kind text,
    sku text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    tool_id uuid,
    revision integer,
    fields jsonb,
    before jsonb,
    stock_delta integer DEFAULT 0 NOT NULL,
    errors jsonb DEFAULT '[]'::jsonb NOT NULL,
    warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
    outcome text DEFAULT ''::text NOT NULL,
    revision_after integer,
    pictures text[] DEFAULT '{}'::text[] NOT NULL,
    documents text[] DEFAULT '{}'::text[] NOT NULL,
    hidden boolean DEFAULT false NOT NULL
);

CREATE TABLE bulk_jobs (
    id uuid NOT NULL,
    state text NOT NULL,
    file_name text NOT NULL,
    file bytea NOT NULL,
    supplier text DEFAULT ''::text NOT NULL,
    headings jsonb NOT NULL,
    other_sheets jsonb NOT NULL,
    mapping jsonb NOT NULL,
    row_count integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    apply_kinds text[] DEFAULT '{}'::text[] NOT NULL,
    apply_at timestamp with time zone,
    error text DEFAULT ''::text NOT NULL,
    actor_id uuid,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    kind text DEFAULT 'list'::text NOT NULL,
    sheet text DEFAULT ''::text NOT NULL,
    currency text DEFAULT ''::text NOT NULL,
    missing_action text DEFAULT ''::text NOT NULL,
    heading_row integer DEFAULT 0 NOT NULL,
    first_rows jsonb DEFAULT '[]'::jsonb NOT NULL,
    found_headings jsonb
);
ALTER TABLE ONLY bulk_jobs ALTER COLUMN file SET STORAGE EXTERNAL;

CREATE TABLE buying_for (
    user_id uuid NOT NULL,
    company_id uuid,
    chosen_at timestamp with time zone NOT NULL
);

CREATE TABLE card_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT card_events_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 255))),
    CONSTRAINT card_events_kind_check CHECK ((length(kind) <= 100))
);

CREATE TABLE card_payments (
    id uuid NOT NULL,
    provider text NOT NULL,
    order_number bigint NOT NULL,
    user_id uuid NOT NULL,
    cents bigint NOT NULL,
    currency text NOT NULL,
    state text NOT NULL,
    session_id text,
    address text,
    provider_payment text,
    payment_id uuid,
    dispute text DEFAULT ''::text NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    next_check_at timestamp with time zone NOT NULL,
    CONSTRAINT card_payments_cents_check CHECK ((cents > 0)),
    CONSTRAINT card_payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT card_payments_dispute_check CHECK ((dispute = ANY (ARRAY[''::text, 'open'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT card_payments_failure_check CHECK ((length(failure) <= 500)),
    CONSTRAINT card_payments_state_check CHECK ((state = ANY (ARRAY['creating'::text, 'open'::text, 'waiting'::text, 'paid'::text, 'expired'::text, 'failed'::text])))
);

CREATE TABLE card_refunds (
    id uuid NOT NULL,
    provider text NOT NULL,
    provider_payment text NOT NULL,
    provider_refund text,
    cents bigint NOT NULL,
    currency text NOT NULL,
    state text NOT NULL,
    reason text NOT NULL,
    booked boolean DEFAULT false NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    idempotency_key text,
    requested_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    next_check_at timestamp with time zone NOT NULL,
    CONSTRAINT card_refunds_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT card_refunds_cents_check CHECK ((cents > 0)),
    CONSTRAINT card_refunds_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT card_refunds_failure_check CHECK ((length(failure) <= 500)),
    CONSTRAINT card_refunds_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64))),
    CONSTRAINT card_refunds_reason_check CHECK ((reason = ANY (ARRAY['staff'::text, 'cancelled'::text, 'provider'::text]))),
    CONSTRAINT card_refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'pending'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE cart_lines (
    user_id uuid NOT NULL,
    tool_id uuid NOT NULL,
    place bigint NOT NULL,
    quantity integer NOT NULL,
    seen_quantity integer NOT NULL,
    seen_cents integer NOT NULL,
    seen_per smallint,
    CONSTRAINT cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
    CONSTRAINT cart_lines_seen_cents_check CHECK ((seen_cents >= 0)),
    CONSTRAINT cart_lines_seen_per_check CHECK ((seen_per = ANY (ARRAY[1, 10, 100, 1000]))),
    CONSTRAINT cart_lines_seen_quantity_check CHECK (((seen_quantity >= 1) AND (seen_quantity <= 1000000)))
)
WITH (fillfactor='70');

ALTER TABLE cart_lines ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cart_lines_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE carts (
    user_id uuid NOT NULL,
    revision bigint NOT NULL,
    company_id uuid
)
WITH (fillfactor='70');

CREATE TABLE categories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    parent_id uuid,
    "position" integer DEFAULT 1000 NOT NULL,
    sentence text DEFAULT ''::text NOT NULL,
    picture text DEFAULT ''::text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT categories_picture_check CHECK ((length(picture) <= 2048)),
    CONSTRAINT categories_sentence_check CHECK ((length(sentence) <= 300)),
    CONSTRAINT categories_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 200)))
);

CREATE VIEW category_parents AS
 SELECT categories.id,
    categories.parent_id
   FROM categories;

CREATE SEQUENCE company_numbers
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE companies (
    id uuid NOT NULL,
    number bigint DEFAULT nextval('company_numbers'::regclass) NOT NULL,
    name text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    vat_id text DEFAULT ''::text NOT NULL,
    tax_number text DEFAULT ''::text NOT NULL,
    tax_status text DEFAULT 'standard'::text NOT NULL,
    terms text DEFAULT ''::text NOT NULL,
    minimum_cents integer DEFAULT 0 NOT NULL,
    representative text DEFAULT ''::text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    state text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    price_list_id uuid,
    payment_terms text DEFAULT ''::text NOT NULL,
    credit_limit_cents bigint,
    back_orders text,
    demo boolean DEFAULT false NOT NULL,
    invoice_form text DEFAULT 'shop'::text NOT NULL,
    buyer_reference text DEFAULT ''::text NOT NULL,
    billing_email text DEFAULT ''::text NOT NULL,
    ledger_account text DEFAULT ''::text NOT NULL,
    CONSTRAINT companies_back_orders_check CHECK ((back_orders = ANY (ARRAY['yes'::text, 'no'::text]))),
    CONSTRAINT companies_billing_email_check CHECK ((length(billing_email) <= 254)),
    CONSTRAINT companies_buyer_reference_check CHECK ((length(buyer_reference) <= 100)),
    CONSTRAINT companies_credit_limit_cents_check CHECK ((credit_limit_cents >= 0)),
    CONSTRAINT companies_invoice_form_check CHECK ((invoice_form = ANY (ARRAY['shop'::text, 'pdf'::text, 'facturx'::text, 'xrechnung'::text, 'ubl'::text]))),
    CONSTRAINT companies_ledger_account_check CHECK ((ledger_account ~ '^[0-9]{0,9}$'::text)),
    CONSTRAINT companies_minimum_cents_check CHECK ((minimum_cents >= 0)),
    CONSTRAINT companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT companies_payment_terms_check CHECK ((length(payment_terms) <= 20)),
    CONSTRAINT companies_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'on-hold'::text, 'closed'::text]))),
    CONSTRAINT companies_tax_status_check CHECK ((tax_status = ANY (ARRAY['standard'::text, 'exempt'::text, 'reverse-charge'::text])))
);

CREATE TABLE company_balance_changes (
    id bigint NOT NULL,
    source_ids uuid[] NOT NULL
);

ALTER TABLE company_balance_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_balance_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE company_balances (
    company_id uuid NOT NULL,
    currency text NOT NULL,
    month date NOT NULL,
    open_cents bigint DEFAULT 0 NOT NULL,
    left_cents bigint DEFAULT 0 NOT NULL,
    not_invoiced_cents bigint DEFAULT 0 NOT NULL
);

CREATE TABLE company_balances_complete (
    complete boolean DEFAULT true NOT NULL,
    CONSTRAINT company_balances_complete_complete_check CHECK (complete)
);

CREATE TABLE company_cart_lines (
    member_id uuid NOT NULL,
    tool_id uuid NOT NULL,
    place bigint NOT NULL,
    quantity integer NOT NULL,
    seen_quantity integer NOT NULL,
    seen_cents integer NOT NULL,
    seen_per smallint,
    CONSTRAINT company_cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
    CONSTRAINT company_cart_lines_seen_cents_check CHECK ((seen_cents >= 0)),
    CONSTRAINT company_cart_lines_seen_per_check CHECK ((seen_per = ANY (ARRAY[1, 10, 100, 1000]))),
    CONSTRAINT company_cart_lines_seen_quantity_check CHECK (((seen_quantity >= 1) AND (seen_quantity <= 1000000)))
)
WITH (fillfactor='70');

ALTER TABLE company_cart_lines ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_cart_lines_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE company_carts (
    member_id uuid NOT NULL,
    revision bigint NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE company_debt_parts (
    source_id uuid NOT NULL,
    kind text NOT NULL,
    company_id uuid NOT NULL,
    currency text NOT NULL,
    at timestamp with time zone NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT company_debt_parts_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'receivable'::text, 'payment'::text])))
);

CREATE TABLE order_lines (
    order_id uuid NOT NULL,
    "position" smallint NOT NULL,
    tool_id uuid NOT NULL,
    sku text NOT NULL,
    name text NOT NULL,
    quantity integer NOT NULL,
    unit_cents integer NOT NULL,
    total_cents bigint NOT NULL,
    unit text DEFAULT 'piece'::text NOT NULL,
    price_per smallint DEFAULT 1 NOT NULL,
    shipped integer DEFAULT 0 NOT NULL,
    returned integer DEFAULT 0 NOT NULL,
    cancelled integer DEFAULT 0 NOT NULL,
    waiting integer DEFAULT 0 NOT NULL,
    safety jsonb DEFAULT '{}'::jsonb NOT NULL,
    packs jsonb DEFAULT '[]'::jsonb NOT NULL,
    tax_class text DEFAULT 'standard'::text NOT NULL,
    expected_on date,
    part_number text DEFAULT ''::text NOT NULL,
    CONSTRAINT order_lines_position_check CHECK (("position" >= 1)),
    CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT order_lines_unit_cents_check CHECK ((unit_cents >= 0))
);

CREATE SEQUENCE order_numbers
    START WITH 10001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE orders (
    id uuid NOT NULL,
    number bigint DEFAULT nextval('order_numbers'::regclass) NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    po_number text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'placed'::text NOT NULL,
    pieces integer NOT NULL,
    total_cents bigint NOT NULL,
    idempotency_key text NOT NULL,
    body_hash bytea NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    tracking_number text DEFAULT ''::text NOT NULL,
    tracking_link text DEFAULT ''::text NOT NULL,
    company_id uuid,
    ship_to jsonb,
    currency text DEFAULT 'USD'::text NOT NULL,
    company_name text,
    tax jsonb,
    delivery jsonb,
    hold_kind text,
    revision integer DEFAULT 1 NOT NULL,
    back_order boolean DEFAULT false NOT NULL,
    ordered_by uuid,
    pay_by text,
    terms_version integer,
    CONSTRAINT orders_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
    CONSTRAINT orders_body_hash_check CHECK ((length(body_hash) = 32)),
    CONSTRAINT orders_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64))),
    CONSTRAINT orders_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT orders_pay_by_check CHECK ((pay_by = 'card'::text)),
    CONSTRAINT orders_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40))),
    CONSTRAINT orders_pieces_check CHECK ((pieces > 0)),
    CONSTRAINT orders_po_number_check CHECK ((length(po_number) <= 60)),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['placed'::text, 'confirmed'::text, 'picking'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT orders_total_cents_check CHECK ((total_cents >= 0)),
    CONSTRAINT orders_tracking_link_check CHECK ((length(tracking_link) <= 500)),
    CONSTRAINT orders_tracking_number_check CHECK ((length(tracking_number) <= 80))
);

CREATE TABLE payments (
    id uuid NOT NULL,
    number bigint NOT NULL,
    reverses_id uuid,
    user_id uuid,
    company_id uuid,
    customer text NOT NULL,
    paid_on date NOT NULL,
    cents bigint NOT NULL,
    currency text NOT NULL,
    method text NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    idempotency_key text,
    body_hash bytea,
    recorded_at timestamp with time zone NOT NULL,
    bank_entry text,
    deducted_with uuid,
    CONSTRAINT payments_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT payments_bank_entry_check CHECK ((bank_entry ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT payments_body_hash_check CHECK ((length(body_hash) = 32)),
    CONSTRAINT payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payments_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64))),
    CONSTRAINT payments_method_check CHECK (((length(method) >= 1) AND (length(method) <= 20))),
    CONSTRAINT payments_reference_check CHECK ((length(reference) <= 140))
);

CREATE TABLE receivable_entries (
    id bigint NOT NULL,
    document_id uuid NOT NULL,
    kind text NOT NULL,
    source_id uuid NOT NULL,
    cents bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT receivable_entries_cents_check CHECK ((cents <> 0)),
    CONSTRAINT receivable_entries_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text, 'payment'::text])))
);

CREATE TABLE receivables (
    document_id uuid NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    order_number bigint,
    user_id uuid,
    company_id uuid,
    customer text NOT NULL,
    issue_date date NOT NULL,
    due_date date NOT NULL,
    currency text NOT NULL,
    gross_cents bigint NOT NULL,
    open_cents bigint NOT NULL
);

CREATE VIEW company_debts AS
 SELECT orders.id AS source_id,
    'order'::text AS kind,
    orders.company_id,
    orders.currency,
    orders.placed_at AS at,
        CASE
            WHEN ((orders.status = 'cancelled'::text) OR (orders.hold_kind IS NOT NULL) OR (orders.deleted_at IS NOT NULL)) THEN (0)::bigint
            ELSE GREATEST((0)::bigint, ((COALESCE(( SELECT round(((COALESCE(((orders.tax ->> 'gross'::text))::numeric, (orders.total_cents)::numeric) * ((orders.total_cents)::numeric - sum((((line.total_cents)::numeric * ((line.cancelled + line.returned))::numeric) / (line.quantity)::numeric)))) / (NULLIF(orders.total_cents, 0))::numeric)) AS round
               FROM order_lines line
              WHERE (line.order_id = orders.id)), (0)::numeric))::bigint - COALESCE(( SELECT billed_of_orders.cents
               FROM billed_of_orders
              WHERE (billed_of_orders.order_number = orders.number)), (0)::bigint)))
        END AS cents
   FROM orders
  WHERE (orders.company_id IS NOT NULL)
UNION ALL
 SELECT receivables.document_id AS source_id,
    'receivable'::text AS kind,
    receivables.company_id,
    receivables.currency,
    ((receivables.issue_date)::timestamp without time zone AT TIME ZONE 'UTC'::text) AS at,
    receivables.open_cents AS cents
   FROM receivables
  WHERE (receivables.company_id IS NOT NULL)
UNION ALL
 SELECT payments.id AS source_id,
    'payment'::text AS kind,
    payments.company_id,
    payments.currency,
    ((payments.paid_on)::timestamp without time zone AT TIME ZONE 'UTC'::text) AS at,
    ((((- payments.cents))::numeric - COALESCE(( SELECT sum(entry.cents) AS sum
           FROM receivable_entries entry
          WHERE ((entry.source_id = payments.id) AND (entry.kind = 'payment'::text))), (0)::numeric)))::bigint AS cents
   FROM payments
  WHERE (payments.company_id IS NOT NULL);

CREATE TABLE company_invitations (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    email text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    token_hash bytea,
    sent_at timestamp with time zone,
    expires_at timestamp with time zone,
    accepted_at timestamp with time zone,
    accepted_by uuid,
    withdrawn_at timestamp with time zone,
    invited_by uuid,
    mailed_since timestamp with time zone,
    mailed_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT company_invitations_check CHECK ((((token_hash IS NULL) = (sent_at IS NULL)) AND ((sent_at IS NULL) = (expires_at IS NULL)))),
    CONSTRAINT company_invitations_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT company_invitations_name_check CHECK ((length(name) <= 120)),
    CONSTRAINT company_invitations_role_check CHECK ((role = ANY (ARRAY['buyer'::text, 'approver'::text, 'owner'::text])))
);

CREATE TABLE company_members (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    since timestamp with time zone NOT NULL,
    order_limit_cents bigint,
    month_limit_cents bigint,
    CONSTRAINT company_members_month_limit_cents_check CHECK ((month_limit_cents >= 0)),
    CONSTRAINT company_members_order_limit_cents_check CHECK ((order_limit_cents >= 0)),
    CONSTRAINT company_members_role_check CHECK ((role = ANY (ARRAY['buyer'::text, 'approver'::text, 'owner'::text])))
);

CREATE VIEW company_orders AS
 SELECT DISTINCT orders.company_id
   FROM orders
  WHERE (orders.company_id IS NOT NULL);

CREATE VIEW company_tax_records AS
 SELECT companies.id AS company_id,
    companies.number,
    companies.name,
    companies.state,
    companies.tax_status
   FROM companies;

CREATE VIEW company_vat_ids AS
 SELECT companies.id AS company_id,
    companies.vat_id
   FROM companies
  WHERE (companies.vat_id <> ''::text);

CREATE TABLE customer_part_numbers (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    number text NOT NULL,
    number_key text NOT NULL COLLATE pg_catalog."C",
    tool_id uuid NOT NULL,
    added_at timestamp with time zone NOT NULL,
    "position" bigint NOT NULL,
    CONSTRAINT customer_part_numbers_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40)))
);

ALTER TABLE customer_part_numbers ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME customer_part_numbers_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW customers_of_orders AS
 SELECT DISTINCT ON (receivables.order_number) receivables.order_number,
    receivables.customer AS name
   FROM receivables
  WHERE (receivables.order_number IS NOT NULL)
  ORDER BY receivables.order_number, receivables.document_id;

CREATE TABLE tools (
    id uuid NOT NULL,
    slug text NOT NULL,
    sku text NOT NULL,
    name text NOT NULL,
    brand text DEFAULT ''::text NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    image text NOT NULL,
    description text NOT NULL,
    keywords text DEFAULT ''::text NOT NULL,
    price_cents integer NOT NULL,
    minimum_quantity integer NOT NULL,
    pack_size integer DEFAULT 1 NOT NULL,
    price_breaks jsonb DEFAULT '[]'::jsonb NOT NULL,
    specs jsonb DEFAULT '[]'::jsonb NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    rating_sum integer DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    family text DEFAULT ''::text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    wire text GENERATED ALWAYS AS (tool_wire(id, slug, sku, name, brand, category, family, description, price_cents, minimum_quantity, pack_size, price_breaks, specs, rating_count, rating_sum, revision)) STORED NOT NULL,
    sku_folded text,
    identifiers jsonb DEFAULT '{}'::jsonb NOT NULL,
    unit text DEFAULT 'piece'::text NOT NULL,
    unit_content text DEFAULT ''::text NOT NULL,
    price_per smallint DEFAULT 1 NOT NULL,
    state text DEFAULT 'on-sale'::text NOT NULL,
    waiting boolean DEFAULT false NOT NULL,
    sale_from date,
    sale_until date,
    successor text DEFAULT ''::text NOT NULL,
    cost_cents integer,
    reorder_level integer,
    safety jsonb DEFAULT '{}'::jsonb NOT NULL,
    packs jsonb DEFAULT '[]'::jsonb NOT NULL,
    tax_class text DEFAULT 'standard'::text NOT NULL,
    bin text DEFAULT ''::text NOT NULL,
    weight_grams integer,
    price_per_changed_at timestamp with time zone,
    CONSTRAINT tools_brand_check CHECK ((length(brand) <= 80)),
    CONSTRAINT tools_category_check CHECK ((length(category) <= 80)),
    CONSTRAINT tools_check CHECK (((rating_sum >= rating_count) AND (rating_sum <= (rating_count * 5)))),
    CONSTRAINT tools_check1 CHECK (((minimum_quantity % pack_size) = 0)),
    CONSTRAINT tools_family_check CHECK ((length(family) <= 120)),
    CONSTRAINT tools_image_check CHECK ((length(image) <= 2048)),
    CONSTRAINT tools_minimum_quantity_check CHECK (((minimum_quantity >= 1) AND (minimum_quantity <= 1000000))),
    CONSTRAINT tools_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT tools_pack_size_check CHECK (((pack_size >= 1) AND (pack_size <= 100000))),
    CONSTRAINT tools_price_breaks_check CHECK ((jsonb_typeof(price_breaks) = 'array'::text)),
    CONSTRAINT tools_price_cents_check CHECK (((price_cents >= 0) AND (price_cents <= 100000000))),
    CONSTRAINT tools_rating_count_check CHECK ((rating_count >= 0)),
    CONSTRAINT tools_sku_check CHECK (((length(sku) >= 1) AND (length(sku) <= 40))),
    CONSTRAINT tools_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 240))),
    CONSTRAINT tools_specs_check CHECK ((jsonb_typeof(specs) = 'array'::text))
)
WITH (toast_tuple_target='4000');

CREATE VIEW customs_of_tools AS
 SELECT tools.id AS tool_id,
    (tools.identifiers ->> 'customs_number'::text) AS customs_number,
    (tools.identifiers ->> 'origin'::text) AS origin,
    tools.weight_grams
   FROM tools;

CREATE TABLE deleted_reviews (
    id uuid NOT NULL,
    user_id uuid,
    tool_id uuid,
    review jsonb NOT NULL,
    deleted_at timestamp with time zone NOT NULL,
    deleted_by uuid NOT NULL,
    deleted_by_name text NOT NULL
);

CREATE TABLE delivery_tables (
    revision integer NOT NULL,
    value jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT delivery_tables_revision_check CHECK ((revision > 0))
);

CREATE TABLE demo_load (
    only_row boolean DEFAULT true NOT NULL,
    started_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_load_only_row_check CHECK (only_row)
);

CREATE VIEW demo_orders AS
 SELECT orders.id
   FROM orders
  WHERE orders.demo;

CREATE VIEW demo_tools_by_id AS
 SELECT tools.id
   FROM tools
  WHERE tools.demo;

CREATE VIEW document_customers AS
 SELECT documents.id AS document_id,
    ((documents.series || '-'::text) || lpad((documents.number)::text, GREATEST(6, length((documents.number)::text)), '0'::text)) AS document,
    companies.number AS customer,
    companies.name,
    companies.address,
    companies.vat_id,
    companies.ledger_account,
    companies.billing_email
   FROM ((documents
     JOIN orders ON ((orders.id = documents.order_id)))
     JOIN companies ON ((companies.id = orders.company_id)))
  WHERE (documents.kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]));

CREATE TABLE document_deliveries (
    id bigint NOT NULL,
    document_id uuid NOT NULL,
    recipient text NOT NULL,
    actor_id uuid,
    sent_at timestamp with time zone NOT NULL,
    mail_key text
);

ALTER TABLE document_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME document_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE document_files (
    document_id uuid NOT NULL,
    format text NOT NULL,
    bytes bytea NOT NULL,
    sha256 bytea NOT NULL,
    drawn_at timestamp with time zone NOT NULL,
    CONSTRAINT document_files_sha256_check CHECK ((length(sha256) = 32))
);

CREATE TABLE document_search (
    document_id uuid NOT NULL,
    customer text NOT NULL,
    company text NOT NULL,
    words text NOT NULL
);

CREATE TABLE document_sources (
    source text NOT NULL,
    hash text NOT NULL,
    fetched_at timestamp with time zone NOT NULL
);

CREATE TABLE exemption_certificate_files (
    certificate_id uuid NOT NULL,
    hash text NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT exemption_certificate_files_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT exemption_certificate_files_size_check CHECK ((size > 0))
);

CREATE TABLE exemption_certificates (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    states text[] DEFAULT '{}'::text[] NOT NULL,
    valid_from date NOT NULL,
    valid_until date NOT NULL,
    added_at timestamp with time zone NOT NULL,
    added_by text DEFAULT ''::text NOT NULL,
    verified_at timestamp with time zone,
    verified_by text DEFAULT ''::text NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT exemption_certificates_check CHECK ((valid_from <= valid_until)),
    CONSTRAINT exemption_certificates_number_check CHECK (((length(number) >= 1) AND (length(number) <= 60)))
);

CREATE TABLE families (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    brand text NOT NULL,
    name text NOT NULL,
    sentence text DEFAULT ''::text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 1000 NOT NULL,
    picture text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT families_brand_check CHECK ((length(brand) <= 80)),
    CONSTRAINT families_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT families_picture_check CHECK ((length(picture) <= 2048)),
    CONSTRAINT families_sentence_check CHECK ((length(sentence) <= 300)),
    CONSTRAINT families_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 210)))
);

CREATE TABLE former_records (
    kind text NOT NULL,
    what text NOT NULL,
    value text NOT NULL,
    record_id uuid NOT NULL,
    CONSTRAINT former_records_kind_check CHECK ((kind = ANY (ARRAY['categories'::text, 'brands'::text, 'families'::text]))),
    CONSTRAINT former_records_what_check CHECK ((what = ANY (ARRAY['slug'::text, 'name'::text])))
);

CREATE TABLE order_returns (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" smallint NOT NULL,
    status text NOT NULL,
    reason text NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    scrapped boolean,
    requested_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT order_returns_answer_check CHECK ((length(answer) <= 500)),
    CONSTRAINT order_returns_position_check CHECK (("position" >= 1)),
    CONSTRAINT order_returns_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT order_returns_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'received'::text])))
);

CREATE TABLE price_lists (
    id uuid NOT NULL,
    name text NOT NULL,
    base_id uuid,
    revision integer DEFAULT 1 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT price_lists_check CHECK ((base_id <> id)),
    CONSTRAINT price_lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);

CREATE TABLE quotes (
    id uuid NOT NULL,
    number bigint NOT NULL,
    user_id uuid,
    email text NOT NULL,
    name text NOT NULL,
    company_id uuid,
    company_name text,
    lines jsonb NOT NULL,
    state text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    total_cents bigint,
    valid_until date,
    order_number bigint,
    idempotency_key text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT quotes_check CHECK (((user_id IS NULL) <= (company_id IS NOT NULL))),
    CONSTRAINT quotes_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'answered'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);

CREATE TABLE shipments (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" smallint NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    shipped_at timestamp with time zone NOT NULL,
    idempotency_key text,
    body_hash bytea,
    CONSTRAINT shipments_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT shipments_body_hash_check CHECK ((length(body_hash) = 32)),
    CONSTRAINT shipments_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64))),
    CONSTRAINT shipments_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT shipments_position_check CHECK (("position" >= 1))
);

CREATE VIEW holders_of_records AS
 SELECT 'order'::text AS kind,
    orders.id,
    orders.number,
    orders.user_id,
    orders.company_id
   FROM orders
UNION ALL
 SELECT 'order'::text AS kind,
    orders.id,
    orders.number,
    orders.ordered_by AS user_id,
    NULL::uuid AS company_id
   FROM orders
  WHERE (orders.ordered_by IS NOT NULL)
UNION ALL
 SELECT 'shipment'::text AS kind,
    shipments.id,
    NULL::bigint AS number,
    orders.user_id,
    orders.company_id
   FROM (shipments
     JOIN orders ON ((orders.id = shipments.order_id)))
UNION ALL
 SELECT 'return'::text AS kind,
    returned.id,
    NULL::bigint AS number,
    orders.user_id,
    orders.company_id
   FROM (order_returns returned
     JOIN orders ON ((orders.id = returned.order_id)))
UNION ALL
 SELECT 'quote'::text AS kind,
    quotes.id,
    NULL::bigint AS number,
    quotes.user_id,
    quotes.company_id
   FROM quotes
UNION ALL
 SELECT 'document'::text AS kind,
    documents.id,
    NULL::bigint AS number,
    documents.user_id,
    documents.company_id
   FROM documents
UNION ALL
 SELECT 'document'::text AS kind,
    documents.id,
    NULL::bigint AS number,
    orders.user_id,
    orders.company_id
   FROM (documents
     JOIN orders ON ((orders.number = documents.order_number)))
UNION ALL
 SELECT 'payment'::text AS kind,
    payments.id,
    NULL::bigint AS number,
    payments.user_id,
    payments.company_id
   FROM payments
UNION ALL
 SELECT 'card-payment'::text AS kind,
    card_payments.id,
    NULL::bigint AS number,
    card_payments.user_id,
    orders.company_id
   FROM (card_payments
     LEFT JOIN orders ON ((orders.number = card_payments.order_number)))
UNION ALL
 SELECT 'company'::text AS kind,
    companies.id,
    NULL::bigint AS number,
    NULL::uuid AS user_id,
    companies.id AS company_id
   FROM companies
UNION ALL
 SELECT 'user'::text AS kind,
    users.id,
    NULL::bigint AS number,
    users.id AS user_id,
    NULL::uuid AS company_id
   FROM users
UNION ALL
 SELECT 'certificate'::text AS kind,
    exemption_certificates.id,
    NULL::bigint AS number,
    NULL::uuid AS user_id,
    exemption_certificates.company_id
   FROM exemption_certificates
UNION ALL
 SELECT 'price-list'::text AS kind,
    held.list_id AS id,
    NULL::bigint AS number,
    NULL::uuid AS user_id,
    held.company_id
   FROM ( WITH RECURSIVE held AS (
                 SELECT companies.price_list_id AS list_id,
                    companies.id AS company_id
                   FROM companies
                  WHERE (companies.price_list_id IS NOT NULL)
                UNION
                 SELECT price_lists.base_id,
                    held_2.company_id
                   FROM (held held_2
                     JOIN price_lists ON ((price_lists.id = held_2.list_id)))
                  WHERE (price_lists.base_id IS NOT NULL)
                )
         SELECT held_1.list_id,
            held_1.company_id
           FROM held held_1) held;

CREATE TABLE idempotency_keys (
    actor_id uuid NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    body_hash bytea,
    result jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_body_hash_check CHECK ((length(body_hash) = 32))
);

CREATE TABLE identity_accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE identity_disablings (
    issuer text NOT NULL,
    subject text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    last_error text,
    CONSTRAINT identity_disablings_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT identity_disablings_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
    CONSTRAINT identity_disablings_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);

CREATE TABLE identity_email_changes (
    user_id text NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_email_changes_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254))))
);

CREATE TABLE identity_keys (
    id text NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    alg text,
    crv text
);

CREATE TABLE identity_passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    suspended_at timestamp with time zone
);

CREATE TABLE identity_second_factors (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    failed_verification_count integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone
);

CREATE TABLE identity_secrets (
    name text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_secrets_secret_check CHECK ((length(secret) >= 32))
);

CREATE TABLE identity_sessions (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    user_id text NOT NULL,
    short_password boolean DEFAULT false NOT NULL,
    second_factor_at timestamp with time zone
);

CREATE UNLOGGED TABLE identity_sign_in_failures (
    key text NOT NULL,
    failures integer NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    last_try_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone
);

CREATE TABLE identity_used_tokens (
    hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_used_tokens_hash_check CHECK ((length(hash) = 32))
);

CREATE TABLE identity_users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    disabled_at timestamp with time zone,
    two_factor_enabled boolean DEFAULT false NOT NULL,
    CONSTRAINT identity_users_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
    CONSTRAINT identity_users_name_check CHECK ((length(name) <= 200))
);

CREATE TABLE identity_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE VIEW invoice_discounts AS
 SELECT documents.id AS document_id,
    ((documents.content #>> '{terms,discount,rate}'::text[]))::integer AS rate,
    ((documents.content #>> '{terms,discount,until}'::text[]))::date AS until
   FROM documents
  WHERE ((documents.kind = 'invoice'::text) AND ((documents.content #> '{terms,discount}'::text[]) IS NOT NULL));

CREATE VIEW journal_of_documents AS
 SELECT documents.id AS source_id,
    documents.kind,
    documents.issue_date AS day,
    documents.number AS sort,
        CASE documents.kind
            WHEN 'credit-note'::text THEN (- abs(documents.total_cents))
            ELSE documents.total_cents
        END AS cents,
    jsonb_build_object('number', ((documents.series || '-'::text) || lpad((documents.number)::text, GREATEST(6, length((documents.number)::text)), '0'::text)), 'order', documents.order_number, 'customer', COALESCE(orders.company_name, (documents.content #>> '{order,name}'::text[]), ''::text), 'supplyDate', documents.supply_date, 'dueDate', documents.due_date, 'corrects', (documents.content #>> '{corrects,number}'::text[]), 'currency', documents.currency, 'country', COALESCE((documents.content #>> '{order,tax,country}'::text[]), (documents.content #>> '{order,delivery,country}'::text[]), ''::text), 'vatId', (documents.content #>> '{order,tax,buyerVatId}'::text[]), 'net', ((documents.content #>> '{order,total}'::text[]))::bigint, 'taxes', COALESCE((documents.content #> '{order,tax,lines}'::text[]), '[]'::jsonb)) AS content
   FROM (documents
     LEFT JOIN orders orders ON ((orders.id = documents.order_id)))
  WHERE (documents.kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]));

CREATE VIEW journal_of_payments AS
 SELECT payments.id AS source_id,
    'payment'::text AS kind,
    payments.paid_on AS day,
    payments.number AS sort,
    payments.cents,
    jsonb_build_object('number', payments.number, 'customer', payments.customer, 'currency', payments.currency, 'method', payments.method, 'reference', payments.reference, 'reverses', earlier.number, 'settles', COALESCE(( SELECT jsonb_agg(jsonb_build_object('number', sums.number, 'cents', sums.cents) ORDER BY sums.number) AS jsonb_agg
           FROM ( SELECT receivables.number,
                    (- sum(entry.cents)) AS cents
                   FROM (receivable_entries entry
                     JOIN receivables USING (document_id))
                  WHERE ((entry.source_id = payments.id) AND (entry.kind = 'payment'::text))
                  GROUP BY receivables.number) sums), '[]'::jsonb)) AS content
   FROM (payments
     LEFT JOIN payments earlier ON ((earlier.id = payments.reverses_id)));

CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE VIEW lines_to_pick AS
 SELECT orders.id AS order_id,
    orders.number,
    orders.name AS customer,
    COALESCE(orders.company_name, ''::text) AS company,
    orders.placed_at,
    line."position" AS line,
    line.tool_id,
    line.sku,
    line.name,
    line.unit,
    line.shipped,
    (((line.quantity - line.shipped) - line.cancelled) - line.waiting) AS pieces
   FROM (orders
     JOIN order_lines line ON ((line.order_id = orders.id)))
  WHERE ((orders.status = ANY (ARRAY['confirmed'::text, 'picking'::text])) AND (orders.deleted_at IS NULL) AND ((((line.quantity - line.shipped) - line.cancelled) - line.waiting) > 0));

CREATE TABLE low_stock_looks (
    id boolean DEFAULT true NOT NULL,
    day date NOT NULL,
    CONSTRAINT low_stock_looks_id_check CHECK (id)
);

CREATE TABLE low_stock_notices (
    tool_id uuid NOT NULL,
    noticed_at timestamp with time zone NOT NULL
);

CREATE TABLE mail_outbox (
    id uuid NOT NULL,
    key text,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    html text,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    last_error text,
    priority smallint DEFAULT 1 NOT NULL,
    attachments jsonb,
    held_at timestamp with time zone,
    CONSTRAINT mail_outbox_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT mail_outbox_check CHECK (((sent_at IS NULL) OR (given_up_at IS NULL))),
    CONSTRAINT mail_outbox_key_check CHECK ((length(key) <= 200)),
    CONSTRAINT mail_outbox_priority_check CHECK (((priority >= 0) AND (priority <= 9))),
    CONSTRAINT mail_outbox_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254))),
    CONSTRAINT mail_outbox_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 300)))
);

CREATE VIEW numbers_of_payments AS
 SELECT payments.id,
    payments.number
   FROM payments;

CREATE VIEW open_items_of_companies AS
 SELECT receivables.company_id,
    receivables.currency,
    receivables.number,
    receivables.issue_date,
    receivables.due_date,
    receivables.open_cents
   FROM receivables
  WHERE ((receivables.company_id IS NOT NULL) AND (receivables.open_cents <> 0));

CREATE TABLE order_allocations (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    line smallint NOT NULL,
    quantity integer NOT NULL,
    at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone,
    CONSTRAINT order_allocations_line_check CHECK ((line >= 1)),
    CONSTRAINT order_allocations_quantity_check CHECK ((quantity > 0))
);

ALTER TABLE order_allocations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_allocations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW order_customers AS
 SELECT orders.id AS order_id,
    COALESCE(orders.company_name, companies.name) AS name,
    companies.address,
    companies.vat_id,
    companies.number,
    companies.invoice_form,
    companies.buyer_reference,
    companies.billing_email
   FROM (orders
     JOIN companies ON ((companies.id = orders.company_id)));

CREATE TABLE order_digest (
    only_row boolean DEFAULT true NOT NULL,
    sent_at timestamp with time zone,
    claimed_until timestamp with time zone,
    CONSTRAINT order_digest_only_row_check CHECK (only_row)
);

CREATE TABLE order_edits (
    order_id uuid NOT NULL,
    revision integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    changes jsonb NOT NULL,
    by_company boolean DEFAULT false NOT NULL,
    CONSTRAINT order_edits_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT order_edits_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT order_edits_reason_check CHECK ((length(reason) <= 300))
);

CREATE TABLE order_history (
    order_id uuid NOT NULL,
    step smallint NOT NULL,
    status text NOT NULL,
    actor_id uuid,
    note text DEFAULT ''::text NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_name text DEFAULT ''::text NOT NULL,
    CONSTRAINT order_history_actor_name_check CHECK ((length(actor_name) <= 200))
);

CREATE TABLE order_holds (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    reminded_at timestamp with time zone,
    ended_at timestamp with time zone,
    outcome text,
    ended_by uuid,
    ended_by_name text DEFAULT ''::text NOT NULL,
    by_company boolean DEFAULT false NOT NULL,
    CONSTRAINT order_holds_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT order_holds_ended_by_name_check CHECK ((length(ended_by_name) <= 200)),
    CONSTRAINT order_holds_kind_check CHECK ((kind = ANY (ARRAY['newcomer'::text, 'approval'::text, 'credit'::text, 'delivery'::text, 'payment'::text]))),
    CONSTRAINT order_holds_outcome_check CHECK ((outcome = ANY (ARRAY['released'::text, 'refused'::text, 'expired'::text, 'withdrawn'::text]))),
    CONSTRAINT order_holds_reason_check CHECK ((length(reason) <= 500))
);

CREATE VIEW order_line_pieces AS
 SELECT orders.id AS order_id,
    orders.number AS order_number,
    orders.deleted_at,
    line."position",
    line.tool_id,
    line.sku,
    line.quantity AS ordered,
    line.total_cents,
    line.returned,
    pieces.shipped,
    pieces.cancelled,
    pieces.waiting,
    (((line.quantity - pieces.shipped) - pieces.cancelled) - pieces.waiting) AS allocated
   FROM ((orders
     JOIN order_lines line ON ((line.order_id = orders.id)))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (orders.status = ANY (ARRAY['shipped'::text, 'delivered'::text])) THEN (line.quantity - line.cancelled)
                    ELSE line.shipped
                END AS shipped,
                CASE
                    WHEN (orders.status = 'cancelled'::text) THEN (line.quantity - line.shipped)
                    ELSE line.cancelled
                END AS cancelled,
                CASE
                    WHEN (orders.status = ANY (ARRAY['shipped'::text, 'delivered'::text, 'cancelled'::text])) THEN 0
                    ELSE line.waiting
                END AS waiting) pieces);

CREATE TABLE order_notes (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    text text NOT NULL,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT order_notes_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT order_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

CREATE TABLE order_notices (
    order_id uuid NOT NULL,
    event text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_notices_event_check CHECK ((event = ANY (ARRAY['placed'::text, 'cancelled'::text])))
);

CREATE VIEW order_numbers_by_id AS
 SELECT orders.id,
    orders.number
   FROM orders;

CREATE VIEW order_owners AS
 SELECT orders.id,
    orders.number,
    orders.user_id,
    orders.company_id
   FROM orders;

CREATE VIEW order_payment_terms AS
 SELECT orders.id AS order_id,
        CASE
            WHEN (orders.pay_by = 'card'::text) THEN 'prepayment'::text
            ELSE companies.payment_terms
        END AS payment_terms
   FROM (orders
     LEFT JOIN companies ON ((companies.id = orders.company_id)))
  WHERE ((orders.pay_by = 'card'::text) OR (companies.payment_terms <> ''::text));

CREATE TABLE order_return_lines (
    return_id uuid NOT NULL,
    line smallint NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT order_return_lines_line_check CHECK ((line >= 1)),
    CONSTRAINT order_return_lines_quantity_check CHECK ((quantity > 0))
);

CREATE TABLE order_search (
    number bigint NOT NULL,
    status text NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    total_cents bigint NOT NULL,
    words tsvector NOT NULL,
    rules smallint NOT NULL
)
WITH (fillfactor='85');

CREATE VIEW order_states_by_id AS
 SELECT orders.id,
    orders.status,
    orders.deleted_at,
    ( SELECT max(history.at) AS max
           FROM order_history history
          WHERE ((history.order_id = orders.id) AND (history.status = 'cancelled'::text))) AS cancelled_at
   FROM orders;

CREATE TABLE outgoing_hold (
    is_only boolean DEFAULT true NOT NULL,
    since timestamp with time zone NOT NULL,
    rehearsal boolean NOT NULL,
    CONSTRAINT outgoing_hold_is_only_check CHECK (is_only)
);

CREATE TABLE page_versions (
    slug text NOT NULL,
    revision integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    body text NOT NULL,
    removed boolean NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    actor_id uuid NOT NULL,
    actor_name text NOT NULL
);

CREATE TABLE paper_numbers (
    kind text NOT NULL,
    last bigint NOT NULL,
    prefix text
);

CREATE TABLE papers (
    order_id uuid NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    said jsonb NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    CONSTRAINT papers_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'packing-slip'::text]))),
    CONSTRAINT papers_number_check CHECK ((number >= 1))
);

CREATE TABLE parcels (
    shipment_id uuid NOT NULL,
    "position" smallint NOT NULL,
    tracking_number text DEFAULT ''::text NOT NULL,
    tracking_link text DEFAULT ''::text NOT NULL,
    CONSTRAINT parcels_position_check CHECK (("position" >= 1)),
    CONSTRAINT parcels_tracking_link_check CHECK ((length(tracking_link) <= 500)),
    CONSTRAINT parcels_tracking_number_check CHECK ((length(tracking_number) <= 80))
);

CREATE VIEW payments_by_card AS
 SELECT card_payments.payment_id
   FROM card_payments
  WHERE (card_payments.payment_id IS NOT NULL);

CREATE VIEW payments_left_of_companies AS
 SELECT payments.company_id,
    payments.currency,
    (payments.cents + (COALESCE(( SELECT sum(entry.cents) AS sum
           FROM receivable_entries entry
          WHERE ((entry.source_id = payments.id) AND (entry.kind = 'payment'::text))), (0)::numeric))::bigint) AS cents
   FROM payments
  WHERE (payments.company_id IS NOT NULL);

ALTER TABLE payments ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME payments_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW people_by_id AS
 SELECT users.id,
    users.display_name AS name
   FROM users;

CREATE TABLE picked_lines (
    order_id uuid NOT NULL,
    line smallint NOT NULL,
    pieces integer NOT NULL,
    shipped integer NOT NULL,
    picked_by text NOT NULL,
    picked_at timestamp with time zone NOT NULL,
    CONSTRAINT picked_lines_line_check CHECK ((line >= 1)),
    CONSTRAINT picked_lines_picked_by_check CHECK ((length(picked_by) <= 200)),
    CONSTRAINT picked_lines_pieces_check CHECK ((pieces > 0))
);

CREATE TABLE picture_fetches (
    id uuid NOT NULL,
    nth bigint NOT NULL,
    tool_id uuid NOT NULL,
    source text NOT NULL,
    file bytea,
    place integer,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    image text DEFAULT ''::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    batch uuid,
    kind text DEFAULT 'picture'::text NOT NULL,
    document_id uuid,
    CONSTRAINT picture_fetches_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'document'::text]))),
    CONSTRAINT picture_fetches_place_check CHECK (((place >= 0) AND (place <= 98))),
    CONSTRAINT picture_fetches_source_check CHECK (((length(source) >= 1) AND (length(source) <= 2048))),
    CONSTRAINT picture_fetches_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE picture_fetches ALTER COLUMN nth ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME picture_fetches_nth_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE picture_sources (
    source text NOT NULL,
    image text NOT NULL,
    fetched_at timestamp with time zone NOT NULL
);

CREATE TABLE pictures (
    key text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    added_by uuid,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT pictures_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT pictures_height_check CHECK ((height > 0)),
    CONSTRAINT pictures_key_check CHECK ((key ~ '^p-[0-9a-f]{40}$'::text)),
    CONSTRAINT pictures_width_check CHECK ((width > 0))
);

CREATE TABLE price_rows (
    id uuid NOT NULL,
    list_id uuid NOT NULL,
    target text NOT NULL,
    target_id uuid NOT NULL,
    percent_off integer,
    price_cents integer,
    price_breaks jsonb DEFAULT '[]'::jsonb NOT NULL,
    valid_from date,
    valid_until date,
    changed_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    row_key int8range GENERATED ALWAYS AS (int8range(hashtextextended((((list_id)::text || target) || (target_id)::text), (0)::bigint), hashtextextended((((list_id)::text || target) || (target_id)::text), (0)::bigint), '[]'::text)) STORED NOT NULL,
    price_per smallint,
    CONSTRAINT price_rows_check CHECK ((num_nonnulls(percent_off, price_cents) = 1)),
    CONSTRAINT price_rows_check1 CHECK (((valid_from IS NULL) OR (valid_until IS NULL) OR (valid_from <= valid_until))),
    CONSTRAINT price_rows_percent_off_check CHECK (((percent_off >= 1) AND (percent_off <= 10000))),
    CONSTRAINT price_rows_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT price_rows_price_per_check CHECK ((price_per = ANY (ARRAY[1, 10, 100, 1000]))),
    CONSTRAINT price_rows_target_check CHECK ((target = ANY (ARRAY['tool'::text, 'brand'::text, 'category'::text])))
);

CREATE VIEW price_target_names AS
 SELECT 'tool'::text AS target,
    tools.id,
    tools.name,
    tools.sku AS code,
    (tools.archived_at IS NULL) AS current
   FROM tools
UNION ALL
 SELECT 'brand'::text AS target,
    brands.id,
    brands.name,
    ''::text AS code,
    true AS current
   FROM brands
UNION ALL
 SELECT 'category'::text AS target,
    categories.id,
    categories.name,
    ''::text AS code,
    true AS current
   FROM categories;

CREATE VIEW price_targets_of_tools AS
 SELECT tools.id AS tool_id,
    brands.id AS brand_id,
    categories.id AS category_id
   FROM ((tools
     LEFT JOIN brands ON ((brands.name = tools.brand)))
     LEFT JOIN categories ON ((categories.name = tools.category)));

CREATE TABLE quote_acceptances (
    quote_id uuid NOT NULL,
    version integer NOT NULL,
    order_id uuid NOT NULL,
    user_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE quote_digest (
    only_row boolean DEFAULT true NOT NULL,
    sent_at timestamp with time zone,
    claimed_until timestamp with time zone,
    CONSTRAINT quote_digest_only_row_check CHECK (only_row)
);

CREATE TABLE quote_messages (
    id bigint NOT NULL,
    quote_id uuid NOT NULL,
    side text NOT NULL,
    author_id uuid,
    author_name text NOT NULL,
    text text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT quote_messages_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'shop'::text]))),
    CONSTRAINT quote_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

ALTER TABLE quote_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME quote_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE quote_notices (
    id bigint NOT NULL,
    quote_id uuid NOT NULL,
    event text NOT NULL,
    author_id uuid NOT NULL,
    author_name text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quote_notices_event_check CHECK ((event = ANY (ARRAY['asked'::text, 'message'::text, 'declined'::text]))),
    CONSTRAINT quote_notices_text_check CHECK ((length(text) <= 2000))
);

ALTER TABLE quote_notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME quote_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE quote_versions (
    quote_id uuid NOT NULL,
    version integer NOT NULL,
    lines jsonb NOT NULL,
    total_cents bigint NOT NULL,
    valid_until date NOT NULL,
    message text NOT NULL,
    author_name text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT quote_versions_message_check CHECK ((length(message) <= 2000)),
    CONSTRAINT quote_versions_version_check CHECK ((version > 0))
);

ALTER TABLE quotes ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME quotes_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

ALTER TABLE receivable_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME receivable_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE refunded_payments (
    refund_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT refunded_payments_cents_check CHECK ((cents > 0))
);

CREATE TABLE reminder_exemptions (
    id uuid NOT NULL,
    document_id uuid,
    company_id uuid,
    user_id uuid,
    actor_id uuid,
    actor_name text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT reminder_exemptions_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT reminder_exemptions_check CHECK ((num_nonnulls(document_id, company_id, user_id) = 1))
);

CREATE TABLE reminders (
    id uuid NOT NULL,
    document_id uuid NOT NULL,
    step smallint NOT NULL,
    open_cents bigint NOT NULL,
    recipient text NOT NULL,
    actor_id uuid,
    actor_name text DEFAULT ''::text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT reminders_actor_name_check CHECK ((length(actor_name) <= 200)),
    CONSTRAINT reminders_open_cents_check CHECK ((open_cents > 0)),
    CONSTRAINT reminders_recipient_check CHECK ((length(recipient) <= 254)),
    CONSTRAINT reminders_step_check CHECK (((step >= 1) AND (step <= 3)))
);

CREATE TABLE required_migration (
    name text NOT NULL
);

CREATE TABLE restock_requests (
    user_id uuid NOT NULL,
    tool_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone
);

CREATE TABLE review_reports (
    review_id uuid NOT NULL,
    reporter text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT review_reports_note_check CHECK ((length(note) <= 500))
);

CREATE TABLE reviews (
    id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    tool_id uuid,
    rating smallint,
    title text DEFAULT ''::text NOT NULL,
    text text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    demo_verified boolean DEFAULT false NOT NULL,
    written_at timestamp with time zone NOT NULL,
    state text DEFAULT 'shown'::text NOT NULL,
    state_reason text DEFAULT ''::text NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT reviews_answer_check CHECK ((length(answer) <= 2000)),
    CONSTRAINT reviews_check CHECK (((tool_id IS NULL) = (rating IS NULL))),
    CONSTRAINT reviews_check1 CHECK (((user_id IS NOT NULL) OR demo)),
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text]))),
    CONSTRAINT reviews_state_reason_check CHECK ((length(state_reason) <= 300)),
    CONSTRAINT reviews_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
    CONSTRAINT reviews_title_check CHECK ((length(title) <= 120))
);

CREATE TABLE sales_tax_rates (
    state text NOT NULL,
    zip_first text DEFAULT ''::text NOT NULL,
    zip_last text DEFAULT ''::text NOT NULL,
    county text DEFAULT ''::text NOT NULL,
    rate integer NOT NULL,
    valid_from date NOT NULL,
    CONSTRAINT sales_tax_rates_check CHECK (((zip_first <= zip_last) AND ((zip_first = ''::text) = (zip_last = ''::text)))),
    CONSTRAINT sales_tax_rates_county_check CHECK ((length(county) <= 80)),
    CONSTRAINT sales_tax_rates_rate_check CHECK (((rate >= 0) AND (rate <= 30000))),
    CONSTRAINT sales_tax_rates_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT sales_tax_rates_zip_first_check CHECK ((zip_first ~ '^([0-9]{5})?$'::text)),
    CONSTRAINT sales_tax_rates_zip_last_check CHECK ((zip_last ~ '^([0-9]{5})?$'::text))
);

CREATE TABLE saved_list_lines (
    list_id uuid NOT NULL,
    "position" integer NOT NULL,
    tool_id uuid NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT saved_list_lines_position_check CHECK ((("position" >= 0) AND ("position" <= 999))),
    CONSTRAINT saved_list_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000)))
);

CREATE TABLE saved_lists (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid,
    name text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT saved_lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

CREATE TABLE search_equals (
    id uuid NOT NULL,
    words text[] NOT NULL,
    stems text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT search_equals_words_check CHECK (((cardinality(words) >= 2) AND (cardinality(words) <= 20)))
);

CREATE TABLE search_words (
    word text NOT NULL,
    stem text NOT NULL,
    CONSTRAINT search_words_word_check CHECK ((length(word) <= 40))
);

CREATE TABLE setting_revisions (
    id bigint NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    changes jsonb NOT NULL
);

CREATE TABLE settings (
    name text NOT NULL,
    value jsonb NOT NULL,
    revision bigint NOT NULL
);

CREATE TABLE shipment_lines (
    shipment_id uuid NOT NULL,
    line smallint NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT shipment_lines_line_check CHECK ((line >= 1)),
    CONSTRAINT shipment_lines_quantity_check CHECK ((quantity > 0))
);

CREATE VIEW shipped_lines AS
 SELECT shipments.id AS shipment_id,
    shipments.order_id,
    shipment_lines.line,
    shipment_lines.quantity
   FROM (shipments
     JOIN shipment_lines ON ((shipment_lines.shipment_id = shipments.id)));

CREATE VIEW sold_lines AS
 SELECT line.tool_id,
    orders.placed_at,
    (line.quantity - line.cancelled) AS pieces
   FROM (orders
     JOIN order_lines line ON ((line.order_id = orders.id)))
  WHERE ((orders.deleted_at IS NULL) AND (orders.status <> 'cancelled'::text));

CREATE TABLE staff_invitations (
    email text NOT NULL,
    permissions text[] NOT NULL,
    invited_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_invitations_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254))))
);

CREATE TABLE stock_levels (
    tool_id uuid NOT NULL,
    level integer NOT NULL,
    CONSTRAINT stock_levels_level_check CHECK ((level >= 0))
)
WITH (fillfactor='70');

CREATE TABLE stock_movements (
    id bigint NOT NULL,
    tool_id uuid NOT NULL,
    kind text NOT NULL,
    quantity integer NOT NULL,
    delta integer NOT NULL,
    order_id uuid,
    actor_id uuid,
    reason text DEFAULT ''::text NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    idempotency_key text,
    body_hash bytea,
    CONSTRAINT stock_movements_check CHECK (
CASE kind
    WHEN 'received'::text THEN (delta = quantity)
    WHEN 'released'::text THEN (delta = quantity)
    WHEN 'returned'::text THEN (delta = quantity)
    WHEN 'reserved'::text THEN (delta = (- quantity))
    WHEN 'shipped'::text THEN (delta = 0)
    ELSE (abs(delta) = quantity)
END),
    CONSTRAINT stock_movements_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 64))),
    CONSTRAINT stock_movements_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'reserved'::text, 'released'::text, 'shipped'::text, 'returned'::text, 'counted'::text]))),
    CONSTRAINT stock_movements_quantity_check CHECK ((quantity >= 0))
);

ALTER TABLE stock_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME stock_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW stock_of_orders AS
 SELECT stock_movements.order_id,
    stock_movements.tool_id,
    (COALESCE(sum(stock_movements.quantity) FILTER (WHERE (stock_movements.kind = 'reserved'::text)), (0)::bigint) - COALESCE(sum(stock_movements.quantity) FILTER (WHERE (stock_movements.kind = 'released'::text)), (0)::bigint)) AS taken,
    COALESCE(sum(stock_movements.quantity) FILTER (WHERE (stock_movements.kind = 'shipped'::text)), (0)::bigint) AS shipped,
    COALESCE(sum(stock_movements.quantity) FILTER (WHERE (stock_movements.kind = 'returned'::text)), (0)::bigint) AS returned
   FROM stock_movements
  WHERE (stock_movements.order_id IS NOT NULL)
  GROUP BY stock_movements.order_id, stock_movements.tool_id;

CREATE VIEW stock_on_hand AS
 SELECT stock_levels.tool_id,
    stock_levels.level
   FROM stock_levels;

CREATE TABLE supplier_mappings (
    supplier text NOT NULL,
    headings jsonb NOT NULL,
    mapping jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    heading_row integer DEFAULT 0 NOT NULL,
    found_headings jsonb
);

CREATE TABLE tool_bins (
    tool_id uuid NOT NULL,
    bin text NOT NULL,
    CONSTRAINT tool_bins_bin_check CHECK (((length(bin) >= 1) AND (length(bin) <= 40)))
);

CREATE TABLE tool_codes (
    key text NOT NULL,
    tool_id uuid NOT NULL,
    quantity integer DEFAULT 1 NOT NULL
);

CREATE VIEW tool_costs AS
 SELECT tools.id AS tool_id,
    tools.cost_cents,
    tools.price_per
   FROM tools
  WHERE (tools.cost_cents IS NOT NULL);

CREATE VIEW tool_desk AS
 SELECT tools.id,
    tools.image,
    tools.identifiers,
    tools.reorder_level,
    tools.weight_grams
   FROM tools;

CREATE TABLE tool_document_files (
    hash text NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT tool_document_files_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE tool_documents (
    id uuid NOT NULL,
    tool_id uuid NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    hash text NOT NULL,
    size integer NOT NULL,
    added_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT tool_documents_size_check CHECK ((size > 0)),
    CONSTRAINT tool_documents_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);

CREATE VIEW tool_names AS
 SELECT tools.id AS tool_id,
    tools.sku,
    tools.name,
    tools.bin
   FROM tools;

CREATE TABLE tool_pack_gtins (
    gtin text NOT NULL,
    tool_id uuid NOT NULL,
    CONSTRAINT tool_pack_gtins_gtin_check CHECK ((gtin ~ '^[0-9]{14}$'::text))
);

CREATE TABLE tool_pictures (
    tool_id uuid NOT NULL,
    "position" integer NOT NULL,
    image text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    CONSTRAINT tool_pictures_alt_check CHECK ((length(alt) <= 200)),
    CONSTRAINT tool_pictures_image_check CHECK (((length(image) >= 1) AND (length(image) <= 2048))),
    CONSTRAINT tool_pictures_position_check CHECK ((("position" >= 0) AND ("position" <= 99)))
);

CREATE TABLE tool_search (
    tool_id uuid NOT NULL,
    sku_key text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    name_length smallint NOT NULL,
    category text NOT NULL,
    brand text NOT NULL,
    price_cents integer NOT NULL,
    minimum_quantity integer NOT NULL,
    in_stock boolean NOT NULL,
    words tsvector DEFAULT ''::tsvector NOT NULL,
    rules smallint DEFAULT 0 NOT NULL,
    price_per smallint
)
WITH (toast_tuple_target='128');
ALTER TABLE ONLY tool_search ALTER COLUMN words SET STORAGE EXTERNAL;

CREATE TABLE tool_states (
    tool_id uuid NOT NULL,
    sku_folded text NOT NULL,
    waiting boolean NOT NULL,
    listed boolean NOT NULL
);

CREATE TABLE tool_tallies (
    id bigint NOT NULL,
    one text NOT NULL,
    two text NOT NULL,
    in_stock boolean NOT NULL,
    tools integer NOT NULL
);

ALTER TABLE tool_tallies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME tool_tallies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW tools_on_sale AS
 SELECT tools.id,
    tools.slug,
    tools.sku,
    tools.name,
    tools.brand,
    tools.category,
    tools.family,
    tools.image,
    tools.description,
    tools.keywords,
    tools.price_cents,
    tools.minimum_quantity,
    tools.pack_size,
    tools.price_breaks,
    tools.specs,
    tools.rating_count,
    tools.rating_sum,
    tools.revision,
    ((((((((
        CASE
            WHEN (tools.identifiers = '{}'::jsonb) THEN tools.wire
            ELSE ((tools.wire || ','::text) || TRIM(BOTH '{}'::text FROM (tools.identifiers)::text))
        END ||
        CASE tools.unit
            WHEN 'piece'::text THEN ''::text
            ELSE ((',"unit":"'::text || tools.unit) || '"'::text)
        END) ||
        CASE tools.unit_content
            WHEN ''::text THEN ''::text
            ELSE (',"unit_content":'::text || to_json(tools.unit_content))
        END) ||
        CASE tools.price_per
            WHEN 1 THEN ''::text
            ELSE (',"price_per":'::text || tools.price_per)
        END) ||
        CASE tools.state
            WHEN 'discontinued'::text THEN (',"state":"discontinued"'::text ||
            CASE tools.successor
                WHEN ''::text THEN ''::text
                ELSE (',"successor":'::text || to_json(tools.successor))
            END)
            ELSE ''::text
        END) ||
        CASE
            WHEN (tools.safety = '{}'::jsonb) THEN ''::text
            ELSE (','::text || TRIM(BOTH '{}'::text FROM (tools.safety)::text))
        END) ||
        CASE
            WHEN (tools.packs = '[]'::jsonb) THEN ''::text
            ELSE (',"packs":'::text || (tools.packs)::text)
        END) ||
        CASE tools.tax_class
            WHEN 'standard'::text THEN ''::text
            ELSE ((',"tax_class":"'::text || tools.tax_class) || '"'::text)
        END) ||
        CASE
            WHEN (tools.weight_grams IS NULL) THEN ''::text
            ELSE (',"weight_grams":'::text || tools.weight_grams)
        END) AS wire,
    tools.identifiers,
    tools.unit,
    tools.unit_content,
    tools.price_per,
    tools.state,
    tools.successor,
    tools.safety,
    tools.packs,
    tools.tax_class,
    tools.weight_grams
   FROM tools
  WHERE (tools.archived_at IS NULL);

CREATE VIEW tools_to_purchase AS
 SELECT tools.id AS tool_id,
    tools.slug,
    tools.sku,
    tools.name,
    tools.pack_size,
    tools.price_cents,
    tools.price_per,
    tools.cost_cents,
    tools.reorder_level,
    tools.created_at
   FROM tools
  WHERE (tools.archived_at IS NULL);

CREATE TABLE unsent_documents (
    document_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL
);

CREATE TABLE vat_checks (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    vat_id text NOT NULL,
    valid boolean NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    consultation text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    service text NOT NULL,
    answer jsonb NOT NULL
);

CREATE TABLE vat_numbers (
    company_id uuid NOT NULL,
    vat_id text NOT NULL,
    state text NOT NULL,
    checked_at timestamp with time zone,
    trouble text DEFAULT ''::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    CONSTRAINT vat_numbers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'refused'::text, 'malformed'::text])))
);

CREATE VIEW waiting_pieces AS
 SELECT line.tool_id,
    line.waiting AS pieces
   FROM (order_lines line
     JOIN orders ON ((orders.id = line.order_id)))
  WHERE ((line.waiting > 0) AND (orders.deleted_at IS NULL) AND (orders.hold_kind IS NULL) AND (orders.status = ANY (ARRAY['placed'::text, 'confirmed'::text, 'picking'::text])));

CREATE TABLE zero_result_searches (
    day date NOT NULL,
    query text NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    CONSTRAINT zero_result_searches_query_check CHECK (((length(query) >= 1) AND (length(query) <= 100))),
    CONSTRAINT zero_result_searches_times_check CHECK ((times > 0))
);

ALTER TABLE ONLY access_tokens
    ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY accounting_entries
    ADD CONSTRAINT accounting_entries_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY accounting_entries
    ADD CONSTRAINT accounting_entries_run_position_key UNIQUE (run, "position");

ALTER TABLE ONLY accounting_runs
    ADD CONSTRAINT accounting_runs_pkey PRIMARY KEY (number);

ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY allowances
    ADD CONSTRAINT allowances_key UNIQUE (actor_id, idempotency_key);

ALTER TABLE ONLY allowances
    ADD CONSTRAINT allowances_pkey PRIMARY KEY (document_id);

ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY brand_files
    ADD CONSTRAINT brand_files_pkey PRIMARY KEY (key, name);

ALTER TABLE ONLY brand_pictures
    ADD CONSTRAINT brand_pictures_pkey PRIMARY KEY (key);

ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_name_key UNIQUE (name);

ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);

ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_slug_key UNIQUE (slug);

ALTER TABLE ONLY bulk_job_rows
    ADD CONSTRAINT bulk_job_rows_pkey PRIMARY KEY (job_id, "row");

ALTER TABLE ONLY bulk_jobs
    ADD CONSTRAINT bulk_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY buying_for
    ADD CONSTRAINT buying_for_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY card_events
    ADD CONSTRAINT card_events_pkey PRIMARY KEY (provider, event_id);

ALTER TABLE ONLY card_payments
    ADD CONSTRAINT card_payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY card_payments
    ADD CONSTRAINT card_payments_provider_provider_payment_key UNIQUE (provider, provider_payment);

ALTER TABLE ONLY card_payments
    ADD CONSTRAINT card_payments_provider_session_id_key UNIQUE (provider, session_id);

ALTER TABLE ONLY card_refunds
    ADD CONSTRAINT card_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY card_refunds
    ADD CONSTRAINT card_refunds_provider_provider_refund_key UNIQUE (provider, provider_refund);

ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (user_id, tool_id);

ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_name_key UNIQUE (name);

ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);

ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_number_key UNIQUE (number);

ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY company_balance_changes
    ADD CONSTRAINT company_balance_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY company_balances_complete
    ADD CONSTRAINT company_balances_complete_pkey PRIMARY KEY (complete);

ALTER TABLE ONLY company_balances
    ADD CONSTRAINT company_balances_pkey PRIMARY KEY (company_id, currency, month);

ALTER TABLE ONLY company_cart_lines
    ADD CONSTRAINT company_cart_lines_pkey PRIMARY KEY (member_id, tool_id);

ALTER TABLE ONLY company_carts
    ADD CONSTRAINT company_carts_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY company_debt_parts
    ADD CONSTRAINT company_debt_parts_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_company_id_email_key UNIQUE (company_id, email);

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY company_members
    ADD CONSTRAINT company_members_company_id_user_id_key UNIQUE (company_id, user_id);

ALTER TABLE ONLY company_members
    ADD CONSTRAINT company_members_pkey PRIMARY KEY (id);

ALTER TABLE ONLY customer_part_numbers
    ADD CONSTRAINT customer_part_numbers_company_id_number_key_key UNIQUE (company_id, number_key);

ALTER TABLE ONLY customer_part_numbers
    ADD CONSTRAINT customer_part_numbers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY deleted_reviews
    ADD CONSTRAINT deleted_reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY delivery_tables
    ADD CONSTRAINT delivery_tables_pkey PRIMARY KEY (revision);

ALTER TABLE ONLY demo_load
    ADD CONSTRAINT demo_load_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY document_deliveries
    ADD CONSTRAINT document_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY document_files
    ADD CONSTRAINT document_files_pkey PRIMARY KEY (document_id, format);

ALTER TABLE ONLY document_search
    ADD CONSTRAINT document_search_pkey PRIMARY KEY (document_id);

ALTER TABLE ONLY document_sources
    ADD CONSTRAINT document_sources_pkey PRIMARY KEY (source);

ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_series_number_key UNIQUE (series, number);

ALTER TABLE ONLY exemption_certificate_files
    ADD CONSTRAINT exemption_certificate_files_pkey PRIMARY KEY (certificate_id);

ALTER TABLE ONLY exemption_certificates
    ADD CONSTRAINT exemption_certificates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY families
    ADD CONSTRAINT families_brand_name_key UNIQUE (brand, name);

ALTER TABLE ONLY families
    ADD CONSTRAINT families_pkey PRIMARY KEY (id);

ALTER TABLE ONLY families
    ADD CONSTRAINT families_slug_key UNIQUE (slug);

ALTER TABLE ONLY former_records
    ADD CONSTRAINT former_records_pkey PRIMARY KEY (kind, what, value);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (actor_id, operation, key);

ALTER TABLE ONLY identity_accounts
    ADD CONSTRAINT identity_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_accounts
    ADD CONSTRAINT identity_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id);

ALTER TABLE ONLY identity_disablings
    ADD CONSTRAINT identity_disablings_pkey PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY identity_email_changes
    ADD CONSTRAINT identity_email_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY identity_email_changes
    ADD CONSTRAINT identity_email_changes_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY identity_keys
    ADD CONSTRAINT identity_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_passkeys
    ADD CONSTRAINT identity_passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_second_factors
    ADD CONSTRAINT identity_second_factors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_second_factors
    ADD CONSTRAINT identity_second_factors_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY identity_secrets
    ADD CONSTRAINT identity_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY identity_sessions
    ADD CONSTRAINT identity_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_sessions
    ADD CONSTRAINT identity_sessions_token_key UNIQUE (token);

ALTER TABLE ONLY identity_sign_in_failures
    ADD CONSTRAINT identity_sign_in_failures_pkey PRIMARY KEY (key);

ALTER TABLE ONLY identity_used_tokens
    ADD CONSTRAINT identity_used_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY identity_users
    ADD CONSTRAINT identity_users_email_key UNIQUE (email);

ALTER TABLE ONLY identity_users
    ADD CONSTRAINT identity_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_verifications
    ADD CONSTRAINT identity_verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY low_stock_looks
    ADD CONSTRAINT low_stock_looks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY low_stock_notices
    ADD CONSTRAINT low_stock_notices_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY mail_outbox
    ADD CONSTRAINT mail_outbox_key_key UNIQUE (key);

ALTER TABLE ONLY mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_allocations
    ADD CONSTRAINT order_allocations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_digest
    ADD CONSTRAINT order_digest_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY order_edits
    ADD CONSTRAINT order_edits_pkey PRIMARY KEY (order_id, revision);

ALTER TABLE ONLY order_history
    ADD CONSTRAINT order_history_pkey PRIMARY KEY (order_id, step);

ALTER TABLE ONLY order_holds
    ADD CONSTRAINT order_holds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, "position");

ALTER TABLE order_lines
    ADD CONSTRAINT order_lines_price_per CHECK ((price_per = ANY (ARRAY[1, 10, 100, 1000]))) NOT VALID;

ALTER TABLE order_lines
    ADD CONSTRAINT order_lines_quantities_fit CHECK (((shipped >= 0) AND (cancelled >= 0) AND (returned >= 0) AND ((shipped + cancelled) <= quantity) AND (returned <= shipped))) NOT VALID;

ALTER TABLE order_lines
    ADD CONSTRAINT order_lines_total CHECK ((total_cents = ((((2 * (quantity)::bigint) * unit_cents) + price_per) / (2 * price_per)))) NOT VALID;

ALTER TABLE order_lines
    ADD CONSTRAINT order_lines_waiting_fit CHECK (((waiting >= 0) AND (((shipped + cancelled) + waiting) <= quantity))) NOT VALID;

ALTER TABLE ONLY order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_notices
    ADD CONSTRAINT order_notices_pkey PRIMARY KEY (order_id, event);

ALTER TABLE ONLY order_return_lines
    ADD CONSTRAINT order_return_lines_pkey PRIMARY KEY (return_id, line);

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT order_returns_order_id_position_key UNIQUE (order_id, "position");

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT order_returns_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_search
    ADD CONSTRAINT order_search_pkey PRIMARY KEY (number);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);

ALTER TABLE ONLY outgoing_hold
    ADD CONSTRAINT outgoing_hold_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY page_versions
    ADD CONSTRAINT page_versions_pkey PRIMARY KEY (slug, revision);

ALTER TABLE ONLY paper_numbers
    ADD CONSTRAINT paper_numbers_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY papers
    ADD CONSTRAINT papers_kind_number_key UNIQUE (kind, number);

ALTER TABLE ONLY papers
    ADD CONSTRAINT papers_pkey PRIMARY KEY (order_id, kind);

ALTER TABLE ONLY parcels
    ADD CONSTRAINT parcels_pkey PRIMARY KEY (shipment_id, "position");

ALTER TABLE payments
    ADD CONSTRAINT payments_check CHECK ((cents <> 0)) NOT VALID;

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_number_key UNIQUE (number);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_reverses_id_key UNIQUE (reverses_id);

ALTER TABLE ONLY picked_lines
    ADD CONSTRAINT picked_lines_pkey PRIMARY KEY (order_id, line);

ALTER TABLE ONLY picture_fetches
    ADD CONSTRAINT picture_fetches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY picture_sources
    ADD CONSTRAINT picture_sources_pkey PRIMARY KEY (source);

ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (key);

ALTER TABLE ONLY price_lists
    ADD CONSTRAINT price_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY price_rows
    ADD CONSTRAINT price_rows_no_overlap EXCLUDE USING gist (row_key WITH &&, daterange(valid_from, valid_until, '[]'::text) WITH &&) WHERE ((removed_at IS NULL));

ALTER TABLE ONLY price_rows
    ADD CONSTRAINT price_rows_pkey PRIMARY KEY (id);

ALTER TABLE ONLY quote_acceptances
    ADD CONSTRAINT quote_acceptances_once PRIMARY KEY (quote_id);

ALTER TABLE ONLY quote_digest
    ADD CONSTRAINT quote_digest_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY quote_messages
    ADD CONSTRAINT quote_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY quote_notices
    ADD CONSTRAINT quote_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY quote_versions
    ADD CONSTRAINT quote_versions_pkey PRIMARY KEY (quote_id, version);

ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_number_key UNIQUE (number);

ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);

ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY receivable_entries
    ADD CONSTRAINT receivable_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY receivables
    ADD CONSTRAINT receivables_pkey PRIMARY KEY (document_id);

ALTER TABLE ONLY refunded_payments
    ADD CONSTRAINT refunded_payments_pkey PRIMARY KEY (refund_id, payment_id);

ALTER TABLE ONLY reminder_exemptions
    ADD CONSTRAINT reminder_exemptions_company_id_key UNIQUE (company_id);

ALTER TABLE ONLY reminder_exemptions
    ADD CONSTRAINT reminder_exemptions_document_id_key UNIQUE (document_id);

ALTER TABLE ONLY reminder_exemptions
    ADD CONSTRAINT reminder_exemptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reminder_exemptions
    ADD CONSTRAINT reminder_exemptions_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_document_id_step_key UNIQUE (document_id, step);

ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY required_migration
    ADD CONSTRAINT required_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY restock_requests
    ADD CONSTRAINT restock_requests_pkey PRIMARY KEY (user_id, tool_id);

ALTER TABLE ONLY review_reports
    ADD CONSTRAINT review_reports_pkey PRIMARY KEY (review_id, reporter);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sales_tax_rates
    ADD CONSTRAINT sales_tax_rates_pkey PRIMARY KEY (state, zip_first, zip_last, valid_from);

ALTER TABLE ONLY saved_list_lines
    ADD CONSTRAINT saved_list_lines_pkey PRIMARY KEY (list_id, "position");

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT saved_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY search_equals
    ADD CONSTRAINT search_equals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY setting_revisions
    ADD CONSTRAINT setting_revisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY shipment_lines
    ADD CONSTRAINT shipment_lines_pkey PRIMARY KEY (shipment_id, line);

ALTER TABLE ONLY shipments
    ADD CONSTRAINT shipments_order_id_position_key UNIQUE (order_id, "position");

ALTER TABLE ONLY shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (email);

ALTER TABLE ONLY stock_levels
    ADD CONSTRAINT stock_levels_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY supplier_mappings
    ADD CONSTRAINT supplier_mappings_pkey PRIMARY KEY (supplier);

ALTER TABLE ONLY tool_bins
    ADD CONSTRAINT tool_bins_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY tool_codes
    ADD CONSTRAINT tool_codes_pkey PRIMARY KEY (key, tool_id);

ALTER TABLE ONLY tool_document_files
    ADD CONSTRAINT tool_document_files_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY tool_documents
    ADD CONSTRAINT tool_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY tool_pack_gtins
    ADD CONSTRAINT tool_pack_gtins_pkey PRIMARY KEY (gtin, tool_id);

ALTER TABLE ONLY tool_pictures
    ADD CONSTRAINT tool_pictures_pkey PRIMARY KEY (tool_id, "position");

ALTER TABLE ONLY tool_search
    ADD CONSTRAINT tool_search_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY tool_states
    ADD CONSTRAINT tool_states_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY tool_tallies
    ADD CONSTRAINT tool_tallies_pkey PRIMARY KEY (id);

ALTER TABLE tools
    ADD CONSTRAINT tools_bin CHECK ((length(bin) <= 40)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_cost CHECK ((cost_cents >= 0)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_described CHECK (((length(description) <= 5000) AND ((description <> ''::text) OR (archived_at IS NOT NULL)))) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_packs CHECK ((jsonb_typeof(packs) = 'array'::text)) NOT VALID;

ALTER TABLE ONLY tools
    ADD CONSTRAINT tools_pkey PRIMARY KEY (id);

ALTER TABLE tools
    ADD CONSTRAINT tools_price_per CHECK ((price_per = ANY (ARRAY[1, 10, 100, 1000]))) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_reorder_level CHECK ((reorder_level >= 0)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_safety CHECK ((jsonb_typeof(safety) = 'object'::text)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_sale_days CHECK ((sale_from <= sale_until)) NOT VALID;

ALTER TABLE ONLY tools
    ADD CONSTRAINT tools_slug_key UNIQUE (slug);

ALTER TABLE tools
    ADD CONSTRAINT tools_state CHECK ((state = ANY (ARRAY['draft'::text, 'on-sale'::text, 'discontinued'::text]))) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_successor CHECK ((length(successor) <= 40)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_tax_class CHECK ((tax_class = ANY (ARRAY['standard'::text, 'reduced'::text, 'zero'::text]))) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_unit CHECK ((unit ~ '^[a-z_]{1,20}$'::text)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_unit_content CHECK ((length(unit_content) <= 80)) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_waiting CHECK (((archived_at IS NOT NULL) OR (NOT waiting))) NOT VALID;

ALTER TABLE tools
    ADD CONSTRAINT tools_weight CHECK (((weight_grams >= 1) AND (weight_grams <= 100000000))) NOT VALID;

ALTER TABLE ONLY unsent_documents
    ADD CONSTRAINT unsent_documents_pkey PRIMARY KEY (document_id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_issuer_subject_key UNIQUE (issuer, subject);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY vat_checks
    ADD CONSTRAINT vat_checks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY vat_numbers
    ADD CONSTRAINT vat_numbers_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY zero_result_searches
    ADD CONSTRAINT zero_result_searches_pkey PRIMARY KEY (day, query);

CREATE UNIQUE INDEX access_tokens_id ON access_tokens USING btree (id);

CREATE INDEX access_tokens_user ON access_tokens USING btree (user_id);

CREATE UNIQUE INDEX addresses_once ON addresses USING btree (user_id, md5(address), phone);

CREATE UNIQUE INDEX addresses_one_default ON addresses USING btree (user_id) WHERE is_default;

CREATE INDEX audit_entries_record ON audit_entries USING btree (record_kind, record_id, at DESC, id DESC);

CREATE INDEX audit_entries_time ON audit_entries USING btree (at DESC, id DESC);

CREATE INDEX bulk_jobs_by_time ON bulk_jobs USING btree (created_at DESC, id DESC);

CREATE INDEX buying_for_company ON buying_for USING btree (company_id);

CREATE INDEX card_payments_due ON card_payments USING btree (next_check_at) WHERE (state = ANY (ARRAY['creating'::text, 'open'::text, 'waiting'::text]));

CREATE INDEX card_payments_of_order ON card_payments USING btree (order_number);

CREATE UNIQUE INDEX card_payments_one_open ON card_payments USING btree (order_number) WHERE (state = ANY (ARRAY['creating'::text, 'open'::text, 'waiting'::text]));

CREATE INDEX card_refunds_due ON card_refunds USING btree (next_check_at) WHERE (state = ANY (ARRAY['requested'::text, 'pending'::text]));

CREATE UNIQUE INDEX card_refunds_key ON card_refunds USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX card_refunds_of ON card_refunds USING btree (provider, provider_payment);

CREATE INDEX companies_by_name ON companies USING btree (lower(name), id);

CREATE INDEX companies_price_list ON companies USING btree (price_list_id) WHERE (price_list_id IS NOT NULL);

CREATE INDEX company_debt_parts_of ON company_debt_parts USING btree (company_id, currency, at);

CREATE INDEX company_invitations_by_age ON company_invitations USING btree (created_at DESC, id DESC);

CREATE INDEX company_invitations_of_address ON company_invitations USING btree (email);

CREATE INDEX company_members_of_user ON company_members USING btree (user_id);

CREATE INDEX customer_part_numbers_of_tool ON customer_part_numbers USING btree (tool_id, company_id, "position");

CREATE INDEX deleted_reviews_newest ON deleted_reviews USING btree (deleted_at DESC, id);

CREATE INDEX document_deliveries_by_mail ON document_deliveries USING btree (mail_key) WHERE (mail_key IS NOT NULL);

CREATE INDEX document_deliveries_of ON document_deliveries USING btree (document_id);

CREATE INDEX document_search_words ON document_search USING gin (words gin_trgm_ops);

CREATE INDEX documents_by_time ON documents USING btree (issued_at DESC, id DESC);

CREATE INDEX documents_of_company ON documents USING btree (company_id, issued_at DESC, id DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX documents_of_order ON documents USING btree (order_number);

CREATE INDEX documents_of_user ON documents USING btree (user_id, issued_at DESC, id DESC);

CREATE INDEX documents_that_correct ON documents USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);

CREATE INDEX exemption_certificates_by_end ON exemption_certificates USING btree (valid_until) WHERE (withdrawn_at IS NULL);

CREATE INDEX exemption_certificates_of_company ON exemption_certificates USING btree (company_id, valid_until DESC);

CREATE INDEX former_records_of ON former_records USING btree (record_id);

CREATE INDEX idempotency_keys_created ON idempotency_keys USING btree (created_at);

CREATE INDEX identity_accounts_user ON identity_accounts USING btree (user_id);

CREATE INDEX identity_passkeys_user ON identity_passkeys USING btree (user_id);

CREATE INDEX identity_sessions_user ON identity_sessions USING btree (user_id);

CREATE INDEX identity_sign_in_failures_age ON identity_sign_in_failures USING btree (last_try_at);

CREATE INDEX identity_used_tokens_expiry ON identity_used_tokens USING btree (expires_at);

CREATE INDEX identity_verifications_identifier ON identity_verifications USING btree (identifier);

CREATE INDEX mail_outbox_by_priority ON mail_outbox USING btree (priority, next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE INDEX mail_outbox_recent ON mail_outbox USING btree (created_at DESC);

CREATE INDEX mail_outbox_waiting ON mail_outbox USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE INDEX order_allocations_by_time ON order_allocations USING btree (at);

CREATE INDEX order_allocations_unmailed ON order_allocations USING btree (order_id) WHERE (mailed_at IS NULL);

CREATE INDEX order_history_of_actor ON order_history USING btree (actor_id);

CREATE INDEX order_holds_due ON order_holds USING btree (until) WHERE (ended_at IS NULL);

CREATE INDEX order_holds_of_order ON order_holds USING btree (order_id);

CREATE UNIQUE INDEX order_holds_open ON order_holds USING btree (order_id) WHERE (ended_at IS NULL);

CREATE INDEX order_lines_newest_of_tool ON order_lines USING btree (tool_id, order_id DESC);

CREATE INDEX order_lines_tool ON order_lines USING btree (tool_id);

CREATE INDEX order_lines_waiting ON order_lines USING btree (tool_id) WHERE (waiting > 0);

CREATE INDEX order_notes_of_order ON order_notes USING btree (order_id, at);

CREATE INDEX order_returns_open ON order_returns USING btree (requested_at) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text]));

CREATE INDEX order_returns_received ON order_returns USING btree (changed_at) WHERE (status = 'received'::text);

CREATE INDEX order_search_words ON order_search USING gin (words) WITH (gin_pending_list_limit='256');

CREATE INDEX orders_back_ordered ON orders USING btree (number) WHERE (back_order AND (deleted_at IS NULL));

CREATE INDEX orders_by_status ON orders USING btree (status, number DESC) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_status_and_time ON orders USING btree (status, placed_at DESC, number DESC) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_time ON orders USING btree (placed_at DESC, number DESC) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_total ON orders USING btree (total_cents, number) WHERE (deleted_at IS NULL);

CREATE INDEX orders_deleted ON orders USING btree (deleted_at DESC, number DESC) WHERE (deleted_at IS NOT NULL);

CREATE INDEX orders_of_company ON orders USING btree (company_id, placed_at) WHERE (company_id IS NOT NULL);

CREATE INDEX orders_of_company_by_number ON orders USING btree (company_id, number DESC) WHERE ((company_id IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX orders_of_user ON orders USING btree (user_id, number DESC) WHERE (deleted_at IS NULL);

CREATE INDEX orders_on_hold ON orders USING btree (number DESC) WHERE ((hold_kind IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX payments_deducted_with ON payments USING btree (deducted_with) WHERE (deducted_with IS NOT NULL);

CREATE UNIQUE INDEX payments_key ON payments USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX payments_of_bank_entries ON payments USING btree (bank_entry) WHERE (bank_entry IS NOT NULL);

CREATE INDEX payments_of_company ON payments USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX payments_of_user ON payments USING btree (user_id);

CREATE INDEX picture_fetches_due ON picture_fetches USING btree (due_at, nth) WHERE (state = 'waiting'::text);

CREATE INDEX picture_fetches_finished ON picture_fetches USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX picture_fetches_in_turn ON picture_fetches USING btree (nth) WHERE (state = 'waiting'::text);

CREATE INDEX picture_fetches_of_batch ON picture_fetches USING btree (batch, tool_id) WHERE (batch IS NOT NULL);

CREATE INDEX picture_fetches_of_tool ON picture_fetches USING btree (tool_id, nth);

CREATE INDEX picture_fetches_waiting ON picture_fetches USING btree (tool_id, nth) WHERE (state = 'waiting'::text);

CREATE INDEX price_lists_base ON price_lists USING btree (base_id) WHERE (base_id IS NOT NULL);

CREATE UNIQUE INDEX price_lists_name ON price_lists USING btree (lower(name));

CREATE INDEX price_rows_changed ON price_rows USING btree (list_id, changed_at);

CREATE INDEX price_rows_of_list ON price_rows USING btree (list_id, target_id) WHERE (removed_at IS NULL);

CREATE INDEX quote_messages_of ON quote_messages USING btree (quote_id);

CREATE INDEX quote_notices_of ON quote_notices USING btree (quote_id);

CREATE INDEX quotes_of_company ON quotes USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);

CREATE INDEX receivable_entries_from ON receivable_entries USING btree (source_id);

CREATE INDEX receivable_entries_of ON receivable_entries USING btree (document_id);

CREATE INDEX receivables_due_of_company ON receivables USING btree (company_id, due_date, number) WHERE ((company_id IS NOT NULL) AND (open_cents > 0));

CREATE INDEX receivables_of_company ON receivables USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX receivables_of_order ON receivables USING btree (order_number);

CREATE INDEX receivables_of_user ON receivables USING btree (user_id);

CREATE INDEX receivables_open ON receivables USING btree (due_date, document_id) WHERE (open_cents <> 0);

CREATE INDEX refunded_payments_of ON refunded_payments USING btree (payment_id);

CREATE INDEX restock_requests_tool ON restock_requests USING btree (tool_id);

CREATE INDEX review_reports_open ON review_reports USING btree (review_id) WHERE (closed_at IS NULL);

CREATE INDEX reviews_moderated ON reviews USING btree (state, written_at DESC, id DESC) WHERE (state <> 'shown'::text);

CREATE INDEX reviews_newest ON reviews USING btree (written_at DESC, id DESC);

CREATE INDEX reviews_of_tool ON reviews USING btree (tool_id, written_at DESC, id DESC) WHERE (tool_id IS NOT NULL);

CREATE UNIQUE INDEX reviews_one_per_tool ON reviews USING btree (user_id, tool_id) WHERE (tool_id IS NOT NULL);

CREATE UNIQUE INDEX saved_lists_company_name ON saved_lists USING btree (company_id, lower(name)) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX saved_lists_own_name ON saved_lists USING btree (user_id, lower(name)) WHERE (company_id IS NULL);

CREATE INDEX search_equals_stems ON search_equals USING gin (stems);

CREATE INDEX search_words_alike ON search_words USING gist (word gist_trgm_ops);

CREATE INDEX search_words_start ON search_words USING btree (word text_pattern_ops);

CREATE INDEX search_words_stem ON search_words USING btree (stem);

CREATE UNIQUE INDEX shipments_key ON shipments USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE UNIQUE INDEX stock_movements_key ON stock_movements USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX stock_movements_order ON stock_movements USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX stock_movements_tool ON stock_movements USING btree (tool_id, id);

CREATE INDEX tool_codes_of_tool ON tool_codes USING btree (tool_id);

CREATE INDEX tool_documents_of_file ON tool_documents USING btree (hash);

CREATE INDEX tool_documents_of_tool ON tool_documents USING btree (tool_id, "position");

CREATE INDEX tool_pack_gtins_of_tool ON tool_pack_gtins USING btree (tool_id);

CREATE INDEX tool_pictures_uploaded ON tool_pictures USING btree (image) WHERE (image ~~ '/pictures/p-%'::text);

CREATE INDEX tool_search_brand_name_key ON tool_search USING btree (brand, name_key, tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_brand_price_cents ON tool_search USING btree (brand, price_cents, tool_id) INCLUDE (minimum_quantity, in_stock);

CREATE INDEX tool_search_brand_price_each ON tool_search USING btree (brand, ((((price_cents)::bigint * 1000) / COALESCE((price_per)::integer, 1))), tool_id) INCLUDE (minimum_quantity, in_stock, price_cents, price_per);

CREATE INDEX tool_search_brand_tool_id ON tool_search USING btree (brand, tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_by_minimum ON tool_search USING btree (minimum_quantity, tool_id) INCLUDE (price_cents, in_stock);

CREATE INDEX tool_search_by_name_key ON tool_search USING btree (name_key, tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_by_price_cents ON tool_search USING btree (price_cents, tool_id) INCLUDE (minimum_quantity, in_stock);

CREATE INDEX tool_search_by_price_each ON tool_search USING btree (((((price_cents)::bigint * 1000) / COALESCE((price_per)::integer, 1))), tool_id) INCLUDE (minimum_quantity, in_stock, price_cents, price_per);

CREATE INDEX tool_search_by_tool_id ON tool_search USING btree (tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_category_name_key ON tool_search USING btree (category, name_key, tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_category_price_cents ON tool_search USING btree (category, price_cents, tool_id) INCLUDE (minimum_quantity, in_stock);

CREATE INDEX tool_search_category_price_each ON tool_search USING btree (category, ((((price_cents)::bigint * 1000) / COALESCE((price_per)::integer, 1))), tool_id) INCLUDE (minimum_quantity, in_stock, price_cents, price_per);

CREATE INDEX tool_search_category_tool_id ON tool_search USING btree (category, tool_id) INCLUDE (price_cents, minimum_quantity, in_stock);

CREATE INDEX tool_search_rules ON tool_search USING btree (rules);

CREATE INDEX tool_search_sku ON tool_search USING btree (sku_key text_pattern_ops);

CREATE INDEX tool_search_words ON tool_search USING gin (words) WITH (fastupdate=off);

CREATE UNIQUE INDEX tool_states_sku ON tool_states USING btree (sku_folded) WHERE waiting;

CREATE INDEX tool_tallies_keys ON tool_tallies USING btree (one, two, in_stock) INCLUDE (tools);

CREATE INDEX tools_by_gtin ON tools USING btree (lpad((identifiers ->> 'gtin'::text), 14, '0'::text)) WHERE (identifiers ? 'gtin'::text);

CREATE INDEX tools_family ON tools USING btree (family, brand) WHERE ((family <> ''::text) AND (archived_at IS NULL));

CREATE INDEX tools_featured ON tools USING btree (category, rating_count DESC, id) WHERE (archived_at IS NULL);

CREATE INDEX tools_image_host ON tools USING btree ("substring"(image, '^https?://[^/?#]+'::text)) WHERE ((archived_at IS NULL) AND (image ~~ 'http%'::text));

CREATE UNIQUE INDEX tools_sku ON tools USING btree (upper(sku)) WHERE (archived_at IS NULL);

CREATE UNIQUE INDEX tools_sku_folded ON tools USING btree (COALESCE(sku_folded, lower(sku))) WHERE (archived_at IS NULL);

CREATE INDEX tools_slug_begins ON tools USING btree (slug text_pattern_ops);

CREATE INDEX tools_uploaded_image ON tools USING btree (image) WHERE (image ~~ '/pictures/p-%'::text);

CREATE INDEX tools_with_cost ON tools USING btree (id) INCLUDE (cost_cents, price_per) WHERE (cost_cents IS NOT NULL);

CREATE INDEX users_admins ON users USING btree (id) WHERE (role = 'admin'::text);

CREATE INDEX vat_checks_of_company ON vat_checks USING btree (company_id, checked_at DESC);

CREATE STATISTICS tool_search_kinds (dependencies, mcv) ON category, brand FROM tool_search;

CREATE TRIGGER accounting_entries_never_change BEFORE DELETE OR UPDATE ON accounting_entries FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER accounting_of_demo AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION accounting_of_demo();

CREATE TRIGGER accounting_of_demo AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION accounting_of_demo();

CREATE TRIGGER accounting_runs_never_change BEFORE DELETE OR UPDATE ON accounting_runs FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER allowances_never_change BEFORE DELETE OR UPDATE ON allowances FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER allowances_of_demo AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION allowances_of_demo();

CREATE TRIGGER cart_lines_base BEFORE INSERT ON cart_lines FOR EACH ROW EXECUTE FUNCTION fill_seen_base();

CREATE CONSTRAINT TRIGGER company_balances_move AFTER INSERT ON company_balance_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_company_balances();

CREATE TRIGGER company_balances_of_documents_delete AFTER DELETE ON documents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_documents();

CREATE TRIGGER company_balances_of_documents_insert AFTER INSERT ON documents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_documents();

CREATE TRIGGER company_balances_of_order_lines_update AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_order_lines();

CREATE TRIGGER company_balances_of_orders_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_orders();

CREATE TRIGGER company_balances_of_orders_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_orders();

CREATE TRIGGER company_balances_of_orders_update AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_orders();

CREATE TRIGGER company_balances_of_payments_delete AFTER DELETE ON payments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_payments();

CREATE TRIGGER company_balances_of_payments_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_payments();

CREATE TRIGGER company_balances_of_receivable_entries_delete AFTER DELETE ON receivable_entries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_receivable_entries();

CREATE TRIGGER company_balances_of_receivable_entries_insert AFTER INSERT ON receivable_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_receivable_entries();

CREATE TRIGGER company_balances_of_receivables_delete AFTER DELETE ON receivables REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_receivables();

CREATE TRIGGER company_balances_of_receivables_insert AFTER INSERT ON receivables REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_receivables();

CREATE TRIGGER company_balances_of_receivables_update AFTER UPDATE ON receivables REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION company_balances_of_receivables();

CREATE TRIGGER company_cart_lines_base BEFORE INSERT ON company_cart_lines FOR EACH ROW EXECUTE FUNCTION fill_seen_base();

CREATE TRIGGER document_search_follows AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION document_search_follows();

CREATE TRIGGER documents_never_change BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER documents_to_papers AFTER INSERT ON documents FOR EACH ROW WHEN (((new.kind = ANY (ARRAY['invoice'::text, 'packing-slip'::text])) AND (new.order_id IS NOT NULL))) EXECUTE FUNCTION documents_to_papers();

CREATE TRIGGER keep_key_of_allowances AFTER INSERT ON allowances FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.actor_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_allowances();

CREATE TRIGGER keep_key_of_card_refunds AFTER INSERT ON card_refunds FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.actor_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_card_refunds();

CREATE TRIGGER keep_key_of_payments AFTER INSERT ON payments FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.actor_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_payments();

CREATE TRIGGER keep_key_of_quotes AFTER INSERT ON quotes FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.user_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_quotes();

CREATE TRIGGER keep_key_of_shipments AFTER INSERT OR UPDATE OF idempotency_key ON shipments FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.actor_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_shipments();

CREATE TRIGGER keep_key_of_stock_movements AFTER INSERT ON stock_movements FOR EACH ROW WHEN (((new.idempotency_key IS NOT NULL) AND (new.actor_id IS NOT NULL))) EXECUTE FUNCTION keep_key_of_stock_movements();

CREATE TRIGGER order_holds_require AFTER INSERT ON order_holds FOR EACH STATEMENT EXECUTE FUNCTION require_order_holds();

CREATE TRIGGER order_search_follow AFTER UPDATE OF status, deleted_at, email, name, po_number ON orders FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.email IS DISTINCT FROM new.email)) OR (old.name IS DISTINCT FROM new.name)) OR (old.po_number IS DISTINCT FROM new.po_number))) EXECUTE FUNCTION order_search_follow();

CREATE TRIGGER orders_with_back_orders AFTER INSERT ON orders FOR EACH ROW WHEN (new.back_order) EXECUTE FUNCTION require_back_orders();

CREATE TRIGGER papers_to_documents AFTER INSERT ON papers FOR EACH ROW EXECUTE FUNCTION papers_to_documents();

CREATE TRIGGER payments_never_change BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER price_rows_base BEFORE INSERT ON price_rows FOR EACH ROW EXECUTE FUNCTION fill_price_base();

CREATE TRIGGER receivable_entries_never_change BEFORE DELETE OR UPDATE ON receivable_entries FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER receivables_of_demo AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION receivables_of_demo();

CREATE TRIGGER receivables_of_documents AFTER INSERT ON documents FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))) EXECUTE FUNCTION receivables_of_documents();

CREATE TRIGGER refunded_payments_never_change BEFORE DELETE OR UPDATE ON refunded_payments FOR EACH ROW EXECUTE FUNCTION documents_never_change();

CREATE TRIGGER sent_documents AFTER INSERT ON document_deliveries FOR EACH ROW EXECUTE FUNCTION sent_documents();

CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION stock_movements_append_only();

CREATE TRIGGER terms_of_orders BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION terms_of_orders();

CREATE TRIGGER tool_search_base_inserted BEFORE INSERT ON tool_search FOR EACH ROW WHEN ((new.price_per IS NULL)) EXECUTE FUNCTION fill_search_price_base();

CREATE TRIGGER tool_search_base_updated BEFORE UPDATE OF price_cents ON tool_search FOR EACH ROW WHEN ((NOT (new.price_per IS DISTINCT FROM old.price_per))) EXECUTE FUNCTION fill_search_price_base();

CREATE TRIGGER tool_search_deleted AFTER DELETE ON tool_search REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tool_search_tally();

CREATE TRIGGER tool_search_inserted AFTER INSERT ON tool_search REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tool_search_tally();

CREATE TRIGGER tool_search_stock AFTER UPDATE ON stock_levels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tool_search_stock_changes();

CREATE TRIGGER tool_search_updated AFTER UPDATE ON tool_search REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tool_search_tally();

CREATE TRIGGER tools_clear_folded_sku BEFORE UPDATE OF sku ON tools FOR EACH ROW WHEN (((new.sku IS DISTINCT FROM old.sku) AND (new.sku ~ '^[ -~]*$'::text))) EXECUTE FUNCTION clear_folded_sku();

CREATE TRIGGER tools_price_base BEFORE UPDATE OF price_per ON tools FOR EACH ROW WHEN ((new.price_per <> old.price_per)) EXECUTE FUNCTION note_price_base();

CREATE TRIGGER tools_take_weight BEFORE INSERT OR UPDATE OF specs ON tools FOR EACH ROW EXECUTE FUNCTION take_weight();

CREATE TRIGGER tools_with_units AFTER INSERT OR UPDATE OF price_per ON tools FOR EACH ROW WHEN ((new.price_per <> 1)) EXECUTE FUNCTION require_units();

CREATE TRIGGER unsent_of_failed_mails AFTER UPDATE OF given_up_at ON mail_outbox FOR EACH ROW WHEN (((new.given_up_at IS NOT NULL) AND (new.key IS NOT NULL))) EXECUTE FUNCTION unsent_of_failed_mails();

ALTER TABLE ONLY access_tokens
    ADD CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY accounting_entries
    ADD CONSTRAINT accounting_entries_run_fkey FOREIGN KEY (run) REFERENCES accounting_runs(number);

ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY brand_files
    ADD CONSTRAINT brand_files_key_fkey FOREIGN KEY (key) REFERENCES brand_pictures(key) ON DELETE CASCADE;

ALTER TABLE ONLY bulk_job_rows
    ADD CONSTRAINT bulk_job_rows_job_id_fkey FOREIGN KEY (job_id) REFERENCES bulk_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY bulk_jobs
    ADD CONSTRAINT bulk_jobs_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY buying_for
    ADD CONSTRAINT buying_for_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY buying_for
    ADD CONSTRAINT buying_for_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY card_payments
    ADD CONSTRAINT card_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);

ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES carts(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id);

ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_lists(id);

ALTER TABLE ONLY company_cart_lines
    ADD CONSTRAINT company_cart_lines_member_id_fkey FOREIGN KEY (member_id) REFERENCES company_carts(member_id) ON DELETE CASCADE;

ALTER TABLE ONLY company_carts
    ADD CONSTRAINT company_carts_member_id_fkey FOREIGN KEY (member_id) REFERENCES company_members(id) ON DELETE CASCADE;

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY company_members
    ADD CONSTRAINT company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY company_members
    ADD CONSTRAINT company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY customer_part_numbers
    ADD CONSTRAINT customer_part_numbers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY customer_part_numbers
    ADD CONSTRAINT customer_part_numbers_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY deleted_reviews
    ADD CONSTRAINT deleted_reviews_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY deleted_reviews
    ADD CONSTRAINT deleted_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY document_deliveries
    ADD CONSTRAINT document_deliveries_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id);

ALTER TABLE ONLY document_files
    ADD CONSTRAINT document_files_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id);

ALTER TABLE ONLY document_search
    ADD CONSTRAINT document_search_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES documents(id);

ALTER TABLE ONLY exemption_certificate_files
    ADD CONSTRAINT exemption_certificate_files_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES exemption_certificates(id) ON DELETE CASCADE;

ALTER TABLE ONLY exemption_certificates
    ADD CONSTRAINT exemption_certificates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity_accounts
    ADD CONSTRAINT identity_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity_email_changes
    ADD CONSTRAINT identity_email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity_passkeys
    ADD CONSTRAINT identity_passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity_second_factors
    ADD CONSTRAINT identity_second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity_sessions
    ADD CONSTRAINT identity_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY low_stock_notices
    ADD CONSTRAINT low_stock_notices_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_allocations
    ADD CONSTRAINT order_allocations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_edits
    ADD CONSTRAINT order_edits_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_history
    ADD CONSTRAINT order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_holds
    ADD CONSTRAINT order_holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id);

ALTER TABLE ONLY order_notes
    ADD CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_notices
    ADD CONSTRAINT order_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_return_lines
    ADD CONSTRAINT order_return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY order_search
    ADD CONSTRAINT order_search_number_fkey FOREIGN KEY (number) REFERENCES orders(number) ON DELETE CASCADE;

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY papers
    ADD CONSTRAINT papers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY parcels
    ADD CONSTRAINT parcels_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id) ON DELETE CASCADE;

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_deducted_with_fkey FOREIGN KEY (deducted_with) REFERENCES payments(id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES payments(id);

ALTER TABLE ONLY picked_lines
    ADD CONSTRAINT picked_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY picture_fetches
    ADD CONSTRAINT picture_fetches_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY price_lists
    ADD CONSTRAINT price_lists_base_id_fkey FOREIGN KEY (base_id) REFERENCES price_lists(id);

ALTER TABLE ONLY price_rows
    ADD CONSTRAINT price_rows_list_id_fkey FOREIGN KEY (list_id) REFERENCES price_lists(id) ON DELETE CASCADE;

ALTER TABLE ONLY quote_acceptances
    ADD CONSTRAINT quote_acceptances_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY quote_messages
    ADD CONSTRAINT quote_messages_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY quote_notices
    ADD CONSTRAINT quote_notices_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY quote_versions
    ADD CONSTRAINT quote_versions_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);

ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY receivable_entries
    ADD CONSTRAINT receivable_entries_document_id_fkey FOREIGN KEY (document_id) REFERENCES receivables(document_id);

ALTER TABLE ONLY refunded_payments
    ADD CONSTRAINT refunded_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);

ALTER TABLE ONLY refunded_payments
    ADD CONSTRAINT refunded_payments_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments(id);

ALTER TABLE ONLY reminder_exemptions
    ADD CONSTRAINT reminder_exemptions_document_id_fkey FOREIGN KEY (document_id) REFERENCES receivables(document_id) ON DELETE CASCADE;

ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_document_id_fkey FOREIGN KEY (document_id) REFERENCES receivables(document_id) ON DELETE CASCADE;

ALTER TABLE ONLY restock_requests
    ADD CONSTRAINT restock_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY review_reports
    ADD CONSTRAINT review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY saved_list_lines
    ADD CONSTRAINT saved_list_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES saved_lists(id) ON DELETE CASCADE;

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT saved_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY shipment_lines
    ADD CONSTRAINT shipment_lines_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id) ON DELETE CASCADE;

ALTER TABLE ONLY shipments
    ADD CONSTRAINT shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY staff_invitations
    ADD CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id);

ALTER TABLE ONLY stock_levels
    ADD CONSTRAINT stock_levels_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id);

ALTER TABLE ONLY stock_movements
    ADD CONSTRAINT stock_movements_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id);

ALTER TABLE ONLY tool_bins
    ADD CONSTRAINT tool_bins_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY tool_codes
    ADD CONSTRAINT tool_codes_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY tool_documents
    ADD CONSTRAINT tool_documents_hash_fkey FOREIGN KEY (hash) REFERENCES tool_document_files(hash);

ALTER TABLE ONLY tool_documents
    ADD CONSTRAINT tool_documents_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY tool_pack_gtins
    ADD CONSTRAINT tool_pack_gtins_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY tool_pictures
    ADD CONSTRAINT tool_pictures_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE NOT VALID;

ALTER TABLE ONLY tool_search
    ADD CONSTRAINT tool_search_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY tool_states
    ADD CONSTRAINT tool_states_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES tools(id) ON DELETE CASCADE;

ALTER TABLE ONLY unsent_documents
    ADD CONSTRAINT unsent_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY vat_checks
    ADD CONSTRAINT vat_checks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);

ALTER TABLE ONLY vat_numbers
    ADD CONSTRAINT vat_numbers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;




INSERT INTO company_balances_complete VALUES (true);

INSERT INTO search_equals VALUES (gen_random_uuid(), '{wrench,spanner}', '{wrench,spanner}', '2026-01-01 00:00:00+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"adjustable wrench","crescent wrench","crescent spanner","adjustable spanner",shifter,"shifting spanner","shifting wrench",bahco}', '{adjustable,wrench,crescent,spanner,shifter,shifting,bahco}', '2026-01-01 00:00:02+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"torque wrench","torque spanner","click wrench"}', '{torque,wrench,spanner,click}', '2026-01-01 00:00:04+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"ratchet handle",ratchet,"socket wrench","ratchet wrench","ratchet spanner"}', '{ratchet,handle,socket,wrench,spanner}', '2026-01-01 00:00:05+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"socket set","socket wrench set","ratchet set"}', '{socket,set,wrench,ratchet}', '2026-01-01 00:00:06+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"nut driver","nut spinner","nut runner","hex driver"}', '{nut,driver,spinner,runner,hex}', '2026-01-01 00:00:07+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"hex key","allen key","allen wrench","hex wrench","inbus key",inbus,"hexagon key"}', '{hex,key,allen,wrench,inbus,hexagon}', '2026-01-01 00:00:08+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{phillips,philips,phillip,"cross head",crosshead,"cross point","cross slot","ph screwdriver"}', '{phillip,philip,cross,head,crosshead,point,slot,ph,screwdriver}', '2026-01-01 00:00:09+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{slotted,"flat head",flathead,"flat blade","flat tip","straight slot","slot head"}', '{slotted,flat,head,flathead,blade,tip,straight,slot}', '2026-01-01 00:00:10+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{screwdriver,turnscrew,"screw driver"}', '{screwdriver,turnscrew,screw,driver}', '2026-01-01 00:00:11+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"claw hammer","chippy hammer","carpenter hammer","nail hammer","framing hammer","joiner hammer"}', '{claw,hammer,chippy,carpenter,nail,framing,joiner}', '2026-01-01 00:00:12+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"ball peen hammer","ball pein hammer","ball pane hammer","ballpein hammer","engineer hammer","machinist hammer"}', '{ball,peen,hammer,pein,pane,ballpein,engineer,machinist}', '2026-01-01 00:00:13+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{sledgehammer,"sledge hammer",sledge}', '{sledgehammer,sledge,hammer}', '2026-01-01 00:00:14+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"club sledgehammer","club hammer","lump hammer","drilling hammer","hand sledge","crack hammer"}', '{club,sledgehammer,hammer,lump,drilling,hand,sledge,crack}', '2026-01-01 00:00:15+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"rubber mallet","rubber hammer","soft hammer","soft face hammer"}', '{rubber,mallet,hammer,soft,face}', '2026-01-01 00:00:16+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"combination pliers","lineman pliers","linesman pliers","engineer pliers","electrician pliers",kleins}', '{combination,plier,lineman,linesman,engineer,electrician,klein}', '2026-01-01 00:00:17+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"needle-nose pliers","needle nose","long nose pliers","longnose pliers","snipe nose pliers","radio pliers"}', '{needle,nose,plier,long,longnose,snipe,radio}', '2026-01-01 00:00:18+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"diagonal cutters","side cutters","side cutter","diagonal pliers",dikes,dykes,"wire cutters",snippers}', '{diagonal,cutter,side,plier,dike,dyke,wire,snipper}', '2026-01-01 00:00:19+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"water pump pliers","channel locks","tongue groove pliers","channel lock pliers",channellocks,"slip joint pliers","groove joint pliers",multigrips,"waterpump pliers","pump pliers",polygrips,"adjustable pliers"}', '{water,pump,plier,channel,lock,tongue,groove,channellock,slip,joint,multigrip,waterpump,polygrip,adjustable}', '2026-01-01 00:00:20+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"locking pliers","mole grips","mole grip","mole wrench","vise grips","vise grip","vice grips","vice grip",visegrips,molegrips,"self grip pliers","lock grip pliers"}', '{locking,plier,mole,grip,wrench,vise,vice,visegrip,molegrip,self,lock}', '2026-01-01 00:00:21+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"snap-off utility knife","olfa knife","snap blade knife","break off knife","snap off cutter","breakaway knife"}', '{snap,off,utility,knife,olfa,blade,break,cutter,breakaway}', '2026-01-01 00:00:23+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"tin snips","aviation snips","metal shears","tin shears","sheet metal shears","sheet metal snips",tinsnips,"metal snips","tinner snips","wiss snips"}', '{tin,snip,aviation,metal,shear,sheet,tinsnip,tinner,wiss}', '2026-01-01 00:00:24+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"bolt cutter","bolt cropper","bolt croppers",boltcutter,boltcropper}', '{bolt,cutter,cropper,boltcutter,boltcropper}', '2026-01-01 00:00:25+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"hand saw",handsaw,"panel saw","wood saw","carpenter saw"}', '{hand,saw,handsaw,panel,wood,carpenter}', '2026-01-01 00:00:26+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{hacksaw,"hack saw","metal saw"}', '{hacksaw,hack,saw,metal}', '2026-01-01 00:00:27+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"wood chisel","bevel edge chisel","joiner chisel","firmer chisel","carpenter chisel"}', '{wood,chisel,bevel,edge,joiner,firmer,carpenter}', '2026-01-01 00:00:29+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"cold chisel","metal chisel","steel chisel"}', '{cold,chisel,metal,steel}', '2026-01-01 00:00:30+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"bench plane","hand plane","wood plane","stanley plane"}', '{bench,plane,hand,wood,stanley}', '2026-01-01 00:00:31+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"flat hand file","flat file","engineer file","metal file","hand file"}', '{flat,hand,file,engineer,metal}', '2026-01-01 00:00:32+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"tape measure","measuring tape","tape rule","pocket tape","steel tape","retractable tape","tape line"}', '{tape,measure,measuring,rule,pocket,steel,retractable,line}', '2026-01-01 00:00:33+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"vernier caliper","vernier calliper",calliper,"slide gauge","sliding caliper","vernier gauge"}', '{vernier,caliper,calliper,slide,gauge,sliding}', '2026-01-01 00:00:36+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{vise,vice}', '{vise,vice}', '2026-01-01 00:00:39+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"bench vise","bench vice","engineer vise","engineer vice","table vise","table vice"}', '{bench,vise,vice,engineer,table}', '2026-01-01 00:00:40+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"flat pry bar","pry bar",prybar,"flat bar","wonder bar","utility bar","pinch bar","nail bar"}', '{flat,pry,bar,prybar,wonder,utility,pinch,nail}', '2026-01-01 00:00:42+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{hatchet,"hand axe","hand ax",handaxe,"small axe",tomahawk,"belt axe"}', '{hatchet,hand,axe,ax,handaxe,small,tomahawk,belt}', '2026-01-01 00:00:43+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"brick trowel","bricklaying trowel","bricklayer trowel","mason trowel","laying trowel","walling trowel"}', '{brick,trowel,bricklaying,bricklayer,mason,laying,walling}', '2026-01-01 00:00:44+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"pointing trowel","tuck pointing trowel",pointer}', '{pointing,trowel,tuck,pointer}', '2026-01-01 00:00:45+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"putty knife","filling knife","filler knife","spackle knife","spackling knife","taping knife","joint knife","stripping knife",scraper}', '{putty,knife,filling,filler,spackle,spackling,taping,joint,stripping,scraper}', '2026-01-01 00:00:46+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"tool box",toolbox,"tool chest","tool case","tote box"}', '{tool,box,toolbox,chest,case,tote}', '2026-01-01 00:00:47+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{fiberglass,fibreglass,"glass fibre","glass fiber"}', '{fiberglass,fibreglass,glass,fibre,fiber}', '2026-01-01 00:00:48+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"combination wrench","combination spanner","combo wrench","ring spanner","ring wrench"}', '{combination,wrench,spanner,combo,ring}', '2026-01-01 00:00:01+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"pipe wrench",stillson,"stillson wrench",stilson,stillsons,"plumber wrench","rigid wrench","pipe spanner","monkey wrench",stilsons}', '{pipe,wrench,stillson,stilson,plumber,rigid,spanner,monkey}', '2026-01-01 00:00:03+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"utility knife","stanley knife","box cutter",boxcutter,"carpet knife","trimming knife","craft knife","razor knife","exacto knife","packing knife","box knife"}', '{utility,knife,stanley,box,cutter,boxcutter,carpet,trimming,craft,razor,exacto,packing}', '2026-01-01 00:00:22+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"junior hacksaw","mini hacksaw","small hacksaw","junior saw"}', '{junior,hacksaw,mini,small,saw}', '2026-01-01 00:00:28+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"spirit level","bubble level","carpenter level","builder level","torpedo level","boat level"}', '{spirit,level,bubble,carpenter,builder,torpedo,boat}', '2026-01-01 00:00:34+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"combination square","combo square","adjustable square","sliding square","try square","tri square","set square","engineer square","carpenter square"}', '{combination,square,combo,adjustable,sliding,try,tri,set,engineer,carpenter}', '2026-01-01 00:00:35+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{c-clamp,"g clamp","g cramp","c cramp",gclamp,gcramp,cclamp,"gee clamp","gee cramp"}', '{c,clamp,g,cramp,gclamp,gcramp,cclamp,gee}', '2026-01-01 00:00:37+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{f-clamp,"f cramp",fclamp,"bar clamp","speed clamp","sash cramp","sash clamp","bar cramp","quick grip","quick grips"}', '{f,clamp,cramp,fclamp,bar,speed,sash,quick,grip}', '2026-01-01 00:00:38+00');
INSERT INTO search_equals VALUES (gen_random_uuid(), '{"gooseneck crowbar",crowbar,"wrecking bar","swan neck bar",jemmy,"jimmy bar","case opener","crow bar","nail puller"}', '{gooseneck,crowbar,wrecking,bar,swan,neck,jemmy,jimmy,case,opener,crow,nail,puller}', '2026-01-01 00:00:41+00');

SELECT pg_catalog.setval('cart_lines_place_seq', 1, false);

SELECT pg_catalog.setval('company_balance_changes_id_seq', 1, false);

SELECT pg_catalog.setval('company_cart_lines_place_seq', 1, false);

SELECT pg_catalog.setval('company_numbers', 1001, false);

SELECT pg_catalog.setval('customer_part_numbers_position_seq', 1, false);

SELECT pg_catalog.setval('document_deliveries_id_seq', 1, false);

SELECT pg_catalog.setval('order_allocations_id_seq', 1, false);

SELECT pg_catalog.setval('order_numbers', 10001, false);

SELECT pg_catalog.setval('payments_number_seq', 1, false);

SELECT pg_catalog.setval('picture_fetches_nth_seq', 1, false);

SELECT pg_catalog.setval('quote_messages_id_seq', 1, false);

SELECT pg_catalog.setval('quote_notices_id_seq', 1, false);

SELECT pg_catalog.setval('quotes_number_seq', 1, false);

SELECT pg_catalog.setval('receivable_entries_id_seq', 1, false);

SELECT pg_catalog.setval('stock_movements_id_seq', 1, false);

SELECT pg_catalog.setval('tool_tallies_id_seq', 1, false);


insert into kysely_migration (name, timestamp)
select name, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
from unnest(array[
  '0001_accounts',
  '0002_identity',
  '0003_mail',
  '0004_catalogue',
  '0005_stock',
  '0006_orders',
  '0007_reviews',
  '0008_rate_limits',
  '0010_order_life',
  '0011_cart',
  '0012_addresses',
  '0013_finding',
  '0014_families',
  '0015_papers',
  '0016_stock_ledger',
  '0017_search',
  '0019_identity_disablings',
  '0020_size',
  '0022_pictures',
  '0023_default_address',
  '0024_wire',
  '0025_tools_on_sale',
  '0026_stock_by_statement',
  '0027_used_tokens',
  '0028_demo_load',
  '0029_mail_priority',
  '0030_email_confirmed',
  '0031_order_notices',
  '0032_demo_pictures',
  '0033_documents',
  '0034_image_hosts',
  '0035_sku_folded',
  '0036_trade_words',
  '0037_sign_in',
  '0038_order_search',
  '0039_movement_requests',
  '0042_records',
  '0043_lists_and_addresses',
  '0053_settings',
  '0054_pages',
  '0060_staff',
  '0061_audit',
  '0062_moderation',
  '0067_identifiers',
  '0068_bulk_jobs',
  '0080_lines_of_a_tool',
  '0084_second_factor',
  '0090_restock_requests',
  '0095_currency',
  '0096_series',
  '0100_undo',
  '0101_sessions',
  '0105_bulk_edits',
  '0110_units',
  '0111_tool_states',
  '0115_pictures_by_address',
  '0116_records_edited',
  '0120_companies',
  '0130_line_quantities',
  '0140_order_tax',
  '0141_shipment_documents',
  '0142_returns',
  '0150_price_lists',
  '0155_delivery',
  '0160_payments',
  '0161_billed_documents',
  '0165_brand_pictures',
  '0170_review_reports',
  '0171_step_up',
  '0175_desk',
  '0180_email_changes',
  '0185_tool_documents',
  '0190_order_holds',
  '0195_quotes',
  '0205_payment_terms',
  '0206_bank_entries',
  '0210_vat_numbers',
  '0225_import_pictures',
  '0226_safety',
  '0227_packs',
  '0230_saved_lists',
  '0235_company_invitations',
  '0240_statements',
  '0241_credit',
  '0242_reminders',
  '0243_accounting',
  '0245_document_search',
  '0246_tax_classes',
  '0248_prepayment',
  '0250_order_notes',
  '0251_order_edits',
  '0252_back_orders',
  '0265_demo_business',
  '0270_picture_queue',
  '0271_documents_by_address',
  '0280_passing_on',
  '0295_card_payments',
  '0305_exemption_certificates',
  '0306_sales_tax_rates',
  '0307_pick_lists',
  '0315_account_checks',
  '0330_passkeys',
  '0340_bins_of_tools',
  '0350_customer_part_numbers',
  '0351_proven_email',
  '0360_order_customers',
  '0370_hidden_rows',
  '0385_inviting_members',
  '0386_invitation_mails',
  '0390_deducted_discounts',
  '0392_demo_orders',
  '0395_more_trade_words',
  '0396_allowances',
  '0401_quote_notices',
  '0410_tool_costs',
  '0411_received_returns',
  '0412_allocations_by_time',
  '0413_zero_result_searches',
  '0414_purchasing',
  '0420_heading_rows',
  '0421_refunds',
  '0430_price_bases',
  '0431_filled_price_bases',
  '0440_weights',
  '0450_idempotency_keys',
  '0451_buying_for',
  '0460_invoice_forms',
  '0461_unsent_documents',
  '0462_customer_accounts',
  '0463_terms_of_orders',
  '0464_customs_of_tools',
  '0480_suspended_passkeys',
  '0481_signed_out_at',
  '0490_company_balances',
  '0491_holders_of_records',
  '0510_price_base_changes',
  '0511_price_of_a_piece',
  '0520_held_outgoing',
  '0530_holders_of_base_lists'
]) as applied (name);
`
