/** The program of a thread that reads one file: the only one that loads the libraries for it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { ParsedTable } from './table.ts'
import { readTable } from './read-table.server.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `refused`: what is wrong with the file; `failure`: a fault of ours. */
export type ParsingAnswer =
  | { readonly table: ParsedTable }
  | { readonly refused: string }
  | { readonly failure: string }

const Task = z.object({
  name: z.string(),
  reading: z.object({
    sheet: z.optional(z.string()),
    of: z.optional(z.enum(['tools', 'prices'])),
    headingRow: z.optional(z.int()),
  }),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

async function parse(): Promise<ParsingAnswer> {
  try {
    const { name, bytes, reading } = Task.parse(workerData)
    return { table: await readTable(name, bytes, reading) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
void parse().then((answer) => parentPort?.postMessage(answer))
