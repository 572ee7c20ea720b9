/** SKUs are any characters: unique after folding Unicode forms, case and spaces. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Folded by the shop: what `lower` does depends on the database. Null is a SKU of before, which
  // has ASCII letters alone, so that no two tools become one.
  await sql`alter table tools add column sku_folded text`.execute(db)
  await sql`
    create unique index if not exists tools_sku_folded
    on tools ((coalesce(sku_folded, lower(sku)))) where archived_at is null`.execute(db)
  // An earlier version that changes a SKU does not know the column.
  await sql`
    create function clear_folded_sku() returns trigger language plpgsql as $$
    begin
      if new.sku_folded is not distinct from old.sku_folded then new.sku_folded := null; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tools_clear_folded_sku before update of sku on tools
    for each row when (new.sku is distinct from old.sku and new.sku ~ '^[ -~]*$')
    execute function clear_folded_sku()`.execute(db)
}
