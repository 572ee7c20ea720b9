/** Anybody who deletes a row of one table makes PostgreSQL look for rows of others that refer to it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

test('every column that refers to another table has an index that finds its rows', async () => {
  const database = await freshDatabase()
  try {
    const { rows } = await sql<{ name: string }>`
      with keys as (
        select conrelid, conkey, cardinality(conkey) as length,
          (select string_agg(attname, ', ') from pg_attribute
            where attrelid = conrelid and attnum = any (conkey)) as columns
        from pg_constraint where contype = 'f'
      )
      select conrelid::regclass || ' (' || columns || ')' as name from keys
      where not exists (
        select from pg_index
        where indrelid = conrelid
          -- What refers to nothing need not be in it.
          and (indpred is null
            or pg_get_expr(indpred, indrelid) = '(' || columns || ' IS NOT NULL)')
          and (indkey::int2[])[0:length - 1] @> conkey
      )
      order by 1`.execute(database.handle)
    expect(rows.map(({ name }) => name)).toEqual([])
  } finally {
    await database.close()
  }
})
