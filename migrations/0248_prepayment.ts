/** Orders of companies that pay in advance wait for their payment: one more kind of hold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_holds
      drop constraint order_holds_kind_check,
      add constraint order_holds_kind_check check (
        kind in ('newcomer', 'approval', 'credit', 'delivery', 'payment')
      )`.execute(db)
}
