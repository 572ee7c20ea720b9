/** Whether the process is alive, whether it can work, and when it has too much to do. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.server.ts'
import { away } from '../problems.ts'
import { busy } from './refusals.ts'

/** Milliseconds that the event loop may lag, as a mean over half a second, before new work is refused. */
const longestLag = 750
const sampled = 500
const untilAnswered = 1000
/** Requests that wait for the database at once, before new ones are refused. */
const mostWaiting = 2000

const isHealth = (url: string): boolean => url === '/healthz' || url === '/readyz'

/** Refuses new work, with Retry-After, while there is more than can be done; `/healthz` and kept pages always answer. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    sampleInterval: sampled,
    exposeStatusRoute: false,
    // Asynchronous, or the throw would miss the error handler.
    pressureHandler: async (request) => {
      if (!isHealth(request.url)) throw busy({ retryAfter: 2 })
    },
  })
  let waiting = 0
  app.addHook('onRequest', async (request, reply) => {
    if (waiting >= mostWaiting && !isHealth(request.url)) throw busy({ retryAfter: 2 })
    waiting += 1
    reply.raw.once('close', () => {
      waiting -= 1
    })
  })
}

/** `/healthz`: the process is alive. `/readyz`: its database answers. */
export function health(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const clock = setTimeout(() => reject(away({ retryAfter: 2 })), untilAnswered)
    try {
      await Promise.race([database.ping(), promise])
    } finally {
      clearTimeout(clock)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
