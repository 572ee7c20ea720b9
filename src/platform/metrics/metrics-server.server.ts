/** Serves the metrics: on a separate port, or to callers with a token. Off by default. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Config } from '../config/config.server.ts'
import { metricsContentType } from './registry.ts'

type MetricsText = () => Promise<string>

/** `GET /metrics` on the shop's own port, only for `Authorization: Bearer <METRICS_TOKEN>`. */
function registerMetricsRoute(app: FastifyInstance, token: string, text: MetricsText): void {
  app.get('/metrics', async (request, reply) => {
    // Other callers do not learn that the endpoint exists.
    if (!isToken(request.headers.authorization, token)) throw notFound()
    return reply
      .headers({ 'content-type': metricsContentType, 'cache-control': 'no-store' })
      .send(await text())
  })
}

/** Listens on METRICS_PORT; every path returns the metrics. */
async function listenForMetrics(
  { host, port, token }: { host: string; port: number; token: string | undefined },
  text: MetricsText,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (token !== undefined && !isToken(request.headers.authorization, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': metricsContentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

/** Serves the metrics according to the settings, until the app closes. */
export async function serveMetrics(
  app: FastifyInstance,
  { host, metrics: { port, token } }: Pick<Config, 'host' | 'metrics'>,
  text: MetricsText,
): Promise<void> {
  if (port === undefined) {
    if (token !== undefined) registerMetricsRoute(app, token, text)
    return
  }
  const server = await listenForMetrics({ host, port, token }, text)
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}
