/** Health checks, and load shedding: new work is refused while there is too much. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { statementTimedOut } from '../../../packages/contract/outage-problems.ts'
import { isHealthCheck } from './health-paths.ts'
import { overloaded } from '../../../packages/contract/http-problems.ts'

/**
 * Milliseconds that the event loop may lag, by the median of a window. New work is refused when two
 * windows in a row exceed it, since one long task is no overload.
 */
const maxLag = 500
/** Milliseconds. */
const windowLength = 500
/** Milliseconds between samples of the event loop. */
const resolution = 20
/** Statements that one check makes, one after the other, with some room. */
const statementsOfCheck = 3
const maxConcurrentRequests = 2000
/** Seconds. */
const retryAfter = 2

/**
 * Refuses new requests, with Retry-After, while the event loop lags or too many are under way.
 * Health checks and cached responses (see the fast path) are always answered.
 */
export function loadShedding(app: FastifyInstance): void {
  const isLagging = watchEventLoop(app)
  let concurrentRequests = 0
  const onClose = (): void => {
    concurrentRequests -= 1
  }
  app.addHook('onRequest', (request, reply, done) => {
    const full = concurrentRequests >= maxConcurrentRequests
    if ((full || isLagging()) && !isHealthCheck(request.url))
      return done(overloaded({ retryAfter }))
    concurrentRequests += 1
    reply.raw.once('close', onClose)
    return done()
  })
}

function watchEventLoop(app: FastifyInstance): () => boolean {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let laggingWindows = 0
  const timer = setInterval(() => {
    const medianLag = delay.count > 0 ? delay.percentile(50) / 1e6 - resolution : 0
    laggingWindows = medianLag > maxLag ? laggingWindows + 1 : 0
    delay.reset()
  }, windowLength).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  return () => laggingWindows > 1
}

/** What `/readyz` asks, all at once. Each throws the Problem of what does not work. */
export type ReadinessCheck = () => Promise<void>

/**
 * `/healthz`: the process is alive. `/readyz`: the shop can do its work; else 503 with the Problem
 * of the cause: each statement fails at its own limit, so a database that is far away is not taken
 * for one that does not answer.
 * @param statementTimeout milliseconds
 */
export function registerHealthChecks(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  statementTimeout: number,
): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_, reply) => {
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timeLimit = statementsOfCheck * statementTimeout
    const timer = setTimeout(() => reject(statementTimedOut({ retryAfter })), timeLimit)
    try {
      await Promise.race([Promise.all(checks.map((check) => check())), timeout])
    } finally {
      clearTimeout(timer)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
