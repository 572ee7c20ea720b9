/**
 * The Model Context Protocol endpoint for agents that people have linked, and for anonymous calls.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { findAgentCaller, type AgentCaller } from '../linking/calling-agent.server.ts'
import { resourceMetadataPath } from '../linking/oauth-routes.server.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { mcpPath } from '../rules.ts'
import { callTool } from './call-tool.server.ts'
import { createMcpAnswers, maxMcpBytes, rpcError } from './mcp-answers.server.ts'
import type { AgentTool, AgentTools } from './tools.server.ts'

/**
 * Counts a call per agent, or per address if anonymous.
 * @throws Problem
 */
export type CountCall = (caller: AgentCaller | undefined, address: string) => Promise<void>

type Door = {
  readonly deps: AgentsDependencies
  readonly tools: AgentTools
  readonly count: CountCall
}

export function registerMcp(app: FastifyInstance, door: Door): void {
  const { deps, count } = door
  const answer = createAnswers(door)
  app.post(mcpPath, { bodyLimit: maxMcpBytes }, async (request, reply) => {
    if ((await deps.readSettings()).agents !== 'yes') throw notFound()
    reply.header('cache-control', 'no-store')
    const { origin } = request.headers
    if (origin !== undefined && origin !== deps.origin)
      return reply.code(403).send(rpcError(-32_600, messages.otherOrigin))
    const token = bearerToken(request)
    const resource = deps.origin + mcpPath
    const caller =
      token === undefined ? undefined : await findAgentCaller(deps, { token, resource })
    await count(caller, request.ip)
    if (token !== undefined && !caller)
      return challenge(deps, reply.code(401), { error: 'invalid_token' })
    const refusal = refusedCall(door, request.body, caller)
    if (refusal) return challenge(deps, reply.code(refusal.status), refusal)
    return answer(request, reply, { caller, address: request.ip })
  })
}

type Refused = { readonly status: number; readonly error?: string; readonly scope?: string }

/** The refusal of a tool that needs an agent, or a scope that was not granted. */
function refusedCall(
  { tools }: Door,
  body: unknown,
  caller: AgentCaller | undefined,
): Refused | undefined {
  const tool = tools.byName.get(toolOf(body))
  if (!tool || tool.scope === 'public') return undefined
  if (!caller) return { status: 401, scope: tool.scope }
  if (caller.scopes.includes(tool.scope)) return undefined
  return { status: 403, error: 'insufficient_scope', scope: tool.scope }
}

/** The tool called by a message; empty for other messages. */
function toolOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('method' in body)) return ''
  if (body.method !== 'tools/call' || !('params' in body)) return ''
  const { params } = body
  return typeof params === 'object' && params !== null && 'name' in params
    ? String(params.name)
    : ''
}

/** States where to get a token (RFC 9728, 5.1), and which scope is missing (RFC 6750, 3.1). */
function challenge(
  { origin }: AgentsDependencies,
  reply: FastifyReply,
  { error, scope }: { readonly error?: string; readonly scope?: string },
): FastifyReply {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(scope === undefined ? [] : [`scope="${scope}"`]),
    `resource_metadata="${origin}${resourceMetadataPath}"`,
  ]
  const refused = scope === undefined ? messages.notAccepted : messages.scopeMissing(scope)
  const message = error === undefined ? messages.linkFirst : refused
  return reply
    .header('www-authenticate', `Bearer ${parts.join(', ')}`)
    .send(rpcError(-32_001, message))
}

type Call = { readonly caller: AgentCaller | undefined; readonly address: string }

const createAnswers = ({ deps, tools }: Door) =>
  createMcpAnswers<Call>({
    server: 'ironmonger',
    readName: async () => (await deps.readSettings()).name,
    instructions: (name) => messages.instructions(name),
    list: () => inOrder(tools).map(({ described }) => described),
    async callTool(name, fields, call) {
      const tool = tools.byName.get(name)
      return tool && callTool(deps, { tool, fields, ...call })
    },
  })

/** Tools without a link come first: an agent that tries them in order gets results at once. */
const inOrder = ({ byName }: AgentTools): readonly AgentTool[] =>
  [...byName.values()].toSorted(
    (one, other) => Number(one.scope !== 'public') - Number(other.scope !== 'public'),
  )
