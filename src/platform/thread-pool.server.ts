/**
 * Threads that do one task after another, so that requests are answered meanwhile. A few at most;
 * they start when they are needed, and end when there was nothing to do for a while.
 */
import { Worker } from 'node:worker_threads'

export type ThreadPool<Task, Answer> = {
  /**
   * Has a task done by a thread that is free, or by the next one that becomes free.
   * @throws what `whenFull` makes, when too many tasks wait already or the pool is closed;
   *   ThreadFailed when the thread ended first
   */
  run(task: Task): Promise<Answer>
  /** Ends the threads; what they were doing fails. */
  close(): Promise<void>
}

export type ThreadPoolSettings = {
  /** The file that a thread runs: it answers each message that it gets with one of its own. */
  readonly program: string | URL
  readonly workerData?: unknown
  readonly maxThreads: number
  /** How many tasks may wait for a thread. */
  readonly maxWaiting: number
  /** Milliseconds after which a thread without work ends. */
  readonly idleTime: number
  /** Milliseconds that one task may take. */
  readonly timeout: number
  /** Of one thread's memory. */
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

/** What the build does to messages, for a thread that runs from the sources. */
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

/** @typeParam Answer what the program answers, which is its own file's word */
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

/** Gives waiting tasks to idle threads, and starts threads while there may be more. */
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

/** @returns undefined when there are as many threads as there may be */
function startThread<Task, Answer>(pool: Pool<Task, Answer>): Thread<Task, Answer> | undefined {
  const { program, workerData, maxThreads, maxMegabytes } = pool.settings
  if (pool.threads.size >= maxThreads) return undefined
  // Without the flags of this process: a thread that Vite or a test starts is a plain one, too.
  const worker = new Worker(program, {
    execArgv: String(program).endsWith('.ts') ? ['--import', speaking.href] : [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
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
    // It leaves the pool before it has ended, so that it gets no further task.
    pool.threads.delete(thread)
    void thread.worker.terminate()
  }, pool.settings.idleTime).unref()
  // An idle thread does not keep a process running that has nothing else to do.
  thread.worker.unref()
  finished?.resolve(answer)
  assignTasks(pool)
}

async function closePool<Task, Answer>(pool: Pool<Task, Answer>): Promise<void> {
  pool.isOpen = false
  for (const { reject } of pool.waiting.splice(0)) reject(pool.settings.whenFull())
  await Promise.all([...pool.threads].map(({ worker }) => worker.terminate()))
}
