/** Writes the whole shop, as it was at one moment, into one file. */
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase, ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { databaseMessages as messages } from './messages.ts'
import { type BackupHeader, endOfBackup, endOfTable } from './backup-format.ts'
import { appliedMigrations } from './migrate.server.ts'
import {
  columnList,
  fingerprint,
  forCopying,
  listSequences,
  listTables,
  quoted,
} from './schema-tables.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from './dedicated-transaction.server.ts'
import { errorCode, DatabaseStartError, errorReason } from './database-error.ts'

/** What a backup holds, for display. */
export type BackupSummary = {
  readonly file: string
  readonly bytes: number
  readonly at: string
  readonly rows: number
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
}

/**
 * Copies all tables and sequences of one consistent snapshot; the shop goes on meanwhile. The file appears whole or not at all,
 * replaces an earlier one of its name, and is readable by its owner alone.
 * @throws DatabaseRefused when the file cannot be written
 */
export async function backup(
  { connection }: { readonly connection: ClientConfig },
  file: string,
): Promise<BackupSummary> {
  const path = resolve(file)
  const partial = `${path}.${process.pid}.partial`
  try {
    const header = await withDedicatedTransaction(connection, 'snapshot', async (own) => {
      await own.client.query(forCopying)
      const found = await describe(own)
      // `flush`: on the disk before the name is given.
      await pipeline(
        Readable.from(contents(own.client, found)),
        createGzip(),
        createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      )
      return found
    })
    await rename(partial, path)
    await flushFolder(dirname(path))
    return summaryOf(path, (await stat(path)).size, header)
  } catch (error) {
    await rm(partial, { force: true })
    if (
      ['ENOENT', 'EACCES', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENOSPC', 'EEXIST', 'EPERM'].includes(
        errorCode(error) ?? '',
      )
    )
      throw new DatabaseStartError(messages.cannotWrite(file, errorReason(error)), error)
    throw error
  }
}

/** What a header says, for display. */
export const summaryOf = (
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

async function describe({ client, tx }: DedicatedTransaction): Promise<BackupHeader> {
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  const tables: BackupHeader['tables'][number][] = []
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await fingerprint(client, table)) })
  // After the tables: a sequence knows no snapshot, and being ahead of its table does no harm.
  return {
    ironmonger: 'backup',
    format: 1,
    at: (rows[0]?.at ?? new Date(0)).toISOString(),
    migrations: await appliedMigrations(tx),
    tables,
    sequences: await listSequences(client),
  }
}

async function* contents(client: ClientBase, header: BackupHeader): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`)
  for (const { name, columns } of header.tables) {
    yield* client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`))
    yield Buffer.from(endOfTable)
  }
  yield Buffer.from(endOfBackup)
}

async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
