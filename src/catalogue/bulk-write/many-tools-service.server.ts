/** The operations on many tools for bulk jobs and lists of bins, with their dependencies. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import { saveBins, type ToolBin } from './bins.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { heldGtins, type HeldGtin, type WantedGtin } from '../identifiers/gtin-store.server.ts'
import { createManyPictures, type ManyPictures } from '../tool-files/many-pictures.server.ts'
import { notifyToolsChanged } from '../writing/tool-changes.server.ts'
import type { PriceUse } from '../writing/tool-hooks.server.ts'
import { validateTool, type Judgement, type WireTool } from './validate-tool.server.ts'
import { validateTexts } from '../texts/many-texts.server.ts'
import { archiveTools, restoreTools } from './many-archived.server.ts'
import {
  addTools,
  changeTools,
  deletedWith,
  draftsWith,
  knownTools,
  toolsOfBrands,
  toolsWithIds,
  type BulkCause,
  type KnownTool,
  type ListedTool,
  type ToolChange,
  type WriteOutcome,
} from './many-tools.server.ts'

/** The operations on tools for bulk jobs and lists of bins. */
export interface ManyTools {
  readonly pictures: ManyPictures
  judge(fields: WireTool): Judgement
  /** The errors of texts in further languages, by column of the list. */
  judgeTexts: typeof validateTexts
  known(skus: readonly string[]): Promise<ReadonlyMap<string, KnownTool>>
  /** Those of these tools that are on sale, by their ids. */
  withIds(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, KnownTool>>
  /** The records that depend on the prices of these tools, in words. */
  priceUses(ids: readonly string[]): Promise<readonly PriceUse[]>
  /** Those of these GTINs that another tool or one of its packs has. */
  heldGtins(wanted: readonly WantedGtin[]): Promise<readonly HeldGtin[]>
  /** A page of the tools on sale of these brands, in the order of their ids. */
  ofBrands(
    brands: readonly string[],
    after: string | undefined,
    limit: number,
  ): Promise<readonly KnownTool[]>
  /** Those of these SKUs whose tool is not offered, such as a draft. */
  draftsWith(skus: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of these SKUs whose tool was deleted and could be restored. */
  deletedWith(skus: readonly string[]): Promise<ReadonlySet<string>>
  add(tx: Handle, tools: readonly ListedTool[], cause: BulkCause): Promise<readonly WriteOutcome[]>
  change(
    tx: Handle,
    changes: readonly ToolChange[],
    cause: BulkCause,
  ): Promise<readonly WriteOutcome[]>
  archive(
    tx: Handle,
    tools: readonly { readonly id: string; readonly revision: number }[],
  ): Promise<readonly WriteOutcome[]>
  /** Puts archived tools on sale again; skips those whose SKU another tool has in the meantime. */
  restore(tx: Handle, ids: readonly string[]): Promise<readonly WriteOutcome[]>
  /** Purges pages with these tools, whose stock has changed, on commit. */
  stockChanged(tx: Handle, ids: readonly string[]): Promise<void>
  /**
   * Sets the bins of tools.
   * @returns those of the SKUs that exist
   */
  saveBins(
    tx: Handle,
    rows: readonly ToolBin[],
    cause: { readonly author: Author; readonly operation: string },
  ): Promise<ReadonlySet<string>>
}

export const createManyTools = (context: CatalogueContext): ManyTools => ({
  pictures: createManyPictures(context),
  judge: (fields) => validateTool(context, fields),
  judgeTexts: validateTexts,
  priceUses: (ids) => context.hooks.priceUses(context.database.handle, ids),
  draftsWith: (skus) => draftsWith(context, skus),
  deletedWith: (skus) => deletedWith(context, skus),
  known: (skus) => knownTools(context, skus),
  withIds: (db, ids) => toolsWithIds(context, db, ids),
  heldGtins: (wanted) => heldGtins(context.database.handle, wanted),
  ofBrands: (brands, after, limit) => toolsOfBrands(context, brands, after, limit),
  add: (tx, tools, cause) => addTools(context, tx, tools, cause),
  change: (tx, changes, cause) => changeTools(context, tx, changes, cause),
  archive: (tx, tools) => archiveTools(context, tx, tools),
  restore: (tx, ids) => restoreTools(context, tx, ids),
  stockChanged: (tx, ids) => notifyToolsChanged(context.database, tx, ids),
  saveBins: (tx, rows, cause) => saveBins(context, tx, rows, cause),
})
