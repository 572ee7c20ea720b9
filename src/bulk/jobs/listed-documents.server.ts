/** The document addresses in a list, without those that may not be fetched or are already there. */
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { MappedRow } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'

type Mapped = NumberedRow & MappedRow

/**
 * Rows with only the documents that their tools do not have yet, so that importing a list again
 * changes nothing.
 */
export async function withoutKeptDocuments(
  { many: { pictures } }: Pick<BulkJobsDependencies['catalogue'], 'many'>,
  known: ReadonlyMap<string, KnownTool>,
  rows: readonly Mapped[],
): Promise<readonly Mapped[]> {
  const idOf = ({ fields: { sku } }: Mapped) =>
    typeof sku === 'string' ? known.get(foldSku(sku))?.id : undefined
  const wanted = rows.flatMap((row) => {
    const toolId = idOf(row)
    return toolId === undefined ? [] : row.documents.map((address) => ({ toolId, address }))
  })
  const kept = new Set(
    (await pictures.keptDocuments(wanted)).map(({ toolId, address }) => `${toolId} ${address}`),
  )
  return rows.map((row) => {
    if (row.documents.length === 0) return row
    const refused = row.documents.filter((address) => !pictures.canFetch(address))
    return {
      ...row,
      documents: row.documents.filter(
        (address) => !refused.includes(address) && !kept.has(`${idOf(row)} ${address}`),
      ),
      warnings: [
        ...row.warnings,
        ...refused.map((address) => ({
          field: 'document',
          why: messages.why.noDocument(address.slice(0, 100)),
        })),
      ],
    }
  })
}
