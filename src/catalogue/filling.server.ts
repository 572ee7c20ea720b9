/** Fills the catalogue with very many demo tools at once: all of them, with their stock, or none. */
import type { ClientConfig } from 'pg'
import { forCopying } from '../platform/database/our-tables.server.ts'
import { settle, withoutIndexes } from '../platform/database/filling.server.ts'
import { inOwnTransaction, type OwnTransaction } from '../platform/database/own-transaction.server.ts'
import type { StockDoor } from '../stock/stock.server.ts'
import type { BroughtTool } from './catalogue.server.ts'
import { readAgain } from './search-words.ts'
import { slugOf } from './slug.ts'
import { copyTools, countDemoTools, lockTools, rebuiltAfterFilling, type ToolValues } from './store.server.ts'
import { copyIndexed, learnWords, rebuiltForSearch } from './words-store.server.ts'

/** Told while it goes on: how many tools are in, then which index is built. */
export type FillingStep = { readonly tools: number } | { readonly index: string }

/** Tools that are held in memory at a time. */
const batch = 20_000

export type Filling = {
  /** How many tools there must be now, all of them the demo shop's. */
  readonly from: number
  /** Each with a SKU, and a name that its brand uses once. */
  readonly tools: Iterable<BroughtTool>
  readonly at: Date
  readonly told: (step: FillingStep) => void
}

/** @returns false, changing nothing, when there are other tools than expected */
export async function fillCatalogue({ connection, stock, newId }: { readonly connection: ClientConfig; readonly stock: StockDoor; readonly newId: () => string }, { from, tools, at, told }: Filling, finish: (own: OwnTransaction) => Promise<void>): Promise<boolean> {
  const filled = await inOwnTransaction(connection, 'writing', async (own) => {
    await own.client.query(forCopying)
    await lockTools(own.tx)
    const there = await countDemoTools(own.tx)
    if (there.all !== from || there.demo !== from) return false
    const learnt = { read: readAgain(), letters: new Map<string, string>() }
    const indexing = (index: string): void => told({ index })
    await withoutIndexes(own.client, rebuiltForSearch, () => withoutIndexes(own.client, rebuiltAfterFilling, async () => {
      let count = 0
      for (const some of batches(tools)) {
        const rows = rowsOf(some, at, newId)
        await copyTools(own, rows.map(({ values }) => values))
        await stock.openMany(own, rows.map(({ values, quantity }) => ({ toolId: values.id, quantity })), { at, reason: 'demo' })
        await copyIndexed(own, rows.map(({ values, quantity }) => ({ ...values, stock: quantity })), learnt)
        count += some.length
        told({ tools: count })
      }
    }, indexing), indexing)
    await learnWords(own.tx, learnt.letters)
    await finish(own)
    return true
  })
  if (filled) await settle(connection)
  return filled
}

function rowsOf(tools: readonly BroughtTool[], at: Date, newId: () => string): readonly { readonly quantity: number; readonly values: ToolValues }[] {
  // Ids made in the same millisecond are in no order; the list wants the tools'.
  const ids = tools.map(newId).toSorted()
  return tools.map(({ stock: quantity, price, minimumQuantity, packSize, priceBreaks, ...tool }, row) => ({
    quantity,
    values: {
      ...tool, id: ids[row] ?? newId(), slug: slugOf(`${tool.brand} ${tool.name}`), price_cents: price, minimum_quantity: minimumQuantity, pack_size: packSize, price_breaks: priceBreaks,
      demo: true, created_at: at,
    },
  }))
}

function* batches(tools: Iterable<BroughtTool>): Generator<readonly BroughtTool[]> {
  let some: BroughtTool[] = []
  for (const tool of tools) {
    some.push(tool)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
