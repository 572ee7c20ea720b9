/** A new shop's database, made from the baseline, is the one that the migrations make. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { baseline, migrations } from '../../migrations/index.ts'
import { appliedMigrations, migrate } from '../../packages/pg-kit/migrate.server.ts'
import { emptyDatabase } from './fresh-database.ts'

type Made = Awaited<ReturnType<typeof emptyDatabase>>

async function made(options: { readonly baseline?: typeof baseline }): Promise<Made> {
  const database = await emptyDatabase()
  const applied = await migrate(
    { connection: { connectionString: database.url } },
    migrations,
    options,
  )
  expect(applied).toEqual(Object.keys(migrations))
  return database
}

/** What PostgreSQL's catalogues know of a schema, each thing under its name. */
const catalogues: Readonly<Record<string, string>> = {
  columns: `
    select c.relname || '.' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
        a.attgenerated, a.attstorage, a.attcompression, a.attcollation::regcollation, a.attoptions,
        a.attstattarget, pg_get_expr(d.adbin, d.adrelid)) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
      and a.attnum > 0 and not a.attisdropped`,
  relations: `
    select relname as name, concat_ws(' ', relkind, relpersistence, relreplident, reloptions)
      as definition
    from pg_class where relnamespace = 'public'::regnamespace`,
  // That a column is never null, 18 lists as a constraint too; it is compared with the columns.
  constraints: `
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `
    select indexrelid::regclass::text as name,
      concat_ws(' ', pg_get_indexdef(indexrelid), indisclustered, indisvalid) as definition
    from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace`,
  // 'a or b or c' is written with more brackets where it was not read from such a text.
  triggers: `
    select tgrelid::regclass || '.' || tgname as name,
      concat_ws(' ', translate(pg_get_triggerdef(oid), '()', ''), tgenabled) as definition
    from pg_trigger where not tgisinternal`,
  functions: `
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  views: `
    select viewname as name, definition from pg_views where schemaname = 'public'`,
  sequences: `
    select sequencename as name,
      concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size,
        last_value) as definition
    from pg_sequences where schemaname = 'public'`,
  types: `
    select t.typname as name, concat_ws(' ', t.typtype, t.typnotnull, t.typdefault,
      format_type(t.typbasetype, t.typtypmod),
      (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
      as definition
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e')`,
  extensions: `select extname as name, extnamespace::regnamespace::text as definition
    from pg_extension`,
  statistics: `
    select stxname as name, pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext`,
  comments: `
    select pg_describe_object(classoid, objoid, objsubid) as name, description as definition
    from pg_description
    where classoid in ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_trigger'::regclass)
      and pg_describe_object(classoid, objoid, objsubid) not like '%pg_catalog%'
      and objoid >= 16384`,
}

async function describeSchema({ handle }: Made): Promise<Record<string, unknown>> {
  const described: Record<string, unknown> = {}
  for (const [kind, statement] of Object.entries(catalogues)) {
    const { rows } = await sql<{ name: string; definition: string }>`
      select * from (${sql.raw(statement)}) as found order by name collate "C", definition`.execute(
      handle,
    )
    described[kind] = Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
  }
  return described
}

/** The rows of each table, without the ids and times that are drawn for each shop. */
async function readRows({ handle }: Made): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(handle)
  const found: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.id(name)} as t`.execute(handle)
    const drawn = new Set(name === 'kysely_migration' ? ['timestamp'] : ['id'])
    const texts = rows.map(({ row }) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !drawn.has(column))),
    )
    if (texts.length > 0) found[name] = texts.toSorted()
  }
  return found
}

test('is the same schema with the same rows', async () => {
  const [short, long] = [await made({ baseline }), await made({})]
  try {
    expect(await describeSchema(short)).toEqual(await describeSchema(long))
    expect(await readRows(short)).toEqual(await readRows(long))
    expect(await appliedMigrations(short.handle)).toEqual(await appliedMigrations(long.handle))
  } finally {
    await short.close()
    await long.close()
  }
})
