/**
 * OAuth 2 for programs that want it (RFC 6749, 4.4: client credentials): a key is exchanged for an
 * access token that is valid for half an hour. The endpoints use OAuth's forms and errors, so they
 * are not part of this API's contract.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProblem } from '../../packages/contract/problem.ts'
import { hashKey, newKey } from '../platform/access/key-format.server.ts'
import { readFormBodies } from '../platform/http/form-bodies.server.ts'
import { isScopeGranted, scopes, type Scope } from '../platform/access/scopes.ts'
import { findCountingKey, noteUse } from './calling-key.server.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { insertAccessToken } from './key-store.server.ts'
import { serviceAccountsMessages } from './messages/service-accounts.ts'
import { accessTokenLifetime, type OAuthError } from './rules.ts'

const { oauth: messages } = serviceAccountsMessages

/** The address at which keys are exchanged. */
export const tokenPath = '/api/oauth/token'
const metadataPath = '/.well-known/oauth-authorization-server'
const maxFormBytes = 4096

type Credentials = { readonly id: string; readonly secret: string }

/** A refusal in the format of RFC 6749, 5.2. */
class Refusal extends Error {
  readonly code: OAuthError
  constructor(code: OAuthError, description: string) {
    super(description)
    this.code = code
  }
}

/**
 * @param countCall counts an attempt by an address
 * @throws Problem tooManyRequests
 */
export async function registerOAuth(
  app: FastifyInstance,
  deps: ServiceAccountsDependencies,
  countCall: (address: string) => Promise<void>,
): Promise<void> {
  app.get(metadataPath, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({
      issuer: deps.origin,
      token_endpoint: deps.origin + tokenPath,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: scopes,
      service_documentation: `${deps.origin}/api/docs`,
    }),
  )
  await app.register(async (scope) => {
    readFormBodies(scope)
    scope.post(tokenPath, { bodyLimit: maxFormBytes }, async (request, reply) => {
      await countCall(request.ip)
      return answerToken(deps, request, reply)
    })
  })
}

async function answerToken(
  deps: ServiceAccountsDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  try {
    return reply.send(await exchange(deps, request))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isUnknown = error.code === 'invalid_client'
    if (isUnknown) reply.header('www-authenticate', 'Basic realm="oauth"')
    return reply
      .code(isUnknown ? 401 : 400)
      .send({ error: error.code, error_description: error.message })
  }
}

/** @throws Refusal */
async function exchange(deps: ServiceAccountsDependencies, request: FastifyRequest) {
  const form = request.body
  if (!(form instanceof URLSearchParams)) throw new Refusal('invalid_request', messages.notForm)
  if ([...form.keys()].length !== new Set(form.keys()).size)
    throw new Refusal('invalid_request', messages.invalidRequest)
  const { id, secret } = credentialsOf(request, form)
  const grant = form.get('grant_type')
  if (grant === null) throw new Refusal('invalid_request', messages.invalidRequest)
  if (grant !== 'client_credentials')
    throw new Refusal('unsupported_grant_type', messages.unsupportedGrant)
  const key = await keyOf(deps, { id, secret })
  const asked = askedScopes(form.get('scope'), key.scopes)
  const token = newKey('access')
  const expiresAt = new Date(deps.now().getTime() + accessTokenLifetime)
  await insertAccessToken(deps.database.handle, {
    hash: hashKey(token),
    keyId: key.id,
    scopes: asked,
    expiresAt,
  })
  noteUse(deps, key, request.ip)
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: accessTokenLifetime / 1000,
    scope: asked.join(' '),
  }
}

/** @throws Refusal for credentials that are missing, or given in both places */
function credentialsOf({ headers }: FastifyRequest, form: URLSearchParams): Credentials {
  const basic = /^Basic +([\w+/]+=*)$/i.exec(headers.authorization ?? '')?.[1]
  const [inForm, secretInForm] = [form.get('client_id'), form.get('client_secret')]
  if (basic === undefined) {
    if (inForm === null || secretInForm === null)
      throw new Refusal('invalid_client', messages.invalidRequest)
    return { id: inForm, secret: secretInForm }
  }
  if (secretInForm !== null) throw new Refusal('invalid_request', messages.twice)
  const [id = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  // RFC 6749, 2.3.1: both are form-encoded before they are joined.
  const decode = (text: string): string => new URLSearchParams(`t=${text}`).get('t') ?? ''
  const credentials = { id: decode(id), secret: decode(rest.join(':')) }
  if (inForm !== null && inForm !== credentials.id)
    throw new Refusal('invalid_request', messages.twice)
  return credentials
}

/** @throws Refusal for a key that is invalid, or belongs to another account */
async function keyOf(deps: ServiceAccountsDependencies, { id, secret }: Credentials) {
  if (!secret.startsWith('im_live_')) throw new Refusal('invalid_client', messages.invalidClient)
  try {
    const key = await findCountingKey(deps, secret)
    if (key.account_id === id) return key
  } catch (error) {
    if (!isProblem(error)) throw error
    throw new Refusal('invalid_client', error.body.detail ?? error.body.title)
  }
  throw new Refusal('invalid_client', messages.invalidClient)
}

/**
 * The requested scopes, if the account has them; all its scopes if none were requested.
 * @throws Refusal
 */
function askedScopes(text: string | null, granted: readonly Scope[]): readonly Scope[] {
  const names = new Set((text ?? '').split(' ').filter(Boolean))
  if (names.size === 0) return granted
  const asked = scopes.filter((scope) => names.has(scope))
  if (asked.length < names.size || !asked.every((scope) => isScopeGranted(granted, scope)))
    throw new Refusal('invalid_scope', messages.invalidScope)
  return asked
}
