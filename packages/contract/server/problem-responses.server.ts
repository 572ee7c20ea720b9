/** The one place where a thrown value becomes a response (problem details, RFC 9457). */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded, unsupportedMediaType } from '../http-problems.ts'
import { httpProblemTitles, requestMessages } from '../messages.ts'
import { isProblem, problem, type Problem } from '../problem.ts'
import { internalError, notFound, malformedRequest, payloadTooLarge } from '../standard-problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The types of Problem that the contract allows for this route. */
    declaredProblems?: ReadonlySet<string>
  }
}

/** Turns an application's own errors into Problems; undefined for a bug. */
export type ToProblem = (error: unknown) => Problem | undefined

/** Handles one error. */
export type ProblemHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Answers every error and every unknown address with problem details. */
export function registerProblemHandlers(app: FastifyInstance, handler: ProblemHandler): void {
  app.setErrorHandler(handler)
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound()))
}

/** Logs a server-side Problem (status 500 and above) that is sent. */
export type LogOutage = (outage: Problem, request: FastifyRequest) => void

const logEachOutage: LogOutage = (outage, request) =>
  request.log.warn({ err: outage }, outage.message)

/**
 * The error handler. Give it to Fastify's option `frameworkErrors` too: an address that cannot be
 * decoded never reaches `setErrorHandler`. A Problem that the contract does not declare is a bug.
 */
export const createProblemHandler =
  (toKnownProblem: ToProblem = toProblem, logOutage = logEachOutage): ProblemHandler =>
  (error, request, reply) => {
    const declared = request.routeOptions?.config?.declaredProblems
    const known = toKnownProblem(error)
    const undeclared =
      known !== undefined && declared !== undefined && !declared.has(known.body.type)
    if (known && !undeclared) {
      if (known.body.status >= 500) logOutage(known, request)
      sendProblem(reply, withLimit(known, request))
      return
    }
    const logged = undeclared
      ? new Error('A Problem that the contract does not declare', { cause: error })
      : error
    request.log.error({ err: logged }, 'A request failed')
    sendProblem(reply, internalError())
  }

/**
 * Adds the size limit to the Problem of a body that is too large: Fastify's error does not contain
 * it.
 */
function withLimit(known: Problem, { routeOptions }: FastifyRequest): Problem {
  const maxBytes = routeOptions?.bodyLimit
  if (!isProblem(known, payloadTooLarge) || known.body.detail || maxBytes === undefined)
    return known
  const { tooLarge, fileTooLarge } = requestMessages
  const say = routeOptions.config.fileBody ? fileTooLarge : tooLarge
  return payloadTooLarge({ detail: say(maxBytes), facts: { maxBytes } })
}

/** Sends a Problem in the format of RFC 9457; its cause is not sent. */
export function sendProblem(reply: FastifyReply, { body, retryAfter }: Problem): FastifyReply {
  const seconds = retryAfter ?? (body.status === 503 ? 1 : undefined)
  if (seconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))))
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(body.status)
    .headers({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .removeHeader('link')
    .send(Buffer.from(JSON.stringify(body)))
}

/** The Problem of an error, or the one that represents a Fastify error; undefined for a bug. */
export const toProblem: ToProblem = (error) => {
  if (isProblem(error)) return error
  const { code, status } = fastifyErrorOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return payloadTooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unsupportedMediaType({ detail: requestMessages.jsonWanted })
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return overloaded({ cause: error })
  if (status === 400) return malformedRequest()
  if (status === 404) return notFound()
  return status > 400 && status < 500
    ? problem('refused', status, httpProblemTitles.refused)()
    : undefined
}

const fastifyErrorOf = (error: unknown): { code: FastifyError['code']; status: number } => ({
  code:
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '',
  status:
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500,
})
