/** Who calls with the access token of an agent. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { companyNotFound } from '../../platform/access/access-problems.ts'
import type { Actor, AgentScope } from '../../platform/access/endpoint.ts'
import { hashKey, kindOfKey } from '../../platform/access/key-format.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { findCallingAgent, touchAgent } from './token-store.server.ts'

/** A person as their agent acts for them. */
export type AgentCaller = { readonly actor: Actor; readonly scopes: readonly AgentScope[] }

const touchInterval = 60_000

/**
 * The person behind an access token as their agent acts for them at this moment: what they, or their
 * company, have changed holds at the next call. Never staff, whatever the person is.
 * @param resource the address that is called: a token for another one opens nothing
 * @returns undefined for a token that does not count
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
