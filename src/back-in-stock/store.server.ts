/** The only SQL queries for restock requests: which user waits for which tool. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** A user who waits for a tool. */
export type Waiting = { readonly user_id: string; readonly tool_id: string }

/** A repeated request has no effect. */
export async function insertRequest(
  db: Handle,
  { user_id, tool_id }: Waiting,
  at: Date,
): Promise<void> {
  await sql`
    insert into restock_requests (user_id, tool_id, asked_at)
    values (${user_id}, ${tool_id}, ${at})
    on conflict do nothing`.execute(db)
}

/** The tools that a user waits for, for the download of their data. */
export async function listRequestsOf(db: Handle, userId: string): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select tool_id as "toolId", asked_at as "askedAt" from restock_requests
    where user_id = ${userId} order by asked_at`.execute(db)
  return rows
}

/** @returns whether there was such a request */
export async function deleteRequest(db: Handle, { user_id, tool_id }: Waiting): Promise<boolean> {
  const { rows } = await sql`
    delete from restock_requests where user_id = ${user_id} and tool_id = ${tool_id}
    returning true`.execute(db)
  return rows.length > 0
}

export async function deleteRequestsOf(db: Handle, userId: string): Promise<void> {
  await sql`delete from restock_requests where user_id = ${userId}`.execute(db)
}

/**
 * Claims the oldest request whose tool is on sale and in stock.
 * @param lease milliseconds for which the claim is valid
 */
export async function claimRequest(db: Handle, lease: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update restock_requests as request
    set claimed_until = now() + ${lease}::float8 * interval '1 millisecond'
    from (
      select waiting.user_id, waiting.tool_id from restock_requests waiting
      join tools_on_sale tool on tool.id = waiting.tool_id
      join stock_on_hand stock on stock.tool_id = waiting.tool_id
      where stock.level > 0 and (claimed_until is null or claimed_until <= now())
      order by waiting.asked_at limit 1
      for update of waiting skip locked
    ) as due
    where request.user_id = due.user_id and request.tool_id = due.tool_id
    returning request.user_id, request.tool_id`.execute(db)
  return rows[0]
}
