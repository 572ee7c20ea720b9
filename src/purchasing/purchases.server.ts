/** What staff have ordered from suppliers: noted, counted as if it were there, and done when it has come. */
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { once } from '../../packages/pg-kit/once.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { ToolQuantity } from '../stock/rules.ts'
import type { NewPurchase, Purchase, PurchaseState } from './contract.ts'
import {
  addReceived,
  findPurchase,
  insertPurchase,
  listPurchases,
  lockOpen,
  setRemoved,
  type PurchaseEntry,
} from './purchases-store.server.ts'

export type PurchasesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
  readonly newId: () => string
}

type PurchasesQuery = {
  readonly state?: PurchaseState | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

const defaultPageSize = 100

const toPurchase = ({ orderedAt, ...entry }: PurchaseEntry): Purchase => ({
  ...entry,
  orderedAt: orderedAt.toISOString(),
})

/** What is to come, or has come. */
export async function readPurchases(
  { database }: PurchasesDependencies,
  { state = 'open', limit = defaultPageSize, cursor }: PurchasesQuery,
) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const rows = await listPurchases(database.handle, {
    state,
    limit,
    after: at === undefined ? undefined : [new Date(Number(at)), String(id)],
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.orderedAt.getTime(), last.id]),
    toPurchase,
  )
}

type Step = 'purchase' | 'remove' | 'restore'

/** @throws Problem not-found where there is no such note now */
async function readChanged(
  { audit }: PurchasesDependencies,
  tx: Handle,
  { actor, step, id }: { readonly actor: Actor; readonly step: Step; readonly id: string },
): Promise<PurchaseEntry> {
  const entry = await findPurchase(tx, id)
  if (!entry) throw notFound()
  const fields = { ordered: entry.quantity }
  await audit.record(tx, actor, {
    operation: operations[step],
    kind: 'tool',
    id: entry.toolId,
    label: entry.name,
    ...(step === 'remove' ? { before: fields } : { after: fields }),
  })
  return entry
}

const operations = {
  purchase: 'purchasing.purchase',
  remove: 'purchasing.removePurchase',
  restore: 'purchasing.restorePurchase',
} as const

/**
 * Once for each idempotency key.
 * @throws Problem not-found for a tool that is not on sale; keyReused
 */
export const addPurchase = (
  deps: PurchasesDependencies,
  { actor, key }: { readonly actor: Actor; readonly key: string },
  { toolId, quantity }: NewPurchase,
): Promise<Purchase> =>
  deps.database.transact(async (tx) => {
    const request = { actor: actor.id, operation: 'purchases', key, body: [toolId, quantity] }
    const { id } = await once(tx, request, async () => {
      const row = { id: deps.newId(), toolId, quantity, at: deps.now(), actorId: actor.id }
      if (!(await insertPurchase(tx, row))) throw notFound()
      await readChanged(deps, tx, { actor, step: 'purchase', id: row.id })
      return { id: row.id }
    })
    const entry = await findPurchase(tx, id)
    if (!entry) throw notFound()
    return toPurchase(entry)
  })

/** @returns how many were removed: none or one */
export const removePurchase = (
  deps: PurchasesDependencies,
  actor: Actor,
  id: string,
): Promise<number> =>
  deps.database.transact(async (tx) => {
    const isThere = (await findPurchase(tx, id)) !== undefined
    if (!isThere) return 0
    await readChanged(deps, tx, { actor, step: 'remove', id })
    return Number(await setRemoved(tx, id, deps.now()))
  })

/** @throws Problem not-found where none was removed */
export const restorePurchase = (
  deps: PurchasesDependencies,
  actor: Actor,
  id: string,
): Promise<Purchase> =>
  deps.database.transact(async (tx) => {
    if (!(await setRemoved(tx, id, null))) throw notFound()
    return toPurchase(await readChanged(deps, tx, { actor, step: 'restore', id }))
  })

/** Goods have come: what was ordered first is there first. More than was ordered is counted nowhere. */
export async function settlePurchases(
  tx: Handle,
  { toolId, quantity }: ToolQuantity,
): Promise<void> {
  let left = quantity
  for (const { id, missing } of await lockOpen(tx, toolId)) {
    const pieces = Math.min(left, missing)
    if (pieces === 0) return
    await addReceived(tx, id, pieces)
    left -= pieces
  }
}
