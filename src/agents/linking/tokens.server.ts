/**
 * Exchanges codes and refresh tokens for access tokens (OAuth 2.1). Each is valid once: if it is
 * used again, somebody has a copy, so the agent and all its tokens are ended.
 */
import { hash } from 'node:crypto'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { hashKey, kindOfKey, newKey } from '../../platform/access/key-format.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages } from '../messages/agents.ts'
import { accessLifetime, isWithin, refreshLifetime } from '../rules.ts'
import { endAgent } from '../store.server.ts'
import { ucpScopesOf } from '../ucp-scopes.ts'
import { plainResource, ucpResource } from './resources.ts'
import {
  deleteAccessTokens,
  findAgentOfToken,
  insertToken,
  isAccessEnded,
  lockToken,
  redeemToken,
  type TokenRow,
} from './token-store.server.ts'

const { oauth: messages } = agentsMessages

export type TokenError =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'

/** A refusal in the format of RFC 6749, 5.2. */
export class TokenRefusal extends Error {
  readonly code: TokenError
  constructor(code: TokenError, description: string) {
    super(description)
    this.code = code
  }
}

type Issued = {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** @throws TokenRefusal */
export async function exchangeTokens(
  deps: AgentsDependencies,
  form: URLSearchParams,
): Promise<Issued> {
  const grant = form.get('grant_type')
  if (grant !== 'authorization_code' && grant !== 'refresh_token')
    throw new TokenRefusal('unsupported_grant_type', messages.unsupportedGrant)
  const kind = grant === 'authorization_code' ? 'code' : 'refresh'
  const text = form.get(kind === 'code' ? 'code' : 'refresh_token') ?? ''
  if (text === '' || form.get('client_id') === null)
    throw new TokenRefusal('invalid_request', messages.invalidRequest)
  if (kindOfKey(text) !== kind) throw new TokenRefusal('invalid_grant', messages.invalidGrant)
  // Changes made by a refusal must persist: it is thrown after the transaction has ended.
  const result = await deps.database.transact((tx) =>
    redeem(deps, tx, { kind, tokenHash: hashKey(text), form }),
  )
  if (result instanceof TokenRefusal) throw result
  return result
}

type Redemption = {
  readonly kind: 'code' | 'refresh'
  readonly tokenHash: Buffer
  readonly form: URLSearchParams
}

async function redeem(
  deps: AgentsDependencies,
  tx: Handle,
  { kind, tokenHash, form }: Redemption,
): Promise<Issued | TokenRefusal> {
  const at = deps.now()
  const token = await lockToken(tx, { hash: tokenHash, kind })
  const invalid = new TokenRefusal('invalid_grant', messages.invalidGrant)
  if (!token) return invalid
  if (token.redeemed_at) {
    await endAgent(tx, { id: token.agent_id, at, by: 'replay' })
    deps.securityLog('agent_ended', { reason: `replay ${token.agent_id}` })
    return new TokenRefusal('invalid_grant', messages.replayed)
  }
  if (token.expires_at <= at || token.mandate_ends <= at || token.ended_at) return invalid
  if (token.client_id !== form.get('client_id')) return invalid
  if (kind === 'code' && !isProven(token, form)) return invalid
  const resource = form.get('resource')
  if (resource !== null && plainResource(deps.origin, resource) !== token.resource)
    return new TokenRefusal('invalid_target', messages.invalidTarget)
  if (kind === 'refresh' && !isWithin(form.get('scope') ?? '', scopeNames(token, deps.origin)))
    return new TokenRefusal('invalid_scope', messages.invalidScope)
  if (await isAccessEnded(tx, token.agent_id)) return invalid
  await redeemToken(tx, tokenHash, at)
  await deleteAccessTokens(tx, token.agent_id)
  return issue(tx, token, at, deps.origin)
}

/**
 * Whether the address matches the one to which the code was sent, and the program is the one that
 * requested it (PKCE).
 */
function isProven({ redirect_uri: address, challenge }: TokenRow, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? ''
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const named = form.get('redirect_uri')
  return (
    (named === null || named === address) && hash('sha256', verifier, 'base64url') === challenge
  )
}

async function issue(tx: Handle, token: TokenRow, at: Date, origin: string): Promise<Issued> {
  const [access, refresh] = [newKey('agent'), newKey('refresh')]
  const until = (lifetime: number): Date =>
    new Date(Math.min(at.getTime() + lifetime, token.mandate_ends.getTime()))
  const shared = {
    agent_id: token.agent_id,
    scopes: token.scopes,
    resource: token.resource,
    issued_at: at,
  }
  const accessEnds = until(accessLifetime)
  await insertToken(tx, {
    ...shared,
    hash: hashKey(access),
    kind: 'access',
    expires_at: accessEnds,
  })
  await insertToken(tx, {
    ...shared,
    hash: hashKey(refresh),
    kind: 'refresh',
    expires_at: until(refreshLifetime),
  })
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.max(1, Math.floor((accessEnds.getTime() - at.getTime()) / 1000)),
    refresh_token: refresh,
    scope: scopeNames(token, origin).join(' '),
  }
}

/**
 * The scopes of a token by its endpoint's names: it contains none of the other endpoint (RFC 8707).
 */
const scopeNames = ({ resource, scopes }: TokenRow, origin: string): readonly string[] =>
  resource === ucpResource(origin) ? ucpScopesOf(scopes) : scopes

/**
 * A program revokes a token (RFC 7009): its agent ends. An unknown token is not an error.
 * @throws TokenRefusal for a token issued to another program: nothing is revoked
 */
export async function revokeByToken(
  { database, now, securityLog }: AgentsDependencies,
  form: URLSearchParams,
): Promise<void> {
  const [text, clientId] = [form.get('token'), form.get('client_id')]
  if (text === null || clientId === null)
    throw new TokenRefusal('invalid_request', messages.invalidRequest)
  if (!kindOfKey(text)) return
  const agent = await findAgentOfToken(database.handle, hashKey(text))
  if (!agent) return
  if (agent.client_id !== clientId) throw new TokenRefusal('invalid_grant', messages.notRevoked)
  const { id } = agent
  await database.transact((tx) => endAgent(tx, { id, at: now(), by: 'person' }))
  securityLog('agent_ended', { reason: `revoked ${id}` })
}
