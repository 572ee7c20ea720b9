/** Staff list back-orders, and promise another day for waiting lines. */
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import { decodeCursor, encodeCursor, toPage } from '../../platform/paging.server.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import { requireSeen } from '../../platform/seen.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { orderChange } from '../audited-order.ts'
import { listBackOrders, setExpectedOn, type BackOrderRow } from './back-order-store.server.ts'
import {
  nothingWaits,
  type BackOrder,
  type BackOrderQuery,
  type BackOrdersOperations,
  type NewExpectedDay,
} from './back-orders-contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { lineQuantities } from '../line-quantities.ts'
import { backOrderMessages as messages } from '../messages/back-orders.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { lockOrderByNumber, withLines } from '../store.server.ts'

const defaultPageSize = 100

export const createBackOrders = (deps: OrdersContext): BackOrdersOperations => ({
  backOrders: (_caller, query) => readBackOrders(deps, query),
  setExpectedDay: async ({ actor }, promise) => {
    await setExpectedDay(deps, actor, promise)
    return { acknowledged: true }
  },
})

async function readBackOrders(
  { database, now, readSettings }: OrdersContext,
  { state, limit = defaultPageSize, cursor }: BackOrderQuery,
) {
  const today = dayOf(now(), (await readSettings()).timeZone)
  const [number] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint'])
  const after = number === undefined ? undefined : Number(number)
  const rows = await listBackOrders(database.reports, { state, today, after, limit })
  return toPage(rows, limit, (last) => encodeCursor([last.number]), toBackOrder)
}

const toBackOrder = ({ id, number, name, status, ...row }: BackOrderRow): BackOrder => ({
  id,
  number,
  name,
  status,
  ...(row.company_name === null ? {} : { company: row.company_name }),
  placedAt: row.placed_at.toISOString(),
  lines: [...row.lines],
})

/** @throws notFound; nothingWaits; invalidInput for a past day; changedMeanwhile */
async function setExpectedDay(
  deps: OrdersContext,
  actor: Actor,
  { number, line: position, day, seen }: NewExpectedDay,
): Promise<void> {
  const { audit, database, mail, now, origin, readSettings } = deps
  const { name: shop, timeZone } = await readSettings()
  if (day < dayOf(now(), timeZone))
    throw invalidInput({ errors: [{ pointer: '#/day', detail: messages.pastDay }] })
  await database.transact(async (tx) => {
    const row = await lockOrderByNumber(tx, number)
    const [order] = row ? await withLines(tx, [row]) : []
    if (!order) throw notFound()
    const line = order.lines.find((one) => one.position === position)
    const waiting = line ? lineQuantities(order.status, line).waiting : 0
    if (!line || waiting === 0 || order.hold_kind !== null)
      throw nothingWaits({ detail: messages.nothingWaitsDetail(number, position) })
    const promised = line.expected_on
    if (promised === day) return
    requireSeen(seen, promised, promised === null ? '' : displayDay(promised))
    await setExpectedOn(tx, order.id, position, day)
    await audit.record(tx, actor, {
      ...orderChange('orders.setExpectedDay', order),
      before: { expectedOn: promised, line: position },
      after: { expectedOn: day, line: position },
    })
    if (!mail.ready || isUnreachable(order.email)) return
    if (!(await deps.accounts.isEmailConfirmed(tx, order.user_id))) return
    await mail.queue(tx, {
      to: order.email,
      ...(await inLanguageOfOrder(tx, order, () =>
        messages.newDay({
          shop,
          number,
          name: order.name,
          line: line.name,
          count: waiting,
          day,
          link: `${origin}/dashboard/orders/${number}`,
        }),
      )),
      kind: 'order',
      key: `order/${order.id}/expected/${order.revision}`,
    })
  })
  await mail.notifyQueued()
}
