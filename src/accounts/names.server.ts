/** What people are called, for capabilities that keep only their ids. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { listNames } from './names-store.server.ts'

/** The names of those of these ids that are accounts; of one without a name its e-mail address. */
export const namesOf = (db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  listNames(db, ids)
