/**
 * The first process of a shop with several workers: starts the workers, replaces those that end,
 * ends those that are stuck, replaces them one by one, and stops them in order.
 */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { OperatorError } from '../../../packages/pg-kit/errors.ts'
import { workersMessages as messages } from '../messages/workers.ts'
import { mergeMetrics } from '../metrics/merge-metrics.ts'
import { closeHandedOnExit } from './handed-connections.server.ts'
import { readFromWorker, type FromWorker, type Notices, type ToWorker } from './messages.ts'
import { createQuestions, type Questions } from './questions.ts'

export type WorkersOptions = {
  readonly count: number
  /** How many start at the same time. */
  readonly atOnce: number
  readonly log: FastifyBaseLogger
  /** The metrics of this process. */
  readonly ownMetrics: () => Promise<string>
}

export type Workers = {
  /**
   * Starts them; the shop is open when the first ones listen, and the others follow.
   * @throws OperatorError when one of these ends instead; its own words stand above
   */
  start(): Promise<void>
  /** Puts a new worker in the place of each, one after the other; nobody notices. */
  replace(): Promise<void>
  /** Lets each finish what it does, and waits for all. */
  stop(): Promise<void>
}

/** Milliseconds without a sign of life after which a worker is ended: it loops. */
const silence = 30_000
const watchInterval = 5_000
/** Milliseconds until a worker that ended is started again: longer where it ends again and again. */
const restartDelay = { first: 0, second: 200, max: 5_000 }
/** Milliseconds after which the end of a worker says nothing of its start. */
const steady = 10_000
/** Milliseconds to wait for the metrics of a worker. */
const metricsPatience = 1_000
/**
 * Milliseconds to wait until a worker has handled what another one has changed. One that takes longer
 * is not waited for again before it gives a sign of life.
 */
const noticePatience = 2_000

type State = WorkersOptions & {
  /** When each was last heard of; only of those that listen. */
  readonly heardAt: Map<Worker, number>
  /** Those that did not handle the last change in time. */
  readonly late: Set<Worker>
  /** Those that were told to stop. */
  readonly leaving: Set<Worker>
  readonly metrics: Questions<string>
  readonly notices: Questions<void>
  delay: number
  isStopping: boolean
}

/** Nothing is started before `start`. */
export function leadWorkers(options: WorkersOptions): Workers {
  const state: State = {
    ...options,
    heardAt: new Map(),
    late: new Set(),
    leaving: new Set(),
    metrics: createQuestions(),
    notices: createQuestions(),
    delay: restartDelay.first,
    isStopping: false,
  }
  let watch: NodeJS.Timeout | undefined
  let replacing: Promise<void> = Promise.resolve()
  return {
    async start() {
      const { count, atOnce } = state
      const first = Math.min(count, atOnce)
      await Promise.all(Array.from({ length: first }, () => startOne(state)))
      void startRest(state, count - first)
      watch = setInterval(() => endStuck(state), watchInterval).unref()
    },
    replace() {
      replacing = replacing.then(() => replaceAll(state))
      return replacing
    },
    async stop() {
      state.isStopping = true
      clearInterval(watch)
      await Promise.all(
        Object.values(cluster.workers ?? {}).map((worker) => stopOne(state, worker)),
      )
    },
  }
}

async function startRest(state: State, count: number): Promise<void> {
  for (let started = 0; started < count && !state.isStopping; started += state.atOnce)
    await Promise.allSettled(
      Array.from({ length: Math.min(state.atOnce, count - started) }, () => startOne(state)),
    )
}

/** @returns once it listens @throws OperatorError when it ends before */
function startOne(state: State): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = cluster.fork()
  closeHandedOnExit(worker)
  const startedAt = performance.now()
  worker.on('message', (received: unknown) => {
    const message = readFromWorker(received)
    if (message === undefined) return
    state.late.delete(worker)
    if (message.kind === 'ready' || state.heardAt.has(worker))
      state.heardAt.set(worker, performance.now())
    if (message.kind === 'ready') resolve()
    else receive(state, worker, message)
  })
  // What is sent to one that has just ended says so here, and its end is handled below.
  worker.on('error', () => undefined)
  worker.once('exit', (code, signal) => {
    const hadListened = state.heardAt.delete(worker)
    state.late.delete(worker)
    reject(new OperatorError(messages.notStarted))
    if (state.leaving.delete(worker) || state.isStopping) return
    state.log.error({ worker: worker.process.pid, code, signal }, 'A worker ended unasked')
    const isSteady = hadListened && performance.now() - startedAt > steady
    void startAgain(state, isSteady)
  })
  promise.catch(() => undefined)
  return promise
}

async function startAgain(state: State, isSteady: boolean): Promise<void> {
  if (isSteady) state.delay = restartDelay.first
  await pause(state.delay, undefined, { ref: false })
  state.delay = Math.min(restartDelay.max, state.delay * 2 || restartDelay.second)
  if (!state.isStopping) await startOne(state).catch(() => undefined)
}

function stopOne({ leaving }: State, worker: Worker | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (worker === undefined || worker.isDead()) return Promise.resolve()
  leaving.add(worker)
  worker.once('exit', () => resolve())
  worker.process.kill('SIGTERM')
  return promise
}

function endStuck({ heardAt, log }: State): void {
  for (const [worker, at] of heardAt) {
    if (performance.now() - at <= silence) continue
    log.error({ worker: worker.process.pid }, 'A worker does not answer and is ended')
    worker.process.kill('SIGKILL')
  }
}

async function replaceAll(state: State): Promise<void> {
  for (const worker of Object.values(cluster.workers ?? {})) {
    if (state.isStopping) return
    try {
      await startOne(state)
    } catch (error) {
      state.log.error({ err: error }, 'A new worker did not start; the others stay')
      return
    }
    await stopOne(state, worker)
  }
}

function receive(state: State, worker: Worker, message: FromWorker): void {
  if (message.kind === 'counts') {
    for (const other of othersOf(state, worker))
      tell(other, { kind: 'counts', counts: message.counts })
  } else if (message.kind === 'own-metrics') state.metrics.answer(message.id, message.text)
  else if (message.kind === 'handled') state.notices.answer(message.id)
  else if (message.kind === 'notices')
    void tellOthers(state, worker, message.notices).then(() =>
      tell(worker, { kind: 'handled', id: message.id }),
    )
  else if (message.kind === 'metrics-of-all')
    void metricsOfAll(state).then((text) =>
      tell(worker, { kind: 'metrics-of-all', id: message.id, text }),
    )
}

const othersOf = ({ heardAt }: State, worker: Worker): readonly Worker[] =>
  [...heardAt.keys()].filter((other) => other !== worker)

/** @returns once the others have handled it, but for those that are late */
async function tellOthers(state: State, worker: Worker, notices: Notices): Promise<void> {
  const awaited: Promise<void>[] = []
  for (const other of othersOf(state, worker)) {
    const isLate = state.late.has(other)
    const answer = state.notices.ask(
      (id) => tell(other, { kind: 'notices', id, notices }),
      noticePatience,
      () => void state.late.add(other),
    )
    if (!isLate) awaited.push(answer)
  }
  await Promise.all(awaited)
}

/** One that does not answer in time is left out. */
async function metricsOfAll(state: State): Promise<string> {
  const texts = [...state.heardAt.keys()].map((worker) =>
    state.metrics.ask(
      (id) => tell(worker, { kind: 'own-metrics', id }),
      metricsPatience,
      () => '',
    ),
  )
  return mergeMetrics(await Promise.all([state.ownMetrics(), ...texts]))
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}
