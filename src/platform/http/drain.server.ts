/**
 * Closes the server without dropping requests: it refuses new connections and finishes the others.
 */
import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds in which a client on a kept-alive connection may still send a request; the response
 * contains `Connection: close`.
 */
const grace = 1_000

/**
 * Node's own `close` ends idle connections at once, and with them a request that is just arriving
 * on one. So only the listening socket is closed first. Idle connections end once all open requests
 * are answered, or after the grace period.
 */
export function drainConnectionsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const graceTimer = new AbortController()
    const allClosed = once(app.server, 'close')
    Server.prototype.close.call(app.server)
    await Promise.race([allClosed, delay(grace, undefined, { signal: graceTimer.signal })])
    graceTimer.abort()
  })
}
