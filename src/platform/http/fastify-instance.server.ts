/** The bare Fastify server: its timeouts and size limits, its log, its request ids. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.server.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { malformedRequest } from '../../../packages/contract/standard-problems.ts'
import { registerProblemHandlers } from '../../../packages/contract/server/problem-responses.server.ts'
import { requestHeadersTooLarge, requestTimeout } from '../../../packages/contract/http-problems.ts'
import { maxBodyBytes } from './body-limits.ts'
import { closeIdleConnectionsLate } from './draining.server.ts'
import { addressWithin } from '../languages/chosen-language.server.ts'
import { readableUrl } from './readable-url.ts'
import { lazyRequestLogger } from './log.server.ts'
import { createOutageLog, type OutageLog } from './outage-log.server.ts'
import { problemHandler } from './shop-problems.server.ts'
import { maxHeaderBytes, maxUrlLength } from './security.server.ts'

/** Milliseconds within which headers, and any body except a file, must arrive. */
const requestPatience = 10_000
/** Milliseconds within which a file must arrive: 15 MB over a 1 Mbit/s line. */
const filePatience = 120_000
/** Milliseconds for which an idle connection stays open. */
const keepAliveTimeout = 65_000

/**
 * Answers a request before Fastify sees it.
 * @returns whether it was answered
 */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  newRequestId: () => string,
) => boolean

const noFastPath: FastPath = () => false

/**
 * A server without any routes; every error response is problem details.
 * @param fastPath tried before Fastify for every request that arrives over the network
 */
export function createFastify(
  config: Pick<Config, 'trustProxy'>,
  log: FastifyBaseLogger,
  fastPath: FastPath = noFastPath,
  outageLog: OutageLog = createOutageLog(log),
): FastifyInstance {
  const newRequestId = createRequestIds()
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    childLoggerFactory: lazyRequestLogger,
    genReqId: newRequestId,
    requestIdHeader: false,
    // As a function: with a plain number, Fastify trusts nobody.
    trustProxy: config.trustProxy > 0 ? (_: string, hop: number) => hop < config.trustProxy : false,
    bodyLimit: maxBodyBytes,
    serverFactory: (fastifyHandler) => {
      const server = createServer(serverOptions, (request, response) => {
        // While the server closes, Fastify answers, since it adds `Connection: close`.
        if (!server.listening || isAmbiguous(request) || !fastPath(request, response, newRequestId))
          fastifyHandler(request, response)
      })
      closeIdleConnectionsLate(server)
      return server
    },
    // While closing, a request on an open connection is still answered; then the connection ends.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { maxParamLength: maxUrlLength },
    rewriteUrl: (request) => addressWithin(request, readableUrl(request.url ?? '/')),
    frameworkErrors: problemHandler,
    clientErrorHandler,
  })
  app.decorate('outageLog', outageLog)
  app.addHook('onClose', async () => outageLog.close())
  registerProblemHandlers(app, problemHandler)
  app.addHook('onRequest', (request, _reply, done) =>
    done(isAmbiguous(request.raw) ? malformedRequest() : undefined),
  )
  enforceBodyTimeout(app, requestPatience)
  return app
}

/**
 * Whether this server and one in front of it may read a request as two different ones: a whole
 * address instead of a path in its first line, or several `Host` headers.
 */
function isAmbiguous({ url = '/', rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith('/')) return true
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const serverOptions = {
  maxHeaderSize: maxHeaderBytes,
  headersTimeout: requestPatience,
  // How often Node checks for late headers, in milliseconds; the default is every 30 seconds.
  connectionsCheckingInterval: 1_000,
  requestTimeout: filePatience,
  keepAliveTimeout,
}

/**
 * Ends a request whose body has not arrived in time. Node has only one timeout for the whole
 * server, but files may take longer.
 * @param timeout milliseconds, for all bodies except files
 */
export function enforceBodyTimeout(app: FastifyInstance, timeout: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const {
      raw,
      routeOptions: { config },
    } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined ||
      Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody || config.fileBody) return done()
    const timer = setTimeout(() => refuseOnSocket(requestTimeout(), raw.socket), timeout)
    const stopTimer = () => clearTimeout(timer)
    raw.once('end', stopTimer).once('close', stopTimer)
    // Once the response is sent, Node itself ends the rest of the upload.
    reply.raw.once('finish', stopTimer)
    return done()
  })
}

/** Short and unique: a random prefix for this process, and a running number. */
const createRequestIds = (): (() => string) => {
  const prefix = randomBytes(5).toString('hex')
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}

const problemsByCode: Readonly<Record<string, () => Problem>> = {
  HPE_HEADER_OVERFLOW: requestHeadersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
}

// The input cannot be parsed, so there is no request that Fastify could answer.
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  refuseOnSocket((problemsByCode[error.code ?? ''] ?? malformedRequest)(), socket)
}

function refuseOnSocket({ body }: Problem, socket: Socket): void {
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${body.status} ${body.status}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}
