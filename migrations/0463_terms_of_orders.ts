/** Which version of the terms an order was placed under, where the shop names them at that place. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // 0: the text that the program brings. Null: the buyer was shown no sentence about terms.
  await sql`alter table orders add column terms_version integer`.execute(db)
  // Whatever places an order, also a release that does not know of it.
  await sql`
    create function terms_of_orders() returns trigger language plpgsql as $$
    begin
      if exists (select from settings where name = 'termsAtOrder' and value = '"yes"') then
        new.terms_version := coalesce((
          select revision from page_versions where slug = 'terms' order by revision desc limit 1
        ), 0);
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger terms_of_orders before insert on orders
    for each row execute function terms_of_orders()`.execute(db)
}
