/** Tools that were archived: listed, and put on sale again. */
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Author } from '../audit/service.server.ts'
import { toolChange } from './audited-tool.server.ts'
import type { ArchivedTool, Tool } from './contract.ts'
import type { CatalogueContext } from './dependencies.server.ts'
import { toToolDto } from './dto.ts'
import { lastArchivedId, listArchived, skuOf, toolById } from './store.server.ts'
import { familyIds, notifyToolsChanged } from './tool-changes.server.ts'
import { refuseTakenSku } from './tool-values.server.ts'
import { unmarkArchived } from './tool-write-store.server.ts'

const maxListed = 1000

/** The last one first. */
export async function listArchivedTools({ database }: CatalogueContext): Promise<ArchivedTool[]> {
  const rows = await listArchived(database.handle, maxListed)
  return rows.flatMap(({ archived_at: archivedAt, ...tool }) =>
    archivedAt ? [{ ...tool, archivedAt: archivedAt.toISOString() }] : [],
  )
}

/**
 * Puts an archived tool on sale again, as it was: with its page, reviews and stock. One that is on
 * sale already stays so.
 * @param author nobody: the operator
 * @throws notFound; sku-taken when another tool has its SKU by now
 */
export const restoreTool = (
  { audit, database, hooks, origin, now }: CatalogueContext,
  author: Author,
  id: string,
): Promise<Tool> =>
  database.transact(async (tx) => {
    const sku = await skuOf(tx, id)
    if (sku === undefined) throw notFound()
    const isRestored = await refuseTakenSku(sku, () => unmarkArchived(tx, id, now()))
    const tool = await toolById(tx, id)
    if (!tool) throw notFound()
    if (isRestored) {
      await audit.record(tx, author, toolChange('catalogue.restore', tool))
      await hooks.written(tx, [tool])
      await notifyToolsChanged(database, tx, [...new Set([id, ...(await familyIds(tx, tool))])])
    }
    return toToolDto(origin)(tool)
  })

/** See CatalogueService.restoreBySku. */
export async function restoreBySku(
  context: CatalogueContext,
  sku: string,
): Promise<Tool | undefined> {
  const id = await lastArchivedId(context.database.handle, sku)
  return id === undefined ? undefined : restoreTool(context, undefined, id)
}
