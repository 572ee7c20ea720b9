/** Loads a very large number of demo tools at once, with their stock: all of them or none. */
import type { ClientConfig } from 'pg'
import { copySettings } from '../../../packages/pg-kit/schema.server.ts'
import { analyzeTables, withoutIndexes } from '../../../packages/pg-kit/bulk-copy.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from '../../../packages/pg-kit/dedicated-transaction.server.ts'
import type { StockService } from '../../stock/service.server.ts'
import type { ImportedTool } from '../demo-tools.server.ts'
import {
  copyTools,
  countDemoTools,
  lockTools,
  tableRebuiltAfterLoad,
} from '../demo-tool-store.server.ts'
import { ownSlug } from '../slugs/own-slug.ts'
import type { BulkLoadHook } from '../writing/tool-hooks.server.ts'
import type { ToolValues } from '../tool-table.ts'

/** Progress of a load: the number of written tools, then the index being rebuilt. */
export type BulkLoadStep = { readonly tools: number } | { readonly index: string }

/** Tools held in memory at a time. */
const batchSize = 20_000

export type BulkLoad = {
  /** The expected number of tools, all of them demo tools. */
  readonly from: number
  /** Each with a SKU, and a name that is unique within its brand. */
  readonly tools: Iterable<ImportedTool>
  readonly at: Date
  readonly onProgress: (step: BulkLoadStep) => void
}

export type BulkLoadDependencies = {
  readonly connection: ClientConfig
  readonly stock: Pick<StockService, 'copyLevels'>
  readonly hooks: readonly BulkLoadHook[]
  readonly newId: () => string
  /** Runs last, in the transaction. */
  readonly finish: (tx: DedicatedTransaction['tx']) => Promise<void>
}

/**
 * Loads tools in one transaction that blocks everybody else who reads or writes tools.
 * @returns false, changing nothing, if there are other tools than expected
 */
export async function bulkLoadTools(
  { connection, stock, hooks, newId, finish }: BulkLoadDependencies,
  { from, tools, at, onProgress }: BulkLoad,
): Promise<boolean> {
  const loaded = await withDedicatedTransaction(connection, 'writing', async (transaction) => {
    const { client, tx } = transaction
    await client.query(copySettings)
    await lockTools(tx)
    const existing = await countDemoTools(tx)
    if (existing.all !== from || existing.demo !== from) return false
    const participants = hooks.map((hook) => hook.start())
    const load = async (): Promise<void> => {
      let count = 0
      for (const batch of batches(tools)) {
        const rows = toLoadedRows(batch, at, newId)
        await copyTools(
          transaction,
          rows.map(({ values }) => values),
        )
        await stock.copyLevels(
          transaction,
          rows.map(({ values, quantity }) => ({ toolId: values.id, quantity })),
          { at, reason: 'demo' },
        )
        const loadedTools = rows.map(({ values, quantity }) => ({ ...values, stock: quantity }))
        for (const participant of participants) await participant.load(transaction, loadedTools)
        count += batch.length
        onProgress({ tools: count })
      }
    }
    const tables = [tableRebuiltAfterLoad, ...hooks.map(({ table }) => table)]
    await withoutIndexesOf(client, tables, load, (index) => onProgress({ index }))
    for (const participant of participants) await participant.finish(tx)
    await finish(tx)
    return true
  })
  if (loaded) await analyzeTables(connection)
  return loaded
}

/** `withoutIndexes` for several tables; the indexes of the first are rebuilt first. */
async function withoutIndexesOf(
  client: DedicatedTransaction['client'],
  tables: readonly string[],
  work: () => Promise<void>,
  onIndex: (index: string) => void,
): Promise<void> {
  const nested = tables.reduce(
    (inner, table) => () => withoutIndexes(client, table, inner, onIndex),
    work,
  )
  await nested()
}

function toLoadedRows(
  tools: readonly ImportedTool[],
  at: Date,
  newId: () => string,
): readonly { readonly quantity: number; readonly values: ToolValues }[] {
  // Ids created in the same millisecond are unordered; the list must have the order of the tools.
  const ids = tools.map(newId).toSorted()
  return tools.map(
    ({ stock: quantity, price, minimumQuantity, packSize, priceBreaks, ...tool }, row) => ({
      quantity,
      values: {
        ...tool,
        id: ids[row] ?? newId(),
        slug: ownSlug(`${tool.brand} ${tool.name}`),
        price_cents: price,
        minimum_quantity: minimumQuantity,
        pack_size: packSize,
        price_breaks: priceBreaks,
        identifiers: {},
        unit: 'piece',
        unit_content: '',
        price_per: 1,
        packs: [],
        safety: {},
        tax_class: 'standard',
        demo: true,
        created_at: at,
      },
    }),
  )
}

function* batches(tools: Iterable<ImportedTool>): Generator<readonly ImportedTool[]> {
  let batch: ImportedTool[] = []
  for (const tool of tools) {
    batch.push(tool)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
