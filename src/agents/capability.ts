/**
 * The manifest of agents: programs that a person links, and that act for the person within a
 * mandate.
 */
import type { Capability } from '../platform/capability.ts'
import { agentsContract } from './contract.ts'

export const agentsCapability: Capability = {
  name: 'agents',
  contracts: [agentsContract],
  menu: [],
  limits: {
    agentLinks: { variable: 'LIMIT_AGENT_LINKS', points: 60, seconds: 3600 },
    // Counted per agent; without one, per address.
    agentCalls: { variable: 'LIMIT_AGENT_CALLS', points: 120, seconds: 60 },
    agentTokens: { variable: 'LIMIT_AGENT_TOKENS', points: 60, seconds: 60 },
    agentClients: { variable: 'LIMIT_AGENT_CLIENTS', points: 20, seconds: 3600 },
    agentProfiles: { variable: 'LIMIT_AGENT_PROFILES', points: 20, seconds: 3600 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
