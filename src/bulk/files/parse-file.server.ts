/** Reads a file in a worker thread of its own, so that requests are answered meanwhile. */
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { overloaded } from '../../../packages/contract/http-problems.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { fileUnreadable } from '../contract.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { ParsingAnswer } from './parsing-worker.server.ts'
import type { Reading } from './read-table.server.ts'
import type { ParsedTable } from './table.ts'

/** Milliseconds that reading one file may take. */
const timeout = 30_000
/** Of the thread's memory: a million empty rows end here and not the shop. */
const maxMegabytes = 400
// The build puts the program beside the server; the shop always runs in the project's folder.
const program = /\.ts(\?|$)/.test(import.meta.url)
  ? new URL('parsing-worker.server.ts', import.meta.url)
  : resolve('build/server/parsing-worker.js')

const refuse = (detail: string) => fileUnreadable({ detail })

/** Each thread may take its memory: two at once leave room for the shop. */
const queue = createWorkQueue({
  concurrency: 2,
  maxWaiting: 8,
  whenFull: () => overloaded({ retryAfter: timeout / 1000 }),
})

/**
 * Reads it when fewer than two others are read.
 * @throws Problem file-not-readable with what is wrong, overloaded where many files wait; Error when
 *   the thread failed
 */
export const parseFile = (
  name: string,
  bytes: Uint8Array,
  reading: Reading = {},
): Promise<ParsedTable> => queue.run(() => parseInThread(name, bytes, reading))

function parseInThread(name: string, bytes: Uint8Array, reading: Reading): Promise<ParsedTable> {
  const { promise, resolve: finish, reject } = Promise.withResolvers<ParsedTable>()
  const worker = new Worker(program, {
    execArgv: [],
    workerData: { name, bytes, reading },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const timer = setTimeout(() => {
    reject(refuse(messages.file.tooSlow))
    void worker.terminate()
  }, timeout)
  worker.on('message', (answer: ParsingAnswer) => {
    if ('table' in answer) finish(answer.table)
    else if ('refused' in answer) reject(refuse(answer.refused))
    else reject(new Error(`A list cannot be read: ${answer.failure}`))
  })
  worker.on('error', (error: Error & { code?: string }) =>
    reject(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse(messages.file.tooLargeInside) : error,
    ),
  )
  worker.on('exit', () => {
    clearTimeout(timer)
    reject(new Error('A thread ended before its list was read'))
  })
  return promise
}
