/** Since when the log's snapshots can be compared with each other. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { beginEpoch, lockEpoch, readEpoch } from './store.server.ts'

/** The current epoch; concurrent callers start only one. In a transaction. */
export async function currentEpoch(tx: Handle): Promise<string> {
  const known = await readEpoch(tx)
  if (known?.isCurrent) return known.epoch
  await lockEpoch(tx)
  const found = await readEpoch(tx)
  return found?.isCurrent ? found.epoch : beginEpoch(tx)
}
