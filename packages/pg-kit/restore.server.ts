/**
 * Restores a backup into a database, embedded or hosted: completely and verified, or not at all.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ClientBase, ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pgKitMessages as messages } from './messages.ts'
import {
  backupFormat,
  type BackedUpTable,
  type BackupHeader,
  BackupReader,
  endOfBackup,
  parseHeader,
  UnexpectedEndOfBackup,
} from './backup-format.ts'
import { summarize, type BackupSummary } from './backup.server.ts'
import type { Handle } from './database.server.ts'
import { migrateOn, type Migrations } from './migrate.server.ts'
import {
  checksumTable,
  columnList,
  copySettings,
  dropAll,
  listTables,
  quoteIdentifier,
} from './schema.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from './dedicated-transaction.server.ts'
import { OperatorError, errorCode, errorReason } from './errors.ts'

export type RestoreOptions = {
  /** The migrations that this program has. */
  readonly migrations: Migrations
  /** Whether to replace the database's content instead of refusing a database that is not empty. */
  readonly replace?: boolean
  /** Writes data in the transaction of the restore; the schema is then the newest. */
  readonly complete?: (tx: Handle) => Promise<void>
}

/**
 * Restores in one transaction: the schema at the time of the backup, the rows and the sequences;
 * then it checks row counts and checksums, and applies the remaining migrations. Needs the rights
 * of the schema's owner, not of a superuser.
 * @throws OperatorError if the file is not a backup, is damaged or from a newer program, or the
 *   database is not empty; then nothing is changed
 */
export async function restore(
  { connection }: { readonly connection: ClientConfig },
  file: string,
  { migrations, replace = false, complete }: RestoreOptions,
): Promise<BackupSummary> {
  const bytes = await fileSize(file)
  const source = createReadStream(file)
  const unzipped = createGunzip()
  // The reader of `unzipped` gets the error; this handler only prevents it from ending the process.
  const stop = new AbortController()
  const unzipping = pipeline(source, unzipped, { signal: stop.signal }).catch(() => undefined)
  try {
    const reader = new BackupReader(unzipped)
    const header = await readHeader(reader, file)
    const migrationsOfBackup = selectMigrations(header, migrations, file)
    await withDedicatedTransaction(connection, 'writing', async (transaction) => {
      const { client, tx } = transaction
      await client.query(copySettings)
      if (!replace) await assertEmpty(client)
      await dropAll(client)
      await migrateOn(tx, migrationsOfBackup)
      await load(transaction, header, reader)
      if (`${(await reader.line()) ?? ''}\n` !== endOfBackup)
        throw new OperatorError(messages.backupDamaged(file))
      await assertEqual(client, header.tables)
      await migrateOn(tx, migrations)
      await complete?.(tx)
    })
    return summarize(file, bytes, header)
  } catch (error) {
    throw isDamage(error) ? new OperatorError(messages.backupDamaged(file), error) : error
  } finally {
    stop.abort()
    await unzipping
  }
}

async function fileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    throw new OperatorError(messages.backupUnreadable(file, errorReason(error)), error)
  }
}

async function readHeader(reader: BackupReader, file: string): Promise<BackupHeader> {
  try {
    const header = parseHeader((await reader.line()) ?? '')
    if (header && 'otherFormat' in header)
      throw new OperatorError(messages.backupFormat(file, header.otherFormat, backupFormat))
    if (header) return header
  } catch (error) {
    if (error instanceof OperatorError) throw error
    if (!isDamage(error))
      throw new OperatorError(messages.backupUnreadable(file, errorReason(error)), error)
  }
  throw new OperatorError(messages.notABackup(file))
}

/** The migrations that had been applied to the backed-up database. */
function selectMigrations(header: BackupHeader, known: Migrations, file: string): Migrations {
  const unknown = header.migrations.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) throw new OperatorError(messages.backupNewer(file, unknown.join(', ')))
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => header.migrations.includes(name)),
  )
}

async function assertEmpty(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${quoteIdentifier(name)}`,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) throw new OperatorError(messages.databaseNotEmpty(name, count))
  }
}

// Triggers are disabled: they would repeat the work that they did when the rows were first written.
// Foreign keys are dropped and recreated, which checks them all; so neither the order of tables nor
// cycles among them matter.
async function load(
  { client }: DedicatedTransaction,
  { tables, sequences }: BackupHeader,
  reader: BackupReader,
): Promise<void> {
  const existing = await listTables(client)
  for (const { name } of existing)
    await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  // A migration may have inserted rows that the backup also contains.
  for (const { name } of existing) await client.query(`truncate table ${quoteIdentifier(name)}`)
  for (const { name, columns } of tables) {
    await pipeline(
      Readable.from(reader.rows(), { objectMode: false }),
      client.query(copyFrom(`copy ${quoteIdentifier(name)} (${columnList(columns)}) from stdin`)),
    )
  }
  await client.query('set constraints all immediate')
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name } of existing)
    await client.query(`alter table ${quoteIdentifier(name)} enable trigger user`)
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoteIdentifier(name), last])
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

async function listForeignKeys(client: ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  )
  return rows
}

async function assertEqual(client: ClientBase, tables: readonly BackedUpTable[]): Promise<void> {
  for (const table of tables) {
    const { rows, sum } = await checksumTable(client, table)
    if (rows !== table.rows || sum !== table.sum)
      throw new OperatorError(messages.tableDiffers(table.name))
  }
}

/**
 * Errors of gunzip for a file that is not gzip, was changed, or ends early (Z_*, ERR_STREAM_*), and
 * errors of COPY for lines that are not rows (SQLSTATE 22P04, 22P02).
 */
const damageCodes = ['Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE', '22P04', '22P02']

const isDamage = (error: unknown): boolean =>
  damageCodes.includes(errorCode(error) ?? '') || error instanceof UnexpectedEndOfBackup
