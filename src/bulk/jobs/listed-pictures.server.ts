/** The picture addresses in a list, without those that need no work. */
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { MappedRow } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'

type Catalogue = Pick<BulkJobsDependencies['catalogue'], 'many'>
type Mapped = NumberedRow & MappedRow

/** All addresses of a row, the tool's image first. */
const addressesOf = ({ fields: { image }, pictures }: Mapped): readonly string[] =>
  typeof image === 'string' && image !== '' ? [image, ...pictures] : pictures

/** A row with only these addresses. */
function withAddresses(row: Mapped, [image, ...pictures]: readonly string[]): Mapped {
  const { image: _before, ...fields } = row.fields
  return { ...row, pictures, fields: image === undefined ? fields : { ...fields, image } }
}

/**
 * A row without the addresses that pages may not show: http addresses, unless a setting allows
 * them.
 */
export function withoutHidden({ many }: Catalogue, row: Mapped): Mapped {
  const isHidden = (address: string) => /^http:/i.test(address) && !many.pictures.canShow(address)
  const addresses = addressesOf(row)
  const hidden = addresses.filter(isHidden)
  if (hidden.length === 0) return row
  const warnings = hidden.map((address) => ({
    field: 'image',
    why: messages.why.notHttps(address.slice(0, 100)),
  }))
  return {
    ...withAddresses(
      row,
      addresses.filter((address) => !isHidden(address)),
    ),
    warnings: [...row.warnings, ...warnings],
  }
}

/**
 * Rows without the addresses whose pictures their tools already have from an earlier list, so that
 * importing a list again changes nothing.
 */
export async function withoutKept(
  { many }: Catalogue,
  known: ReadonlyMap<string, KnownTool>,
  rows: readonly Mapped[],
): Promise<readonly Mapped[]> {
  const toolOf = ({ fields: { sku } }: Mapped) =>
    typeof sku === 'string' ? known.get(foldSku(sku)) : undefined
  const wanted = rows.flatMap((row) => {
    const tool = toolOf(row)
    return tool ? addressesOf(row).map((address) => ({ toolId: tool.id, address })) : []
  })
  const kept = new Set(
    (await many.pictures.kept(wanted)).map(({ toolId, address }) => `${toolId} ${address}`),
  )
  if (kept.size === 0) return rows
  return rows.map((row) => {
    const tool = toolOf(row)
    const image = String(row.fields['image'])
    if (!tool || !addressesOf(row).some((address) => kept.has(`${tool.id} ${address}`))) return row
    const pictures = row.pictures.filter((address) => !kept.has(`${tool.id} ${address}`))
    if (!kept.has(`${tool.id} ${image}`)) return { ...row, pictures }
    const { image: _kept, ...fields } = row.fields
    return { ...row, fields, pictures }
  })
}
