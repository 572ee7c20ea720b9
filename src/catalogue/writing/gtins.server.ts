/** The GTIN of a pack is unique within the shop: it is stored, and duplicates are refused. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { gtinTaken } from '../contract.ts'
import {
  heldGtins,
  lockGtins,
  replacePackGtins,
  type WantedGtin,
} from '../identifiers/gtin-store.server.ts'
import { gtinKey, type Identifiers } from '../identifiers/identifiers.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { packGtinKeys, type Pack } from '../units/packs.ts'

/** The GTINs of a tool. */
export type Packed = {
  readonly id: string
  readonly identifiers: Identifiers
  readonly packs: readonly Pack[]
}

const wantedBy = ({
  id,
  identifiers: { gtin = '' },
  packs,
}: Packed): (WantedGtin & { readonly toolId: string })[] => [
  ...(gtin === '' ? [] : [{ toolId: id, gtin: gtinKey(gtin), isPack: false }]),
  ...packGtinKeys(packs).map((key) => ({ toolId: id, gtin: key, isPack: true })),
]

/**
 * The tools whose GTIN cannot be written because another tool or one of its packs has it, with that
 * tool's SKU. The other GTINs are locked until the transaction ends.
 */
export async function takenGtins(
  tx: Handle,
  tools: readonly Packed[],
): Promise<ReadonlyMap<string, { readonly gtin: string; readonly sku: string }>> {
  const wanted = tools.flatMap(wantedBy)
  const taken = new Map<string, { gtin: string; sku: string }>()
  if (wanted.length === 0) return taken
  await lockGtins(tx, { packs: wanted.some(({ isPack }) => isPack) })
  for (const { toolId, gtin, sku } of await heldGtins(tx, wanted))
    if (toolId !== null) taken.set(toolId, { gtin, sku })
  // Among the given tools, the first one keeps it.
  const first = new Map<string, WantedGtin>()
  for (const one of wanted) {
    const other = first.get(one.gtin)
    if (!other) first.set(one.gtin, one)
    else if (other.toolId !== one.toolId && (one.isPack || other.isPack) && !taken.has(one.toolId))
      taken.set(one.toolId, { gtin: one.gtin, sku: '' })
  }
  return taken
}

/** @throws Problem gtin-taken */
export async function refuseTakenGtins(tx: Handle, tool: Packed): Promise<void> {
  const taken = (await takenGtins(tx, [tool])).get(tool.id)
  if (!taken) return
  const row = tool.packs.findIndex(({ gtin = '' }) => gtin !== '' && gtinKey(gtin) === taken.gtin)
  const gtin = (row < 0 ? tool.identifiers.gtin : tool.packs[row]?.gtin) ?? taken.gtin
  const detail = messages.gtinTakenDetail(gtin, taken.sku)
  const pointer = row < 0 ? '#/gtin' : `#/packs/${row}/gtin`
  throw gtinTaken({ detail, errors: [{ pointer, detail }] })
}

/**
 * Writes the GTINs of these tools' packs.
 * @param before the same tools in their previous state
 */
export const writePackGtins = (
  tx: Handle,
  tools: readonly Packed[],
  before: readonly Pick<Packed, 'id' | 'packs'>[] = [],
): Promise<void> =>
  replacePackGtins(
    tx,
    before.filter(({ packs }) => packs.length > 0).map(({ id }) => id),
    tools.flatMap(({ id, packs }) => packGtinKeys(packs).map((gtin) => ({ toolId: id, gtin }))),
  )
