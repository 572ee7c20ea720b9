/** What an earlier release keeps about suppliers' lists is there as a choice of columns. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { baseline, migrations } from '../../migrations/index.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { emptyDatabase } from './fresh-database.ts'

test('mappings of suppliers are carried over, also those that are kept while the shop is upgraded', async () => {
  const database = await emptyDatabase()
  const connection = { connectionString: database.url }
  const keep = (supplier: string, day: number, rate: number) =>
    sql`insert into supplier_mappings (supplier, headings, mapping, changed_at, heading_row, found_headings)
      values (${supplier}, '["No.", "EK"]', ${JSON.stringify({ columns: ['sku', 'cost'], rate })},
        ${`2026-11-0${day}`}, 3, '["Title", ""]')
      on conflict (supplier) do update set
        mapping = excluded.mapping, changed_at = excluded.changed_at`.execute(database.handle)
  try {
    const before = Object.entries(migrations).filter(([name]) => name < '0780')
    await migrate({ connection }, Object.fromEntries(before), { baseline })
    await keep('Kettleworks', 2, 1.1)
    // The same sender with and without capitals: the newer one counts.
    await keep('kettleworks', 1, 9)
    await migrate({ connection }, migrations)
    await keep('Panworks', 3, 2)
    await keep('Panworks', 4, 3)
    const { rows } = await sql`
      select place, user_id, sender, headings, choice from column_choices order by sender`.execute(
      database.handle,
    )
    const common = { place: 'catalogue', user_id: null, headings: ['No.', 'EK'] }
    const choice = { columns: ['sku', 'cost'], headingRow: 3, foundHeadings: ['Title', ''] }
    expect(rows).toEqual([
      { ...common, sender: 'Kettleworks', choice: { ...choice, rate: 1.1 } },
      { ...common, sender: 'Panworks', choice: { ...choice, rate: 3 } },
    ])
  } finally {
    await database.close()
  }
})
