/**
 * The MCP binding of UCP: JSON-RPC in one request and one response, as UCP platforms send it,
 * without the headers and metadata that the Model Context Protocol itself requires (that is
 * `/api/mcp`).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import { isPlainId, plainName } from '../mcp/plain-result.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { answerCall, findCaller, toRefusal, type UcpFront } from './answer-call.server.ts'
import { UcpRefusal } from './envelope.ts'
import { maxUcpBytes, ucpMcpPath } from './names.ts'
import { malformed, ucpOperations } from './operations.server.ts'
import { challengeOf, requireUcp } from './rest-routes.server.ts'
import { describeTools } from './ucp-tools.server.ts'

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string().check(z.refine(isPlainId)), z.int(), z.null()])),
  method: z.string().check(z.maxLength(100)),
  params: z.optional(z.record(z.string(), z.unknown())),
})
type Message = z.output<typeof Message>

const Arguments = z.object({
  meta: z.optional(
    z.object({
      'ucp-agent': z.optional(z.object({ profile: z.string() })),
      'idempotency-key': z.optional(z.string()),
    }),
  ),
  id: z.optional(z.string()),
  catalog: z.optional(z.unknown()),
  cart: z.optional(z.unknown()),
  checkout: z.optional(z.unknown()),
})
const ToolCall = z.object({ name: z.string(), arguments: z.optional(z.unknown()) })

/** The protocol versions that a client may request; any other gets the newest. */
const versions: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26']

export function registerUcpMcp(app: FastifyInstance, front: UcpFront): void {
  app.post(ucpMcpPath, { bodyLimit: maxUcpBytes }, async (request, reply) => {
    await requireUcp(front)
    reply.header('cache-control', 'no-store')
    const { origin } = request.headers
    const parsed = z.safeParse(Message, request.body)
    if (!parsed.success || (origin !== undefined && origin !== front.deps.origin))
      return reply.code(400).send(rpcError(null, -32_600, messages.notJsonRpc))
    const message = parsed.data
    // A notification has no response.
    if (message.id === undefined) return reply.code(202).send()
    try {
      return await answerMessage(front, message, request, reply)
    } catch (error) {
      return refuse(front, message, toRefusal(front, error), reply)
    }
  })
}

const rpcError = (id: Message['id'], code: number, text: string, data?: object) => ({
  jsonrpc: '2.0',
  id: id ?? null,
  error: { code, message: text, ...(data === undefined ? {} : { data }) },
})

async function answerMessage(
  front: UcpFront,
  message: Message,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, method, params = {} } = message
  if (method === 'tools/call') return callTool(front, message, request, reply)
  await findCaller(front, { token: bearerToken(request), address: request.ip })
  const results: Readonly<Record<string, () => Promise<object>>> = {
    ping: async () => ({}),
    initialize: async () => initialized(front, params['protocolVersion']),
    'tools/list': async () => ({ tools: describeTools() }),
  }
  const result = Object.hasOwn(results, method) ? results[method] : undefined
  if (!result) return reply.send(rpcError(id, -32_601, messages.unknownTool(plainName(method))))
  return reply.send({ jsonrpc: '2.0', id, result: await result() })
}

async function initialized({ deps }: UcpFront, version: unknown): Promise<object> {
  const { name } = await deps.readSettings()
  const known = versions.find((one) => one === version) ?? versions[0]
  return {
    protocolVersion: known,
    capabilities: { tools: {} },
    serverInfo: { name: 'ironmonger-ucp', title: name, version: '1' },
  }
}

async function callTool(
  front: UcpFront,
  { id, params }: Message,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = z.safeParse(ToolCall, params)
  const name = call.success ? call.data.name : ''
  const operation = ucpOperations.find(({ tool }) => tool === name)
  const sent = z.safeParse(Arguments, (call.success ? call.data.arguments : undefined) ?? {})
  if (!operation) return reply.send(rpcError(id, -32_602, messages.unknownTool(plainName(name))))
  if (!sent.success) throw malformed(sent.error, 'arguments')
  const { meta, id: resource = '', ...content } = sent.data
  const body = operation.member === undefined ? {} : content[operation.member]
  const { body: answer } = await answerCall(front, operation, {
    token: bearerToken(request),
    profile: meta?.['ucp-agent']?.profile,
    idempotencyKey: meta?.['idempotency-key'],
    address: request.ip,
    id: resource,
    body: body ?? {},
  })
  const text = JSON.stringify(answer)
  return reply.send({
    jsonrpc: '2.0',
    id,
    result: { structuredContent: answer, content: [{ type: 'text', text }] },
  })
}

/** The JSON-RPC code for a UCP status (UCP, "Error Codes"). */
function codeOf({ status }: UcpRefusal): number {
  if (status === 400) return -32_602
  if (status === 422 || status === 424) return -32_001
  return status === 500 ? -32_603 : -32_000
}

function refuse(
  front: UcpFront,
  { id }: Message,
  refusal: UcpRefusal,
  reply: FastifyReply,
): FastifyReply {
  const { status, code, message, retryAfter } = refusal
  if (status === 401 || status === 403)
    reply.header('www-authenticate', challengeOf(front, refusal))
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const data = { code, content: message, retry_after: retryAfter, continue_url: front.deps.origin }
  return reply.code(status).send(rpcError(id, codeOf(refusal), message, data))
}
