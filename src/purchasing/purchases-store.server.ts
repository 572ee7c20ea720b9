/** SQL queries for orders to suppliers. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PurchaseState } from './contract.ts'

export type PurchaseEntry = {
  readonly id: string
  readonly toolId: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly received: number
  readonly packSize: number
  readonly orderedAt: Date
  readonly by: string
}

const entries = sql`
  select purchase.id, purchase.tool_id as "toolId", named.sku, named.name, purchase.quantity, purchase.received,
    coalesce(tool.pack_size, 1) as "packSize", purchase.ordered_at as "orderedAt",
    coalesce(staff.name, '') as by
  from purchases purchase
  join tool_names named on named.tool_id = purchase.tool_id
  left join tools_to_purchase tool on tool.tool_id = purchase.tool_id
  left join people_by_id staff on staff.id = purchase.ordered_by`

/** The newest first, and one more than `limit`. */
export async function listPurchases(
  db: Handle,
  query: {
    readonly state: PurchaseState
    readonly after: readonly [at: Date, id: string] | undefined
    readonly limit: number
  },
): Promise<readonly PurchaseEntry[]> {
  const [at, id] = query.after ?? []
  const { rows } = await sql<PurchaseEntry>`
    ${entries}
    where purchase.removed_at is null
      and (purchase.received < purchase.quantity) = ${query.state === 'open'}
      and (${at ?? null}::timestamptz is null
        or (purchase.ordered_at, purchase.id)
          < (${at ?? null}::timestamptz, ${id ?? null}::uuid))
    order by purchase.ordered_at desc, purchase.id desc limit ${query.limit + 1}`.execute(db)
  return rows
}

export async function findPurchase(db: Handle, id: string): Promise<PurchaseEntry | undefined> {
  const { rows } = await sql<PurchaseEntry>`
    ${entries} where purchase.id = ${id} and purchase.removed_at is null`.execute(db)
  return rows[0]
}

export type NewPurchaseRow = {
  readonly id: string
  readonly toolId: string
  readonly quantity: number
  readonly at: Date
  readonly actorId: string
}

/** @returns whether the tool exists and is on sale */
export async function insertPurchase(tx: Handle, row: NewPurchaseRow): Promise<boolean> {
  const { rows } = await sql`
    insert into purchases (id, tool_id, quantity, ordered_at, ordered_by)
    select ${row.id}, tool_id, ${row.quantity}, ${row.at}, ${row.actorId}
    from tools_to_purchase where tool_id = ${row.toolId}
    returning id`.execute(tx)
  return rows.length > 0
}

/** @returns whether the state has changed */
export async function setRemoved(tx: Handle, id: string, at: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update purchases set removed_at = ${at}
    where id = ${id} and (removed_at is null) = ${at !== null}
    returning id`.execute(tx)
  return rows.length > 0
}

/** A tool's outstanding purchases, locked, in the order in which they were ordered. */
export async function lockOpen(
  tx: Handle,
  toolId: string,
): Promise<readonly { readonly id: string; readonly missing: number }[]> {
  const { rows } = await sql<{ id: string; missing: number }>`
    select id, quantity - received as missing from purchases
    where tool_id = ${toolId} and removed_at is null and received < quantity
    order by ordered_at, id for update`.execute(tx)
  return rows
}

export async function addReceived(tx: Handle, id: string, pieces: number): Promise<void> {
  await sql`update purchases set received = received + ${pieces} where id = ${id}`.execute(tx)
}
