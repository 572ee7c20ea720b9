/** Puts a backup into a database, embedded or hosted: all of it, proved equal, or nothing. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase, ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrations as ours } from '../../migrations/index.ts'
import { databaseMessages as messages } from './messages.ts'
import {
  type BackedUpTable,
  type BackupHeader,
  BackupReader,
  endOfBackup,
  readHeader,
} from './backup-format.ts'
import { type BackupSummary, summaryOf } from './backup.server.ts'
import { migrate, migrateOn, type Migrations } from './migrate.server.ts'
import {
  columnList,
  fingerprint,
  forCopying,
  listTables,
  quoted,
  dropAll,
} from './schema-tables.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from './dedicated-transaction.server.ts'
import { errorCode, DatabaseStartError, errorReason } from './database-error.ts'

export type RestoreOptions = {
  /** Replace what the database holds, instead of refusing one that holds anything. */
  readonly replace?: boolean
  /** The migrations that this shop knows; its own unless told. */
  readonly migrations?: Migrations
}

/**
 * Restores in one transaction: the schema as it was at the backup, the rows, the sequences, then a check of counts and sums.
 * Afterwards the schema is brought forward to this shop's. Needs the rights of the schema's owner, no superuser's.
 * @throws DatabaseRefused when the file is none, is damaged, is of a newer shop, or the database is not empty; nothing is changed then
 */
export async function restore(
  { connection }: { readonly connection: ClientConfig },
  file: string,
  options: RestoreOptions = {},
): Promise<BackupSummary> {
  const { replace = false, migrations = ours } = options
  const bytes = await sizeOf(file)
  const source = createReadStream(file)
  const unzipped = createGunzip()
  // The error reaches whoever reads `unzipped`; this listener only keeps it from ending the process before that.
  const unzipping = pipeline(source, unzipped).catch(() => undefined)
  try {
    const reader = new BackupReader(unzipped)
    const header = await headerOf(reader, file)
    const level = levelOf(header, migrations, file)
    await withDedicatedTransaction(connection, 'writing', async (own) => {
      await own.client.query(forCopying)
      if (!replace) await refuseUnlessEmpty(own.client)
      await dropAll(own.client)
      await migrateOn(own.tx, level)
      await load(own, header, reader)
      if (`${(await reader.line()) ?? ''}\n` !== endOfBackup)
        throw new DatabaseStartError(messages.cutShort(file))
      await verify(own.client, header.tables)
    })
    await migrate({ connection }, migrations)
    return summaryOf(file, bytes, header)
  } catch (error) {
    throw isDamage(error) ? new DatabaseStartError(messages.cutShort(file), error) : error
  } finally {
    source.destroy()
    unzipped.destroy()
    await unzipping
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    throw new DatabaseStartError(messages.noBackup(file, errorReason(error)), error)
  }
}

async function headerOf(reader: BackupReader, file: string): Promise<BackupHeader> {
  try {
    const header = readHeader((await reader.line()) ?? '')
    if (header) return header
  } catch (error) {
    if (!isDamage(error))
      throw new DatabaseStartError(messages.noBackup(file, errorReason(error)), error)
  }
  throw new DatabaseStartError(messages.notABackup(file))
}

function levelOf(header: BackupHeader, known: Migrations, file: string): Migrations {
  const unknown = header.migrations.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new DatabaseStartError(messages.newerBackup(file, unknown.join(', ')))
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => header.migrations.includes(name)),
  )
}

async function refuseUnlessEmpty(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${quoted(name)}`,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) throw new DatabaseStartError(messages.notEmpty(name, count))
  }
}

// Triggers would do again what they did when the rows were first written. Foreign keys are taken off and put on again, which
// checks them all; so the order of tables, and circles among them, do not matter.
async function load(
  { client }: DedicatedTransaction,
  { tables, sequences }: BackupHeader,
  reader: BackupReader,
): Promise<void> {
  const there = await listTables(client)
  for (const { name } of there)
    await client.query(`alter table ${quoted(name)} disable trigger user`)
  const foreignKeys = await foreignKeysOf(client)
  for (const { table, key } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${key}`)
  // A migration may have put rows in; the backup has them too.
  for (const { name } of there) await client.query(`truncate table ${quoted(name)}`)
  for (const { name, columns } of tables) {
    await pipeline(
      Readable.from(reader.rows(), { objectMode: false }),
      client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`)),
    )
  }
  await client.query('set constraints all immediate')
  for (const { table, key, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${key} ${definition}`)
  for (const { name } of there)
    await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
}

async function foreignKeysOf(
  client: ClientBase,
): Promise<readonly { table: string; key: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; key: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  )
  return rows
}

async function verify(client: ClientBase, tables: readonly BackedUpTable[]): Promise<void> {
  for (const table of tables) {
    const { rows, sum } = await fingerprint(client, table)
    if (rows !== table.rows || sum !== table.sum)
      throw new DatabaseStartError(messages.differs(table.name))
  }
}

// What the gunzip says of a file that is no gzip, was changed, or ends early; and what COPY says of rows that are no rows.
const isDamage = (error: unknown): boolean =>
  ['Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE', '22P04', '22P02'].includes(
    errorCode(error) ?? '',
  ) ||
  (error instanceof Error && error.message === 'the file ends within a table')
