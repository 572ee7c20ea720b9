/** The one place where a thrown thing becomes an answer. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpWords } from '../../words/en/http.ts'
import { awayIfUnreachable } from '../database/away.ts'
import { isProblem, problem, type Problem } from '../problem.ts'
import { broken, notHere, notReadable, tooLarge } from '../problems.ts'
import { busy, mediaNotKnown } from './refusals.ts'

/** Answers every error and every unknown address with problem details. */
export function problems(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notHere()))
}

/** Also Fastify's `frameworkErrors`: an address that cannot be decoded never reaches the error handler. */
export const answerProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const declared = request.routeOptions?.config?.declared
  const found = asProblem(error)
  const undeclared = found !== undefined && declared !== undefined && !declared.has(found.body.type)
  if (found && !undeclared) {
    if (found.body.status >= 500) request.log.warn({ err: found }, found.message)
    sendProblem(reply, found)
    return
  }
  request.log.error({ err: undeclared ? new Error('A Problem that the contract does not declare', { cause: error }) : error }, 'A request failed')
  sendProblem(reply, broken())
}

/** Sends a Problem as RFC 9457 says; nothing of its cause goes out. */
export function sendProblem(reply: FastifyReply, { body, retryAfter }: Problem): FastifyReply {
  const wait = retryAfter ?? (body.status === 503 ? 1 : undefined)
  if (wait !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(wait))))
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(body.status)
    .headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    .removeHeader('link')
    .send(Buffer.from(JSON.stringify(body)))
}

const refused = httpWords.problems.refused

/** The Problem that a thrown thing is or stands for; undefined for a bug of ours. */
export function asProblem(thrown: unknown): Problem | undefined {
  const error = awayIfUnreachable(thrown)
  if (isProblem(error)) return error
  const { code, status } = codesOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return mediaNotKnown()
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return busy({ cause: error })
  if (status === 400) return notReadable()
  if (status === 404) return notHere()
  return status > 400 && status < 500 ? problem('refused', status, refused)() : undefined
}

const codesOf = (error: unknown): { code: FastifyError['code']; status: number } => ({
  code: error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '',
  status: error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500,
})
