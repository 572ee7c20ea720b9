/** Whether the process is alive, whether it can work, and when it has too much to do. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { unavailable } from '../../../packages/contract/standard-problems.ts'
import { overloaded } from '../../../packages/contract/http-problems.ts'

/** Milliseconds that the event loop lags, by the median of a window, before new work is refused: in two windows together, since one long task is no overload. */
const longestLag = 500
const windowLength = 500
const resolution = 20
const untilAnswered = 1000
/** Requests under way at once, before new ones are refused. */
const mostUnderWay = 2000

const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz'

/** Refuses new work, with Retry-After, while there is more than can be done; `/healthz` and kept pages always answer. */
export function loadShedding(app: FastifyInstance): void {
  const lag = monitorEventLoopDelay({ resolution })
  lag.enable()
  let lateWindows = 0
  const watch = setInterval(() => {
    lateWindows =
      lag.count > 0 && lag.percentile(50) / 1e6 - resolution > longestLag ? lateWindows + 1 : 0
    lag.reset()
  }, windowLength).unref()
  app.addHook('onClose', async () => {
    clearInterval(watch)
    lag.disable()
  })
  let underWay = 0
  const answered = (): void => {
    underWay -= 1
  }
  app.addHook('onRequest', (request, reply, done) => {
    if ((lateWindows > 1 || underWay >= mostUnderWay) && !isHealth(request.url))
      return done(overloaded({ retryAfter: 2 }))
    underWay += 1
    reply.raw.once('close', answered)
    return done()
  })
}

/** `/healthz`: the process is alive. `/readyz`: its database answers. */
export function registerHealthChecks(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_, reply) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const clock = setTimeout(() => reject(unavailable({ retryAfter: 2 })), untilAnswered)
    try {
      await Promise.race([database.ping(), promise])
    } finally {
      clearTimeout(clock)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
