/** The demo shop's price list: imported with its rows, and deleted permanently. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PriceBreak } from '../catalogue/rules.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import type { PriceTarget } from './rules.ts'
import { insertRows } from './row-store.server.ts'
import { findPriceTarget, insertDemoPriceList } from './store.server.ts'

/** `name`: the name of the tool, brand or category. */
export type ImportedPriceRow = { readonly target: PriceTarget; readonly name: string } & (
  | { /** percent off the base's prices */ readonly percentOff: number }
  | { /** in cents */ readonly price: number; readonly priceBreaks: readonly PriceBreak[] }
)

export type ImportedPriceList = {
  readonly name: string
  /** The id of the base list; null: the catalogue. */
  readonly baseId: string | null
  readonly rows: readonly ImportedPriceRow[]
  readonly at: Date
}

/**
 * Adds a demo price list, without history.
 * @returns its id
 */
export async function importDemoPriceList(
  { newId }: Pick<PricesDependencies, 'newId'>,
  tx: Handle,
  { name, baseId, rows, at }: ImportedPriceList,
): Promise<string> {
  const id = newId()
  await insertDemoPriceList(tx, { id, name, baseId })
  for (const row of rows) {
    const targetId = await findPriceTarget(tx, row.target, row.name)
    if (targetId === undefined) throw new Error(`The demo shop has no ${row.target} ${row.name}`)
    await insertRows(tx, [
      {
        id: newId(),
        list_id: id,
        target: row.target,
        target_id: targetId,
        changed_at: at,
        ...('percentOff' in row
          ? { percent_off: row.percentOff * 100, price_cents: null, price_breaks: [] }
          : { percent_off: null, price_cents: row.price, price_breaks: row.priceBreaks }),
        // Same as the tool's own price; the database determines the number.
        price_per: null,
        valid_from: null,
        valid_until: null,
      },
    ])
  }
  return id
}
