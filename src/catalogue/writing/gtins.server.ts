/** A pack's GTIN stands for one thing in the shop: it is kept, and another one's is refused. */
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

/** What has GTINs of a tool. */
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
 * The tools of which a GTIN cannot be written, since another tool or a pack of it has it, with that
 * one's SKU. Until the transaction ends, nobody takes the GTINs of the others.
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
  // Among themselves the first has it.
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

/** Writes which GTINs the packs of these tools have. @param before the same tools as they were */
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
