/**
 * The Model Context Protocol endpoint for staff: programs that read the shop with a service account
 * key, which an owner creates after verifying the second factor. Nothing is written here, even if
 * the key has write access.
 */
import type { FastifyInstance } from 'fastify'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import {
  admitKey,
  type FindKeyCaller,
  type KeyCaller,
} from '../../platform/access/key-access.server.ts'
import { isKeyLike } from '../../platform/access/key-format.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages } from '../messages/agents.ts'
import { staffMcpPath } from '../rules.ts'
import { createMcpAnswers, maxMcpBytes, rpcError } from './mcp-answers.server.ts'
import { plainValue } from './plain-result.ts'
import { canUse, type StaffTool, type StaffTools } from './staff-tools.server.ts'
import { failed, refusedResult, resultOf, tooLong, type ToolResult } from './tool-result.ts'

const { staff: messages } = agentsMessages

type Door = {
  readonly deps: Pick<AgentsDependencies, 'log' | 'origin' | 'readSettings'>
  readonly tools: StaffTools
  readonly findKeyCaller: FindKeyCaller
}
type Call = { readonly caller: KeyCaller; readonly address: string }

export function registerStaffMcp(app: FastifyInstance, door: Door): void {
  const { deps, findKeyCaller } = door
  const answer = createAnswers(door)
  app.post(staffMcpPath, { bodyLimit: maxMcpBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { origin } = request.headers
    if (origin !== undefined && origin !== deps.origin)
      return reply.code(403).send(rpcError(-32_600, agentsMessages.otherOrigin))
    const key = bearerToken(request)
    if (key === undefined || !isKeyLike(key))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(rpcError(-32_001, messages.keyNeeded))
    const caller = await findKeyCaller(key, request, '')
    if (caller.company) throw forbidden({ detail: messages.notForCompanies })
    return answer(request, reply, { caller, address: request.ip })
  })
}

const createAnswers = ({ deps, tools }: Door) =>
  createMcpAnswers<Call>({
    server: 'ironmonger-staff',
    readName: async () => (await deps.readSettings()).name,
    instructions: (name) => messages.instructions(name),
    list: ({ caller }) =>
      [...tools.byName.values()]
        .filter((tool) => canUse(tool, caller.scopes))
        .map(({ described }) => described),
    async callTool(name, fields, call) {
      const tool = tools.byName.get(name)
      return tool && read(deps, tool, fields, call)
    },
  })

/** Reads as the key's account. A refusal by the shop is a result in the shop's words. */
async function read(
  { log }: Door['deps'],
  { operation }: StaffTool,
  fields: Readonly<Record<string, unknown>>,
  { caller, address }: Call,
): Promise<ToolResult> {
  try {
    const actor = admitKey(operation.endpoint, caller)
    const text = await operation.call({ actor, address }, fields)
    return resultOf(plainValue(JSON.parse(text))) ?? refusedResult(tooLong())
  } catch (error) {
    if (isProblem(error)) return refusedResult(error.body)
    log.error({ err: error }, agentsMessages.failed)
    return refusedResult(failed())
  }
}
