/**
 * Keeps the search index up to date: with every change of a tool, with bulk loads, and after an
 * upgrade.
 */
import type { BackgroundTask } from '../../../packages/pg-kit/background-task.server.ts'
import type { BulkLoadHook, ToolHooks } from '../../catalogue/writing/tool-hooks.server.ts'
import {
  copyIndexRows,
  indexTools,
  listToolsToReindex,
  removeDemoFromIndex,
  removeFromIndex,
  tableRebuiltAfterLoad,
} from './index-store.server.ts'
import { createMissingIndexes } from '../../../packages/pg-kit/missing-indexes.server.ts'
import { listIndexes } from './list-indexes.ts'
import { memoizeTokenizer } from '../words/tokenize.ts'
import { insertSearchWords } from './word-store.server.ts'

/**
 * The number of tools indexed again in one transaction: small, since requests wait while words are
 * made.
 */
const reindexBatch = 100

/** Registers the functions that write the index inside the catalogue's own transactions. */
export function registerIndexHooks(catalogue: ToolHooks): void {
  catalogue.onToolsWritten(indexTools)
  catalogue.onToolsArchived(removeFromIndex)
  catalogue.onDemoToolsDeleted(removeDemoFromIndex)
  catalogue.onBulkLoad(indexBulkLoad)
}

/** Copies the index rows of each batch; the words of all batches are written once, at the end. */
const indexBulkLoad: BulkLoadHook = {
  table: tableRebuiltAfterLoad,
  start: () => {
    const tokenizer = memoizeTokenizer()
    const words = new Map<string, string>()
    return {
      load: (transaction, tools) => copyIndexRows(transaction, tools, { tokenizer, words }),
      finish: (tx) => insertSearchWords(tx, words),
    }
  },
}

/**
 * Indexes again, in batches, the tools that an older version of the tokenizer indexed; until then
 * they are found by that version's words. Does nothing unless an upgrade raised `tokenizerVersion`,
 * or an instance of the older version still writes tools. Creates the indexes that an upgrade left
 * out.
 */
export const reindexTask: BackgroundTask = {
  name: 'reindex tools',
  pollInterval: 600_000,
  failureMessage: 'Tools could not be indexed for search; retrying',
  async *run(database) {
    for (;;) {
      const count = await database.transact(async (tx) => {
        const tools = await listToolsToReindex(tx, reindexBatch)
        await indexTools(tx, tools)
        if (tools.length > 0) await database.notify(tx, 'purge', 'tools search')
        return tools.length
      })
      if (count === 0) break
      yield
    }
    yield* createMissingIndexes(database, listIndexes)
  },
}
