/**
 * The addresses of OAuth 2.1 for agents: metadata (RFC 8414, RFC 9728), registration (RFC 7591),
 * tokens and their return. They use OAuth's forms and errors, so they are not part of this API's
 * contract. The person gives consent on a page of the shop: `/dashboard/agents/link`.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { agentScopes } from '../../platform/access/endpoint.ts'
import { readFormBodies } from '../../platform/http/form-bodies.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages } from '../messages/agents.ts'
import { mcpPath } from '../rules.ts'
import { registerClient, type ClientFault } from './clients.server.ts'
import { issuerOf } from './link.server.ts'
import { ucpScopes } from '../ucp-scopes.ts'
import { speaksUcp, ucpResource } from './resources.ts'
import { exchangeTokens, revokeByToken, TokenRefusal } from './tokens.server.ts'

const { oauth: messages } = agentsMessages
const paths = {
  token: '/api/agents/oauth/token',
  register: '/api/agents/oauth/register',
  revoke: '/api/agents/oauth/revoke',
} as const
/** For a protected resource: the path of the resource follows the well-known part. */
export const resourceMetadataPath = `/.well-known/oauth-protected-resource${mcpPath}`
/** For the shop as a whole, which implements UCP. */
export const ucpMetadataPath = '/.well-known/oauth-protected-resource'
const maxBytes = 16_384

/** Refusals of a registration (RFC 7591, 3.2.2). */
const clientErrors = {
  address: { error: 'invalid_redirect_uri', error_description: messages.invalidRedirect },
  data: { error: 'invalid_client_metadata', error_description: messages.invalidClientData },
} as const satisfies Readonly<Record<ClientFault, object>>

/**
 * Counts requests per address.
 * @throws Problem tooManyRequests
 */
export type CountByAddress = (address: string) => Promise<void>

export async function registerAgentOAuth(
  app: FastifyInstance,
  deps: AgentsDependencies,
  counts: { readonly token: CountByAddress; readonly registration: CountByAddress },
): Promise<void> {
  const requireOn = async (): Promise<void> => {
    if ((await deps.readSettings()).agents !== 'yes') throw notFound()
  }
  registerMetadata(app, deps, requireOn)
  await app.register(async (scope) => {
    readFormBodies(scope)
    scope.post(paths.token, { bodyLimit: maxBytes }, async ({ body, ip }, reply) => {
      await requireOn()
      await counts.token(ip)
      return answerForm(body, reply, (form) => exchangeTokens(deps, form))
    })
    scope.post(paths.revoke, { bodyLimit: maxBytes }, async ({ body, ip }, reply) => {
      await requireOn()
      await counts.token(ip)
      return answerForm(body, reply, (form) => revokeByToken(deps, form))
    })
  })
  app.post(paths.register, { bodyLimit: maxBytes }, async ({ body, ip }, reply) => {
    await requireOn()
    await counts.registration(ip)
    const client = await registerClient(deps, body)
    if (typeof client === 'string') return unkept(reply).code(400).send(clientErrors[client])
    return unkept(reply)
      .code(201)
      .send({
        client_id: client.id,
        client_id_issued_at: Math.floor(client.created_at.getTime() / 1000),
        client_name: client.name,
        redirect_uris: client.redirect_uris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      })
  })
}

const unkept = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })

/** The metadata of the authorization server (RFC 8414). */
const serverMetadata = (deps: AgentsDependencies, scopes: readonly string[]) => ({
  issuer: issuerOf(deps),
  authorization_endpoint: `${deps.origin}/dashboard/agents/link`,
  token_endpoint: deps.origin + paths.token,
  registration_endpoint: deps.origin + paths.register,
  revocation_endpoint: deps.origin + paths.revoke,
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: scopes,
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${deps.origin}/api/docs`,
})

/** The metadata of an endpoint (RFC 9728). */
const doorMetadata = (deps: AgentsDependencies, resource: string, scopes: readonly string[]) => ({
  resource,
  authorization_servers: [issuerOf(deps)],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_documentation: `${deps.origin}/api/docs`,
})

function registerMetadata(
  app: FastifyInstance,
  deps: AgentsDependencies,
  requireOn: () => Promise<void>,
): void {
  const { origin, readSettings } = deps
  const answer = (path: string, create: (isUcp: boolean) => object) =>
    app.get(path, async (_request, reply) => {
      await requireOn()
      const isUcp = speaksUcp(await readSettings())
      return reply.header('cache-control', 'public, max-age=300').send(create(isUcp))
    })
  answer('/.well-known/oauth-authorization-server/agents', (isUcp) =>
    serverMetadata(deps, isUcp ? [...agentScopes, ...ucpScopes] : agentScopes),
  )
  answer(resourceMetadataPath, () => doorMetadata(deps, origin + mcpPath, agentScopes))
  answer(ucpMetadataPath, (isUcp) => {
    if (!isUcp) throw notFound()
    return doorMetadata(deps, ucpResource(origin), ucpScopes)
  })
}

/** Handles a form in which each parameter may occur only once (RFC 6749, 3.2). */
async function answerForm(
  body: unknown,
  reply: FastifyReply,
  answer: (form: URLSearchParams) => Promise<object | void>,
): Promise<FastifyReply> {
  unkept(reply)
  try {
    if (!(body instanceof URLSearchParams))
      throw new TokenRefusal('invalid_request', messages.notForm)
    if ([...body.keys()].length !== new Set(body.keys()).size)
      throw new TokenRefusal('invalid_request', messages.invalidRequest)
    return reply.send(await answer(body))
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw error
    return reply.code(400).send({ error: error.code, error_description: error.message })
  }
}
