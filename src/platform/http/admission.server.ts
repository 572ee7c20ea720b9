/**
 * Overload: requests wait before any work is done for them, and those that would wait too long are
 * refused at little cost. Health checks, cached responses (fast path) and static files never wait.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '../../../packages/contract/http-problems.ts'
import { createAdmissionQueue, type AdmissionQueue, type Priority } from './admission-queue.ts'
import { isHealthCheck } from './health-paths.ts'
import type { OutageLog } from './outage-log.server.ts'

/**
 * The most requests that are worked on at once: enough to keep the connections to the database busy
 * while others are parsed and serialized (`npm run bench -- overload` shows no more with more).
 */
const maxRunning = 32
/** Milliseconds that a request is expected to wait at most. */
const maxWait = 1_000
/** Milliseconds. */
const sweepInterval = 25
/**
 * Milliseconds after its arrival at which a request's refusal is sent, an interval more or less: a
 * client that tries again at once must not keep the shop busy with refusing. Who was in the queue
 * before has waited already.
 */
const refusalDelay = 110
/**
 * Refusals that are sent for each request that was finished, at most: so they take about a fifth of
 * the processor. When it is short, refusals become slower before orders become fewer.
 */
const maxRefusalsPerFinished = 3
/** Refusals of an interval that are sent in any case. */
const minRefusals = 5
/** Seconds. */
const retryAfter = 2

/** Addresses whose requests are buying: they go before those that only look. */
const buying = /^\/api\/(?:addorder|orders|cart|signout|user\/)/
/** Signing in, which comes before buying. */
const signingIn = /^\/api\/auth\//
/** Lists of admins, and documents: they can wait. */
const reporting =
  /^\/api\/(?:orders(?:\/counts)?|users|search\/words|documents(?:\/.*)?|order\/[^/]+\/papers)(?:\?|$)/
/** What costs less to send than to queue. */
const cheap = /^\/(?:assets|fonts|pictures)\//

const buyer: Priority = 0
const visitor: Priority = 1
const report: Priority = 2

/** How important a request is; undefined for those that never wait. */
export function priorityOf(method: string | undefined, url: string): Priority | undefined {
  if (isHealthCheck(url) || cheap.test(url)) return undefined
  if (reporting.test(url) && (method === 'GET' || url.includes('/papers'))) return report
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

/** Creates the queue of one server. */
export function createAdmission(outageLog: OutageLog): Admission {
  const queue = createAdmissionQueue({ maxRunning, maxWait, now: () => performance.now() })
  const refusals = createDelayedRefusals()
  return {
    queue,
    refuseEarly(request, response) {
      const { url = '/', method, headers } = request
      const priority = priorityOf(method, url)
      // A page of another origin needs headers that only Fastify adds.
      if (priority === undefined || headers.origin !== undefined || !queue.isFull(priority))
        return false
      outageLog.problem(refusal)
      refusals.add(() => sendRefusal(response))
      return true
    },
    register(app) {
      const timer = setInterval(() => {
        refusals.send(Math.max(minRefusals, queue.sweep() * maxRefusalsPerFinished))
      }, sweepInterval).unref()
      app.addHook('onClose', async () => {
        clearInterval(timer)
        refusals.sendAll()
      })
      addQueueHooks(app, queue, refusals)
    },
  }
}

type DelayedRefusals = {
  /** @param arrival when the request came, by `performance.now()`: now, if it was not queued */
  add(refuse: () => void, arrival?: number): void
  /** Sends those whose delay is over, the oldest first, so many at most. */
  send(max: number): void
  /** Sends all, and those that come from now on at once. */
  sendAll(): void
}

function createDelayedRefusals(): DelayedRefusals {
  let waiting: { readonly due: number; readonly refuse: () => void }[] = []
  let isClosing = false
  return {
    add(refuse, arrival = performance.now()) {
      if (isClosing) refuse()
      else waiting.push({ due: arrival + refusalDelay, refuse })
    },
    send(max) {
      const now = performance.now()
      const sent = waiting.filter(({ due }) => due <= now).slice(0, max)
      if (sent.length === 0) return
      const done = new Set(sent)
      waiting = waiting.filter((refusal) => !done.has(refusal))
      for (const { refuse } of sent) refuse()
    },
    sendAll() {
      isClosing = true
      for (const { refuse } of waiting.splice(0)) refuse()
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

/** A place that a request has taken, while it is worked on. */
type Place = { isTaken: boolean }

const places = new WeakMap<IncomingMessage, Place>()

/**
 * A request waits before it is authenticated. While its body still arrives it has no place: who
 * sends slowly must not keep others from being served.
 */
function addQueueHooks(
  app: FastifyInstance,
  queue: AdmissionQueue,
  refusals: DelayedRefusals,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const priority = priorityOf(request.method, request.url)
    if (priority === undefined) return done()
    const place: Place = { isTaken: false }
    const arrival = performance.now()
    queue.enter(priority, {
      isGone: () => reply.raw.destroyed,
      refuse: () => refusals.add(() => done(refusal), arrival),
      admit: () => {
        place.isTaken = true
        places.set(request.raw, place)
        const release = () => leave(place, queue.release)
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
    if (place && !place.isTaken && !reply.raw.destroyed) {
      place.isTaken = true
      queue.resume()
    }
    done()
  })
}

const placeOf = ({ raw }: FastifyRequest): Place | undefined => places.get(raw)

function leave(place: Place, freePlace: () => void): void {
  if (!place.isTaken) return
  place.isTaken = false
  freePlace()
}
