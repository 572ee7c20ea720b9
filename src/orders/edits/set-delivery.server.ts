/** Staff set an order's delivery charge, as long as none of it can be invoiced. */
import { sayHoldReason } from '../model/hold-reason.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { withAgreedCharge } from '../../delivery/order-delivery.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { requireSeen } from '../../platform/seen.ts'
import { taxOfParts } from '../../tax/order-tax.ts'
import { orderChange } from '../audited-order.ts'
import { deliveryFixed, type OrderDetails } from '../contract.ts'
import type { OrdersContext } from '../dependencies.server.ts'
import { offerDelivery, readOfferBasis, requireOfferable } from '../holds/offer-delivery.server.ts'
import { editMessages } from '../messages/edits.ts'
import { deliveryHoldMessages as holdMessages } from '../messages/delivery-hold.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { queueDeliveryMail, sourceOf } from '../mails/notifications.server.ts'
import { findCompany } from '../model/company-of-order.server.ts'
import { editNeedsApproval } from './edit-needs-approval.ts'
import { findPassedLimit, requireMoney } from './edit-limits.server.ts'
import { readBilling } from './edit-order.server.ts'
import { updateDelivery } from './delivery-store.server.ts'
import {
  lockOrderByNumber,
  withLines,
  type OrderRow,
  type OrderWithLines,
} from '../store.server.ts'
import { readOrder } from '../transitions/transitions.server.ts'

type DeliveryChange = {
  readonly number: number
  readonly charge: number
  readonly seen?: number | null | undefined
}

/**
 * Sets the charge and updates the order's total and tax, and mails it to the buyer. If the charge
 * was on request, the order then waits until the buyer accepts it.
 * @param input the charge in cents without tax
 * @throws notFound; deliveryFixed if the order is already confirmed, is collected, was placed while
 *   the shop charged no delivery, or is invoiced; orderOnHold if it waits for something else;
 *   changedMeanwhile; editNeedsApproval above the buyer's spending limit; forbidden above the
 *   credit limit, without the permission `money`
 */
export async function setDelivery(
  deps: OrdersContext,
  actor: Actor,
  { number, charge, seen }: DeliveryChange,
): Promise<OrderDetails> {
  const [source, basis] = [await sourceOf(deps), await readOfferBasis(deps)]
  await deps.database.transact(async (tx) => {
    const row = await lockOrderByNumber(tx, number)
    if (!row) throw notFound()
    const { delivery: before } = row
    requireOfferable(row)
    if (row.status !== 'placed' || !before || before.kind === 'collection')
      throw deliveryFixed({ detail: messages.deliveryFixedDetail(number) })
    const now = before.kind === 'on-request' ? null : before.charge
    requireSeen(seen, now, now === null ? '' : displayMoney(now))
    if ((await readBilling(deps, tx, number)).isAny)
      throw deliveryFixed({ detail: holdMessages.chargeBilled(number) })
    const [former] = await withLines(tx, [row])
    if (!former) throw notFound()
    const difference = charge - before.charge
    const values = {
      delivery: withAgreedCharge(before, charge),
      total_cents: row.total_cents + difference,
      tax: row.tax && taxOfParts(row.tax, partsOf(former), charge),
    }
    // A waiting order is compared with the limits when it is accepted or released.
    const passed =
      before.kind === 'on-request' || row.hold_kind !== null
        ? undefined
        : await requireWithinLimits(deps, tx, actor, {
            row,
            timeZone: basis.settings.timeZone,
            values,
          })
    await updateDelivery(tx, row, values)
    await deps.audit.record(tx, actor, {
      ...orderChange('orders.setDelivery', row),
      before: { deliveryCharge: displayMoney(before.charge), total: displayMoney(row.total_cents) },
      after: {
        deliveryCharge: displayMoney(charge),
        total: displayMoney(values.total_cents),
        aboveLimit: passed && sayHoldReason(passed.reason),
      },
    })
    const after = { ...former, ...values, revision: row.revision + 1 }
    if (!(await offerDelivery(deps, tx, { before: former, after, actor, basis })))
      await queueDeliveryMail(deps, tx, after, source)
  })
  await deps.mail.notifyQueued()
  return readOrder(deps, actor, number)
}

type ChangedSum = {
  readonly row: OrderRow
  readonly timeZone: string
  readonly values: Pick<OrderWithLines, 'total_cents' | 'tax'>
}

/**
 * @returns the limit that staff with `money` exceed
 * @throws editNeedsApproval; forbidden without `money`
 */
async function requireWithinLimits(
  deps: OrdersContext,
  tx: Handle,
  actor: Actor,
  { row, timeZone, values }: ChangedSum,
) {
  const passed = await findPassedLimit(deps, tx, row, {
    company: await findCompany(deps, tx, row),
    timeZone,
    sum: { total_cents: values.total_cents, before: sumOf(row), after: sumOf(values) },
  })
  if (passed?.kind === 'approval')
    throw editNeedsApproval({ detail: editMessages.chargeAboveLimit(sayHoldReason(passed.reason)) })
  if (passed) requireMoney(actor, passed.reason)
  return passed
}

const sumOf = ({ total_cents: total, tax }: Pick<OrderWithLines, 'total_cents' | 'tax'>): number =>
  tax?.gross ?? total

const partsOf = ({ lines }: OrderWithLines) =>
  lines.map((line) => ({ amount: line.total_cents, taxClass: line.tax_class }))
