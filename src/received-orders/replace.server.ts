/**
 * A newer file replaces an earlier receipt of the same order, as long as that one is not ordered.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { mergedWith } from './assessed-draft.server.ts'
import { changeNotMerged, notNewOrder, type ReceivedOrder } from './contract.ts'
import { readAgain, requireOpen } from './correct.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { followEnd } from './end.server.ts'
import { mergeCorrections } from './merge.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import {
  findReceived,
  listEarlier,
  lockReceived,
  markReplaced,
  saveMerged,
  type EarlierRow,
  type ReceivedRow,
} from './store.server.ts'
import { requireVisible } from './visible.server.ts'

/**
 * Marks the earlier receipts that are still open as replaced. A repeated call changes nothing.
 * @param merge whether lines that a change does not name are taken over from the earlier one
 * @throws notFound, also if one of them belongs to another buyer; receivedOrderNotOpen if it or one
 *   of them is ordered already; notNewOrder for a cancellation, a copy and a test; changeNotMerged
 *   if the meaning of the change is not clear
 */
export async function replaceEarlier(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { id, merge = false }: { readonly id: string; readonly merge?: boolean | undefined },
): Promise<ReceivedOrder> {
  const { database } = deps
  const seen = await requireVisible(deps, actor, await findReceived(database.handle, id))
  const { purpose } = seen.draft
  if (purpose !== 'order' && purpose !== 'change')
    throw notNewOrder({ detail: messages.notNewDetail[purpose], facts: { purpose } })
  await database.transact(async (tx) => {
    const row = (await lockReceived(tx, id)) ?? seen
    requireOpen(row)
    const known = await listEarlier(tx, id)
    if (merge && row.draft.merged !== true) await mergeInto(deps, tx, actor, row, known[0])
    for (const earlier of known)
      if (earlier.state !== 'rejected')
        await replaceOne(deps, tx, actor, { id: earlier.id, newer: id })
  })
  return readAgain(deps, actor, id)
}

/** @throws notFound, receivedOrderNotOpen, changeNotMerged */
async function mergeInto(
  deps: ReceivedOrdersDependencies,
  tx: Handle,
  actor: Actor,
  change: ReceivedRow,
  first: EarlierRow | undefined,
): Promise<void> {
  if (!first) throw changeNotMerged({ detail: messages.notMergedDetail })
  const earlier = await requireVisible(deps, actor, await lockReceived(tx, first.id))
  requireOpen(earlier)
  const draft = await mergedWith(tx, change, earlier)
  if (!draft) throw changeNotMerged({ detail: messages.notMergedDetail })
  const corrections = mergeCorrections(earlier, change)
  await saveMerged(tx, { id: change.id, draft, corrections })
}

type Replacing = { readonly id: string; readonly newer: string }

async function replaceOne(
  deps: ReceivedOrdersDependencies,
  tx: Handle,
  actor: Actor,
  { id, newer }: Replacing,
): Promise<void> {
  const row = await requireVisible(deps, actor, await lockReceived(tx, id))
  // Somebody was quicker: it is already rejected or replaced.
  if (row.state === 'rejected') return
  requireOpen(row)
  await markReplaced(tx, { id, by: actor.id, at: deps.now(), newer })
  await followEnd(deps, tx, actor, {
    row,
    operation: 'receivedOrders.replace',
    after: { state: 'replaced', by: newer },
  })
}
