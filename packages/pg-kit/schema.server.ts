/** The content of the current schema, its tables and sequences, and how to remove all of them. */
import type { ClientBase } from 'pg'
import type { BackedUpTable, BackupHeader } from './backup-format.ts'

// The migration tables are left out: the backup's header lists the applied migrations, and applying
// them fills these tables again.
const migrationTables = ['kysely_migration', 'kysely_migration_lock', 'required_migration']
const isPartOfExtension = (catalog: string, oid: string): string =>
  `exists (
    select from pg_depend
    where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`

/**
 * Settings for a transaction that copies rows: values as text must not depend on the server's
 * settings, and a copy has no time limit.
 */
export const copySettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** The tables with their columns, except generated ones, by name. */
export async function listTables(
  client: ClientBase,
): Promise<readonly Pick<BackedUpTable, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns
      from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and relname <> all ($1) and not ${isPartOfExtension('pg_class', 'pg_class.oid')}
      order by relname collate "C"`,
    [migrationTables],
  )
  return rows
}

/** Counts a table's rows and sums up a hash of each. */
export async function checksumTable(
  client: ClientBase,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
): Promise<Pick<BackedUpTable, 'rows' | 'sum'>> {
  const hash = `('x' || left(md5(row(${columnList(columns)})::text), 15))::bit(60)::int8`
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as sum
     from ${quoteIdentifier(name)}`,
  )
  const [checksum] = rows
  return { rows: Number(checksum?.rows), sum: checksum?.sum ?? '' }
}

/** The positions of all sequences that have been used. */
export async function listSequences(client: ClientBase): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null
     order by sequencename collate "C"`,
  )
  return rows
}

/**
 * Drops everything in the schema except objects of extensions, in the caller's transaction. The
 * sequence of an identity column is dropped with its table.
 */
export async function dropAll(client: ClientBase): Promise<void> {
  const schema = 'current_schema()::regnamespace'
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %s cascade', case relkind
          when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end, oid::regclass) as statement
       from pg_class
       where relnamespace = ${schema} and relkind in ('v', 'm', 'r', 'p', 'f', 'S')
         and not ${isPartOfExtension('pg_class', 'pg_class.oid')}
         and not exists (
           select from pg_depend
           where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'i')
     union all
     select format('drop routine if exists %s cascade', oid::regprocedure)
       from pg_proc
       where pronamespace = ${schema} and not ${isPartOfExtension('pg_proc', 'pg_proc.oid')}
     union all
     select format('drop type if exists %s cascade', oid::regtype)
       from pg_type
       where typnamespace = ${schema}
         and (typtype in ('e', 'd') or typtype = 'c'
           and exists (select from pg_class where oid = typrelid and relkind = 'c'))
         and not ${isPartOfExtension('pg_type', 'pg_type.oid')}`,
  )
  for (const { statement } of rows) await client.query(statement)
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnList = (columns: readonly string[]): string =>
  columns.map(quoteIdentifier).join(', ')
