/** How a server that stops treats the connections that browsers and proxies keep open. */
import type { Server } from 'node:http'

/** Milliseconds for which an idle connection outlives the request to stop. */
const graceMilliseconds = 500

/**
 * Idle connections of a server that closes end after a grace period, not at once: a request that was
 * on its way when the server was told to stop would be lost, and its sender could not know whether
 * it had been executed. Meanwhile nothing new is accepted, and every response says
 * `Connection: close`. Connections that become idle later end with the next period.
 * @param grace milliseconds
 */
export function closeIdleConnectionsLate(server: Server, grace = graceMilliseconds): void {
  const closeNow = server.closeIdleConnections.bind(server)
  let timer: NodeJS.Timeout | undefined
  // Node and Fastify call it at once when they close the server.
  server.closeIdleConnections = () => {
    timer ??= setInterval(closeNow, grace)
  }
  server.once('close', () => clearInterval(timer))
}
