/** SQL queries for the calls of agents. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type CallRow = {
  readonly id: string
  readonly at: Date
  readonly tool: string
  readonly outcome: string
  readonly order_number: number | null
}

export async function insertCall(
  db: Handle,
  call: CallRow & { readonly agent_id: string },
): Promise<void> {
  await sql`
    insert into agent_calls (id, agent_id, at, tool, outcome, order_number)
    values (
      ${call.id}, ${call.agent_id}, ${call.at}, ${call.tool.slice(0, 100)},
      ${call.outcome.slice(0, 100)}, ${call.order_number}
    )`.execute(db)
}

/** The calls of an agent, the latest first. */
export async function listCalls(
  db: Handle,
  { agentId, most }: { readonly agentId: string; readonly most: number },
): Promise<readonly CallRow[]> {
  const { rows } = await sql<CallRow>`
    select id, at, tool, outcome, order_number from agent_calls
    where agent_id = ${agentId} order by at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** The calls of a person's agents, for their data download. */
export async function callsOfPerson(
  db: Handle,
  userId: string,
): Promise<readonly (CallRow & { readonly agent_id: string })[]> {
  const { rows } = await sql<CallRow & { agent_id: string }>`
    select agent_calls.* from agent_calls join agents on agents.id = agent_calls.agent_id
    where agents.user_id = ${userId} order by at desc limit 10000`.execute(db)
  return rows
}
