/**
 * A bounded queue in front of the password hashes: each takes a processor for a tenth of a second,
 * and many at once would leave none for pages and health checks. Accounts take turns, so that those
 * who guess at one account keep nobody else waiting, and known devices go first. Anybody who waits here
 * takes no place from other requests, whatever operation compares the password.
 */
import { availableParallelism } from 'node:os'
import { unavailable } from '../../platform/unavailable.ts'
import { withoutPlace } from '../../platform/http/admission.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'

/** For whom a password is hashed. */
export type Hashing = {
  /** The account, by its e-mail address or id. */
  readonly account: string
  /** Whether the browser has shown before that it is the owner's: it goes first. */
  readonly isKnown?: boolean
}

export type HashingQueue = {
  /** Runs work that hashes a password, when its turn comes. @throws unavailable when it is full */
  run<T>(hashing: Hashing, work: () => Promise<T>): Promise<T>
}

export type HashingQueueOptions = {
  readonly concurrency?: number
  /** How many may wait: as many as are done before a browser gives up. */
  readonly maxWaiting?: number
  readonly onFull?: () => void
}

/** One processor is left for requests, and one of the four threads for files and names. */
const defaultConcurrency = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Waiting ones for each that runs: about six seconds. */
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
    // Anybody who waits behind most others of the same account has the last place.
    if (waiting.length > maxWaiting) waiting.pop()?.refuse()
    return promise
  }
  async function inTurn<T>(hashing: Hashing, work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) await enqueue(hashing)
    else running += 1
    try {
      return await work()
    } finally {
      // The next one takes over the place.
      const next = waiting.shift()
      if (next) next.start()
      else running -= 1
    }
  }
  return { run: (hashing, work) => withoutPlace(() => inTurn(hashing, work)) }
}

/**
 * Where somebody waits: the first known device of each account; then the first stranger of each and
 * the second known device; and so on, in the order of arrival.
 */
function placeOf(waiting: readonly Waiting[], arriving: Hashing): number {
  const turn = turnOf(arriving, waiting.filter((other) => isAlike(other, arriving)).length)
  const place = waiting.findIndex((other) => {
    const before = waiting.filter((each) => isAlike(each, other)).indexOf(other)
    return turnOf(other, before) > turn
  })
  return place < 0 ? waiting.length : place
}

/** @param before how many of the same kind wait in front */
const turnOf = ({ isKnown = false }: Hashing, before: number): number => before + (isKnown ? 0 : 1)

const isAlike = (one: Hashing, other: Hashing): boolean =>
  one.account === other.account && (one.isKnown ?? false) === (other.isKnown ?? false)
