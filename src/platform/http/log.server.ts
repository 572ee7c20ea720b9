/** The log: one JSON line for each event, without personal data. */
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { pino, stdSerializers, type DestinationStream } from 'pino'
import type { FastPathResponse } from '../../../packages/response-cache/fast-path.server.ts'
import { maskKeys } from '../access/key-format.server.ts'
import type { Config } from '../config/config.server.ts'

// The properties of an error that are logged. PostgreSQL's `detail`, which quotes rows, and `where`
// and `parameters`, which quote values, are not among them.
const loggedProperties = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall']
const emailAddress = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g
const maxCauseDepth = 5
const personalFields = ['authorization', 'cookie', 'email', 'password', 'token', 'phone', 'address']

/** @param destination where lines are written; standard output by default */
export function createLogger(
  level: Config['logLevel'],
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: isoTime,
    redact: {
      paths: [...personalFields.map((name) => `*.${name}`), ...personalFields, 'req', 'res'],
      censor: '•••',
    },
    serializers: {
      err: (error: unknown) => serializeError(error, 0),
      error: (error: unknown) => serializeError(error, 0),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Whether the log level includes a line for each response. */
export const logsResponses = ({ level }: Pick<FastifyBaseLogger, 'level'>): boolean =>
  ['trace', 'debug', 'info'].includes(level)

/**
 * Logs each response with the pattern of its route, since an address may contain an e-mail address.
 */
export function logResponses(app: FastifyInstance): void {
  if (!logsResponses(app.log)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: roundMs(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** Logs the responses of the fast path; undefined if the log level does not include them. */
export const fastPathLogger = (
  log: FastifyBaseLogger,
): ((response: FastPathResponse) => void) | undefined =>
  logsResponses(log)
    ? ({ method, status, ms }) =>
        log.info({ method, route: 'kept', status, ms: roundMs(ms) }, 'answered')
    : undefined

const roundMs = (ms: number): number => Math.round(ms * 10) / 10

/**
 * The log of one request, with its id. The child logger is created with the first line, since most
 * requests log nothing.
 */
export const lazyRequestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  bindings,
  options,
) => {
  let requestLog: FastifyBaseLogger | undefined
  return new Proxy(log, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...args: unknown[]): unknown => {
        requestLog ??= target.child(bindings, options)
        const method: unknown = Reflect.get(requestLog, name)
        return typeof method === 'function' ? Reflect.apply(method, requestLog, args) : undefined
      }
    },
  })
}

const isoTime = (): string => `,"time":"${new Date().toISOString()}"`
const maskPersonal = (text: string): string => maskKeys(text.replace(emailAddress, '•••@•••'))

function serializeError(error: unknown, depth: number): unknown {
  if (!(error instanceof Error))
    return typeof error === 'string' ? maskPersonal(error) : typeof error
  const { type } = stdSerializers.err(error)
  const properties = Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => loggedProperties.includes(name) && typeof value === 'string',
    ),
  )
  const cause =
    error.cause !== undefined && depth < maxCauseDepth
      ? { cause: serializeError(error.cause, depth + 1) }
      : {}
  return {
    type,
    message: maskPersonal(error.message),
    stack: maskPersonal(error.stack ?? ''),
    ...properties,
    ...cause,
  }
}
