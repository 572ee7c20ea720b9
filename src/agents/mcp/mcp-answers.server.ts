/**
 * What the doors of the Model Context Protocol share (streamable HTTP, 2026-07-28; older clients are
 * answered without sessions). The protocol is that of its own SDK, loaded at the first call; who calls
 * and which tools there are is the door's.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { agentsMessages as messages } from '../messages/agents.ts'
import { isPlainId, maxErrorText, plainName, plainValue } from './plain-result.ts'
import type { ToolResult } from './tool-result.ts'
import type { DescribedTool } from './tools.server.ts'

/** Bytes of a message: a list of a thousand lines. */
export const maxMcpBytes = 262_144

/** @param C what a door knows of a call: who calls, and from where */
export type McpSurface<C> = {
  /** By which name the server presents itself to programs. */
  readonly server: string
  /** The name of the shop. */
  readonly readName: () => Promise<string>
  readonly instructions: (name: string) => string
  readonly list: (call: C) => readonly DescribedTool[]
  /** @returns undefined for a tool that is not there */
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

/** Answers the messages of a door whose caller is known: a server for each, as without sessions. */
export function createMcpAnswers<C>(door: McpSurface<C>): AnswerMcp<C> {
  /** Calls that are being answered, by the key under which the SDK hands them back. */
  const calls = new WeakMap<object, C>()
  let handler: Promise<McpHttpHandler> | undefined
  return async (request, reply, call) => {
    // A stream of changes would stay open for ever: there are none.
    if (fieldOf(request.body, 'method') === 'subscriptions/listen')
      return reply.code(404).send(rpcError(-32_601, 'Method not found'))
    // Of a batch, which the protocol no longer has, a door would count one call.
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
        // A mistake in the name is the program's, and no answer of a tool.
        if (answer === undefined)
          throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            messages.unknownTool(plainName(params.name)),
          )
        return answer
      })
      return server
    },
    // Nothing is told between question and answer, so no answer is a stream.
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

/** Messages of the SDK, as JSON or a stream of events; its errors repeat what was sent. */
const plainErrors = (text: string): string => text.split('\n').map(plainErrorOf).join('\n')

function plainErrorOf(line: string): string {
  const start = line.startsWith('data: {') ? 'data: ' : ''
  if (!line.startsWith(`${start}{`) || !line.includes('"error":')) return line
  const message: object = JSON.parse(line.slice(start.length))
  if (!('error' in message)) return line
  return start + JSON.stringify({ ...message, error: plainValue(message.error, maxErrorText) })
}
