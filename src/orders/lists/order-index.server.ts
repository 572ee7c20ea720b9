/**
 * Keeps `order_search` complete in the background: after an upgrade, and for orders whose texts
 * have changed or that an older release placed.
 */
import type { BackgroundTask } from '../../../packages/pg-kit/background-task.server.ts'
import { createMissingIndexes } from '../../../packages/pg-kit/missing-indexes.server.ts'
import { listIndexes } from './list-indexes-store.server.ts'
import { maxOrderNumber } from '../rules.ts'
import { indexOrderRange } from '../model/search-store.server.ts'

/** The notification channel for orders that wait to be indexed. */
export const orderIndexChannel = 'order-index'

/**
 * The number of orders read in one transaction, and the maximum number of them that are written.
 */
const part = { range: 2000, limit: 200 } as const

/** Newest orders first: they are searched most. */
export const orderIndexTask: BackgroundTask = {
  name: 'index orders',
  channel: orderIndexChannel,
  pollInterval: 3_600_000,
  failureMessage: 'Orders could not be indexed for search; retrying',
  async *run(database) {
    let below: number | undefined = maxOrderNumber + 1
    while (below !== undefined) {
      const end: number = below
      below = await database.transact(async (tx) => (await indexOrderRange(tx, end, part)).next)
      yield
    }
    yield* createMissingIndexes(database, listIndexes)
  },
}
