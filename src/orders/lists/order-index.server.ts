/**
 * Keeps `order_search` whole in the background: after an upgrade, and for orders whose texts have
 * changed or that an older release has placed.
 */
import type { BackgroundTask } from '../../../packages/pg-kit/background-task.server.ts'
import { createMissingIndexes } from '../../../packages/pg-kit/missing-indexes.server.ts'
import { listIndexes } from './list-indexes-store.server.ts'
import { maxOrderNumber } from '../rules.ts'
import { indexOrderRange } from '../model/search-store.server.ts'

/** The notification channel that says that orders wait to be indexed. */
export const orderIndexChannel = 'order-index'

/** Orders that are looked at in one transaction, and of those the most that are written. */
const part = { range: 2000, limit: 200 } as const

/** The newest orders first: they are searched most. */
export const orderIndexTask: BackgroundTask = {
  name: 'index orders',
  channel: orderIndexChannel,
  pollInterval: 3_600_000,
  failureMessage: 'Orders could not be indexed for search; it is tried again',
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
