/** The demo shop's price list: imported with its rows, and deleted for good. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import type { PriceTarget } from './rules.ts'
import { insertRows } from './row-store.server.ts'
import { findPriceTarget, insertDemoPriceList } from './store.server.ts'

export type ImportedPriceList = {
  readonly name: string
  readonly rows: readonly {
    readonly target: Exclude<PriceTarget, 'tool'>
    /** of the brand or category */ readonly name: string
    /** percent off the catalogue's prices */ readonly percentOff: number
  }[]
  readonly at: Date
}

/** Adds a demo price list, without history. @returns its id */
export async function importDemoPriceList(
  { newId }: Pick<PricesDependencies, 'newId'>,
  tx: Handle,
  { name, rows, at }: ImportedPriceList,
): Promise<string> {
  const id = newId()
  await insertDemoPriceList(tx, id, name)
  for (const row of rows) {
    const targetId = await findPriceTarget(tx, row.target, row.name)
    if (targetId === undefined) throw new Error(`The demo shop has no ${row.target} ${row.name}`)
    await insertRows(tx, [
      {
        ...{ id: newId(), list_id: id, target: row.target, target_id: targetId, changed_at: at },
        ...{ percent_off: row.percentOff * 100, price_cents: null, price_breaks: [] },
        ...{ valid_from: null, valid_until: null },
      },
    ])
  }
  return id
}
