/** A newer file takes the place of the same order as it came before, as long as that is not ordered. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { notNewOrder, type ReceivedOrder } from './contract.ts'
import { readAgain, requireOpen } from './correct.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { followEnd } from './end.server.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { findReceived, listEarlier, lockReceived, markReplaced } from './store.server.ts'
import { requireVisible } from './visible.server.ts'

/**
 * Those that came before and are still open are marked as replaced. Called again, it changes nothing.
 * @throws notFound, also where one of them is another buyer's; receivedOrderNotOpen where it or one of
 *   them is ordered already; notNewOrder for a cancellation and a copy
 */
export async function replaceEarlier(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  id: string,
): Promise<ReceivedOrder> {
  const { database } = deps
  const seen = await requireVisible(deps, actor, await findReceived(database.handle, id))
  const { purpose } = seen.draft
  if (purpose === 'cancellation' || purpose === 'copy')
    throw notNewOrder({ detail: messages.notNewDetail[purpose], facts: { purpose } })
  await database.transact(async (tx) => {
    requireOpen((await lockReceived(tx, id)) ?? seen)
    for (const earlier of await listEarlier(tx, id))
      if (earlier.state !== 'rejected')
        await replaceOne(deps, tx, actor, { id: earlier.id, newer: id })
  })
  return readAgain(deps, actor, id)
}

type Replacing = { readonly id: string; readonly newer: string }

async function replaceOne(
  deps: ReceivedOrdersDependencies,
  tx: Handle,
  actor: Actor,
  { id, newer }: Replacing,
): Promise<void> {
  const row = await requireVisible(deps, actor, await lockReceived(tx, id))
  // Somebody was quicker: it is rejected, or replaced already.
  if (row.state === 'rejected') return
  requireOpen(row)
  await markReplaced(tx, { id, by: actor.id, at: deps.now(), newer })
  await followEnd(deps, tx, actor, {
    row,
    operation: 'receivedOrders.replace',
    after: { state: 'replaced', by: newer },
  })
}
