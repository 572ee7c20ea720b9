/** Each tool as JSON text for the API, made when the tool is written: reading a list is then copying text. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The members of a tool's JSON object by the names and formats of `ToolDto` in
  // src/catalogue/contract.ts. Not in it: the stock, which changes with every order, and the image,
  // which depends on the shop's origin; src/catalogue/tool-json.ts adds them. A change of ToolDto
  // needs a new migration that replaces this function; src/search/lists/serialization.test.ts compares
  // the text with the contract's own encoding for every field.
  await sql`
    create function tool_money(cents integer) returns text language sql immutable parallel safe as $$
      select '"$' || cents / 100 || '.' || lpad((cents % 100)::text, 2, '0') || '"'
    $$`.execute(db)
  await sql`
    create function tool_wire(
      id uuid, slug text, sku text, name text, brand text, category text, family text, description text, price_cents integer, minimum_quantity integer, pack_size integer,
      price_breaks jsonb, specs jsonb, rating_count integer, rating_sum integer, revision integer
    ) returns text language plpgsql immutable parallel safe as $$
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
    end $$`.execute(db)
  await sql`
    alter table tools add column wire text not null generated always as (
      tool_wire(id, slug, sku, name, brand, category, family, description, price_cents, minimum_quantity, pack_size, price_breaks, specs, rating_count, rating_sum, revision)
    ) stored`.execute(db)
  // A row of about two kilobytes is read at once where it stands; only what is much longer is put aside.
  await sql`alter table tools set (toast_tuple_target = 4000)`.execute(db)
}
