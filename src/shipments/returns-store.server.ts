/** The only SQL queries for returns and their lines. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LineNames } from '../platform/languages/line-names.ts'
import type { LineQuantity } from '../orders/line-quantities.ts'
import type { ReturnStatus } from './rules.ts'

export type ReturnRow = {
  readonly id: string
  readonly order_id: string
  readonly order_number: number
  readonly position: number
  readonly status: ReturnStatus
  readonly reason: string
  readonly answer: string
  readonly scrapped: boolean | null
  readonly requested_at: Date
  readonly lines: readonly {
    readonly line: number
    readonly name: string
    readonly names: LineNames | null
    readonly quantity: number
  }[]
}

/** Writes a requested return; the order's row is locked, so its position is the next. */
export async function insertReturn(
  tx: Handle,
  request: {
    readonly id: string
    readonly orderId: string
    readonly reason: string
    readonly at: Date
    readonly lines: readonly LineQuantity[]
  },
): Promise<void> {
  await sql`
    insert into order_returns (id, order_id, position, status, reason, requested_at, changed_at)
    select
      ${request.id}::uuid, ${request.orderId}::uuid, coalesce(max(position), 0) + 1,
      'requested', ${request.reason}, ${request.at}, ${request.at}
    from order_returns where order_id = ${request.orderId}`.execute(tx)
  await sql`
    insert into order_return_lines (return_id, line, quantity)
    select ${request.id}::uuid, line, quantity
    from unnest(
      ${request.lines.map(({ line }) => line)}::int[],
      ${request.lines.map(({ quantity }) => quantity)}::int[]
    ) as wanted (line, quantity)`.execute(tx)
}

/** The returns of an order that was not deleted, oldest first. */
export const listReturnRows = (db: Handle, orderNumber: number): Promise<readonly ReturnRow[]> =>
  select(db, sql`orders.number = ${orderNumber}`)

export const findReturn = async (db: Handle, id: string): Promise<ReturnRow | undefined> =>
  (await select(db, sql`order_returns.id = ${id}`))[0]

export async function updateReturn(
  tx: Handle,
  id: string,
  change: {
    readonly status: ReturnStatus
    readonly answer: string
    readonly scrapped: boolean | null
    readonly at: Date
  },
): Promise<void> {
  await sql`
    update order_returns
    set status = ${change.status}, answer = ${change.answer}, scrapped = ${change.scrapped},
      changed_at = ${change.at}
    where id = ${id}`.execute(tx)
}

const select = async (
  db: Handle,
  condition: ReturnType<typeof sql>,
): Promise<readonly ReturnRow[]> => {
  const { rows } = await sql<ReturnRow>`
    select
      order_returns.id, order_returns.order_id, orders.number as order_number,
      order_returns.position, order_returns.status, order_returns.reason, order_returns.answer,
      order_returns.scrapped, order_returns.requested_at,
      (
        select jsonb_agg(jsonb_build_object(
          'line', wanted.line, 'name', ordered.name, 'names', ordered.names,
          'quantity', wanted.quantity
        ) order by wanted.line)
        from order_return_lines wanted
        join order_lines ordered
          on ordered.order_id = order_returns.order_id and ordered.position = wanted.line
        where wanted.return_id = order_returns.id
      ) as lines
    from order_returns join orders on orders.id = order_returns.order_id
    where orders.deleted_at is null and ${condition}
    order by order_returns.position`.execute(db)
  return rows
}
