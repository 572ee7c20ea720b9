/** Reads files in threads, so that the server keeps responding to requests. */
import { resolve } from 'node:path'
import { currentLanguage } from '../languages/current-language.ts'
import type { Language } from '../languages/languages.ts'
import { overloaded } from '../outage-problems.ts'
import { fileMessages as messages } from '../../../packages/file-reader/messages.ts'
import type {
  ReadingAnswer,
  ReadingTask,
} from '../../../packages/file-reader/reading-worker.server.ts'
import {
  isWorkbook,
  readRows as readRowsHere,
  type ReadRows,
  type Reading,
} from '../../../packages/file-reader/read-table.ts'
import type { PdfLine } from '../../../packages/file-reader/formats/pdf-lines.ts'
import type { ReadMail } from '../../../packages/file-reader/mails/read-mail.ts'
import type { ReadOrders } from '../../../packages/file-reader/orders/order-document.ts'
import { readOrders } from '../../../packages/file-reader/orders/read-orders.ts'
import { readOrderTree, type OrderTree } from '../../../packages/file-reader/orders/order-tree.ts'
import type { ParsedTable } from '../../../packages/file-reader/tables/table.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { createThreadPool, ThreadFailed, type ThreadPool } from '../thread-pool.server.ts'

/** In the language of the caller, not of the caller served before. */
export type SpokenTask = { readonly language: Language; readonly task: ReadingTask }

/** Milliseconds that reading one file may take. */
const timeout = 30_000

const threads: ThreadPool<SpokenTask, ReadingAnswer> = createThreadPool({
  // The build puts the thread's program beside the server; the shop always runs in the project's
  // folder.
  program: /\.ts(\?|$)/.test(import.meta.url)
    ? new URL('reading-thread.server.ts', import.meta.url)
    : resolve('build/server/reading-thread.js'),
  // Each thread may use its full memory: two at once leave room for the shop.
  maxThreads: 2,
  maxWaiting: 8,
  // A person who views a file chooses a column or two, then has the file read again.
  idleTime: 20_000,
  timeout,
  // A file with a million empty rows stops the thread, not the shop.
  maxMegabytes: 400,
  whenFull: () => overloaded({ retryAfter: timeout / 1000 }),
})

/**
 * Reads the table of a file, once fewer than two other files are being read.
 * @throws UnreadableFile if the file cannot be read; Problem overloaded if many files wait; Error
 *   if the thread failed
 */
export async function readTable(
  name: string,
  bytes: Uint8Array,
  reading: Reading = {},
): Promise<ParsedTable> {
  const answer = await inThread({ name, bytes, reading })
  if (!('table' in answer)) throw new Error('A worker thread returned no table')
  return answer.table
}

/** Texts up to this many bytes are read faster than a thread starts. */
const maxQuickBytes = 200_000

/**
 * The rows of a file as they are in it; a short text needs no thread.
 * @throws as `readTable`
 */
export async function readRows(name: string, bytes: Uint8Array): Promise<ReadRows> {
  if (bytes.length <= maxQuickBytes && !isWorkbook(bytes)) return readRowsHere(name, bytes)
  const answer = await inThread({ name, bytes })
  if (!('sheet' in answer)) throw new Error('A worker thread returned no rows')
  return answer.sheet
}

/**
 * The orders of a file in an EDI format; a short file needs no thread. Undefined if it is a table
 * or a text.
 * @throws as `readTable`
 */
export async function readOrdersInThread(
  name: string,
  bytes: Uint8Array,
): Promise<ReadOrders | undefined> {
  if (bytes.length <= maxQuickBytes) return readOrders(name, bytes)
  const answer = await inThread({ name, bytes, asOrders: true })
  if (!('orders' in answer)) throw new Error('A worker thread returned no orders')
  return answer.orders ?? undefined
}

/**
 * The elements or segments of an order to which the shop replies; a short file needs no thread.
 * @throws as `readTable`
 */
export async function readOrderTreeInThread(name: string, bytes: Uint8Array): Promise<OrderTree> {
  if (bytes.length <= maxQuickBytes) return readOrderTree(name, bytes)
  const answer = await inThread({ name, bytes, asTree: true })
  if (!('tree' in answer)) throw new Error('A worker thread returned no elements')
  return answer.tree
}

/**
 * The lines of a PDF; none if it only contains pictures.
 * @throws as `readTable`
 */
export async function readPdfInThread(
  name: string,
  bytes: Uint8Array,
): Promise<readonly PdfLine[]> {
  const answer = await inThread({ name, bytes, asPdf: true })
  if (!('lines' in answer)) throw new Error('A worker thread returned no lines')
  return answer.lines
}

/**
 * Reads a mail, always in a thread, since strangers write mails.
 * @throws as `readTable`
 */
export async function readMailInThread(bytes: Uint8Array): Promise<ReadMail> {
  const answer = await inThread({ name: '', bytes, asMail: true })
  if (!('mail' in answer)) throw new Error('A worker thread returned no mail')
  return answer.mail
}

/** @throws as `readTable` */
async function inThread(task: ReadingTask): Promise<ReadingAnswer> {
  const answer = await threads.run({ language: currentLanguage(), task }).catch(refusalOf)
  if ('refused' in answer) throw new UnreadableFile(answer.refused)
  if ('failure' in answer) throw new Error(`A list cannot be read: ${answer.failure}`)
  return answer
}

/** Reports a file that exceeds the limits of a thread with a message of its own. */
function refusalOf(error: unknown): ReadingAnswer {
  if (error instanceof ThreadFailed && error.end === 'took-too-long')
    return { refused: messages.tooSlow }
  if (error instanceof ThreadFailed && error.end === 'out-of-memory')
    return { refused: messages.needsTooMuchMemory }
  throw error
}
