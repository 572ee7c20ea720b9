/**
 * Overload: requests wait before any work is done for them, and those that would wait too long are
 * refused at little cost; so are all while too many are under way, or the event loop lags and not
 * only a few wait for it. Health checks and cached responses (fast path) are always answered, and
 * static files never wait.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '../outage-problems.ts'
import { createDelayedRefusals, type DelayedRefusals } from './delayed-refusals.ts'
import { createAdmissionQueue, type AdmissionQueue, type Priority } from './admission-queue.ts'
import { isHealthCheck } from './health-paths.ts'
import { createLoopLag, type LoopLag } from './loop-lag.ts'
import type { OutageLog } from './outage-log.server.ts'

/**
 * The most requests that are worked on at once: enough to keep the connections to the database busy
 * while others are parsed and serialized (`npm run bench -- overload` shows no more with more).
 */
const maxRunning = 32
/** Milliseconds that a request is expected to wait at most. */
const maxWait = 1_000
/** The most requests that are under way, also those whose bodies arrive slowly, and files. */
const maxOpen = 2000
/** Milliseconds that the event loop may lag. */
const defaultMaxLag = 500
/** So few requests are not refused because the loop lags: it would lag without them too. */
const fewOpen = maxRunning
/** Milliseconds. */
const sweepInterval = 25
/** Milliseconds between two portions of refusals: small ones, beside which orders go on. */
const refusalInterval = 5
/**
 * Milliseconds after its arrival at which a request's refusal is sent, at least and at most: a
 * client that tries again at once must not keep the shop busy with refusing, and those who came
 * together must not come back together. Who was in the queue before has waited already.
 */
const refusalDelay = { least: 90, most: 170 }
/** Milliseconds in the queue after which nobody is refused because the work became slower. */
const refusableFor = 60
/**
 * Refusals that each portion may have for each request that was finished between two sweeps. When
 * the processor is short, refusals become slower before orders become fewer; where it is not, 1,200
 * clients in a closed loop get theirs in time beside 400 orders a second.
 */
const refusalsPerFinished = 4
/** Refusals of a portion that are sent in any case. */
const minRefusals = 2
/** Seconds. */
const retryAfter = 2

/** Addresses whose requests are buying: they go before those that only look. */
const buying = /^\/api\/(?:addorder|orders|cart|signout|user\/)/
/** Signing in, which comes before buying. */
const signingIn = /^\/api\/auth\//
/** Lists of admins, and documents: they can wait. */
const reporting = /^\/api\/(?:orders(?:\/counts)?|users|search\/words|documents(?:\/.*)?)(?:\?|$)/
/** Issuing a document, at its present and its former address. */
const issuing = /^\/api\/order\/[^/]+\/(?:documents|papers)(?:\?|$)/
/** What costs less to send than to queue. */
const cheap = /^\/(?:assets|fonts|pictures)\//

const buyer: Priority = 0
const visitor: Priority = 1
const report: Priority = 2

/** How important a request is; undefined for those that never wait. */
export function priorityOf(method: string | undefined, url: string): Priority | undefined {
  if (isHealthCheck(url) || cheap.test(url)) return undefined
  if (issuing.test(url) || (method === 'GET' && reporting.test(url))) return report
  if (signingIn.test(url)) return buyer
  return method !== 'GET' && buying.test(url) ? buyer : visitor
}

export type Admission = {
  /**
   * Refuses a request before Fastify sees it, if it would be refused anyway: at a third of the cost.
   * @returns whether it did
   */
  refuseEarly(request: IncomingMessage, response: ServerResponse): boolean
  /** Lets the requests of this app wait. */
  register(app: FastifyInstance): void
  readonly queue: AdmissionQueue
}

/**
 * Creates the queue of one server.
 * @param options `maxLag`: milliseconds that the event loop may lag; `running`: the most requests that
 *   are worked on at once, where other processes of this machine work on others
 */
export function createAdmission(
  outageLog: OutageLog,
  {
    maxLag = defaultMaxLag,
    running = maxRunning,
  }: { readonly maxLag?: number; readonly running?: number } = {},
): Admission {
  const queue = createAdmissionQueue({
    maxRunning: running,
    maxWait,
    refusableFor,
    now: () => performance.now(),
  })
  const refusals = createDelayedRefusals({ delay: refusalDelay, now: () => performance.now() })
  const lag = createLoopLag({ interval: sweepInterval, maxLag, now: () => performance.now() })
  const pulse = createPulse(queue, refusals, lag)
  let open = 0
  const isOverloaded = (): boolean => open >= maxOpen || (open >= fewOpen && lag.isLagging())
  return {
    queue,
    refuseEarly(request, response) {
      const { url = '/', method, headers } = request
      const priority = priorityOf(method, url)
      // A page of another origin needs headers that only Fastify adds.
      if (priority === undefined || headers.origin !== undefined) return false
      if (!isOverloaded() && !queue.isFull(priority)) return false
      outageLog.problem(refusal)
      refusals.add(() => sendRefusal(response))
      pulse.wake()
      return true
    },
    register(app) {
      app.addHook('onClose', async () => {
        pulse.sleep()
        refusals.sendAll()
      })
      const onClose = (): void => {
        open -= 1
      }
      app.addHook('onRequest', (request, reply, done) => {
        if (isOverloaded() && !isHealthCheck(request.url)) return done(refusal)
        open += 1
        reply.raw.once('close', onClose)
        return done()
      })
      addQueueHooks(app, queue, refusals, pulse.wake)
    },
  }
}

