/** The buyers of the newest orders, for staff who start an order for a customer. */
import type { FoundBuyer } from '../../companies/buyers-contract.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { newestBuyers } from './list-store.server.ts'

/** The number of newest orders that are read, and the number of their buyers that are shown. */
const among = 200
const limit = 10

export async function readRecentBuyers({
  companies,
  database: { handle },
}: Pick<OrdersDependencies, 'companies' | 'database'>): Promise<FoundBuyer[]> {
  return [...(await companies.buyersAmong(handle, await newestBuyers(handle, { among, limit })))]
}
