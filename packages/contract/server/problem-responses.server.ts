/** The one place where a thrown thing becomes an answer. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpMessages } from '../../../src/platform/messages/http.ts'
import { toUnavailable } from '../../pg-kit/unavailable.ts'
import { isProblem, problem, type Problem } from '../problem.ts'
import { internalError, notFound, malformedRequest, payloadTooLarge } from '../standard-problems.ts'
import { overloaded, unsupportedMediaType } from '../http-problems.ts'

/** Answers every error and every unknown address with problem details. */
export function registerProblemHandlers(app: FastifyInstance): void {
  app.setErrorHandler(problemResponse)
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound()))
}

/** Also Fastify's `frameworkErrors`: an address that cannot be decoded never reaches the error handler. */
export const problemResponse = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const declared = request.routeOptions?.config?.declared
  const found = toProblem(error)
  const undeclared = found !== undefined && declared !== undefined && !declared.has(found.body.type)
  if (found && !undeclared) {
    if (found.body.status >= 500) request.log.warn({ err: found }, found.message)
    sendProblem(reply, found)
    return
  }
  request.log.error(
    {
      err: undeclared
        ? new Error('A Problem that the contract does not declare', { cause: error })
        : error,
    },
    'A request failed',
  )
  sendProblem(reply, internalError())
}

/** Sends a Problem as RFC 9457 says; nothing of its cause goes out. */
export function sendProblem(reply: FastifyReply, { body, retryAfter }: Problem): FastifyReply {
  const wait = retryAfter ?? (body.status === 503 ? 1 : undefined)
  if (wait !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(wait))))
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

const refused = httpMessages.problems.refused

/** The Problem that a thrown thing is or stands for; undefined for a bug of ours. */
export function toProblem(thrown: unknown): Problem | undefined {
  const error = toUnavailable(thrown)
  if (isProblem(error)) return error
  const { code, status } = codesOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return payloadTooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType()
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return overloaded({ cause: error })
  if (status === 400) return malformedRequest()
  if (status === 404) return notFound()
  return status > 400 && status < 500 ? problem('refused', status, refused)() : undefined
}

const codesOf = (error: unknown): { code: FastifyError['code']; status: number } => ({
  code:
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '',
  status:
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500,
})
