/** The caller behind an agent's access token. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { companyNotFound } from '../../platform/access/access-problems.ts'
import type { Actor, AgentScope } from '../../platform/access/endpoint.ts'
import { hashKey, kindOfKey } from '../../platform/access/key-format.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { findCallingAgent, touchAgent } from './token-store.server.ts'

/** A person for whom an agent acts. */
export type AgentCaller = { readonly actor: Actor; readonly scopes: readonly AgentScope[] }

const touchInterval = 60_000

/**
 * The person behind an access token, with the agent's present rights: changes by the person or the
 * company apply from the next call. Never staff, even if the person is.
 * @param resource the called address: a token for another address is invalid
 * @returns undefined for an invalid token
 */
export async function findAgentCaller(
  { companies, database, now, securityLog }: AgentsDependencies,
  { token, resource }: { readonly token: string; readonly resource: string },
): Promise<AgentCaller | undefined> {
  const at = now()
  const found =
    kindOfKey(token) === 'agent'
      ? await findCallingAgent(database.handle, hashKey(token), at)
      : undefined
  if (!found || found.resource !== resource) {
    securityLog('agent_token_refused', { reason: found ? 'other-address' : 'unknown-or-ended' })
    return undefined
  }
  if (!found.used_at || at.getTime() - found.used_at.getTime() > touchInterval)
    await touchAgent(database.handle, found.agent_id, at)
  const actor: Actor = {
    id: found.user_id,
    email: found.email,
    name: found.display_name,
    role: 'customer',
    agent: {
      id: found.agent_id,
      name: found.agent_name,
      links: found.link_ids,
      perOrder: found.order_limit_cents,
      perMonth: found.month_limit_cents,
    },
  }
  if (found.company_id === null) return { actor, scopes: found.scopes }
  try {
    const company = await companies.actingFor(database.handle, actor.id, found.company_id)
    return { actor: { ...actor, company }, scopes: found.scopes }
  } catch (error) {
    if (isProblem(error, companyNotFound)) return undefined
    throw error
  }
}
