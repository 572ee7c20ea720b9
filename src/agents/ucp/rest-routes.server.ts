/**
 * The REST binding of UCP, the profile of the shop, and the schema of its own extension. They use
 * that protocol's formats and errors, so they are not part of the shop's API contract.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { issuerOf } from '../linking/link.server.ts'
import { ucpMetadataPath } from '../linking/oauth-routes.server.ts'
import { speaksUcp } from '../linking/resources.ts'
import { answerCall, type UcpFront } from './answer-call.server.ts'
import { errorMessage, errorResponse, UcpRefusal } from './envelope.ts'
import { maxUcpBytes, profilePath, tradeSchemaPath, ucpPath } from './names.ts'
import { ucpOperations, type UcpOperation } from './operations.server.ts'
import { businessProfile } from './profile.ts'
import { tradeSchema } from './trade-schema.ts'

/** @throws notFound if the shop does not support UCP */
export async function requireUcp({ deps }: UcpFront): Promise<void> {
  if (!speaksUcp(await deps.readSettings())) throw notFound()
}

export function registerUcpRest(app: FastifyInstance, front: UcpFront): void {
  const { origin } = front.deps
  const documents: Readonly<Record<string, () => object>> = {
    [profilePath]: () => businessProfile(origin),
    [tradeSchemaPath]: () => tradeSchema(origin),
  }
  for (const [path, create] of Object.entries(documents))
    app.get(path, async (_request, reply) => {
      await requireUcp(front)
      return reply.header('cache-control', 'public, max-age=300').send(create())
    })
  for (const operation of ucpOperations) {
    const [method, path] = operation.route
    app.route({
      method,
      url: ucpPath + path,
      bodyLimit: maxUcpBytes,
      handler: (request, reply) => answerRest(front, operation, request, reply),
    })
  }
}

/** The address in `UCP-Agent: profile="https://…"` (RFC 8941). */
const profileOf = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers['ucp-agent']
  return typeof header === 'string' ? /(?:^|[,;\s])profile="([^"]*)"/.exec(header)?.[1] : undefined
}

const idOf = ({ params }: FastifyRequest): string => {
  const fields: unknown = params
  return typeof fields === 'object' && fields !== null && 'id' in fields ? String(fields.id) : ''
}

async function answerRest(
  front: UcpFront,
  operation: UcpOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await requireUcp(front)
  reply.header('cache-control', 'no-store')
  const key = request.headers['idempotency-key']
  try {
    const { status, body } = await answerCall(front, operation, {
      token: bearerToken(request),
      profile: profileOf(request),
      idempotencyKey: typeof key === 'string' ? key : undefined,
      address: request.ip,
      id: idOf(request),
      body: request.body ?? {},
    })
    return reply.code(status).send(body)
  } catch (error) {
    if (error instanceof UcpRefusal) return refuse(front, error, reply)
    throw error
  }
}

/** Where to get a token, and which scope is missing (UCP, "Identity Linking"). */
export function challengeOf({ deps }: UcpFront, { challenge = {} }: UcpRefusal): string {
  const { error, scope } = challenge
  return [
    `Bearer realm="${issuerOf(deps)}"`,
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(scope === undefined ? [] : [`scope="${scope}"`]),
    `resource_metadata="${deps.origin}${ucpMetadataPath}"`,
  ].join(', ')
}

function refuse(front: UcpFront, refusal: UcpRefusal, reply: FastifyReply): FastifyReply {
  const { status, code, message, retryAfter } = refusal
  reply.code(status)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const { origin } = front.deps
  if (status !== 401 && status !== 403)
    return reply.send({ code, content: message, continue_url: origin })
  return reply
    .header('www-authenticate', challengeOf(front, refusal))
    .send(
      errorResponse([errorMessage(code, message, { severity: 'requires_buyer_review' })], origin),
    )
}
