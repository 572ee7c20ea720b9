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

/** Outstanding or received purchases. */
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

const operations = {
  purchase: 'purchasing.purchase',
  remove: 'purchasing.removePurchase',
  restore: 'purchasing.restorePurchase',
} as const

type Step = {
  readonly actor: Actor
  readonly step: keyof typeof operations
  readonly entry: PurchaseEntry
}

/** Writes a step into the history of the tool. */
const recordStep = (
  { audit }: PurchasesDependencies,
  tx: Handle,
  { actor, step, entry: { toolId, name, quantity } }: Step,
): Promise<void> =>
  audit.record(tx, actor, {
    operation: operations[step],
    kind: 'tool',
    id: toolId,
    label: name,
    ...(step === 'remove' ? { before: { ordered: quantity } } : { after: { ordered: quantity } }),
  })

/** @throws Problem not-found if the note does not exist */
async function requirePurchase(db: Handle, id: string): Promise<PurchaseEntry> {
  const entry = await findPurchase(db, id)
  if (!entry) throw notFound()
  return entry
}

/**
 * Once for each idempotency key.
 * @throws Problem not-found for a tool that is not on sale, and for a note that was removed since;
 *   keyReused
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
      const entry = await requirePurchase(tx, row.id)
      await recordStep(deps, tx, { actor, step: 'purchase', entry })
      return { id: row.id }
    })
    return toPurchase(await requirePurchase(tx, id))
  })

/**
 * If two remove the same one at once, only one succeeds.
 * @returns how many were removed: 0 or 1
 */
export const removePurchase = (
  deps: PurchasesDependencies,
  actor: Actor,
  id: string,
): Promise<number> =>
  deps.database.transact(async (tx) => {
    const entry = await findPurchase(tx, id)
    if (!entry || !(await setRemoved(tx, id, deps.now()))) return 0
    await recordStep(deps, tx, { actor, step: 'remove', entry })
    return 1
  })

/** @throws Problem not-found if no removed note exists */
export const restorePurchase = (
  deps: PurchasesDependencies,
  actor: Actor,
  id: string,
): Promise<Purchase> =>
  deps.database.transact(async (tx) => {
    if (!(await setRemoved(tx, id, null))) throw notFound()
    const entry = await requirePurchase(tx, id)
    await recordStep(deps, tx, { actor, step: 'restore', entry })
    return toPurchase(entry)
  })

/** Assigns received goods to the oldest purchases first. A surplus is not assigned. */
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
