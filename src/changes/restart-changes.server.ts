/** What a restored shop does with those who follow it. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { beginEpoch } from './store.server.ts'

/**
 * All followers start again: after a restore it is unknown what they have read since the backup.
 */
export const restartChanges = async (tx: Handle): Promise<void> => void (await beginEpoch(tx))
