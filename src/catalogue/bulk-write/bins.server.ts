/** Sets the bins of many tools. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import { toolChange } from '../writing/audited-tool.server.ts'
import { lockBins, writeBins } from './bins-store.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { notifyWritten } from './many-tools.server.ts'
import { foldSku } from '../model/sku.ts'

/** A tool by its SKU, and its place in the warehouse; an empty bin clears it. */
export type ToolBin = { readonly sku: string; readonly bin: string }

/**
 * Sets the bins of tools in any state. Each changed tool gets a new revision, so that neither an
 * open form nor undoing an import restores the former bin unnoticed, and an entry in its history.
 * @param operation the operation's name in the audit
 * @returns those of the SKUs that exist
 */
export async function saveBins(
  context: CatalogueContext,
  tx: Handle,
  rows: readonly ToolBin[],
  { author, operation }: { readonly author: Author; readonly operation: string },
): Promise<ReadonlySet<string>> {
  // If a tool has two rows, the last one is used.
  const bins = new Map(rows.map(({ sku, bin }) => [foldSku(sku), bin]))
  const tools = await lockBins(tx, [...bins.keys()])
  const moved = tools.flatMap((tool) => {
    const bin = bins.get(foldSku(tool.sku)) ?? tool.bin
    return bin === tool.bin ? [] : [{ tool, bin }]
  })
  if (moved.length > 0) {
    await writeBins(
      tx,
      moved.map(({ tool, bin }) => ({ id: tool.id, bin })),
    )
    for (const { tool, bin } of moved)
      await context.audit.record(tx, author, {
        ...toolChange(operation, tool),
        before: { bin: tool.bin },
        after: { bin },
      })
    await notifyWritten(
      context,
      tx,
      moved.map(({ tool }) => tool),
    )
  }
  const known = new Set(tools.map(({ sku }) => foldSku(sku)))
  return new Set(rows.flatMap(({ sku }) => (known.has(foldSku(sku)) ? [sku] : [])))
}
