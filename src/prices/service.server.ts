/** The prices service: a buyer's prices, and the price lists behind them. */
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Offer } from '../catalogue/dto.ts'
import { withoutPrices } from '../catalogue/price-fields.ts'
import type { Viewer } from '../companies/price-viewers.ts'
import type { PricesOperations } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { importDemoPriceList, type ImportedPriceList } from './demo-prices.server.ts'
import { toDatedPrice, toListDto } from './dto.ts'
import type { DatedPrice, ImportedRow, ImportResult } from './import-fields.ts'
import { basesOf, checkRows, importRows } from './import-rows.server.ts'
import {
  checkPrice,
  checkPrices,
  applyPriceList,
  withCustomerPrices,
  type Buyer,
  type Priceable,
} from './customer-prices.server.ts'
import { addList, removeList, requireList, saveList } from './price-lists.server.ts'
import { addRow, changeRow, putRowBack, readRows, removeRow } from './price-rows.server.ts'
import type { PriceRow } from './row-fields.ts'
import { rowsWithIds } from './row-store.server.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import {
  deleteDemoPriceLists,
  listOfCompany,
  listPriceLists,
  listsWithIds,
  listsWithTools,
} from './store.server.ts'

export type { PricesDependencies } from './dependencies.server.ts'

type OfList = { readonly listId: string }

export interface PricesService extends PricesOperations {
  /**
   * Those of these tools that are on sale, unordered, at the buyer's prices: one statement, and a
   * second if the buyer acts for a company with a price list.
   */
  pricedTools(
    db: Handle,
    buyer: Buyer | undefined,
    ids: readonly string[],
    options?: { readonly weights?: boolean; readonly kept?: boolean },
  ): Promise<Offer[]>
  /**
   * The same, without prices if they are hidden from the viewer: for responses to a viewer.
   * @param sees the result of `seesPrices` for the viewer; required in a transaction, which must
   *   not wait for another connection
   */
  visiblePricedTools(
    db: Handle,
    viewer: Viewer,
    ids: readonly string[],
    sees?: boolean,
  ): Promise<Offer[]>
  /** These tools at the viewer's prices, or without prices: at most one statement. */
  shownPrices<T extends Priceable>(db: Handle, viewer: Viewer, tools: readonly T[]): Promise<T[]>
  /** These tools at the prices of a list today; unchanged without a list. At most one statement. */
  listedPrices<T extends Priceable>(
    db: Handle,
    listId: string | null,
    tools: readonly T[],
  ): Promise<T[]>
  /**
   * A company's price list, null: the catalogue.
   * @throws not-found
   */
  listOf(db: Handle, companyId: string): Promise<string | null>
  /**
   * Adds a price list of the demo shop.
   * @returns its id
   */
  importDemo(tx: Handle, list: ImportedPriceList): Promise<string>
  /** Deletes the price lists of the demo shop that no company uses. */
  deleteDemo(tx: Handle): Promise<void>
  /**
   * The changes that these rows would make in a list.
   * @throws not-found
   */
  checkRows(listId: string, rows: readonly ImportedRow[]): Promise<ImportResult>
  /** The number of units for the prices of each row's target, by row; absent: different numbers. */
  basesOf(rows: readonly ImportedRow[]): Promise<ReadonlyMap<number, number>>
  /** Those of these rows that are or will be valid; and the existing ones of these lists. */
  rowsWithIds(
    db: Handle,
    ids: readonly string[],
  ): Promise<readonly (DatedPrice & Pick<PriceRow, 'id' | 'target' | 'targetId'> & OfList)[]>
  listsWithIds: typeof listsWithIds
  /** @throws not-found */
  listNamed(db: Handle, listId: string): Promise<{ readonly id: string; readonly name: string }>
}

const toTerms = ({ id, price, priceBreaks, pricePer }: Priceable) => ({
  id,
  price,
  priceBreaks,
  pricePer: pricePer ?? 1,
})
const deleted = (done: boolean) => ({ acknowledged: true, deletedCount: done ? 1 : 0 })

export function createPricesService(deps: PricesDependencies): PricesService {
  const { database, catalogue, companies } = deps
  catalogue.onPriceUses(async (db, toolIds) =>
    (await listsWithTools(db, toolIds)).map(({ tool_id: toolId, name, without_base }) => ({
      toolId,
      use: without_base ? messages.useWithoutBase(name) : messages.use(name),
    })),
  )
  const pricedTools: PricesService['pricedTools'] = async (db, buyer, ids, options) =>
    withCustomerPrices(deps, db, buyer, await catalogue.offers(db, ids, options))
  const shownPrices: PricesService['shownPrices'] = async (db, viewer, tools) =>
    (await companies.seesPrices(viewer))
      ? withCustomerPrices(deps, db, viewer, tools)
      : tools.map(withoutPrices)
  const visiblePricedTools: PricesService['visiblePricedTools'] = async (db, viewer, ids, sees) => {
    const isShown = sees ?? (await companies.seesPrices(viewer))
    return isShown
      ? pricedTools(db, viewer, ids)
      : (await catalogue.offers(db, ids)).map(withoutPrices)
  }
  return {
    pricedTools,
    visiblePricedTools,
    shownPrices,
    listedPrices: (db, listId, tools) => applyPriceList(deps, db, listId, tools),
    listOf: async (db, companyId) => {
      const listId = await listOfCompany(db, companyId)
      if (listId === undefined) throw notFound()
      return listId
    },
    importDemo: (tx, list) => importDemoPriceList(deps, tx, list),
    deleteDemo: deleteDemoPriceLists,
    own: async ({ actor }, { ids = [] }) =>
      (await visiblePricedTools(database.handle, actor, [...new Set(ids)])).map(toTerms),
    ofCustomer: async (_caller, { company, ids = [] }) => {
      const listId = await listOfCompany(database.handle, company)
      if (listId === undefined) throw notFound()
      const tools = await catalogue.offers(database.handle, [...new Set(ids)])
      return (await applyPriceList(deps, database.handle, listId, tools)).map(toTerms)
    },
    costs: (_caller, asked) => catalogue.costs(database.handle, asked),
    check: (_caller, query) => checkPrice(deps, query),
    checkMany: (_caller, query) => checkPrices(deps, query),
    lists: async () => (await listPriceLists(database.reports)).map(toListDto),
    addList: ({ actor }, list) => addList(deps, actor, list),
    saveList: ({ actor }, list) => saveList(deps, actor, list),
    removeList: async ({ actor }, { id }) => deleted(await removeList(deps, actor, id)),
    rows: (_caller, query) => readRows(deps, query),
    addRow: ({ actor }, row) => addRow(deps, actor, row),
    changeRow: ({ actor }, row) => changeRow(deps, actor, row),
    removeRow: async ({ actor }, { listId, id }) =>
      deleted(await removeRow(deps, actor, listId, id)),
    importRows: ({ actor }, rows) => importRows(deps, actor, rows),
    basesOf: (rows) => basesOf(database.handle, rows),
    checkRows: (listId, rows) => checkRows(deps, listId, rows),
    rowsWithIds: async (db, ids) =>
      (await rowsWithIds(db, ids)).map((row) => ({
        id: row.id,
        listId: row.list_id,
        target: row.target,
        targetId: row.target_id,
        ...toDatedPrice(row),
      })),
    listsWithIds,
    listNamed: requireList,
    putRowBack: ({ actor }, { listId, id }) => putRowBack(deps, actor, listId, id),
  }
}
