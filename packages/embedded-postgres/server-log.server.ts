/** The server's log: a plain file in DATA_DIR that is kept short, and that knows the reason of a failed start. */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { giveToOwner, type DataDirectory } from './data-directory.server.ts'

// PostgreSQL's own collector would hide what is said before it runs, which is just what a failed start says.
const longest = 5_000_000

/** Moves a log of over 5 MB aside, under the name `postgres.log.1`. The server goes on writing to the same file. */
export function rotateLog({ log }: DataDirectory): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= longest) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}

/** Opens the log to append. `said` reads what has been written since. */
export function openServerLog(home: DataDirectory): {
  readonly descriptor: number
  said(): string
} {
  const descriptor = openSync(home.log, 'a', 0o600)
  giveToOwner(home.log, home)
  const from = fstatSync(descriptor).size
  return { descriptor, said: () => textFrom(home.log, from) }
}

function textFrom(file: string, from: number): string {
  const descriptor = openSync(file, 'r')
  try {
    const text = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - from))
    return text.toString('utf8', 0, readSync(descriptor, text, 0, text.length, from))
  } finally {
    closeSync(descriptor)
  }
}
