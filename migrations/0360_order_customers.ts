/** Documents name the company for which an order was placed, with its address and VAT number. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by companies: the name as it was when it ordered, the rest as the record has it.
  await sql`
    create view order_customers as
      select
        orders.id as order_id, coalesce(orders.company_name, companies.name) as name,
        companies.address, companies.vat_id
      from orders join companies on companies.id = orders.company_id`.execute(db)
}
