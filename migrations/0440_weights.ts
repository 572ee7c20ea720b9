/**
 * What a unit of a tool weighs is a field, in grams. It is taken over from what specifications say;
 * what they say and cannot be read is printed, and the tools without a weight have a filter in the
 * desk. A trigger takes over what an earlier release, or a client of the API, still writes as a
 * specification alone.
 */
import { sql, type Kysely } from 'kysely'

/** Names of a row that says the weight, best first: what is shipped is packed. Without units. */
const names = [
  "'^(gross|shipping|packed|shipment) ?weight$|^(brutto|versand|gesamt)gewicht( brutto)?$|^gewicht \\(?brutto\\)?$|^poids (brut|emball[eé])$|^peso (lordo|bruto)$|^brutogewicht$|^waga brutto$|^bruttovikt$|^bruttov[eæ]gt$'",
  "'^(unit |item |product |piece )?(weight|wt\\.?)( each| per (unit|piece))?$|^(einzel|st[uü]ck|artikel|produkt)?gewicht$|^poids( unitaire)?$|^peso( unitario)?$|^(masse|masa|waga|hmotnost|vikt|vekt|v[aæ]gt|paino|greutate|t[oö]meg|gewicht per stuk|вес|масса)$'",
  "'^net(to)? ?weight$|^(netto|eigen)gewicht$|^gewicht \\(?netto\\)?$|^poids net$|^peso net[ot]o?$|^nettogewicht$|^waga netto$'",
]

const functions = String.raw`
  create function weight_amount(written text, thousands boolean) returns numeric
  language sql immutable parallel safe as $$
    select case
      when bare !~ '^[0-9]*([.,][0-9]+)*$' or bare = '' then null
      when bare ~ '[.].*,' then replace(replace(bare, '.', ''), ',', '.')::numeric
      when bare ~ ',.*[.]' then replace(bare, ',', '')::numeric
      when bare ~ '([.].*){2}|(,.*){2}' then translate(bare, '.,', '')::numeric
      when thousands and bare ~ '^[1-9][0-9]{0,2}[.,][0-9]{3}$' then translate(bare, '.,', '')::numeric
      else replace(bare, ',', '.')::numeric
    end
    from (select regexp_replace(written, '[\s\u00a0\u202f'']', '', 'g') as bare) as one
  $$;
  create function weight_in(specs jsonb) returns integer
  language plpgsql immutable parallel safe as $$
  declare
    patterns constant text[] := array[${names.join(',\n')}];
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
  end $$;
  create function take_weight() returns trigger language plpgsql as $$
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
  end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tools add column weight_grams integer`.execute(db)
  await sql`
    alter table tools add constraint tools_weight
      check (weight_grams between 1 and 100000000) not valid`.execute(db)
  for (const statement of functions.split(/\n {2}(?=create function)/))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  await sql`
    create trigger tools_take_weight before insert or update of specs on tools
      for each row execute function take_weight()`.execute(db)
  // The view as it is, whatever earlier migrations made of it, with one column more; the JSON text
  // of a tool without a weight is answered as before.
  await sql`
    do $$
    declare definition text := pg_get_viewdef('tools_on_sale'::regclass);
    begin
      definition := replace(
        definition, ' AS wire',
        ' || case when weight_grams is null then '''''
          || ' else '',"weight_grams":'' || weight_grams end as wire');
      definition := regexp_replace(definition, '\\s+FROM tools', ', weight_grams FROM tools');
      execute 'create or replace view tools_on_sale as ' || definition;
    end $$`.execute(db)
  await sql`
    create or replace view tool_desk as
      select id, image, identifiers, reorder_level, weight_grams from tools`.execute(db)
  await takeOver(db)
}

const speaksOfWeight = sql`specs::text ~* 'weight|gewicht|poids|peso|mass|masa|waga|hmotnost|vikt|vekt|v[aæ]gt|paino|greutate|wt|вес|масса'`

/** Takes over what specifications say, and prints what of it is no weight that can be read. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  const { numAffectedRows: taken = 0n } = await sql`
    update tools set weight_grams = weight_in(specs)
    where weight_grams is null and ${speaksOfWeight} and weight_in(specs) is not null`.execute(db)
  const { rows: unread } = await sql<{ readonly sku: string; readonly said: string }>`
    select sku, (
      select string_agg((row ->> 'name') || ': ' || (row ->> 'value'), ', ')
      from jsonb_array_elements(specs) as row
      where (row ->> 'name') ~* '^(net|gross|unit|item|shipping|brutto|netto)? ?(weight|gewicht|poids|peso|masse|masa|waga|hmotnost|vikt|vekt|v[aæ]gt|paino)'
    ) as said
    from tools where weight_grams is null and ${speaksOfWeight} order by sku`.execute(db)
  const lines = unread.filter(({ said }) => said !== null)
  if (taken > 0n)
    process.stdout.write(`The weight of ${taken} tools is taken from their specifications.\n`)
  if (lines.length === 0) return
  process.stdout.write(
    `The weight of ${lines.length} tools cannot be read. They are under Manage Products, No weight:\n`,
  )
  for (const { sku, said } of lines.slice(0, 100)) process.stdout.write(`  ${sku}: ${said}\n`)
  if (lines.length > 100) process.stdout.write(`  and ${lines.length - 100} more\n`)
}
