/**
 * Worker threads that process one task after another, so that the server keeps responding to
 * requests. There are only a few; they start on demand and end after a period without work.
 */
import { Worker } from 'node:worker_threads'

export type ThreadPool<Task, Answer> = {
  /**
   * Runs a task on a free thread, or on the next one that becomes free.
   * @throws the error of `whenFull`, when too many tasks wait already or the pool is closed;
   *   ThreadFailed when the thread ended first
   */
  run(task: Task): Promise<Answer>
  /** Ends the threads; what they were doing fails. */
  close(): Promise<void>
}

export type ThreadPoolSettings = {
  /** The file that a thread runs: it answers each message with one of its own. */
  readonly program: string | URL
  readonly workerData?: unknown
  readonly maxThreads: number
  /** How many tasks may wait for a thread. */
  readonly maxWaiting: number
  /** Milliseconds after which a thread without work ends. */
  readonly idleTime: number
  /** Milliseconds that one task may take. */
  readonly timeout: number
  /** The memory limit of one thread. */
  readonly maxMegabytes: number
  readonly whenFull: () => Error
}

/** Why a thread ended before its task was done. */
export type ThreadEnd = 'took-too-long' | 'out-of-memory' | 'failed'

export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed'
  readonly end: ThreadEnd
  constructor(end: ThreadEnd, cause?: unknown) {
    super(`A thread ended before its task was done (${end})`, { cause })
    this.end = end
  }
}

/**
 * Megabytes of a thread for what is new: the default holds some 80 MB more while a list of 20,000 rows
 * is read, and takes as much processor time.
 */
const young = 16

/** Does for messages what the build does, for a thread that runs from the sources. */
const speaking = new URL('languages/speak-by-request.server.ts', import.meta.url)

type Waiting<Task, Answer> = {
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}
type Thread<Task, Answer> = {
  readonly worker: Worker
  current: Waiting<Task, Answer> | undefined
  timer: NodeJS.Timeout
  isTooLate: boolean
}
type Pool<Task, Answer> = {
  readonly settings: ThreadPoolSettings
  readonly threads: Set<Thread<Task, Answer>>
  readonly waiting: Waiting<Task, Answer>[]
  isOpen: boolean
}

/** @typeParam Answer the type of the program's answers, as declared in its own file */
export function createThreadPool<Task, Answer>(
  settings: ThreadPoolSettings,
): ThreadPool<Task, Answer> {
  const pool: Pool<Task, Answer> = { settings, threads: new Set(), waiting: [], isOpen: true }
  return {
    run(task) {
      if (!pool.isOpen || pool.waiting.length >= settings.maxWaiting)
        return Promise.reject(settings.whenFull())
      return new Promise((resolve, reject) => {
        pool.waiting.push({ task, resolve, reject })
        assignTasks(pool)
      })
    },
    close: () => closePool(pool),
  }
}

/** Gives waiting tasks to idle threads, and starts threads up to the maximum. */
function assignTasks<Task, Answer>(pool: Pool<Task, Answer>): void {
  while (pool.waiting.length > 0) {
    const idle = [...pool.threads].find(({ current }) => current === undefined)
    const thread = idle ?? startThread(pool)
    const next = thread && pool.waiting.shift()
    if (!thread || !next) return
    clearTimeout(thread.timer)
    thread.current = next
    thread.timer = setTimeout(() => {
      thread.isTooLate = true
      void thread.worker.terminate()
    }, pool.settings.timeout).unref()
    thread.worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.worker.postMessage(next.task)
  }
}

/** @returns undefined if the maximum number of threads is running */
function startThread<Task, Answer>(pool: Pool<Task, Answer>): Thread<Task, Answer> | undefined {
  const { program, workerData, maxThreads, maxMegabytes } = pool.settings
  if (pool.threads.size >= maxThreads) return undefined
  // Without this process's flags, so that a thread started by Vite or a test is a plain one, too.
  const worker = new Worker(program, {
    execArgv: String(program).endsWith('.ts') ? ['--import', speaking.href] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: young },
  })
  const thread: Thread<Task, Answer> = {
    worker,
    current: undefined,
    timer: setTimeout(() => undefined, 0),
    isTooLate: false,
  }
  pool.threads.add(thread)
  const fail = (end: ThreadEnd, cause?: unknown): void => {
    pool.threads.delete(thread)
    thread.current?.reject(new ThreadFailed(end, cause))
    thread.current = undefined
  }
  worker.on('message', (answer: Answer) => finishTask(pool, thread, answer))
  worker.on('error', (error: Error & { readonly code?: string }) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'failed', error),
  )
  worker.on('exit', () => {
    clearTimeout(thread.timer)
    fail(thread.isTooLate ? 'took-too-long' : 'failed')
    assignTasks(pool)
  })
  return thread
}

function finishTask<Task, Answer>(
  pool: Pool<Task, Answer>,
  thread: Thread<Task, Answer>,
  answer: Answer,
): void {
  const finished = thread.current
  clearTimeout(thread.timer)
  thread.current = undefined
  thread.timer = setTimeout(() => {
    // Remove the thread from the pool before it ends, so that it gets no further task.
    pool.threads.delete(thread)
    void thread.worker.terminate()
  }, pool.settings.idleTime).unref()
  // An idle thread must not keep the process alive.
  thread.worker.unref()
  finished?.resolve(answer)
  assignTasks(pool)
}

async function closePool<Task, Answer>(pool: Pool<Task, Answer>): Promise<void> {
  pool.isOpen = false
  for (const { reject } of pool.waiting.splice(0)) reject(pool.settings.whenFull())
  await Promise.all([...pool.threads].map(({ worker }) => worker.terminate()))
}
