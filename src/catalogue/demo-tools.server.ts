/** Importing and deleting the demo shop's tools. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { NewTool } from './contract.ts'
import type { CatalogueContext } from './dependencies.server.ts'
import { archiveDemoTools, deleteDemoTools } from './demo-tool-store.server.ts'
import { deleteUnusedDemoRecords } from './taxonomy/record-store.server.ts'
import { createRecordsOf } from './taxonomy/records.server.ts'
import { demoToolsWithout, saveTexts, writtenTools } from './texts/text-store.server.ts'
import { uniqueSlug } from './slug.ts'
import { ownSlug } from './slugs/own-slug.ts'
import {
  notifyEverythingChanged,
  notifyImageHostsChanged,
  notifyToolsChanged,
} from './writing/tool-changes.server.ts'
import type { CatalogueService } from './service.server.ts'
import { importDemoDocument } from './tool-documents/tool-documents.server.ts'
import type { ToolValues } from './tool-table.ts'
import { toToolValues } from './writing/tool-values.server.ts'
import { insertTools } from './writing/tool-write-store.server.ts'

/** A tool of a demo file or of an import, with every field. */
export type ImportedTool = Required<
  Pick<NewTool, 'name' | 'image' | 'description' | 'price' | 'minimumQuantity' | 'stock'>
> &
  Required<Pick<ToolValues, 'sku' | 'brand' | 'category' | 'family' | 'specs' | 'keywords'>> & {
    readonly packSize: number
    readonly priceBreaks: ToolValues['price_breaks']
  }

/** The demo import operations of the service. */

export const createDemoImports = (
  context: CatalogueContext,
): Pick<CatalogueService, 'importDemoTools' | 'importDemoTexts' | 'importDemoDocument'> => ({
  importDemoTexts: (tx, language, tools) => importDemoTexts(context, tx, language, tools),
  importDemoTools: (tx, tools, at) => importDemoTools(context, tx, tools, at),
  importDemoDocument: (tx, toolId, file) => importDemoDocument(context, tx, toolId, file),
})

/**
 * Imports demo tools with their stock.
 * @returns their ids by SKU
 */
async function importDemoTools(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly ImportedTool[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const { stock, hooks, database, newId } = context
  const taken = new Set<string>()
  // Ids created in the same millisecond are unordered; the list must have the order of the file.
  const ids = tools.map(newId).toSorted()
  const rows = tools.map(({ keywords, ...tool }, position) => {
    const slug = uniqueSlug(ownSlug(tool.name), taken)
    taken.add(slug)
    return {
      ...toToolValues(context, tool, tool.sku),
      id: ids[position] ?? newId(),
      slug,
      keywords,
      demo: true,
      created_at: at,
    }
  })
  await insertTools(tx, rows)
  await stock.createLevels(
    tx,
    rows.map((row, position) => ({ toolId: row.id, quantity: tools[position]?.stock ?? 0 })),
    { actorId: null, at, reason: 'demo' },
  )
  await createRecordsOf(tx, rows, true)
  await hooks.written(tx, rows)
  await notifyToolsChanged(database, tx, [])
  await notifyImageHostsChanged(database, tx)
  return new Map(rows.map((row) => [row.sku, row.id]))
}

/** The demo tools' texts in a further language; existing texts are kept. */
async function importDemoTexts(
  { database, hooks }: CatalogueContext,
  tx: Handle,
  language: string,
  tools: readonly ImportedTool[],
): Promise<void> {
  const ids = await demoToolsWithout(tx, language)
  const texts = tools.flatMap(({ sku, name, family, description, keywords, specs }) => {
    const id = ids.get(sku)
    return id === undefined ? [] : [{ tool_id: id, name, family, description, keywords, specs }]
  })
  if (texts.length === 0) return
  await saveTexts(tx, language, texts)
  const written = texts.map(({ tool_id }) => tool_id)
  await hooks.written(tx, await writtenTools(tx, written))
  await notifyToolsChanged(database, tx, written)
}

/** Deletes all demo tools; tools in `archived`, which real customers know, are archived instead. */
export async function removeDemoTools(
  { stock, hooks, database }: CatalogueContext,
  tx: Handle,
  archived: readonly string[],
  at: Date,
): Promise<void> {
  await archiveDemoTools(tx, archived, at)
  await hooks.archived(tx, archived)
  await hooks.demoDeleted(tx)
  await stock.deleteDemo(tx)
  await deleteDemoTools(tx)
  await deleteUnusedDemoRecords(tx)
  await notifyEverythingChanged(database, tx)
}
