/** Reads the table of an uploaded list. */
import type { Reading } from '../../packages/file-reader/read-table.ts'
import type { ParsedTable } from '../../packages/file-reader/tables/table.ts'
import { UnreadableFile } from '../../packages/file-reader/unreadable-file.ts'
import { readTable } from '../platform/files/read-in-thread.server.ts'
import { fileUnreadable } from './contract.ts'

/** @throws Problem file-not-readable with the reason, overloaded if too many files wait */
export async function parseFile(
  name: string,
  bytes: Uint8Array,
  reading: Reading = {},
): Promise<ParsedTable> {
  try {
    return await readTable(name, bytes, reading)
  } catch (error) {
    throw error instanceof UnreadableFile ? fileUnreadable({ detail: error.message }) : error
  }
}
