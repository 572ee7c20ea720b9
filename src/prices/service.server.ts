/** The prices service: what a buyer pays, and the price lists behind it. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Offer } from '../catalogue/dto.ts'
import type { PricesOperations } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { toListDto } from './dto.ts'
import { checkPrice, withOwnPrices, type Buyer, type Priceable } from './own-prices.server.ts'
import { addList, removeList, saveList } from './price-lists.server.ts'
import { addRow, changeRow, putRowBack, readRows, removeRow } from './price-rows.server.ts'
import { listPriceLists } from './store.server.ts'

export type { PricesDependencies } from './dependencies.server.ts'

export interface PricesService extends PricesOperations {
  /**
   * Those of these tools that are on sale, unordered, at the buyer's prices: one statement, and a
   * second where the buyer acts for a company with a price list.
   */
  offers(
    db: Handle,
    buyer: Buyer | undefined,
    ids: readonly string[],
    options?: { readonly weights: boolean },
  ): Promise<Offer[]>
  /** These tools at the buyer's prices: no statement, or one. */
  ownPrices<T extends Priceable>(
    db: Handle,
    buyer: Buyer | undefined,
    tools: readonly T[],
  ): Promise<T[]>
}

const deleted = (done: boolean) => ({ acknowledged: true, deletedCount: done ? 1 : 0 })

export function createPricesService(deps: PricesDependencies): PricesService {
  const { database, catalogue } = deps
  const offers: PricesService['offers'] = async (db, buyer, ids, options) =>
    withOwnPrices(deps, db, buyer, await catalogue.offers(db, ids, options))
  return {
    offers,
    ownPrices: (db, buyer, tools) => withOwnPrices(deps, db, buyer, tools),
    own: async ({ actor }, { ids = [] }) =>
      (await offers(database.handle, actor, [...new Set(ids)])).map(
        ({ id, price, priceBreaks }) => ({ id, price, priceBreaks }),
      ),
    check: (_caller, query) => checkPrice(deps, query),
    lists: async () => (await listPriceLists(database.reports)).map(toListDto),
    addList: ({ actor }, list) => addList(deps, actor, list),
    saveList: ({ actor }, list) => saveList(deps, actor, list),
    removeList: async ({ actor }, { id }) => deleted(await removeList(deps, actor, id)),
    rows: (_caller, query) => readRows(deps, query),
    addRow: ({ actor }, row) => addRow(deps, actor, row),
    changeRow: ({ actor }, row) => changeRow(deps, actor, row),
    removeRow: async ({ actor }, { listId, id }) =>
      deleted(await removeRow(deps, actor, listId, id)),
    putRowBack: ({ actor }, { listId, id }) => putRowBack(deps, actor, listId, id),
  }
}
