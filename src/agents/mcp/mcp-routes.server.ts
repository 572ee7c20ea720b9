/**
 * The door of the Model Context Protocol (streamable HTTP, 2026-07-28; older clients are answered
 * without sessions). The protocol is that of its own SDK, loaded at the first call; who calls and
 * which tools there are is the shop's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { findAgentCaller, type AgentCaller } from '../linking/calling-agent.server.ts'
import { resourceMetadataPath } from '../linking/oauth-routes.server.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { mcpPath } from '../rules.ts'
import { callTool } from './call-tool.server.ts'
import type { AgentTool, AgentTools } from './tools.server.ts'

/** A list of a thousand lines. */
const maxBytes = 262_144

/** Counts a call against an agent, or against an address where nobody is known. @throws Problem */
export type CountCall = (caller: AgentCaller | undefined, address: string) => Promise<void>

type Door = {
  readonly deps: AgentsDependencies
  readonly tools: AgentTools
  readonly count: CountCall
}

export function registerMcp(app: FastifyInstance, door: Door): void {
  const { deps, count } = door
  let handler: Promise<McpHttpHandler> | undefined
  app.post(mcpPath, { bodyLimit: maxBytes }, async (request, reply) => {
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
    handler ??= createHandler(door)
    return answer(await handler, request, reply, { caller, address: request.ip })
  })
}

const rpcError = (code: number, message: string) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
})

type Refused = { readonly status: number; readonly error?: string; readonly scope?: string }

/** A tool that needs an agent, or a scope that its person has not given. */
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

/** The tool that a message calls; empty for another message. */
function toolOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('method' in body)) return ''
  if (body.method !== 'tools/call' || !('params' in body)) return ''
  const { params } = body
  return typeof params === 'object' && params !== null && 'name' in params
    ? String(params.name)
    : ''
}

/** Says where a token is available (RFC 9728, 5.1), and which scope is missing (RFC 6750, 3.1). */
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

/** Calls that are being answered, by the token under which the SDK hands them back. */
const calls = new WeakMap<object, Call>()

/** A server for each message, as the SDK serves a protocol without sessions. */
async function createHandler({ deps, tools }: Door): Promise<McpHttpHandler> {
  const { createMcpHandler, Server } = await import('@modelcontextprotocol/server')
  const { name } = await deps.readSettings()
  return createMcpHandler(
    ({ authInfo }) => {
      const call = callOf(authInfo?.extra)
      const server = new Server(
        { name: 'ironmonger', title: name, version: '1' },
        { capabilities: { tools: {} }, instructions: messages.instructions(name) },
      )
      server.setRequestHandler('tools/list', async () => ({
        tools: inOrder(tools).map(({ described }) => described),
      }))
      server.setRequestHandler('tools/call', async ({ params }) => {
        const tool: AgentTool | undefined = tools.byName.get(params.name)
        if (!tool)
          return {
            content: [{ type: 'text', text: messages.unknownTool(params.name.slice(0, 100)) }],
            isError: true,
          }
        return callTool(deps, { tool, fields: params.arguments ?? {}, ...call })
      })
      return server
    },
    // Nothing is told between question and answer, so no answer is a stream.
    { maxSubscriptions: 1, keepAliveMs: 0 },
  )
}

/** What needs no link first: an agent that tries one after the other is answered at once. */
const inOrder = ({ byName }: AgentTools): readonly AgentTool[] =>
  [...byName.values()].toSorted(
    (one, other) => Number(one.scope !== 'public') - Number(other.scope !== 'public'),
  )

function callOf(extra: Readonly<Record<string, unknown>> | undefined): Call {
  const key = extra?.['call']
  const call = typeof key === 'object' && key !== null ? calls.get(key) : undefined
  return call ?? { caller: undefined, address: '' }
}

async function answer(
  handler: McpHttpHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
): Promise<FastifyReply> {
  const { body } = request
  // A stream of changes would stay open for ever: there are none.
  if (methodOf(body) === 'subscriptions/listen')
    return reply.code(404).send(rpcError(-32_601, 'Method not found'))
  const key = {}
  calls.set(key, call)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && /^(?:accept|content-type|mcp-.*)$/.test(name))
      headers.set(name, value)
  const response = await handler.fetch(
    new Request(`http://localhost${mcpPath}`, { method: 'POST', headers }),
    {
      parsedBody: body,
      authInfo: { token: '', clientId: '', scopes: [], extra: { call: key } },
    },
  )
  const type = response.headers.get('content-type')
  if (type !== null) reply.header('content-type', type)
  return reply.code(response.status).send(await response.text())
}

const methodOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined
