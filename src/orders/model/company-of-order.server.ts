/** Reads the company for which an order was placed. */
import { companyNotFound } from '../../platform/access/access-problems.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import type { OrderRow } from '../store.server.ts'

/** The company for which it was ordered; undefined if its buyer is no longer a member. */
export async function findCompany(
  { companies }: OrdersContext,
  db: Handle,
  { user_id: userId, company_id: companyId }: OrderRow,
): Promise<Actor['company']> {
  if (companyId === null) return undefined
  try {
    return await companies.actingFor(db, userId, companyId)
  } catch (error) {
    if (isProblem(error, companyNotFound)) return undefined
    throw error
  }
}
