/** Closing without dropping anybody: first no new connections, then the open ones are answered and let go, then the end. */
import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which a client on a kept-alive connection may still send; its answer carries `Connection: close`. */
const grace = 1_000

/**
 * Node's own close ends idle connections at once, and with them the request that is just under way on one. So the listener alone
 * is closed first, and idle connections are ended only when everybody who was busy has had an answer.
 */
export function drainConnectionsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const patience = new AbortController()
    const everybodyGone = once(app.server, 'close')
    Server.prototype.close.call(app.server)
    await Promise.race([everybodyGone, after(grace, undefined, { signal: patience.signal })])
    patience.abort()
  })
}
