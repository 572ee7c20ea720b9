/** Hooks with which later capabilities take part in writing, archiving or bulk loading tools. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { DedicatedTransaction } from '../../../packages/pg-kit/dedicated-transaction.server.ts'
import type { ToolValues } from '../tool-table.ts'

/** A tool that was just written, with its column names. */
export type WrittenTool = Pick<
  ToolValues,
  | 'id'
  | 'sku'
  | 'name'
  | 'brand'
  | 'category'
  | 'family'
  | 'keywords'
  | 'specs'
  | 'identifiers'
  | 'packs'
  | 'price_cents'
  | 'price_per'
  | 'minimum_quantity'
>
/** A tool in a bulk load; `stock` is its level in pieces. */
export type LoadedTool = WrittenTool & { readonly stock: number }

/**
 * Runs in the transaction that added or edited these tools. Their rows and stock levels are already
 * written, so a hook that locks rows takes its locks after those of the stock level.
 */
export type ToolsWritten = (tx: Handle, tools: readonly WrittenTool[]) => Promise<void>
/** Runs in the transaction that archived these tools. */
export type ToolsArchived = (tx: Handle, ids: readonly string[]) => Promise<void>
/** Runs in the transaction that deletes the demo tools, before they are deleted. */
export type DemoToolsDeleted = (tx: Handle) => Promise<void>

/**
 * A record that depends on the price of a tool, in words: 'price list Bolts', 'quote 12', '3
 * carts'.
 */
export type PriceUse = { readonly toolId: string; readonly use: string }
/** Returns the records that depend on the prices of these tools. */
export type ReadPriceUses = (db: Handle, toolIds: readonly string[]) => Promise<readonly PriceUse[]>

/** Takes part in a bulk load, in its transaction. */
export type BulkLoadHook = {
  /** The table that it fills; its indexes are dropped during the load and rebuilt afterwards. */
  readonly table: string
  /** Called once per load. The result holds the in-memory state of the load. */
  start(): {
    /** Called for each batch, after its tools and their stock levels are written. */
    load(transaction: DedicatedTransaction, tools: readonly LoadedTool[]): Promise<void>
    /** Called once after the last batch, with all indexes rebuilt. */
    finish(tx: Handle): Promise<void>
  }
}

/** Where later capabilities register their hooks; each kind runs in the order of registration. */
export interface ToolHooks {
  onToolsWritten(hook: ToolsWritten): void
  onToolsArchived(hook: ToolsArchived): void
  onDemoToolsDeleted(hook: DemoToolsDeleted): void
  onBulkLoad(hook: BulkLoadHook): void
  onPriceUses(read: ReadPriceUses): void
}

/** The registered hooks, for use by the catalogue. */
export type RegisteredToolHooks = {
  readonly written: ToolsWritten
  readonly archived: ToolsArchived
  readonly demoDeleted: DemoToolsDeleted
  readonly bulkLoads: readonly BulkLoadHook[]
  readonly priceUses: ReadPriceUses
}

/** @returns the registration for others, and the functions that run all registered hooks */
export function createToolHooks(): {
  readonly hooks: ToolHooks
  readonly registered: RegisteredToolHooks
} {
  const written: ToolsWritten[] = []
  const archived: ToolsArchived[] = []
  const demoDeleted: DemoToolsDeleted[] = []
  const bulkLoads: BulkLoadHook[] = []
  const priceUses: ReadPriceUses[] = []
  return {
    hooks: {
      onToolsWritten: (hook) => void written.push(hook),
      onToolsArchived: (hook) => void archived.push(hook),
      onDemoToolsDeleted: (hook) => void demoDeleted.push(hook),
      onBulkLoad: (hook) => void bulkLoads.push(hook),
      onPriceUses: (read) => void priceUses.push(read),
    },
    registered: {
      written: async (tx, tools) => {
        for (const hook of written) await hook(tx, tools)
      },
      archived: async (tx, ids) => {
        for (const hook of archived) await hook(tx, ids)
      },
      demoDeleted: async (tx) => {
        for (const hook of demoDeleted) await hook(tx)
      },
      bulkLoads,
      priceUses: async (db, toolIds) => {
        const uses: PriceUse[] = []
        for (const read of priceUses) uses.push(...(await read(db, toolIds)))
        return uses
      },
    },
  }
}
