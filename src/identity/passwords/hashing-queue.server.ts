/**
 * A bounded queue in front of the password hashes: each takes a processor for a tenth of a second,
 * and many at once would leave none for pages and health checks. Accounts take turns, so that
 * guessing at one account delays nobody else, and known devices go first. Requests that wait here
 * occupy no place of other requests, whatever operation compares the password.
 */
import { availableParallelism } from 'node:os'
import { unavailable } from '../../platform/unavailable.ts'
import { withoutPlace } from '../../platform/http/admission.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'

/** The account for which a password is hashed. */
export type Hashing = {
  /** The account, by its e-mail address or id. */
  readonly account: string
  /** Whether the browser is known to be the owner's: it goes first. */
  readonly isKnown?: boolean
}

export type HashingQueue = {
  /**
   * Runs work that hashes a password, when its turn comes.
   * @throws unavailable if the queue is full
   */
  run<T>(hashing: Hashing, work: () => Promise<T>): Promise<T>
}

export type HashingQueueOptions = {
  readonly concurrency?: number
  /** The maximum queue length: as many as are done before a browser gives up. */
  readonly maxWaiting?: number
  readonly onFull?: () => void
}

/** One processor is left for requests, and one of the four threads for files and DNS. */
const defaultConcurrency = Math.min(3, Math.max(1, availableParallelism() - 1))
/** The queue length per running hash: about six seconds. */
const waitingEach = 64
/** Seconds. */
const retryAfter = 3

type Waiting = Hashing & {
  readonly start: () => void
  readonly refuse: () => void
}

export function createHashingQueue({
  concurrency = defaultConcurrency,
  maxWaiting = concurrency * waitingEach,
  onFull = () => undefined,
}: HashingQueueOptions = {}): HashingQueue {
  const waiting: Waiting[] = []
  let running = 0
  const enqueue = (hashing: Hashing): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = (): void => {
      onFull()
      reject(unavailable({ detail: messages.hashingQueueFull, retryAfter }))
    }
    const { account, isKnown = false } = hashing
    waiting.splice(placeOf(waiting, hashing), 0, { account, isKnown, start: resolve, refuse })
    // The last place belongs to the account with the most waiting requests.
    if (waiting.length > maxWaiting) waiting.pop()?.refuse()
    return promise
  }
  async function inTurn<T>(hashing: Hashing, work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) await enqueue(hashing)
    else running += 1
    try {
      return await work()
    } finally {
      // The next one takes the freed place.
      const next = waiting.shift()
      if (next) next.start()
      else running -= 1
    }
  }
  return { run: (hashing, work) => withoutPlace(() => inTurn(hashing, work)) }
}

/**
 * The position in the queue: the first known device of each account; then the first stranger of
 * each and the second known device; and so on, in order of arrival.
 */
function placeOf(waiting: readonly Waiting[], arriving: Hashing): number {
  const turn = turnOf(arriving, waiting.filter((other) => isAlike(other, arriving)).length)
  const place = waiting.findIndex((other) => {
    const before = waiting.filter((each) => isAlike(each, other)).indexOf(other)
    return turnOf(other, before) > turn
  })
  return place < 0 ? waiting.length : place
}

/** @param before the number of waiting requests of the same kind */
const turnOf = ({ isKnown = false }: Hashing, before: number): number => before + (isKnown ? 0 : 1)

const isAlike = (one: Hashing, other: Hashing): boolean =>
  one.account === other.account && (one.isKnown ?? false) === (other.isKnown ?? false)
