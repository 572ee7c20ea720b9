/** Writes the whole database, as of one moment, into one file. */
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase, ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pgKitMessages as messages } from './messages.ts'
import { backupFormat, type BackupHeader, endOfBackup, endOfTable } from './backup-format.ts'
import { appliedMigrations } from './migrate.server.ts'
import {
  checksumTable,
  columnList,
  copySettings,
  listSequences,
  listTables,
  quoteIdentifier,
} from './schema.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from './dedicated-transaction.server.ts'
import { OperatorError, errorCode, errorReason } from './errors.ts'

/** What a backup contains, for display. */
export type BackupSummary = {
  readonly file: string
  readonly bytes: number
  /** When the snapshot was taken (ISO 8601). */
  readonly at: string
  readonly rows: number
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
}

/** System errors that mean that the file cannot be written at the operator's location. */
const notWritableCodes = [
  'ENOENT',
  'EACCES',
  'EROFS',
  'ENOTDIR',
  'EISDIR',
  'ENOSPC',
  'EEXIST',
  'EPERM',
]

/**
 * Copies all tables and sequences of one consistent snapshot; the database can be used in the
 * meantime. The file is created completely or not at all, replaces an existing file with that name,
 * and is readable by its owner only.
 * @throws OperatorError if the file cannot be written
 */
export async function backup(
  { connection }: { readonly connection: ClientConfig },
  file: string,
): Promise<BackupSummary> {
  const path = resolve(file)
  const partial = `${path}.${process.pid}.partial`
  try {
    const header = await withDedicatedTransaction(connection, 'snapshot', (transaction) =>
      writeSnapshot(transaction, partial),
    )
    await rename(partial, path)
    await syncDirectory(dirname(path))
    return summarize(path, (await stat(path)).size, header)
  } catch (error) {
    await rm(partial, { force: true })
    if (notWritableCodes.includes(errorCode(error) ?? ''))
      throw new OperatorError(messages.backupNotWritable(file, errorReason(error)), error)
    throw error
  }
}

/** The content of a backup's header, for display. */
export const summarize = (
  file: string,
  bytes: number,
  { at, tables }: BackupHeader,
): BackupSummary => ({
  file,
  bytes,
  at,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  tables: tables.map(({ name, rows }) => ({ name, rows })),
})

async function writeSnapshot(
  transaction: DedicatedTransaction,
  file: string,
): Promise<BackupHeader> {
  await transaction.client.query(copySettings)
  const header = await readHeader(transaction)
  await pipeline(
    Readable.from(backupContents(transaction.client, header)),
    createGzip(),
    // `flush`: the content is on disk before the file gets its name.
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return header
}

async function readHeader({ client, tx }: DedicatedTransaction): Promise<BackupHeader> {
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  const tables: BackupHeader['tables'][number][] = []
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await checksumTable(client, table)) })
  return {
    ironmonger: 'backup',
    format: backupFormat,
    at: (rows[0]?.at ?? new Date(0)).toISOString(),
    migrations: await appliedMigrations(tx),
    tables,
    // Read after the tables: a sequence is not part of the snapshot, and may safely be ahead of its
    // table.
    sequences: await listSequences(client),
  }
}

async function* backupContents(client: ClientBase, header: BackupHeader): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`)
  for (const { name, columns } of header.tables) {
    yield* client.query(copyTo(`copy ${quoteIdentifier(name)} (${columnList(columns)}) to stdout`))
    yield Buffer.from(endOfTable)
  }
  yield Buffer.from(endOfBackup)
}

/** Flushes the directory entry of a renamed file to disk. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
