/** Finds orders by typed text, each as one line: for a search that also finds other records. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { transact } from '../../../packages/pg-kit/transact.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { parseOrderSearch, type OrderSearch } from '../model/search-words.ts'
import { allowedTransitions, type OrderStatus } from '../rules.ts'
import { findOrders, findOwnOrders, headsOfOrders } from './find-store.server.ts'

export type OrderHead = {
  readonly number: number
  readonly name: string
  readonly company: string | null
  readonly status: OrderStatus
  readonly isOnHold: boolean
  readonly placedAt: Date
  /** With tax, in cents of `currency`. */
  readonly total: number
  readonly currency: string
  readonly poNumber: string
  /** Whether this person may confirm it now, judged by its own row. */
  readonly canConfirm: boolean
}

/** Companies whose orders an approver or owner searches in addition to their own. */
const maxCompanies = 5

/**
 * The matching orders that this person may see, newest first; an order whose number was typed comes
 * first.
 * @param limit the maximum number of orders
 */
export async function findOrderHeads(
  deps: Pick<OrdersDependencies, 'companies' | 'database'>,
  actor: Actor,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<readonly OrderHead[]> {
  const search = parseOrderSearch(q)
  const { handle } = deps.database
  const numbers = isAdmin(actor)
    ? await transact(handle, (tx) => findOrders(tx, search, {}, { limit, walkLength }))
    : await findVisible(deps, actor, search, limit)
  const named = isAdmin(actor) && search.number !== undefined ? [search.number] : []
  const wanted = [...new Set([...named, ...numbers])]
  const heads = await headsOfOrders(handle, wanted)
  const position = new Map(wanted.map((number, index) => [number, index]))
  return heads
    .toSorted((a, b) => (position.get(a.number) ?? 0) - (position.get(b.number) ?? 0))
    .slice(0, limit)
    .map(({ hold_kind: hold, ...row }) => ({
      number: row.number,
      name: row.name,
      company: row.company_name,
      status: row.status,
      isOnHold: hold !== null,
      placedAt: row.placed_at,
      total: row.total_cents,
      currency: row.currency,
      poNumber: row.po_number,
      canConfirm: allowedTransitions(actor, row.status, { onHold: hold !== null }).includes(
        'confirmed',
      ),
    }))
}

/** Fewer than for a page of a list: only a few are shown while somebody types. */
const walkLength = 1000

/** The person's own orders, and those of companies in which they approve; highest number first. */
async function findVisible(
  { companies, database: { handle } }: Pick<OrdersDependencies, 'companies' | 'database'>,
  actor: Actor,
  search: OrderSearch,
  limit: number,
): Promise<readonly number[]> {
  const { member, approver } = await companies.ownedRecords(handle, actor.id)
  const found: number[] = []
  for (const filters of [
    { userId: actor.id, memberOf: member },
    ...approver.slice(0, maxCompanies).map((companyId) => ({ companyId })),
  ])
    found.push(...(await findOwnOrders(handle, search, filters, { limit })))
  return [...new Set(found)].toSorted((a, b) => b - a).slice(0, limit)
}
