/**
 * Decides which requests are processed, which wait and which are refused. Processing more than a
 * few at the same time slows all of them down without finishing more. The others therefore wait,
 * for a limited time, the important ones first.
 */

/** How important a request is: 0 is served first. See `priorities` in admission.server.ts. */
export type Priority = 0 | 1 | 2

export type AdmissionOptions = {
  /** The maximum number of requests that are processed at once. */
  readonly maxRunning: number
  /** The maximum expected wait in milliseconds; beyond it a request is refused on arrival. */
  readonly maxWait: number
  /**
   * Milliseconds in the queue after which a request is no longer refused to shorten the queue:
   * after a long wait, it is served late rather than rejected late.
   */
  readonly refusableFor: number
  /** The present time in milliseconds. */
  readonly now: () => number
}

/** A waiting request: exactly one of the two callbacks is called, once. */
export type Waiter = {
  /** The request starts; `release` must be called at the end. */
  readonly admit: () => void
  readonly refuse: () => void
  /** Whether the client has gone. */
  readonly isGone: () => boolean
}

export type AdmissionQueue = {
  /** Whether a request of this priority would be refused now. */
  isFull(priority: Priority): boolean
  /** Admits, queues or refuses. */
  enter(priority: Priority, waiter: Waiter): void
  /** An admitted request has finished. */
  release(): void
  /** An admitted request pauses. */
  suspend(): void
  /** A paused request resumes, without waiting. */
  resume(): void
  /**
   * Refuses the newest requests of the lowest priority while more wait than can be served in time
   * because work has slowed down; never those that have waited for long. Call it several times a
   * second.
   * @returns the number of requests finished since the last call
   */
  sweep(): number
  readonly running: () => number
  readonly waiting: () => number
}

type Queued = Waiter & { readonly since: number }

/** Assumed requests per second until some have been counted. */
const initialRate = 200
/** Milliseconds over which the rate is averaged. */
const memory = 500
/** Every n-th admission is for visitors, and every n-th of those for reports. */
const turnOfLower = 8
/** A request that waits longer than this multiple of the limit is refused: work has stalled. */
const patienceFactor = 4

type State = AdmissionOptions & {
  readonly queues: readonly [Queue, Queue, Queue]
  readonly throughput: Throughput
  running: number
  admissions: number
}

/** An empty queue. */
export function createAdmissionQueue(options: AdmissionOptions): AdmissionQueue {
  const state: State = {
    ...options,
    queues: [new Queue(), new Queue(), new Queue()],
    throughput: createThroughput(options.now),
    running: 0,
    admissions: 0,
  }
  return {
    isFull: (priority) => isFull(state, priority),
    enter: (priority, waiter) => enter(state, priority, waiter),
    release() {
      state.running -= 1
      state.throughput.count()
      admitNext(state)
    },
    suspend() {
      state.running -= 1
      admitNext(state)
    },
    resume() {
      state.running += 1
    },
    sweep: () => sweep(state),
    running: () => state.running,
    waiting: () => waiting(state),
  }
}

const waiting = ({ queues }: State): number => queues.reduce((sum, { length }) => sum + length, 0)

/**
 * How many requests of a priority can be served within the limit: all, or those that get a turn.
 */
function capacity({ queues, throughput, maxWait }: State, priority: Priority): number {
  const all = (throughput.rate() * maxWait) / 1000
  const isBehind = queues.slice(0, priority).some(({ length }) => length > 0)
  return Math.ceil(isBehind ? all / turnOfLower ** priority : all)
}

const isFull = (state: State, priority: Priority): boolean =>
  state.running >= state.maxRunning && state.queues[priority].length >= capacity(state, priority)

const isTooLate = ({ now, maxWait }: State, waiter: Queued | undefined): boolean =>
  waiter !== undefined && now() - waiter.since > maxWait * patienceFactor

const isNew = ({ now, refusableFor }: State, waiter: Queued | undefined): boolean =>
  waiter !== undefined && now() - waiter.since <= refusableFor

function enter(state: State, priority: Priority, waiter: Waiter): void {
  if (state.running < state.maxRunning && waiting(state) === 0) {
    state.running += 1
    waiter.admit()
  } else if (isFull(state, priority)) waiter.refuse()
  else state.queues[priority].push({ ...waiter, since: state.now() })
}

/** The next request to serve; lower priorities sometimes get a turn, too. */
function next(state: State): Queued | undefined {
  for (const priority of servingOrder(state.admissions)) {
    const queue = state.queues[priority]
    let waiter = queue.shift()
    while (waiter) {
      if (isTooLate(state, waiter)) waiter.refuse()
      else if (!waiter.isGone()) return waiter
      waiter = queue.shift()
    }
  }
  return undefined
}

function admitNext(state: State): void {
  while (state.running < state.maxRunning) {
    const waiter = next(state)
    if (!waiter) return
    state.running += 1
    state.admissions += 1
    waiter.admit()
  }
}

function sweep(state: State): number {
  const finished = state.throughput.measure(waiting(state) > 0)
  for (const priority of lowestFirst) {
    const queue = state.queues[priority]
    while (queue.length > capacity(state, priority) && isNew(state, queue.newest()))
      queue.pop()?.refuse()
    while (isTooLate(state, queue.peek())) queue.shift()?.refuse()
  }
  admitNext(state)
  return finished
}

const lowestFirst: readonly Priority[] = [2, 1, 0]
const importantFirst: readonly Priority[] = [0, 1, 2]
const visitorsFirst: readonly Priority[] = [1, 2, 0]

/** The order in which the queues are checked for the admission with this number. */
function servingOrder(admission: number): readonly Priority[] {
  if (admission % turnOfLower ** 2 === turnOfLower ** 2 - 1) return lowestFirst
  return admission % turnOfLower === turnOfLower - 1 ? visitorsFirst : importantFirst
}

/**
 * First in, first out; the newest can be removed. Unlike an array, it does not move the rest at
 * each `shift`.
 */
class Queue {
  #items: (Queued | undefined)[] = []
  #start = 0

  get length(): number {
    return this.#items.length - this.#start
  }

  push(item: Queued): void {
    this.#items.push(item)
  }

  peek(): Queued | undefined {
    return this.#items[this.#start]
  }

  newest(): Queued | undefined {
    return this.length > 0 ? this.#items.at(-1) : undefined
  }

  pop(): Queued | undefined {
    return this.length > 0 ? this.#items.pop() : undefined
  }

  shift(): Queued | undefined {
    const item = this.#items[this.#start]
    if (item === undefined) return undefined
    this.#items[this.#start] = undefined
    this.#start += 1
    if (this.#start * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#start)
      this.#start = 0
    }
    return item
  }
}

type Throughput = ReturnType<typeof createThroughput>

/** Requests finished per second while others wait: how fast the queue moves. */
function createThroughput(now: () => number) {
  let rate = initialRate
  let finished = 0
  let since = now()
  return {
    rate: () => rate,
    count() {
      finished += 1
    },
    /**
     * @param isBusy whether more work was waiting: idle time says nothing about speed
     * @returns the number of requests finished since the last call
     */
    measure(isBusy: boolean): number {
      const elapsed = now() - since
      if (elapsed <= 0) return 0
      const count = finished
      const measured = (count * 1000) / elapsed
      const weight = 1 - Math.exp(-elapsed / memory)
      if (isBusy || measured > rate) rate += (measured - rate) * weight
      finished = 0
      since = now()
      return count
    },
  }
}
