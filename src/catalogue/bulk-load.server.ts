/** Fills the catalogue with very many demo tools at once: all of them, with their stock, or none. */
import type { ClientConfig } from 'pg'
import { copySettings } from '../../packages/pg-kit/schema.server.ts'
import { analyzeTables, withoutIndexes } from '../../packages/pg-kit/bulk-copy.server.ts'
import {
  withDedicatedTransaction,
  type DedicatedTransaction,
} from '../../packages/pg-kit/dedicated-transaction.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { ImportedTool } from './service.server.ts'
import { memoizeTokenizer } from '../search/tokenize.ts'
import { slugify } from './slug.ts'
import {
  copyTools,
  countDemoTools,
  lockTools,
  tablesRebuiltAfterLoad,
  type ToolValues,
} from './store.server.ts'
import {
  copyIndexRows,
  insertSearchWords,
  searchTablesRebuiltAfterLoad,
} from '../search/index-store.server.ts'

/** Told while it goes on: how many tools are in, then which index is built. */
export type BulkLoadStep = { readonly tools: number } | { readonly index: string }

/** Tools that are held in memory at a time. */
const batch = 20_000

export type BulkLoad = {
  /** How many tools there must be now, all of them the demo shop's. */
  readonly from: number
  /** Each with a SKU, and a name that its brand uses once. */
  readonly tools: Iterable<ImportedTool>
  readonly at: Date
  readonly told: (step: BulkLoadStep) => void
}

/** @returns false, changing nothing, when there are other tools than expected */
export async function bulkLoadTools(
  {
    connection,
    stock,
    newId,
  }: {
    readonly connection: ClientConfig
    readonly stock: StockService
    readonly newId: () => string
  },
  { from, tools, at, told }: BulkLoad,
  finish: (own: DedicatedTransaction) => Promise<void>,
): Promise<boolean> {
  const filled = await withDedicatedTransaction(connection, 'writing', async (own) => {
    await own.client.query(copySettings)
    await lockTools(own.tx)
    const there = await countDemoTools(own.tx)
    if (there.all !== from || there.demo !== from) return false
    const learnt = { read: memoizeTokenizer(), letters: new Map<string, string>() }
    const indexing = (index: string): void => told({ index })
    await withoutIndexes(
      own.client,
      searchTablesRebuiltAfterLoad,
      () =>
        withoutIndexes(
          own.client,
          tablesRebuiltAfterLoad,
          async () => {
            let count = 0
            for (const some of batches(tools)) {
              const rows = rowsOf(some, at, newId)
              await copyTools(
                own,
                rows.map(({ values }) => values),
              )
              await stock.openMany(
                own,
                rows.map(({ values, quantity }) => ({ toolId: values.id, quantity })),
                { at, reason: 'demo' },
              )
              await copyIndexRows(
                own,
                rows.map(({ values, quantity }) => ({ ...values, stock: quantity })),
                learnt,
              )
              count += some.length
              told({ tools: count })
            }
          },
          indexing,
        ),
      indexing,
    )
    await insertSearchWords(own.tx, learnt.letters)
    await finish(own)
    return true
  })
  if (filled) await analyzeTables(connection)
  return filled
}

function rowsOf(
  tools: readonly ImportedTool[],
  at: Date,
  newId: () => string,
): readonly { readonly quantity: number; readonly values: ToolValues }[] {
  // Ids made in the same millisecond are in no order; the list wants the tools'.
  const ids = tools.map(newId).toSorted()
  return tools.map(
    ({ stock: quantity, price, minimumQuantity, packSize, priceBreaks, ...tool }, row) => ({
      quantity,
      values: {
        ...tool,
        id: ids[row] ?? newId(),
        slug: slugify(`${tool.brand} ${tool.name}`),
        price_cents: price,
        minimum_quantity: minimumQuantity,
        pack_size: packSize,
        price_breaks: priceBreaks,
        demo: true,
        created_at: at,
      },
    }),
  )
}

function* batches(tools: Iterable<ImportedTool>): Generator<readonly ImportedTool[]> {
  let some: ImportedTool[] = []
  for (const tool of tools) {
    some.push(tool)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
