/** The service of agents: programs that a person links, and their calls. */
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { FindKeyCaller } from '../platform/access/key-access.server.ts'
import { adviseLines } from './advise.server.ts'
import { callsOfPerson, listCalls } from './call-store.server.ts'
import type { Agent, AgentsOperations } from './contract.ts'
import type { AgentsDependencies } from './dependencies.server.ts'
import { link, readLink } from './linking/link.server.ts'
import { registerAgentOAuth, type CountByAddress } from './linking/oauth-routes.server.ts'
import { deleteEnded } from './linking/token-store.server.ts'
import { registerMcp, type CountCall } from './mcp/mcp-routes.server.ts'
import { registerStaffMcp } from './mcp/staff-routes.server.ts'
import type { StaffTools } from './mcp/staff-tools.server.ts'
import type { AgentTools } from './mcp/tools.server.ts'
import type { UcpFront } from './ucp/answer-call.server.ts'
import { registerUcpMcp } from './ucp/mcp-routes.server.ts'
import { createPlatformProfiles } from './ucp/platform-profile.server.ts'
import { registerUcpRest } from './ucp/rest-routes.server.ts'
import { deleteSessions } from './ucp/session-store.server.ts'
import { sessionsKept } from './ucp/sessions.server.ts'
import { agentsMessages as messages } from './messages/agents.ts'
import { callsKept, clientsKept, stateOfAgent } from './rules.ts'
import {
  deleteAgentsOf,
  endAgent,
  endAgentsOf,
  listAgents,
  lockAgentOf,
  saveMandate,
  type AgentRow,
} from './store.server.ts'

export interface AgentsService extends AgentsOperations {
  /** Deletes ended tokens, old calls, and programs that nobody has linked: one run. */
  sweep(): Promise<void>
  /** Does this regularly. */
  readonly sweeping: JobRunner
  /** The addresses of OAuth, and the endpoints of the Model Context Protocol. */
  routes(app: FastifyInstance, door: AgentEndpoints): Promise<void>
}

export type AgentEndpoints = {
  readonly tools: AgentTools
  /** The tools with which staff programs read the shop with a key. */
  readonly staffTools: StaffTools
  readonly findKeyCaller: FindKeyCaller
  readonly countCall: CountCall
  readonly countToken: CountByAddress
  readonly countRegistration: CountByAddress
  /** Counts reads of platform profiles. */
  readonly countProfile: CountByAddress
}

const day = 86_400_000
const shown = { most: 100, endedFor: 30 * day, calls: 200 }

const toDto = (row: AgentRow, now: Date): Agent => ({
  id: row.id,
  name: row.name,
  company: row.company ?? undefined,
  scopes: [...row.scopes],
  orderLimit: row.order_limit_cents,
  monthLimit: row.month_limit_cents,
  state: stateOfAgent({ endedAt: row.ended_at, expiresAt: row.expires_at }, now),
  endedBy: row.ended_by ?? undefined,
  linkedAt: row.linked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString(),
})

export function createAgentsService(deps: AgentsDependencies): AgentsService {
  const { accounts, database, now } = deps
  accounts.onUserDeletion((tx, { id }) => deleteAgentsOf(tx, id))
  accounts.onTakeover((tx, { id }) => endAgentsOf(tx, id, now()))
  accounts.onDataExport(async (db, { id }) => ({
    agents: (await agentsOf(deps, id)).map((row) => toDto(row, now())),
    agentCalls: (await callsOfPerson(db, id)).map(({ agent_id: agent, ...call }) => ({
      agent,
      at: call.at.toISOString(),
      tool: call.tool,
      outcome: call.outcome,
      order: call.order_number ?? undefined,
    })),
  }))
  const { origin, documentTestOrigins: testOrigins } = deps
  const profiles = createPlatformProfiles({ origin, now, testOrigins })
  const sweep = () => sweepAgents(deps)
  return {
    list: async ({ actor }) => (await agentsOf(deps, actor.id)).map((row) => toDto(row, now())),
    calls: ({ actor }, { id }) => readCalls(deps, actor, id),
    async saveMandate({ actor }, { id, days, ...limits }) {
      await database.transact(async (tx) => {
        const agent = await lockAgentOf(tx, { id, userId: actor.id })
        if (!agent || agent.ended_at) throw notFound()
        await saveMandate(tx, { id, ...limits, expiresAt: new Date(now().getTime() + days * day) })
      })
      return { acknowledged: true, modifiedCount: 1 }
    },
    unlink: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: (await unlink(deps, actor, id)) ? 1 : 0,
    }),
    readLink: (_caller, request) => readLink(deps, request),
    link: ({ actor }, request) => link(deps, actor, request),
    advise: async ({ actor }, { lines }) => ({ lines: await adviseLines(deps, actor, lines) }),
    sweep,
    sweeping: createPeriodicJob(database, deps.log, {
      run: sweep,
      channel: 'agents',
      pollInterval: 3_600_000,
      failureMessage: messages.sweepFailed,
    }),
    async routes(app, { tools, countCall, countToken, countRegistration, countProfile, ...staff }) {
      await registerAgentOAuth(app, deps, { token: countToken, registration: countRegistration })
      registerMcp(app, { deps, tools, count: countCall })
      registerStaffMcp(app, { deps, tools: staff.staffTools, findKeyCaller: staff.findKeyCaller })
      registerUcp(app, { deps, tools, count: countCall, countProfile, profiles })
    },
  }
}

const agentsOf = (
  { database, now }: AgentsDependencies,
  userId: string,
): Promise<readonly AgentRow[]> =>
  listAgents(database.handle, {
    userId,
    endedSince: new Date(now().getTime() - shown.endedFor),
    most: shown.most,
  })

/** @throws notFound for an agent that is not the caller's */
async function readCalls({ database }: AgentsDependencies, actor: Actor, id: string) {
  const agent = await database.transact((tx) => lockAgentOf(tx, { id, userId: actor.id }))
  if (!agent) throw notFound()
  return (await listCalls(database.handle, { agentId: id, most: shown.calls })).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    tool: row.tool,
    outcome: row.outcome,
    order: row.order_number ?? undefined,
  }))
}

/**
 * Ends one of the caller's agents.
 * @returns whether it existed and had not ended
 */
async function unlink(
  { database, now, securityLog }: AgentsDependencies,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const ended = await database.transact(async (tx) => {
    const agent = await lockAgentOf(tx, { id, userId: actor.id })
    return agent !== undefined && endAgent(tx, { id, at: now(), by: 'person' })
  })
  if (ended) securityLog('agent_ended', { user: actor.id, reason: `unlinked ${id}` })
  return ended
}

function registerUcp(app: FastifyInstance, front: UcpFront): void {
  registerUcpRest(app, front)
  registerUcpMcp(app, front)
}

async function sweepAgents({ database, now }: AgentsDependencies): Promise<void> {
  const at = now()
  await deleteSessions(database.handle, new Date(at.getTime() - sessionsKept))
  await deleteEnded(database.handle, {
    now: at,
    clientsBefore: new Date(at.getTime() - clientsKept),
    callsBefore: new Date(at.getTime() - callsKept),
  })
}
