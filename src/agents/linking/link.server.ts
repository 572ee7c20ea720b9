/** A person links an agent: reads the program's request, then grants it with a mandate. */
import type { Actor, AgentScope } from '../../platform/access/endpoint.ts'
import { hashKey, newKey } from '../../platform/access/key-format.server.ts'
import {
  agentsOff,
  linkNotValid,
  tooManyAgents,
  type LinkRequest,
  type NewLink,
} from '../contract.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { codeLifetime, isNamedAddress, maxAgents, readScopes } from '../rules.ts'
import { countAgents, linkAgent, type ClientRow } from '../store.server.ts'
import { requireClient } from './clients.server.ts'
import { resourceOf, ucpResource } from './resources.ts'
import { insertToken } from './token-store.server.ts'

/** The issuer of tokens for agents, which differs from the issuer of tokens for keys. */
export const issuerOf = ({ origin }: Pick<AgentsDependencies, 'origin'>): string =>
  `${origin}/agents`

type Asked = {
  readonly client: ClientRow
  readonly scopes: readonly AgentScope[]
  readonly resource: string
}

/**
 * A program's request. Nobody is redirected to an address that the program has not registered, so
 * errors are shown to the person.
 * @throws agentsOff, linkNotValid
 */
async function readRequest(deps: AgentsDependencies, request: LinkRequest): Promise<Asked> {
  const settings = await deps.readSettings()
  if (settings.agents !== 'yes') throw agentsOff({ detail: messages.offDetail })
  const client = await requireClient(deps, request.clientId)
  const refuse = (detail: string) => linkNotValid({ detail })
  if (!isNamedAddress(client.redirect_uris, request.redirectUri))
    throw refuse(messages.otherAddress)
  if (request.responseType !== 'code') throw refuse(messages.notCode)
  const hasChallenge =
    request.codeChallengeMethod === 'S256' && /^[\w-]{43}$/.test(request.codeChallenge)
  if (!hasChallenge) throw refuse(messages.noChallenge)
  const resource = resourceOf(deps.origin, request, settings)
  if (resource === undefined) throw refuse(messages.otherResource)
  const scopes = readScopes(request.scope ?? '', resource === ucpResource(deps.origin))
  if (!scopes) throw refuse(messages.notScope)
  return { client, scopes, resource }
}

/** See `AgentsOperations.readLink`. */
export async function readLink(deps: AgentsDependencies, request: LinkRequest) {
  const { client, scopes } = await readRequest(deps, request)
  const { hostname, protocol } = new URL(request.redirectUri)
  return {
    name: client.name,
    // A program's own scheme has no host.
    returnsTo: hostname || protocol.slice(0, -1),
    local: protocol !== 'https:',
    scopes: [...scopes],
    refusedTo: answerTo(deps, request, { error: 'access_denied' }),
  }
}

/** The program's address with a response (RFC 6749, 4.1.2), and the issuer (RFC 9207). */
function answerTo(
  deps: AgentsDependencies,
  { redirectUri, state }: LinkRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  url.searchParams.set('iss', issuerOf(deps))
  return url.href
}

const day = 86_400_000

/**
 * Links the agent and gives its program a code, which only the owner of the challenge can exchange.
 * @throws agentsOff, linkNotValid, tooManyAgents; companyNotFound if the person does not buy for
 *   that company
 */
export async function link(
  deps: AgentsDependencies,
  actor: Actor,
  { company, orderLimit, monthLimit, days, ...request }: NewLink,
): Promise<{ readonly redirectTo: string }> {
  const { client, scopes, resource } = await readRequest(deps, request)
  const { database, newId, now } = deps
  if (company !== undefined) await deps.companies.actingFor(database.handle, actor.id, company)
  const [at, code] = [now(), newKey('code')]
  const agentId = await database.transact(async (tx) => {
    const id = await linkAgent(tx, {
      id: newId(),
      user_id: actor.id,
      company_id: company ?? null,
      client_id: client.id,
      name: client.name,
      scopes,
      order_limit_cents: orderLimit,
      month_limit_cents: monthLimit,
      expires_at: new Date(at.getTime() + days * day),
    })
    if ((await countAgents(tx, actor.id)) > maxAgents)
      throw tooManyAgents({ detail: messages.tooManyDetail(maxAgents), facts: { most: maxAgents } })
    await insertToken(tx, {
      hash: hashKey(code),
      agent_id: id,
      kind: 'code',
      scopes,
      resource,
      redirect_uri: request.redirectUri,
      challenge: request.codeChallenge,
      issued_at: at,
      expires_at: new Date(at.getTime() + codeLifetime),
    })
    return id
  })
  deps.securityLog('agent_linked', { user: actor.id, reason: agentId })
  return { redirectTo: answerTo(deps, request, { code }) }
}
