/** What the shop keeps of a user is in their download: every column that names a user is accounted for. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from './order-shop.ts'
import { personalColumns } from './personal-data-table.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('every column with an id or an e-mail address of a user is in the download, or says why not', async () => {
  const { rows } = await sql<{ column: string }>`
    select columns.table_name || '.' || columns.column_name as column
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (
      columns.column_name ~ '(^|_)(user|actor|author|reporter)_id$|_by$|email|recipient|reporter'
      or exists (
        select from information_schema.key_column_usage as used
        join information_schema.referential_constraints as refers using (constraint_name)
        join information_schema.key_column_usage as target
          on target.constraint_name = refers.unique_constraint_name
        where used.table_name = columns.table_name and used.column_name = columns.column_name
          and target.table_name in ('users', 'identity_users', 'company_members')
      )
    )
    order by 1`.execute(shop.database.handle)
  expect(rows.map(({ column }) => column)).toEqual(Object.keys(personalColumns).toSorted())
})

test('the download has every part that a column names', async () => {
  const buyer = await shop.person('Dora Download')
  const { json } = await shop.accounts.downloadData({ actor: buyer }, {})
  const parts = Object.keys(JSON.parse(json))
  const named = Object.values(personalColumns).flatMap((kept) => ('part' in kept ? kept.part : []))
  expect(parts).toEqual(expect.arrayContaining([...new Set(named)]))
})
