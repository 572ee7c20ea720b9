/** The bare HTTP server: its bounds, its log, its request ids, and what it says to what is not HTTP at all. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '../config.server.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { malformedRequest } from '../../../packages/contract/standard-problems.ts'
import { requestLogLevel } from './log.server.ts'
import {
  problemResponse,
  registerProblemHandlers,
} from '../../../packages/contract/server/problem-responses.server.ts'
import { requestHeadersTooLarge, requestTimeout } from '../../../packages/contract/http-problems.ts'
import { maxHeaderBytes, maxUrlLength, maxBodyBytes } from './security.server.ts'

/** Milliseconds. */
const untilArrived = 10_000
/** For a file of 15 MB over a line of 1 Mbit a second. */
const untilFileArrived = 120_000
const untilIdle = 65_000

/** Answers what needs no further look. @returns whether it did */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  newId: () => string,
) => boolean

const nothingFirst: FastPath = () => false

/**
 * A server without any address yet; every error that it ever answers is problem details.
 * @param first asked about every request that comes over the wire, before Fastify is
 */
export function createFastify(
  config: Pick<Config, 'trustProxy'>,
  log: FastifyBaseLogger,
  first: FastPath = nothingFirst,
): FastifyInstance {
  const newId = requestIds()
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    childLoggerFactory: requestLogLevel,
    genReqId: newId,
    requestIdHeader: false,
    // As a function: a plain number makes Fastify trust nobody.
    trustProxy: config.trustProxy > 0 ? (_: string, hop: number) => hop < config.trustProxy : false,
    bodyLimit: maxBodyBytes,
    serverFactory: (then) => {
      const limits = {
        maxHeaderSize: maxHeaderBytes,
        headersTimeout: untilArrived,
        requestTimeout: untilFileArrived,
        keepAliveTimeout: untilIdle,
      }
      const server = createServer(limits, (request, response) => {
        // While closing, Fastify also says that the connection ends.
        if (!server.listening || !first(request, response, newId)) then(request, response)
      })
      return server
    },
    // While closing, what still comes in on an open connection is answered, and the connection closed after it.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { maxParamLength: maxUrlLength },
    frameworkErrors: problemResponse,
    clientErrorHandler,
  })
  registerProblemHandlers(app)
  enforceBodyTimeout(app, untilArrived)
  return app
}

/**
 * Ends a request whose body has not arrived in time. Node's own limit is one for the whole server, and files take longer.
 * @param patience milliseconds for all bodies but files
 */
export function enforceBodyTimeout(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const {
      raw,
      routeOptions: { config },
    } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined ||
      Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody || config.file) return done()
    const overdue = setTimeout(() => refuseByHand(requestTimeout(), raw.socket), patience)
    const enough = () => clearTimeout(overdue)
    raw.once('end', enough).once('close', enough)
    // What still comes after its answer is Node's to end.
    reply.raw.once('finish', enough)
    return done()
  })
}

/** Short and unique: who this process is, and a running number. */
const requestIds = (): (() => string) => {
  const process = randomBytes(5).toString('hex')
  let last = 0
  return () => `${process}-${(last += 1).toString(36)}`
}

const kinds: Readonly<Record<string, () => Problem>> = {
  HPE_HEADER_OVERFLOW: requestHeadersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
}

// Nothing that can be parsed arrived, so there is no request to answer to: the answer is written by hand.
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  refuseByHand((kinds[error.code ?? ''] ?? malformedRequest)(), socket)
}

function refuseByHand({ body }: Problem, socket: Socket): void {
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${body.status} ${body.status}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
