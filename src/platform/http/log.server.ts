/** The log: one JSON line for each thing that happened, without anything personal in it. */
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { pino, stdSerializers, type DestinationStream } from 'pino'
import type { Config } from '../config.server.ts'

// What an error may carry along: PostgreSQL's `detail` quotes rows, `where` and `parameters` their values.
const worthKeeping = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall']
const emailAddress = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g
const deepest = 5

/** @param destination where lines go; standard output unless told */
export function createLogger(
  level: Config['logLevel'],
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: stdTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.email',
        '*.password',
        '*.token',
        '*.phone',
        '*.address',
        'authorization',
        'cookie',
        'email',
        'password',
        'token',
        'phone',
        'address',
        'req',
        'res',
      ],
      censor: '•••',
    },
    serializers: {
      err: (error: unknown) => errorOf(error, 0),
      error: (error: unknown) => errorOf(error, 0),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Whether a line for each answer is wanted. */
export const logsResponses = ({ level }: Pick<FastifyBaseLogger, 'level'>): boolean =>
  ['trace', 'debug', 'info'].includes(level)

/** One line for each answer, by the route's pattern: an address may hold an e-mail. */
export function logResponses(app: FastifyInstance): void {
  if (!logsResponses(app.log)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/** The log of one request, with its id: put together when the first line is written, for most requests write none. */
export const requestLogLevel: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  bindings,
  options,
) => {
  let made: FastifyBaseLogger | undefined
  return new Proxy(log, {
    get(whole, name) {
      const own: unknown = Reflect.get(whole, name)
      if (typeof own !== 'function') return own
      return (...words: unknown[]): unknown => {
        const child = (made ??= whole.child(bindings, options))
        const method: unknown = Reflect.get(child, name)
        return typeof method === 'function' ? Reflect.apply(method, child, words) : undefined
      }
    },
  })
}

const stdTime = (): string => `,"time":"${new Date().toISOString()}"`
const masked = (text: string): string => text.replace(emailAddress, '•••@•••')

function errorOf(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? masked(error) : typeof error
  const { type } = stdSerializers.err(error)
  const kept = Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => worthKeeping.includes(name) && typeof value === 'string',
    ),
  )
  const cause =
    error.cause !== undefined && depth < deepest ? { cause: errorOf(error.cause, depth + 1) } : {}
  return {
    type,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...kept,
    ...cause,
  }
}
