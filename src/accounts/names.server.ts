/** People's names, for capabilities that only store ids. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { listNames } from './names-store.server.ts'

/** The names of those ids that are accounts; the e-mail address of an account without a name. */
export const namesOf = (db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  listNames(db, ids)
