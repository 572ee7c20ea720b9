/**
 * The server's log file in DATA_DIR: kept short, and searched for the reason for a failed start.
 */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { chownToOwner, type DataDirectory } from './data-directory.server.ts'

// PostgreSQL's own logging collector is not used: it would miss the output before it runs, which
// is where a failed start gives its reason.
const maxLogBytes = 5_000_000

/** Copies a log of over 5 MB to `postgres.log.1` and truncates it; the server keeps it open. */
export function rotateLog({ logFile }: DataDirectory): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) <= maxLogBytes) return
  copyFileSync(logFile, `${logFile}.1`)
  truncateSync(logFile)
}

export type ServerLog = {
  readonly descriptor: number
  /** The output since the log was opened. */
  output(): string
}

/** Opens the log to append to it; the caller closes the descriptor. */
export function openServerLog(directory: DataDirectory): ServerLog {
  const descriptor = openSync(directory.logFile, 'a', 0o600)
  chownToOwner(directory.logFile, directory)
  const start = fstatSync(descriptor).size
  return { descriptor, output: () => readFrom(directory.logFile, start) }
}

function readFrom(file: string, start: number): string {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - start))
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start))
  } finally {
    closeSync(descriptor)
  }
}
