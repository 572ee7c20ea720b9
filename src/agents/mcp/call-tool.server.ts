/** One tool call: as the person's agent, within its scopes, and recorded. */
import { isProblem } from '../../../packages/contract/problem.ts'
import type { AgentCaller } from '../linking/calling-agent.server.ts'
import { insertCall } from '../call-store.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { plainValue } from './plain-result.ts'
import { failed, refusedResult, resultOf, tooLong, type ToolResult } from './tool-result.ts'
import type { AgentTool } from './tools.server.ts'

export type ToolCall = {
  readonly tool: AgentTool
  readonly fields: Readonly<Record<string, unknown>>
  /** Undefined: an anonymous call to a public tool. */
  readonly caller: AgentCaller | undefined
  readonly address: string
}

/**
 * Calls a tool. A refusal by the shop is a result in the shop's words; a failure has no details.
 */
export async function callTool(deps: AgentsDependencies, call: ToolCall): Promise<ToolResult> {
  try {
    const value = plainValue(JSON.parse(await answerOf(call)))
    const result = resultOf(value)
    if (!result) {
      await note(deps, call, tooLong().type)
      return refusedResult(tooLong())
    }
    await note(deps, call, 'done', orderNumberOf(call, value))
    return result
  } catch (error) {
    if (!isProblem(error)) {
      deps.log.error({ err: error }, messages.failed)
      await note(deps, call, failed().type)
      return refusedResult(failed())
    }
    await note(deps, call, error.body.type)
    return refusedResult(error.body)
  }
}

async function answerOf({ tool, fields, caller, address }: ToolCall): Promise<string> {
  const { idempotencyKey, ...named } = fields
  const { idempotent } = tool.operation.endpoint
  const own = Object.fromEntries(
    Object.keys(tool.own ?? {}).map((name) => [name, caller?.actor.email ?? '']),
  )
  return tool.operation.call(
    {
      actor: caller?.actor,
      address,
      idempotencyKey: idempotent && typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    },
    { ...tool.defaults, ...(idempotent ? named : fields), ...own },
  )
}

/** The number of the order placed by a call. */
function orderNumberOf({ tool: { order } }: ToolCall, value: unknown): number | null {
  if (order === undefined || typeof value !== 'object' || value === null) return null
  const found: unknown = Object.entries(value).find(([name]) => name === order)?.[1]
  return typeof found === 'number' ? found : null
}

/** Records an agent's call; if recording fails, the call still succeeds. */
async function note(
  { database, log, newId, now }: AgentsDependencies,
  { tool, caller }: ToolCall,
  outcome: string,
  order: number | null = null,
): Promise<void> {
  const agent = caller?.actor.agent
  if (!agent) return
  const row = { id: newId(), agent_id: agent.id, at: now(), tool: tool.tool }
  try {
    await insertCall(database.handle, { ...row, outcome, order_number: order })
  } catch (error) {
    log.error({ err: error }, messages.notNoted)
  }
}
