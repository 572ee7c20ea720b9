/**
 * Returns: requested by the buyer, approved or refused by staff, received into stock or scrapped
 * (product rule 7.2). Invoiced pieces are credited when they are received.
 */
import { stockMessages } from '../stock/messages/stock.ts'
import type { Actor, Caller } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { once } from '../../packages/pg-kit/once.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { requireLines } from '../orders/known-lines.ts'
import { excessLines } from '../orders/line-quantities.ts'
import { returnTooLarge } from '../orders/line-schemas.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import { spokenName } from '../platform/languages/line-names.ts'
import { isUnreachable } from '../platform/fields/anonymized-email.ts'
import type { LockedOrder } from '../orders/transitions/transitions.server.ts'
import { returnNotAllowed, type NewReturn, type Return } from './contract.ts'
import { shipmentsMessages } from './messages/shipments.ts'
import {
  findReturn,
  insertReturn,
  listReturnRows,
  updateReturn,
  type ReturnRow,
} from './returns-store.server.ts'
import { nextOfReturn } from './rules.ts'
import type { ShipmentsDependencies } from './service.server.ts'

const { returns: messages } = shipmentsMessages

/**
 * Requests a return. Earlier requests that were not refused count, too. The same key returns the
 * first one.
 * @throws notFound, keyReused; invalidInput for lines that the order does not have; returnTooLarge
 *   if it exceeds the shipped pieces that can still be returned
 */
export async function requestReturn(
  { database, audit, orders, now, newId }: ShipmentsDependencies,
  { actor, idempotencyKey: key }: Caller<'customer', 'optional'>,
  request: NewReturn,
): Promise<Return> {
  const { number, lines, reason } = request
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, number)
    if (!locked || !(await orders.canSee(tx, actor, locked))) throw notFound()
    const asked = { actor: actor.id, operation: 'returns', key, body: request }
    const { id } = await once(tx, asked, async () => {
      requireLines(
        lines,
        locked.lines.map(({ line }) => line),
      )
      const excess = excessLines(lines, returnable(locked, await listReturnRows(tx, number)))
      if (excess.length > 0)
        throw returnTooLarge({
          detail: ordersMessages.returnTooLarge(excess),
          facts: { lines: excess },
        })
      const row = { id: newId(), orderId: locked.order.id, reason, at: now(), lines }
      await insertReturn(tx, row)
      if (isAdmin(actor))
        await audit.record(tx, actor, {
          ...changeOf('shipments.requestReturn', { order_id: row.orderId, order_number: number }),
          after: { reason },
        })
      return { id: row.id }
    })
    return toReturn(await loadReturn(tx, id))
  })
}

/**
 * The pieces of each line that were shipped and have neither been returned nor requested for
 * return.
 */
function returnable(
  { lines }: LockedOrder,
  returns: readonly ReturnRow[],
): ReadonlyMap<number, number> {
  const pending = returns
    .filter(({ status }) => status === 'requested' || status === 'approved')
    .flatMap((row) => row.lines)
  return new Map(
    lines.map(({ line, shipped, returned }) => {
      const asked = pending.filter((wanted) => wanted.line === line)
      return [line, asked.reduce((left, { quantity }) => left - quantity, shipped - returned)]
    }),
  )
}

/** @throws notFound if the order does not exist, or this actor may not see it */
export async function listReturns(
  { database, orders }: Pick<ShipmentsDependencies, 'database' | 'orders'>,
  actor: Actor,
  number: number,
): Promise<{ readonly returns: Return[] }> {
  await orders.read({ actor }, { number })
  return { returns: (await listReturnRows(database.handle, number)).map(toReturn) }
}

type ReturnStep = {
  readonly id: string
  readonly status: 'approved' | 'refused' | 'received'
  readonly scrapped?: boolean | undefined
  readonly answer?: string | undefined
}

/**
 * Moves a return to its next step. Receiving it changes the order's lines and the ledger and, if it
 * was invoiced, issues the credit note, all in one transaction. The buyer gets a mail.
 * @throws notFound; returnNotAllowed if it is past that step
 */
export async function moveReturn(
  deps: ShipmentsDependencies,
  actor: Actor,
  { id, status, scrapped = false, answer }: ReturnStep,
): Promise<Return> {
  const { database, audit, orders, now } = deps
  const { name: shop } = await deps.readSettings()
  return database.transact(async (tx) => {
    const found = await findReturn(tx, id)
    const locked = found && (await orders.lock(tx, found.order_number))
    if (!locked) throw notFound()
    const before = await loadReturn(tx, id)
    if (!nextOfReturn[before.status].includes(status))
      throw returnNotAllowed({ detail: messages.notAllowed(messages.status[before.status]) })
    const number = before.order_number
    await updateReturn(tx, id, {
      status,
      answer: answer ?? before.answer,
      at: now(),
      scrapped: status === 'received' ? scrapped : null,
    })
    if (status === 'received')
      await orders.takeBack(tx, actor, {
        number,
        lines: before.lines,
        scrapped,
        reason: stockMessages.returnOf(number, before.reason),
      })
    const after = await loadReturn(tx, id)
    await audit.record(tx, actor, {
      ...changeOf('shipments.moveReturn', before),
      before: { status: before.status },
      after: { status, scrapped: after.scrapped ?? false, answer: after.answer },
    })
    await mailReturn(deps, tx, { locked, row: after, shop })
    return toReturn(after)
  })
}

type ReturnMailInput = {
  readonly locked: LockedOrder
  readonly row: ReturnRow
  readonly shop: string
}

async function mailReturn(
  { accounts, mail, origin }: ShipmentsDependencies,
  tx: Handle,
  { locked: { order, buyerId, companyId }, row, shop }: ReturnMailInput,
): Promise<void> {
  if (!mail.ready || isUnreachable(order.email)) return
  if (!(await accounts.isEmailConfirmed(tx, buyerId))) return
  const words = await inLanguageOfCustomer(tx, { userId: buyerId, companyId }, () =>
    messages.mail({
      shop,
      order: order.number,
      name: order.name,
      answer: row.answer,
      status: messages.status[row.status],
      link: `${origin}/dashboard/orders/${order.number}`,
    }),
  )
  await mail.queue(tx, {
    to: order.email,
    ...words,
    kind: 'order',
    key: `return/${row.id}/${row.status}`,
  })
}

async function loadReturn(tx: Handle, id: string): Promise<ReturnRow> {
  const row = await findReturn(tx, id)
  if (!row) throw new Error('A return was lost while its order was locked')
  return row
}

const changeOf = (operation: string, row: Pick<ReturnRow, 'order_id' | 'order_number'>) => ({
  operation,
  kind: 'order' as const,
  id: row.order_id,
  label: `#${row.order_number}`,
})

const toReturn = (row: ReturnRow): Return => ({
  id: row.id,
  order: row.order_number,
  status: row.status,
  reason: row.reason,
  answer: row.answer,
  scrapped: row.scrapped,
  requestedAt: row.requested_at.toISOString(),
  lines: row.lines.map(({ line, quantity, ...tool }) => ({
    line,
    name: spokenName(tool),
    quantity,
  })),
})
