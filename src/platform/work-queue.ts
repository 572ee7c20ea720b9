/** A bounded queue in front of work that takes much of the machine. */

export type WorkQueue = {
  /** Runs the work when its turn comes. @throws what `whenFull` makes */
  run<T>(work: () => Promise<T>): Promise<T>
}

export type WorkQueueOptions = {
  /** How much is done at once. */
  readonly concurrency: number
  readonly maxWaiting: number
  /** The error for what may not even wait. */
  readonly whenFull: () => Error
}

export function createWorkQueue({
  concurrency,
  maxWaiting,
  whenFull,
}: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) throw whenFull()
        const { promise, resolve } = Promise.withResolvers<void>()
        waiting.push(resolve)
        await promise
      } else running += 1
      try {
        return await work()
      } finally {
        // The next one takes over the place.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
