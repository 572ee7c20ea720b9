/** Records as their own operations show them, for those who follow them. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PaymentsService } from '../payments/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { Change } from './contract.ts'
import type { StockLevel } from './followed-records.ts'
import type { FollowedKind } from './rules.ts'

export type RecordSources = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'recordsWithIds' | 'titles' | 'categoriesWithIds'>
  readonly stock: Pick<StockService, 'levels'>
  readonly orders: Pick<OrdersService, 'detailsWithIds'>
  readonly documents: Pick<DocumentsService, 'listedWithIds'>
  readonly companies: Pick<CompaniesService, 'recordsWithIds'>
  readonly shipments: Pick<ShipmentsService, 'recordsWithIds'>
  readonly payments: Pick<PaymentsService, 'recordsWithIds'>
  readonly quotes: Pick<QuotesService, 'recordsWithIds'>
  readonly prices: Pick<PricesService, 'rowsWithIds' | 'listsWithIds'>
  readonly accounts: Pick<AccountsService, 'customersWithIds'>
}

type ReadRecords = (sources: RecordSources, ids: readonly string[]) => Promise<readonly Change[]>

/** Each returns a change for every id, in order. */
const readers: Readonly<Record<FollowedKind, ReadRecords>> = {
  async tools({ catalogue }, ids) {
    const tools = byId(await catalogue.recordsWithIds(ids))
    return ids.map((id) => ({ of: 'tools', id, ...stateOf(tools.get(id)) }))
  },
  async stock(sources, ids) {
    const levels = new Map((await readLevels(sources, ids)).map((level) => [level.toolId, level]))
    return ids.map((id) => ({ of: 'stock', id, ...stateOf(levels.get(id)) }))
  },
  async orders({ database, orders }, ids) {
    const details = byId(await orders.detailsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'orders', id, ...stateOf(details.get(id)) }))
  },
  async documents({ database, documents }, ids) {
    const listed = byId(await documents.listedWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'documents', id, ...stateOf(listed.get(id)) }))
  },
  async companies({ database, companies }, ids) {
    const records = byId(await companies.recordsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'companies', id, ...stateOf(records.get(id)) }))
  },
  async shipments({ database, shipments }, ids) {
    const records = byId(await shipments.recordsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'shipments', id, ...stateOf(records.get(id)) }))
  },
  async payments({ database, payments }, ids) {
    const records = byId(await payments.recordsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'payments', id, ...stateOf(records.get(id)) }))
  },
  async quotes({ database, quotes }, ids) {
    const records = byId(await quotes.recordsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'quotes', id, ...stateOf(records.get(id)) }))
  },
  async prices({ database, prices }, ids) {
    const records = byId(await prices.rowsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'prices', id, ...stateOf(records.get(id)) }))
  },
  async 'price-lists'({ database, prices }, ids) {
    const records = byId(await prices.listsWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'price-lists', id, ...stateOf(records.get(id)) }))
  },
  async categories({ database, catalogue }, ids) {
    const records = byId(await catalogue.categoriesWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'categories', id, ...stateOf(records.get(id)) }))
  },
  async customers({ database, accounts }, ids) {
    const records = byId(await accounts.customersWithIds(database.handle, ids))
    return ids.map((id) => ({ of: 'customers', id, ...stateOf(records.get(id)) }))
  },
}

/**
 * These records in their present state, in this order; missing ones as deleted. In the shop's own
 * language: all followers get the same.
 */
export const readRecords = async (
  sources: RecordSources,
  kind: FollowedKind,
  ids: readonly string[],
): Promise<readonly Change[]> =>
  ids.length === 0 ? [] : inLanguage(shopLanguages().main, () => readers[kind](sources, ids))

const byId = <R extends { readonly id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]))

const stateOf = <R>(record: R | undefined) =>
  record === undefined ? { deleted: true } : { deleted: false, record }

async function readLevels(
  { database: { handle }, catalogue, stock }: RecordSources,
  ids: readonly string[],
): Promise<readonly StockLevel[]> {
  const levels = await stock.levels(handle, ids)
  const titles = await catalogue.titles(handle, ids)
  return titles.flatMap(({ id, sku }) => {
    const level = levels.get(id)
    return level === undefined ? [] : [{ toolId: id, sku, level }]
  })
}
