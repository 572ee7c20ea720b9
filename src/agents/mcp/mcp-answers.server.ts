/**
 * Common parts of the Model Context Protocol endpoints (streamable HTTP, 2026-07-28; older clients
 * are supported without sessions). The protocol is implemented by its own SDK, loaded on the first
 * call; each endpoint determines its callers and tools.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { agentsMessages as messages } from '../messages/agents.ts'
import { isPlainId, maxErrorText, plainName, plainValue } from './plain-result.ts'
import type { ToolResult } from './tool-result.ts'
import type { DescribedTool } from './tools.server.ts'

/** Maximum bytes of a message: a list of a thousand lines. */
export const maxMcpBytes = 262_144

/** @param C an endpoint's data about a call: the caller, and the origin */
export type McpSurface<C> = {
  /** The server name presented to programs. */
  readonly server: string
  /** The name of the shop. */
  readonly readName: () => Promise<string>
  readonly instructions: (name: string) => string
  readonly list: (call: C) => readonly DescribedTool[]
  /** @returns undefined for an unknown tool */
  readonly callTool: (
    tool: string,
    fields: Readonly<Record<string, unknown>>,
    call: C,
  ) => Promise<ToolResult | undefined>
}

export type AnswerMcp<C> = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: C,
) => Promise<FastifyReply>

export const rpcError = (code: number, message: string) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id: null,
})

/**
 * Answers the messages of an endpoint with a known caller: one server per message, since there are
 * no sessions.
 */
export function createMcpAnswers<C>(door: McpSurface<C>): AnswerMcp<C> {
  /** Calls in progress, by the key with which the SDK returns them. */
  const calls = new WeakMap<object, C>()
  let handler: Promise<McpHttpHandler> | undefined
  return async (request, reply, call) => {
    // A stream of changes would stay open forever: there are none.
    if (fieldOf(request.body, 'method') === 'subscriptions/listen')
      return reply.code(404).send(rpcError(-32_601, 'Method not found'))
    // Batches are no longer part of the protocol, and would be counted as one call.
    if (Array.isArray(request.body))
      return reply.code(400).send(rpcError(-32_600, messages.oneMessage))
    const id = fieldOf(request.body, 'id')
    if (typeof id === 'string' && !isPlainId(id))
      return reply.code(400).send(rpcError(-32_600, messages.notAnId))
    const key = {}
    calls.set(key, call)
    handler ??= createHandler(door, calls)
    return forward(await handler, request, reply, key)
  }
}

const fieldOf = (body: unknown, name: 'id' | 'method'): unknown =>
  new Map(Object.entries(Object(body))).get(name)

async function createHandler<C>(
  door: McpSurface<C>,
  calls: WeakMap<object, C>,
): Promise<McpHttpHandler> {
  const { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } =
    await import('@modelcontextprotocol/server')
  const name = await door.readName()
  return createMcpHandler(
    ({ authInfo }) => {
      const call = callOf(calls, authInfo?.extra)
      const server = new Server(
        { name: door.server, title: name, version: '1' },
        { capabilities: { tools: {} }, instructions: door.instructions(name) },
      )
      server.setRequestHandler('tools/list', async () => ({
        tools: call === undefined ? [] : [...door.list(call)],
      }))
      server.setRequestHandler('tools/call', async ({ params }) => {
        const answer =
          call === undefined
            ? undefined
            : await door.callTool(params.name, params.arguments ?? {}, call)
        // A wrong tool name is an error of the program, not a result of a tool.
        if (answer === undefined)
          throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            messages.unknownTool(plainName(params.name)),
          )
        return answer
      })
      return server
    },
    // Nothing is sent between request and response, so no response is a stream.
    { maxSubscriptions: 1, keepAliveMs: 0 },
  )
}

function callOf<C>(
  calls: WeakMap<object, C>,
  extra: Readonly<Record<string, unknown>> | undefined,
): C | undefined {
  const key = extra?.['call']
  return typeof key === 'object' && key !== null ? calls.get(key) : undefined
}

async function forward(
  handler: McpHttpHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  key: object,
): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && /^(?:accept|content-type|mcp-.*)$/.test(name))
      headers.set(name, value)
  const response = await handler.fetch(
    new Request(`http://localhost${request.url}`, { method: 'POST', headers }),
    {
      parsedBody: request.body,
      authInfo: { token: '', clientId: '', scopes: [], extra: { call: key } },
    },
  )
  const type = response.headers.get('content-type')
  if (type !== null) reply.header('content-type', type)
  return reply.code(response.status).send(plainErrors(await response.text()))
}

/** The SDK's messages, as JSON or an event stream; its errors repeat the input. */
const plainErrors = (text: string): string => text.split('\n').map(plainErrorOf).join('\n')

function plainErrorOf(line: string): string {
  const start = line.startsWith('data: {') ? 'data: ' : ''
  if (!line.startsWith(`${start}{`) || !line.includes('"error":')) return line
  const message: object = JSON.parse(line.slice(start.length))
  if (!('error' in message)) return line
  return start + JSON.stringify({ ...message, error: plainValue(message.error, maxErrorText) })
}
