/**
 * Overload: requests wait before any work is done for them, and requests that would wait too long
 * are refused cheaply. All requests are refused while too many are open, or while the event loop
 * lags and more than a few wait. Health checks and cached responses (fast path) are always
 * answered, and static files never wait.
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
 * The maximum number of requests that are processed at once: enough to keep the connections to the
 * database busy while others are parsed and serialized (`npm run bench -- overload` shows no more
 * with more).
 */
const maxRunning = 32
/** The maximum expected wait of a request, in milliseconds. */
const maxWait = 1_000
/** The maximum number of open requests, including slow uploads and files. */
const maxOpen = 2000
/** Milliseconds by which the event loop may lag. */
const defaultMaxLag = 500
/** With so few open requests none is refused because the loop lags: refusing would not help. */
const fewOpen = maxRunning
/** Milliseconds. */
const sweepInterval = 25
/** Milliseconds between two batches of refusals; small batches leave time for orders. */
const refusalInterval = 5
/**
 * Milliseconds between the arrival of a request and its refusal, minimum and maximum: a client that
 * retries at once must not keep the shop busy with refusals, and clients that came together must
 * not come back together. A request that was in the queue has already waited.
 */
const refusalDelay = { least: 90, most: 170 }
/**
 * Milliseconds in the queue after which a request is no longer refused because work slowed down.
 */
const refusableFor = 60
/**
 * Refusals per batch for each request finished between two sweeps. When the processor is busy,
 * refusals slow down before orders do; otherwise 1,200 clients in a closed loop get their refusals
 * in time, beside 400 orders a second.
 */
const refusalsPerFinished = 4
/** Minimum number of refusals per batch. */
const minRefusals = 2
/** Seconds. */
const retryAfter = 2

/** Requests that belong to buying: they have priority over browsing. */
const buying = /^\/api\/(?:addorder|orders|cart|signout|user\/)/
/** Signing in, which has priority over buying. */
const signingIn = /^\/api\/auth\//
/** Lists for admins, and documents: these can wait. */
const reporting = /^\/api\/(?:orders(?:\/counts)?|users|search\/words|documents(?:\/.*)?)(?:\?|$)/
/** Issuing a document, at its present and its former address. */
const issuing = /^\/api\/order\/[^/]+\/(?:documents|papers)(?:\?|$)/
/** Files that are cheaper to send than to queue. */
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
   * Refuses a request before Fastify sees it, if it would be refused anyway: at a third of the
   * cost.
   * @returns whether it was refused
   */
  refuseEarly(request: IncomingMessage, response: ServerResponse): boolean
  /** Makes the requests of this app wait for admission. */
  register(app: FastifyInstance): void
  readonly queue: AdmissionQueue
}

/**
 * Creates the queue of one server.
 * @param options `maxLag`: milliseconds by which the event loop may lag; `running`: the maximum
 *   number of requests processed at once, if other processes of this machine share the work
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
      // A request from another origin needs headers that only Fastify adds.
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

/** Sweeps and sends up to 240 times a second while there is work; an idle shop does not wake up. */
function createPulse(queue: AdmissionQueue, refusals: DelayedRefusals, lag: LoopLag) {
  let timers: readonly NodeJS.Timeout[] = []
  let portion = minRefusals
  const sleep = (): void => {
    for (const timer of timers) clearInterval(timer)
    timers = []
    // Otherwise nothing would detect that the loop has recovered.
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
      // The idle period says nothing about the speed of work.
      queue.sweep()
      lag.begin()
      timers = [
        setInterval(sweep, sweepInterval).unref(),
        setInterval(() => refusals.send(portion), refusalInterval).unref(),
      ]
    },
  }
}

/** Shared by all refusals: its stack would be meaningless, and takes time to create. */
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

/** The place that a request occupies while it is processed; freed once it is answered. */
type Place = { isTaken: boolean; isOver: boolean; readonly queue: AdmissionQueue }

const places = new WeakMap<IncomingMessage, Place>()
/** The place of the current request, available anywhere in the call stack. */
const ownPlace = new AsyncLocalStorage<Place>()

/**
 * A request waits before it is authenticated. It holds no place while its body is still arriving: a
 * slow sender must not block others.
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
        // Once the response is handed to the network, however slowly it is sent.
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
    // Set here, because reading the body loses the context of an earlier hook.
    return ownPlace.run(place, done)
  })
}

/**
 * Does work that waits in a bounded queue of its own, such as a password comparison: meanwhile
 * other requests are served.
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
