/** Archived tools: listing them, and putting them on sale again. */
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Author } from '../../audit/service.server.ts'
import type { Tool } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toToolDto } from '../dto.ts'
import type { ArchivedTool } from '../states/state-fields.ts'
import { lockTool, recordById } from '../states/state-store.server.ts'
import { applyState, readToday, termsOf } from './states.server.ts'
import { lastArchivedId, listArchived } from '../store.server.ts'

const maxListed = 1000

/** The latest first. */
export async function listArchivedTools({ database }: CatalogueContext): Promise<ArchivedTool[]> {
  const rows = await listArchived(database.handle, maxListed)
  return rows.flatMap(({ archived_at: archivedAt, ...tool }) =>
    archivedAt ? [{ ...tool, archivedAt: archivedAt.toISOString() }] : [],
  )
}

/**
 * Restores an archived tool to its former state: on sale with its page, reviews and stock, or as a
 * draft. A tool that is not archived stays unchanged.
 * @param author absent: the operator
 * @throws notFound; sku-taken if another tool has its SKU in the meantime
 */
export async function restoreTool(
  context: CatalogueContext,
  author: Author,
  id: string,
): Promise<Tool> {
  const today = await readToday(context)
  return context.database.transact(async (tx) => {
    await lockTool(tx, id)
    const row = await recordById(tx, id)
    if (!row) throw notFound()
    const isArchived = row.archived_at !== null && !row.waiting
    const restored = isArchived
      ? await applyState(context, tx, row, {
          terms: termsOf(row),
          successor: row.successor,
          archived: false,
          today,
          author,
          operation: 'catalogue.restore',
        })
      : row
    return toToolDto(context.origin)(restored)
  })
}

/** See CatalogueService.restoreBySku. */
export async function restoreBySku(
  context: CatalogueContext,
  sku: string,
): Promise<Tool | undefined> {
  const id = await lastArchivedId(context.database.handle, sku)
  return id === undefined ? undefined : restoreTool(context, undefined, id)
}
