/** How a stopping server treats the connections that browsers and proxies keep open. */
import type { Server } from 'node:http'

/** Milliseconds for which an idle connection stays open after the request to stop. */
const graceMilliseconds = 500

/**
 * Ends the idle connections of a closing server after a grace period, not at once: otherwise a
 * request in transit would be lost, and its sender could not know whether it had been executed.
 * Meanwhile no new connection is accepted, and every response has `Connection: close`. Connections
 * that become idle later end with the next period.
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
