/** Lists of orders: a buyer's own, all for admins, and the counts by status. */
import { inSpokenWords } from '../model/spoken-order-words.server.ts'
import { spokenHold } from '../model/spoken-hold.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { transact } from '../../../packages/pg-kit/transact.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../../platform/paging.server.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../../accounts/rules.ts'
import { approverNames } from '../approver-names.server.ts'
import { openHolds, type HoldRow } from '../model/holds-store.server.ts'
import { holdMessages } from '../messages/holds.ts'
import type { Order } from '../contract.ts'
import type { CompanyOrderQuery, OrderQuery, OwnOrderQuery } from './list-schemas.ts'
import { addDays, startOfDay } from '../../platform/time/time-zone.ts'
import type { OrdersContext, OrdersDependencies } from '../dependencies.server.ts'
import { toOrderDto } from '../dto.server.ts'
import { countFound, findOrders, findOwnOrders } from './find-store.server.ts'
import {
  countByStatus,
  countOnHold,
  listOrders,
  readOrderPage,
  type ListSort,
  type OrderFilters,
  type OrderPage,
  type OrderPaging,
  type OrderPosition,
} from './list-store.server.ts'
import type { OrderCounts } from './order-counts.ts'
import { maxCounted } from '../rules.ts'
import { pickingOf } from '../model/picking.server.ts'
import { indexOrderRange } from '../model/search-store.server.ts'
import { parseOrderSearch } from '../model/search-words.ts'

const defaultPageSize = 1000

/**
 * The matching orders of the account with this e-mail, newest first; none if there is no such
 * account.
 */
export async function listOwnOrders(
  deps: OrdersDependencies,
  actor: Actor,
  { email, limit = defaultPageSize, cursor, q, ...days }: OwnOrderQuery,
) {
  const { database, accounts } = deps
  // Orders are looked up by account, so that a buyer finds those placed under an earlier e-mail.
  const userId = email === actor.email ? actor.id : await accounts.findUserId(email)
  if (userId === undefined) return []
  const memberOf = isAdmin(actor)
    ? undefined
    : (await deps.companies.ownedRecords(database.handle, actor.id)).member
  const filters = {
    ...toFilters(days, await deps.readSettings()),
    userId,
    memberOf,
    // An agent sees only the orders for the company for which it was linked.
    ...(actor.agent ? { memberOf: ofAgent(actor), companyId: actor.company?.id } : {}),
  }
  const paging = { after: toPosition(cursor, 'number'), limit }
  const page = q
    ? await searchOwnOrders(deps, q, filters, paging)
    : await listOrders(database.handle, filters, paging)
  return toOrdersPage(deps, database.handle, { page, sort: 'number' })
}

const ofAgent = ({ company }: Actor): readonly string[] => (company ? [company.id] : [])

/**
 * The orders of a company, newest first.
 * @throws notFound for a caller who is neither approver nor owner, as for a company that does not
 *   exist
 */
export async function listCompanyOrders(
  deps: OrdersDependencies,
  actor: Actor,
  { id: companyId, limit = defaultPageSize, cursor, q, ...days }: CompanyOrderQuery,
) {
  const { handle } = deps.database
  if (!isAdmin(actor)) {
    const { approver } = await deps.companies.ownedRecords(handle, actor.id)
    if (!approver.includes(companyId)) throw notFound()
  }
  const filters = { ...toFilters(days, await deps.readSettings()), companyId }
  const paging = { after: toPosition(cursor, 'number'), limit }
  const page = q
    ? await searchOwnOrders(deps, q, filters, paging)
    : await listOrders(handle, filters, paging)
  return toOrdersPage(deps, handle, { page, sort: 'number' })
}

async function searchOwnOrders(
  { database }: OrdersDependencies,
  q: string,
  filters: OrderFilters,
  paging: OrderPaging,
): Promise<OrderPage> {
  const numbers = await findOwnOrders(database.handle, parseOrderSearch(q), filters, paging)
  return readOrderPage(database.handle, numbers, paging)
}

/** All orders, filtered, searched and sorted by the query. */
export async function listAllOrders(
  deps: OrdersContext,
  { limit = defaultPageSize, cursor, sort = 'newest', q, ...days }: OrderQuery,
) {
  const paging = { sort, after: toPosition(cursor, sort), limit }
  const filters = toFilters(days, await deps.readSettings())
  const page = q
    ? await searchOrders(deps, q, filters, paging)
    : await listOrders(deps.database.reports, filters, paging)
  const picking = await pickingOf(deps, deps.database.reports, page.rows)
  return toOrdersPage(deps, deps.database.reports, { page, sort, picking })
}

