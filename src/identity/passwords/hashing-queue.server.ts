/**
 * A bounded queue in front of the password hashes: each takes a processor for a tenth of a second,
 * and many at once would leave none for pages and health checks.
 */
import { availableParallelism } from 'node:os'
import { unavailable } from '../../../packages/contract/standard-problems.ts'
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts'
import { identityMessages as messages } from '../messages/identity.ts'

/** Runs work that hashes a password, when its turn comes; throws `unavailable` when it is full. */
export type HashingQueue = WorkQueue

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

export const createHashingQueue = ({
  concurrency = defaultConcurrency,
  maxWaiting = concurrency * 16,
  onFull = () => undefined,
}: HashingQueueOptions = {}): HashingQueue =>
  createWorkQueue({
    concurrency,
    maxWaiting,
    whenFull: () => {
      onFull()
      return unavailable({ detail: messages.hashingQueueFull, retryAfter })
    },
  })
