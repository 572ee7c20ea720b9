/** Reads a file in a worker thread of its own, so that requests are answered meanwhile. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { currentLanguage } from '../languages/current-language.ts'
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
import { createWorkQueue } from '../work-queue.ts'

/** Milliseconds that reading one file may take. */
const timeout = 30_000
/** Of the thread's memory: a million empty rows end here and not the shop. */
const maxMegabytes = 400
// The build puts the program beside the server; the shop always runs in the project's folder.
const program = /\.ts(\?|$)/.test(import.meta.url)
  ? new URL('reading-thread.server.ts', import.meta.url)
  : resolve('build/server/reading-thread.js')
/** What the build does to messages, for a thread that runs from the sources. */
const speaking = new URL('../languages/speak-by-request.server.ts', import.meta.url)

/** Each thread may take its memory: two at once leave room for the shop. */
const queue = createWorkQueue({
  concurrency: 2,
  maxWaiting: 8,
  whenFull: () => overloaded({ retryAfter: timeout / 1000 }),
})

/**
 * The table of a file, read when fewer than two other files are read.
 * @throws UnreadableFile with what is wrong; Problem overloaded where many files wait; Error when the
 *   thread failed
 */
export async function readTable(
  name: string,
  bytes: Uint8Array,
  reading: Reading = {},
): Promise<ParsedTable> {
  const answer = await inThread({ name, bytes, reading })
  if (!('table' in answer)) throw new Error('A thread answered no table')
  return answer.table
}

/** Bytes of a text that are read faster than a thread starts. */
const maxQuickBytes = 200_000

/** The rows of a file as they stand in it; a short text needs no thread. @throws as `readTable` */
export async function readRows(name: string, bytes: Uint8Array): Promise<ReadRows> {
  if (bytes.length <= maxQuickBytes && !isWorkbook(bytes)) return readRowsHere(name, bytes)
  const answer = await inThread({ name, bytes })
  if (!('sheet' in answer)) throw new Error('A thread answered no rows')
  return answer.sheet
}

/**
 * The orders of a file in a form of the trade; a short one needs no thread. Undefined where it is a
 * table or a text.
 * @throws as `readTable`
 */
export async function readOrdersInThread(
  name: string,
  bytes: Uint8Array,
): Promise<ReadOrders | undefined> {
  if (bytes.length <= maxQuickBytes) return readOrders(name, bytes)
  const answer = await inThread({ name, bytes, asOrders: true })
  if (!('orders' in answer)) throw new Error('A thread answered no orders')
  return answer.orders ?? undefined
}

/** The elements or segments of an order that is answered; a short one needs no thread. @throws as `readTable` */
export async function readOrderTreeInThread(name: string, bytes: Uint8Array): Promise<OrderTree> {
  if (bytes.length <= maxQuickBytes) return readOrderTree(name, bytes)
  const answer = await inThread({ name, bytes, asTree: true })
  if (!('tree' in answer)) throw new Error('A thread answered no elements')
  return answer.tree
}

/** The lines of a PDF; none where it holds pictures only. @throws as `readTable` */
export async function readPdfInThread(
  name: string,
  bytes: Uint8Array,
): Promise<readonly PdfLine[]> {
  const answer = await inThread({ name, bytes, asPdf: true })
  if (!('lines' in answer)) throw new Error('A thread answered no lines')
  return answer.lines
}

/** A mail, always in a thread: strangers write them. @throws as `readTable` */
export async function readMailInThread(bytes: Uint8Array): Promise<ReadMail> {
  const answer = await inThread({ name: '', bytes, asMail: true })
  if (!('mail' in answer)) throw new Error('A thread answered no mail')
  return answer.mail
}

/** In turn; what it says is in the language of who asked, not of who is served before. */
const inThread = (task: ReadingTask): Promise<ReadingAnswer> =>
  queue.run(AsyncLocalStorage.bind(() => readInThread(task)))

function readInThread(task: ReadingTask): Promise<ReadingAnswer> {
  const { promise, resolve: finish, reject } = Promise.withResolvers<ReadingAnswer>()
  const worker = new Worker(program, {
    execArgv: String(program).endsWith('.ts') ? ['--import', speaking.href] : [],
    argv: [currentLanguage()],
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const timer = setTimeout(() => {
    reject(new UnreadableFile(messages.tooSlow))
    void worker.terminate()
  }, timeout)
  worker.on('message', (answer: ReadingAnswer) => {
    if ('refused' in answer) reject(new UnreadableFile(answer.refused))
    else if ('failure' in answer) reject(new Error(`A list cannot be read: ${answer.failure}`))
    else finish(answer)
  })
  worker.on('error', (error: Error & { code?: string }) =>
    reject(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new UnreadableFile(messages.needsTooMuchMemory)
        : error,
    ),
  )
  worker.on('exit', () => {
    clearTimeout(timer)
    reject(new Error('A thread ended before its list was read'))
  })
  return promise
}