async function searchOrders(
  { database }: OrdersDependencies,
  q: string,
  filters: OrderFilters,
  paging: OrderPaging,
): Promise<OrderPage> {
  const search = parseOrderSearch(q)
  const { number } = search
  // After an upgrade, the background job may not have reached this order yet.
  if (number !== undefined)
    await database.transact((tx) => indexOrderRange(tx, number + 1, { range: 1, limit: 1 }))
  const numbers = await transact(database.reports, (tx) => findOrders(tx, search, filters, paging))
  return readOrderPage(database.reports, numbers, paging)
}

/** How many orders are in each status, exactly up to `maxCounted`. */
export async function countOrders(
  { database, readSettings }: OrdersDependencies,
  { q, ...days }: Pick<OrderQuery, 'q' | 'from' | 'to'>,
): Promise<OrderCounts> {
  const filters = toFilters(days, await readSettings())
  const rows = q
    ? await transact(database.reports, (tx) => countFound(tx, parseOrderSearch(q), filters))
    : (await countByStatus(database.reports, filters)).map((row) => ({
        ...row,
        exact: row.count <= maxCounted,
      }))
  const counts: OrderCounts = {
    placed: 0,
    confirmed: 0,
    picking: 0,
    shipped: 0,
    delivered: 0,
    cancelled: 0,
    onHold: await countOnHold(database.reports, q ? {} : filters),
    capped: [],
  }
  for (const { status, count, exact } of rows) {
    counts[status] = Math.min(count, maxCounted)
    if (!exact) counts.capped.push(status)
  }
  return counts
}

/**
 * The days of a query as times: from the start of the first to the end of the last, in the shop's
 * time zone.
 */
const toFilters = (
  { from, to, ...query }: Pick<OrderQuery, 'hold' | 'status' | 'from' | 'to'>,
  { timeZone }: { readonly timeZone: string },
): OrderFilters => ({
  ...query,
  ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
  ...(to === undefined ? {} : { to: startOfDay(addDays(to, 1), timeZone) }),
})

/** Cursors contain the sort key and the number of the page's last order. */
function toPosition(cursor: string | undefined, sort: ListSort): OrderPosition | undefined {
  if (cursor === undefined) return undefined
  if (sort === 'number') return { number: Number(decodeCursor(cursor, ['bigint'])[0]) }
  const isByTime = sort === 'newest' || sort === 'oldest'
  const [key, number] = decodeCursor(cursor, [isByTime ? 'time' : 'bigint', 'bigint'])
  return { key: isByTime ? new Date(Number(key)) : Number(key), number: Number(number) }
}

type SortedPage = {
  readonly page: OrderPage
  readonly sort: ListSort
  /** For staff: what is picked of an order. */
  readonly picking?: Awaited<ReturnType<typeof pickingOf>>
}

/** For an order on hold, including the reason, and who may approve it. */
async function toOrdersPage(
  deps: OrdersDependencies,
  db: Handle,
  { page: { rows, limit }, sort, picking }: SortedPage,
) {
  const waiting = rows.filter((row) => row.hold_kind !== null).map(({ id }) => id)
  const holds = waiting.length === 0 ? undefined : await openHolds(db, waiting)
  const approversOf = await approverNames(deps, db, rows)
  return toPage(
    rows,
    limit,
    (last) => encodeCursor(cursorValues(last, sort)),
    (row) => {
      const hold = holds?.get(row.id)
      return {
        ...toOrderDto(inSpokenWords(row)),
        ...picking?.(row),
        ...(hold ? holdFacts(hold, approversOf(row)) : {}),
      }
    },
  )
}

/** For whom it waits comes first: a cell of a list may be cut. */
const holdFacts = (
  { reason }: HoldRow,
  { approvers }: { readonly approvers?: string[] },
): Pick<Order, 'holdReason' | 'approvers'> =>
  approvers
    ? { holdReason: `${holdMessages.waitsFor(approvers)} ${spokenHold(reason)}`, approvers }
    : { holdReason: spokenHold(reason) }

function cursorValues(
  { number, placed_at, total_cents }: OrderPage['rows'][number],
  sort: ListSort,
): readonly number[] {
  if (sort === 'number') return [number]
  return [sort === 'newest' || sort === 'oldest' ? placed_at.getTime() : total_cents, number]
}
