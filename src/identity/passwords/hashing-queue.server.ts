/**
 * A bounded queue in front of the password hashes: each takes a processor for a tenth of a second,
 * and many at once would leave none for pages and health checks.
 */
import { availableParallelism } from 'node:os'
import { unavailable } from '../../../packages/contract/standard-problems.ts'
import { identityMessages as messages } from '../messages/identity.ts'

export type HashingQueue = {
  /** Runs work that hashes a password, when its turn comes. @throws unavailable when full */
  run<T>(work: () => Promise<T>): Promise<T>
}

export type HashingQueueOptions = {
  readonly concurrency?: number
  /** How many may wait: as many as are done in about two seconds. */
  readonly maxWaiting?: number
  readonly onFull?: () => void
}

/** One processor is left for requests, and one of the four threads for files and names. */
const defaultConcurrency = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Seconds. */
const retryAfter = 3

export function createHashingQueue({
  concurrency = defaultConcurrency,
  maxWaiting = concurrency * 16,
  onFull = () => undefined,
}: HashingQueueOptions = {}): HashingQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) {
          onFull()
          throw unavailable({ detail: messages.hashingQueueFull, retryAfter })
        }
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
