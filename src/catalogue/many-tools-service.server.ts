/** Binds what bulk jobs do with many tools to what it needs. */
import type { CatalogueContext } from './dependencies.server.ts'
import { archiveTools, restoreTools } from './many-archived.server.ts'
import {
  addTools,
  changeTools,
  judgeTool,
  knownTools,
  toolsOfBrands,
  toolsWithIds,
  type ManyTools,
} from './many-tools.server.ts'

export const createManyTools = (context: CatalogueContext): ManyTools => ({
  judge: (fields) => judgeTool(context, fields),
  known: (skus) => knownTools(context, skus),
  withIds: (db, ids) => toolsWithIds(context, db, ids),
  ofBrands: (brands, after, limit) => toolsOfBrands(context, brands, after, limit),
  add: (tx, tools, cause) => addTools(context, tx, tools, cause),
  change: (tx, changes, cause) => changeTools(context, tx, changes, cause),
  archive: (tx, tools) => archiveTools(context, tx, tools),
  restore: (tx, ids) => restoreTools(context, tx, ids),
})
