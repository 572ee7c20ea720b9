/**
 * Draws PDF files in worker threads, so that the server keeps answering requests: an invoice of a
 * thousand lines takes a quarter of a second of processor time. There are only a few threads; they
 * start on demand and end after a period without work.
 */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  createThreadPool,
  type ThreadPool,
  type ThreadPoolSettings,
} from '../../platform/thread-pool.server.ts'
import { unavailable } from '../../platform/unavailable.ts'
import type { IssuedDocument } from './pdf.server.ts'
import type { DocumentContent } from '../document-content.ts'
import type { OfferedQuote } from '../quote-content.ts'
import type { DocumentKind, FileFormat, PageSize, UnnumberedKind } from '../rules.ts'
import { documentScripts, type DocumentScript } from '../../platform/document-scripts.ts'

/** A document whose content was read from the database but not parsed yet. */
export type StoredDocument = Omit<IssuedDocument, 'kind' | 'content' | 'logo'> & {
  readonly kind: DocumentKind | UnnumberedKind
  readonly content: unknown
}
export type DrawingTask = {
  readonly document: StoredDocument
  readonly format: FileFormat
  /** A PNG, if the document refers to one. */
  readonly logo?: Uint8Array | undefined
}
/** A version of a quote, drawn on each request. */
export type QuoteTask = {
  readonly quote: OfferedQuote
  readonly size: PageSize
  /** A PNG, if the quote refers to one. */
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
   * @throws Problem unavailable if too many files already wait; Error if the file cannot be drawn,
   *   or its thread has ended
   */
  draw(task: DrawingTask | QuoteTask): Promise<DrawnFile>
  /**
   * The characters of a content that no font has, without duplicates.
   * @throws as `draw`
   */
  findUnprintable(content: DocumentContent): Promise<readonly string[]>
  /** Ends the threads; files that are being drawn fail. */
  close(): Promise<void>
}

type PoolSettings = ThreadPoolSettings & {
  /** The scripts that are printed besides Latin, Greek and Cyrillic. */
  readonly scripts: readonly DocumentScript[]
}
const defaults: PoolSettings = {
  // One processor stays free for requests.
  maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 100,
  idleTime: 30_000,
  timeout: 60_000,
  maxMegabytes: 256,
  whenFull: () => unavailable({ retryAfter: 2 }),
  scripts: documentScripts,
  // The build puts the thread's program beside the server; the shop always runs in the project's
  // folder.
  program: /\.ts(\?|$)/.test(import.meta.url)
    ? new URL('drawing-worker.server.ts', import.meta.url)
    : resolve('build/server/drawing-worker.js'),
}

export function createDrawingPool(settings: Partial<PoolSettings> = {}): DrawingPool {
  const { scripts, ...pool } = { ...defaults, ...settings }
  const threads: ThreadPool<ThreadTask, DrawingAnswer> = createThreadPool({
    ...pool,
    workerData: { scripts },
  })
  const answerOf = async (task: ThreadTask): Promise<DrawnFile | Checked> => {
    const answer = await threads.run(task)
    if ('failure' in answer) throw new Error(`A document cannot be drawn: ${answer.failure}`)
    return answer
  }
  return {
    async draw(task) {
      const answer = await answerOf(task)
      if (!('bytes' in answer)) throw new Error('A drawing thread answered without a file')
      return answer
    },
    async findUnprintable(check) {
      const answer = await answerOf({ check })
      if (!('unprintable' in answer)) throw new Error('A drawing thread answered without a list')
      return answer.unprintable
    },
    close: () => threads.close(),
  }
}