/** Sweeps and sends while there is work, at 240 times a second; an idle shop does not wake. */
function createPulse(queue: AdmissionQueue, refusals: DelayedRefusals, lag: LoopLag) {
  let timers: readonly NodeJS.Timeout[] = []
  let portion = minRefusals
  const sleep = (): void => {
    for (const timer of timers) clearInterval(timer)
    timers = []
    // Nobody would notice that the loop has time again.
    lag.begin()
  }
  const sweep = (): void => {
    lag.tick()
    const finished = queue.sweep()
    portion = Math.max(minRefusals, finished * refusalsPerFinished)
    if (finished + queue.running() + queue.waiting() + refusals.waiting() === 0) sleep()
  }
  return {
    sleep,
    wake(): void {
      if (timers.length > 0) return
      // The pause says nothing of how fast work is done.
      queue.sweep()
      lag.begin()
      timers = [
        setInterval(sweep, sweepInterval).unref(),
        setInterval(() => refusals.send(portion), refusalInterval).unref(),
      ]
    },
  }
}

/** One for all: its stack would say nothing, and costs time. */
const refusal = overloaded({ retryAfter })
const refusalBody = Buffer.from(JSON.stringify(refusal.body))
const refusalHeaders = [
  'content-type',
  'application/problem+json',
  'content-length',
  String(refusalBody.length),
  'cache-control',
  'no-store',
  'retry-after',
  String(retryAfter),
  'x-content-type-options',
  'nosniff',
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
]

function sendRefusal(response: ServerResponse): void {
  if (response.destroyed) return
  response.writeHead(503, refusalHeaders)
  response.end(refusalBody)
}

/** A place that a request has taken, while it is worked on; none any longer once it is answered. */
type Place = { isTaken: boolean; isOver: boolean; readonly queue: AdmissionQueue }

const places = new WeakMap<IncomingMessage, Place>()
/** The place of the request for which something is done, however deep in the shop. */
const ownPlace = new AsyncLocalStorage<Place>()

/**
 * A request waits before it is authenticated. While its body still arrives it has no place: who
 * sends slowly must not keep others from being served.
 */
function addQueueHooks(
  app: FastifyInstance,
  queue: AdmissionQueue,
  refusals: DelayedRefusals,
  wake: () => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const priority = priorityOf(request.method, request.url)
    if (priority === undefined) return done()
    const place: Place = { isTaken: false, isOver: false, queue }
    const arrival = performance.now()
    wake()
    queue.enter(priority, {
      isGone: () => reply.raw.destroyed,
      refuse: () => refusals.add(() => done(refusal), arrival),
      admit: () => {
        place.isTaken = true
        places.set(request.raw, place)
        const release = () => {
          place.isOver = true
          leave(place, queue.release)
        }
        // When the response is handed to the network, however slowly that sends it.
        reply.raw.once('prefinish', release).once('close', release)
        done()
      },
    })
  })
  app.addHook('preParsing', (request, _, payload, done) => {
    const place = placeOf(request)
    if (place && !request.raw.complete) leave(place, queue.suspend)
    done(null, payload)
  })
  app.addHook('preValidation', (request, reply, done) => {
    const place = placeOf(request)
    if (!place) return done()
    if (!reply.raw.destroyed) takeAgain(place)
    // From here on: what reads the body loses the context of a hook before it.
    return ownPlace.run(place, done)
  })
}

/**
 * Does work that waits in a bounded queue of its own, such as for a password to be compared: others
 * than the request for which it is done are served meanwhile.
 */
export async function withoutPlace<T>(work: () => Promise<T>): Promise<T> {
  const place = ownPlace.getStore()
  if (!place) return work()
  leave(place, place.queue.suspend)
  try {
    return await work()
  } finally {
    takeAgain(place)
  }
}

function takeAgain(place: Place): void {
  if (place.isTaken || place.isOver) return
  place.isTaken = true
  place.queue.resume()
}

const placeOf = ({ raw }: FastifyRequest): Place | undefined => places.get(raw)

function leave(place: Place, freePlace: () => void): void {
  if (!place.isTaken) return
  place.isTaken = false
  freePlace()
}
