/**
 * Decides which requests are worked on, which wait and which are refused. More than a few at once
 * make all of them slower, and none more; so the rest waits, bounded by time, the important first.
 */

/** How important a request is: 0 is served first. See `priorities` in admission.server.ts. */
export type Priority = 0 | 1 | 2

export type AdmissionOptions = {
  /** The most requests that are worked on at once. */
  readonly maxRunning: number
  /** Milliseconds that a request is expected to wait at most; else it is refused on arrival. */
  readonly maxWait: number
  /**
   * Milliseconds in the queue after which a request is no longer refused to make it shorter: who
   * has waited for long is better served a little late than refused late.
   */
  readonly refusableFor: number
  /** The present time in milliseconds. */
  readonly now: () => number
}

/** Someone who waits: exactly one of the two is called, once. */
export type Waiter = {
  /** It is worked on from now on; `release` must be called at the end. */
  readonly admit: () => void
  readonly refuse: () => void
  /** Whether nobody waits for the answer any longer. */
  readonly isGone: () => boolean
}

export type AdmissionQueue = {
  /** Whether a request of this priority would be refused now. */
  isFull(priority: Priority): boolean
  /** Admits, queues or refuses. */
  enter(priority: Priority, waiter: Waiter): void
  /** One that was admitted is no longer worked on. */
  release(): void
  /** One that was admitted is not worked on for a while. */
  suspend(): void
  /** It is worked on again: without waiting. */
  resume(): void
  /**
   * Refuses the newest of the lowest priority while more wait than can be served in time, because
   * the work has become slower, and nobody who has waited for long. Call it several times a second.
   * @returns how many were finished since the last call
   */
  sweep(): number
  readonly running: () => number
  readonly waiting: () => number
}

type Queued = Waiter & { readonly since: number }

/** Requests a second that are assumed until some were counted. */
const initialRate = 200
/** Milliseconds over which the speed is averaged. */
const memory = 500
/** Every so many admissions is for visitors, and every so many of those for reports. */
const turnOfLower = 8
/** Who waits longer than so many times the limit is refused: the work has stopped. */
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

/** How many of a priority can be served within the limit: all, or those that get a turn. */
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

/** The next to be served; some of the lower priorities get a turn too. */
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

/** In which order the queues are looked at for the admission of this number. */
function servingOrder(admission: number): readonly Priority[] {
  if (admission % turnOfLower ** 2 === turnOfLower ** 2 - 1) return lowestFirst
  return admission % turnOfLower === turnOfLower - 1 ? visitorsFirst : importantFirst
}

/**
 * First in, first out, and the newest can be taken back; without moving the rest at each `shift`, as
 * an array would.
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

/** Requests a second that are finished while others wait: how fast the queue moves. */
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
     * @param isBusy whether there was more to do: what idles says nothing of the speed
     * @returns how many were finished since the last call
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
