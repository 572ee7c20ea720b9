/** Lists of orders: a buyer's own, all for admins, and the counts by status. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import type { OrderQuery } from './contract.ts'
import { addDays, startOfDay } from '../platform/time-zone.ts'
import type { OrderSettings, OrdersDependencies } from './dependencies.server.ts'
import { toOrderDto } from './dto.ts'
import {
  countByStatus,
  listOrders,
  type OrderFilters,
  type OrderPage,
  type OrderPosition,
} from './list-store.server.ts'
import type { OrderSort, OrderStatus } from './rules.ts'

const defaultPageSize = 1000

type Paging = { readonly limit?: number | undefined; readonly cursor?: string | undefined }

/** The orders of the account with this e-mail, newest first; none when there is no such account. */
export async function listOwnOrders(
  { database, accounts }: OrdersDependencies,
  actor: Actor,
  { email, limit = defaultPageSize, cursor }: Paging & { readonly email: string },
) {
  // Orders are looked up by account, so that a buyer finds those placed under an earlier e-mail.
  const userId = email === actor.email ? actor.id : await accounts.findUserId(email)
  if (userId === undefined) return []
  return toOrdersPage(
    await listOrders(database.handle, { userId }, { after: toPosition(cursor), limit }),
  )
}

/** All orders, filtered and sorted as the query says. */
export async function listAllOrders(
  { database, settings }: OrdersDependencies,
  { limit = defaultPageSize, cursor, sort, ...query }: OrderQuery,
) {
  const page = await listOrders(database.reports, toFilters(query, settings), {
    sort,
    after: toPosition(cursor, sort),
    limit,
  })
  return toOrdersPage(page, sort)
}

/** How many orders are in each status. */
export async function countOrders(
  { database, settings }: OrdersDependencies,
  query: Pick<OrderQuery, 'q' | 'from' | 'to'>,
): Promise<Record<OrderStatus, number>> {
  const counts: Record<OrderStatus, number> = {
    placed: 0,
    confirmed: 0,
    picking: 0,
    shipped: 0,
    delivered: 0,
    cancelled: 0,
  }
  for (const { status, count } of await countByStatus(database.reports, toFilters(query, settings)))
    counts[status] = count
  return counts
}

/**
 * The days of a query as times: from the beginning of the first to the end of the last, in the
 * shop's time zone.
 */
const toFilters = (
  { from, to, ...query }: Pick<OrderQuery, 'status' | 'q' | 'from' | 'to'>,
  { timeZone }: Pick<OrderSettings, 'timeZone'>,
): OrderFilters => ({
  ...query,
  ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
  ...(to === undefined ? {} : { to: startOfDay(addDays(to, 1), timeZone) }),
})

const isSortedByTotal = (sort: OrderSort | undefined): boolean =>
  sort === 'total' || sort === 'total-down'

function toPosition(cursor: string | undefined, sort?: OrderSort): OrderPosition | undefined {
  if (cursor === undefined) return undefined
  if (!isSortedByTotal(sort)) return { number: Number(decodeCursor(cursor, ['bigint'])[0]) }
  const [total, number] = decodeCursor(cursor, ['bigint', 'bigint'])
  return { total: Number(total), number: Number(number) }
}

const toOrdersPage = ({ rows, limit }: OrderPage, sort?: OrderSort) =>
  toPage(
    rows,
    limit,
    (last) => encodeCursor([...(isSortedByTotal(sort) ? [last.total_cents] : []), last.number]),
    toOrderDto,
  )
