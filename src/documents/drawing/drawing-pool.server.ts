/**
 * Draws PDF files in worker threads, so that requests are answered meanwhile: an invoice of a
 * thousand lines takes a quarter of a second of processor time. A few threads at most; they start
 * when they are needed and end when there was nothing to draw for a while.
 */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { unavailable } from '../../platform/unavailable.ts'
import type { IssuedDocument } from './pdf.server.ts'
import type { DocumentContent } from '../document-content.ts'
import type { OfferedQuote } from '../quote-content.ts'
import type { DocumentKind, FileFormat, PageSize, UnnumberedKind } from '../rules.ts'
import { documentScripts, type DocumentScript } from '../../platform/document-scripts.ts'

/** A document whose content was read from the database and not parsed yet. */
export type StoredDocument = Omit<IssuedDocument, 'kind' | 'content' | 'logo'> & {
  readonly kind: DocumentKind | UnnumberedKind
  readonly content: unknown
}
export type DrawingTask = {
  readonly document: StoredDocument
  readonly format: FileFormat
  /** A PNG, if the document names one. */
  readonly logo?: Uint8Array | undefined
}
/** A version of a quote, which is drawn whenever it is asked for. */
export type QuoteTask = {
  readonly quote: OfferedQuote
  readonly size: PageSize
  /** A PNG, if the quote names one. */
  readonly logo?: Uint8Array | undefined
}
/** A file to draw, or a content whose characters are to be checked. */
export type ThreadTask = DrawingTask | QuoteTask | { readonly check: DocumentContent }
/** `threadId`: which thread drew it; the main thread's is 0. */
export type DrawnFile = { readonly bytes: Uint8Array; readonly threadId: number }
type Checked = { readonly unprintable: readonly string[] }
export type DrawingAnswer = DrawnFile | Checked | { readonly failure: string }

export type DrawingPool = {
  /**
   * @throws Problem unavailable when too many files wait already; Error when it cannot be drawn, or
   * its thread has ended
   */
  draw(task: DrawingTask | QuoteTask): Promise<DrawnFile>
  /**
   * The characters of a content that no font has, each once.
   * @throws as `draw`
   */
  findUnprintable(content: DocumentContent): Promise<readonly string[]>
  /** Ends the threads; what they were drawing fails. */
  close(): Promise<void>
}

type PoolSettings = {
  readonly maxThreads: number
  /** How many files may wait for a thread. */
  readonly maxWaiting: number
  /** Milliseconds after which a thread without work ends. */
  readonly idleTime: number
  /** Milliseconds that one file may take. */
  readonly timeout: number
  /** The scripts that are printed beside Latin, Greek and Cyrillic. */
  readonly scripts: readonly DocumentScript[]
  /** The program of the threads; another one in tests. */
  readonly program: string | URL
}
/** What the build does to messages, for a thread that runs from the sources. */
const speaking = new URL('../../platform/languages/speak-by-request.server.ts', import.meta.url)
const defaults: PoolSettings = {
  // One processor stays free for requests.
  maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 100,
  idleTime: 30_000,
  timeout: 60_000,
  scripts: documentScripts,
  // The build puts the program beside the server; the shop always runs in the project's folder.
  program: /\.ts(\?|$)/.test(import.meta.url)
    ? new URL('drawing-worker.server.ts', import.meta.url)
    : resolve('build/server/drawing-worker.js'),
}

type WaitingTask = {
  readonly task: ThreadTask
  readonly resolve: (answer: DrawnFile | Checked) => void
  readonly reject: (error: Error) => void
}
type Thread = { readonly worker: Worker; current: WaitingTask | undefined; timer: NodeJS.Timeout }
type Pool = {
  readonly settings: PoolSettings
  readonly threads: Set<Thread>
  readonly waiting: WaitingTask[]
  isOpen: boolean
}

export function createDrawingPool(settings: Partial<PoolSettings> = {}): DrawingPool {
  const pool: Pool = {
    settings: { ...defaults, ...settings },
    threads: new Set(),
    waiting: [],
    isOpen: true,
  }
  return {
    async draw(task) {
      const answer = await queueTask(pool, task)
      if (!('bytes' in answer)) throw new Error('A drawing thread answered without a file')
      return answer
    },
    async findUnprintable(check) {
      const answer = await queueTask(pool, { check })
      if (!('unprintable' in answer)) throw new Error('A drawing thread answered without a list')
      return answer.unprintable
    },
    close: () => closePool(pool),
  }
}

function queueTask(pool: Pool, task: ThreadTask): Promise<DrawnFile | Checked> {
  if (!pool.isOpen || pool.waiting.length >= pool.settings.maxWaiting)
    return Promise.reject(unavailable({ retryAfter: 2 }))
  return new Promise((resolveTask, reject) => {
    pool.waiting.push({ task, resolve: resolveTask, reject })
    assignTasks(pool)
  })
}

/** Gives waiting tasks to idle threads, and starts threads while there may be more. */
function assignTasks(pool: Pool): void {
  while (pool.waiting.length > 0) {
    const idle = [...pool.threads].find(({ current }) => current === undefined)
    const thread = idle ?? startThread(pool)
    const next = thread && pool.waiting.shift()
    if (!thread || !next) return
    clearTimeout(thread.timer)
    thread.current = next
    thread.timer = setTimeout(() => void thread.worker.terminate(), pool.settings.timeout).unref()
    thread.worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.worker.postMessage(next.task)
  }
}

/** @returns undefined when there are as many threads as there may be */
function startThread(pool: Pool): Thread | undefined {
  if (pool.threads.size >= pool.settings.maxThreads) return undefined
  const { program } = pool.settings
  // Without the flags of this process: a thread that Vite or a test starts is a plain one, too.
  const worker = new Worker(program, {
    execArgv: String(program).endsWith('.ts') ? ['--import', speaking.href] : [],
    workerData: { scripts: pool.settings.scripts },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const thread: Thread = { worker, current: undefined, timer: setTimeout(() => undefined, 0) }
  pool.threads.add(thread)
  worker.on('message', (answer: DrawingAnswer) => finishTask(pool, thread, answer))
  worker.on('error', (error) => {
    pool.threads.delete(thread)
    thread.current?.reject(new Error('A drawing thread failed', { cause: error }))
    thread.current = undefined
  })
  worker.on('exit', () => {
    clearTimeout(thread.timer)
    pool.threads.delete(thread)
    thread.current?.reject(new Error('A drawing thread ended before its file was drawn'))
    assignTasks(pool)
  })
  return thread
}

function finishTask(pool: Pool, thread: Thread, answer: DrawingAnswer): void {
  const finished = thread.current
  clearTimeout(thread.timer)
  thread.current = undefined
  thread.timer = setTimeout(() => endThread(pool, thread), pool.settings.idleTime).unref()
  // An idle thread does not keep a process running that has nothing else to do.
  thread.worker.unref()
  if ('failure' in answer)
    finished?.reject(new Error(`A document cannot be drawn: ${answer.failure}`))
  else finished?.resolve(answer)
  assignTasks(pool)
}

/** It leaves the pool before it has ended, so that it gets no further task. */
function endThread(pool: Pool, thread: Thread): void {
  pool.threads.delete(thread)
  void thread.worker.terminate()
}

async function closePool(pool: Pool): Promise<void> {
  pool.isOpen = false
  for (const { reject } of pool.waiting.splice(0)) reject(unavailable({ retryAfter: 2 }))
  await Promise.all([...pool.threads].map(({ worker }) => worker.terminate()))
}
