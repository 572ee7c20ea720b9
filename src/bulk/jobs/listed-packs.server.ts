/** The packs in a list, merged with those of its tools. */
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import { gtinKey } from '../../catalogue/identifiers/identifiers.ts'
import type { Pack } from '../../catalogue/units/packs.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import type { ListedPack } from '../columns/listed-pack.ts'
import type { Finding, MappedRow } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'

type Mapped = NumberedRow & MappedRow
/** GTINs of packs in earlier rows, with the row of each. */
type SeenPacks = Map<string, number>

const isPack = (value: unknown): value is Pack =>
  typeof value === 'object' && value !== null && 'name' in value && 'quantity' in value
const packsOf = (tool: KnownTool | undefined): readonly Pack[] => {
  const packs = tool?.wire['packs']
  return Array.isArray(packs) ? packs.filter(isPack) : []
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Rows with the resulting `packs` of the tool: packs of the list replace those with the same name.
 * A GTIN that belongs to something else is skipped, the tool is not.
 */
export async function withPacks(
  { many }: Pick<BulkJobsDependencies['catalogue'], 'many'>,
  known: ReadonlyMap<string, KnownTool>,
  seen: SeenPacks,
  rows: readonly Mapped[],
): Promise<readonly Mapped[]> {
  const toolOf = ({ fields: { sku } }: Mapped) =>
    typeof sku === 'string' ? known.get(foldSku(sku)) : undefined
  const wanted = rows.flatMap((row) => {
    const own = textOf(row.fields['gtin'])
    const gtins = row.packs.flatMap(({ gtin }) => (gtin === undefined ? [] : [gtin]))
    const toolId = toolOf(row)?.id
    return [
      ...gtins.map((gtin) => ({ toolId, gtin: gtinKey(gtin), isPack: true })),
      ...(own === '' ? [] : [{ toolId, gtin: gtinKey(own), isPack: false }]),
    ]
  })
  const held = await many.heldGtins(wanted)
  return rows.map((row) => {
    const tool = toolOf(row)
    const owner = (gtin: string) =>
      held.find((one) => one.gtin === gtinKey(gtin) && one.toolId === (tool?.id ?? null))?.sku
    return withMergedPacks(withoutHeldGtin(row, owner), tool, { seen, owner })
  })
}

/** Skips a tool's own GTIN if a pack of another tool has it. */
function withoutHeldGtin(row: Mapped, owner: (gtin: string) => string | undefined): Mapped {
  const own = textOf(row.fields['gtin'])
  const sku = own === '' ? undefined : owner(own)
  // If two tools share a GTIN, a separate warning reports it.
  if (sku === undefined) return row
  const { gtin: _left, ...fields } = row.fields
  const why = messages.why.packGtinOf(own, sku)
  return { ...row, fields, warnings: [...row.warnings, { field: 'gtin', why }] }
}

type Others = {
  readonly seen: SeenPacks
  readonly owner: (gtin: string) => string | undefined
}

function withMergedPacks(row: Mapped, tool: KnownTool | undefined, others: Others): Mapped {
  if (row.packs.length === 0) return row
  const warnings: Finding[] = []
  const before = packsOf(tool)
  const own = textOf(row.fields['gtin']) || textOf(tool?.wire['gtin'])
  const taken = new Set(own === '' ? [] : [gtinKey(own)])
  const listed = row.packs.flatMap((pack): Pack[] => {
    const field = `${pack.kind}_gtin`
    const name = messages.packs[pack.kind]
    const earlier = before.find((one) => isNamed(one, name))
    const quantity = pack.quantity ?? earlier?.quantity
    if (quantity === undefined) {
      warnings.push({ field, why: messages.why.packUnknown })
      return []
    }
    const why = pack.gtin === undefined ? undefined : refusal(row.row, pack, taken, others)
    if (why !== undefined) warnings.push({ field, why })
    // A pack of another size needs another GTIN.
    const kept = earlier?.quantity === quantity ? earlier.gtin : undefined
    const gtin = why === undefined ? (pack.gtin ?? kept) : kept
    if (gtin !== undefined) taken.add(gtinKey(gtin))
    return [{ name, quantity, ...(gtin === undefined ? {} : { gtin }) }]
  })
  const packs = [
    ...before.filter((one) => !listed.some(({ name }) => isNamed(one, name))),
    ...listed,
  ].toSorted((a, b) => a.quantity - b.quantity)
  return {
    ...row,
    fields: packs.length === 0 ? row.fields : { ...row.fields, packs },
    warnings: [...row.warnings, ...warnings],
  }
}

const isNamed = (pack: Pack, name: string): boolean =>
  pack.name.toLowerCase() === name.toLowerCase()

/** Why the GTIN of a pack cannot be used; a usable one is noted as seen. */
function refusal(
  row: number,
  { gtin = '' }: ListedPack,
  taken: ReadonlySet<string>,
  { seen, owner }: Others,
): string | undefined {
  const key = gtinKey(gtin)
  const [sku, earlier] = [owner(gtin), seen.get(key)]
  if (taken.has(key)) return messages.why.packGtinOwn(gtin)
  if (sku !== undefined) return messages.why.packGtinOf(gtin, sku)
  if (earlier !== undefined && earlier !== row) return messages.why.packGtinRow(gtin, earlier)
  seen.set(key, row)
  return undefined
}
