/** Computes the new sum of an edited order, and describes the changes in words. */
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { deliveryRow, withAgreedCharge } from '../../delivery/order-delivery.ts'
import type { OrderDelivery } from '../../delivery/contract.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { requireTotal } from '../../platform/fields/require-total.ts'
import type { OrderTax } from '../../tax/contract.ts'
import { taxOfParts, type FormerTax, type TaxedPart } from '../../tax/order-tax.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import { deliveryFixed } from '../contract.ts'
import type { EditPlan } from '../model/edit-plan.ts'
import type { OrderChange } from '../model/edit-schema.ts'
import { ordersMessages } from '../messages/orders.ts'

/** The parts of an order that determine its sum; cents. */
type PricedGoods = { readonly total_cents: number; readonly tax_class: TaxClass }
type PricedOrder = {
  readonly number: number
  readonly lines: readonly PricedGoods[]
  readonly delivery: OrderDelivery | null
  readonly tax: OrderTax | null
  readonly total_cents: number
}
type ContactChanges = {
  readonly phone?: string | undefined
  readonly address?: string | undefined
}

export type ChangedSum = Pick<PricedOrder, 'delivery' | 'tax' | 'total_cents'> & {
  /** The amount to be paid, including tax. */
  readonly before: number
  readonly after: number
}

/**
 * The sum of an order with other lines or another delivery charge; tax at the rates frozen in the
 * order.
 * @throws deliveryFixed if it is collected, or was placed while the shop charged no delivery;
 *   invalidInput above the maximum sum of an order
 */
export function changedSum(
  order: PricedOrder,
  plan: { readonly lines: readonly PricedGoods[] },
  { deliveryCharge }: { readonly deliveryCharge?: number | undefined },
  former: FormerTax,
): ChangedSum {
  const delivery = withCharge(order, deliveryCharge)
  const goods = plan.lines.reduce((sum, line) => sum + line.total_cents, 0)
  const total = goods + (delivery?.charge ?? 0)
  requireTotal(total)
  const tax =
    order.tax && taxOfParts(order.tax, plan.lines.map(toPart), delivery?.charge ?? 0, former)
  return {
    delivery,
    tax,
    total_cents: total,
    before: sumToPay({ total: order.total_cents, tax: order.tax ?? undefined }),
    after: sumToPay({ total, tax: tax ?? undefined }),
  }
}

const toPart = ({ total_cents: amount, tax_class: taxClass }: PricedGoods): TaxedPart => ({
  amount,
  taxClass,
})

function withCharge(
  { number, delivery }: PricedOrder,
  charge: number | undefined,
): OrderDelivery | null {
  const isSame = delivery?.charge === charge && delivery?.kind !== 'on-request'
  if (charge === undefined || isSame) return delivery
  if (!delivery || delivery.kind === 'collection')
    throw deliveryFixed({ detail: ordersMessages.noChargeToSet(number) })
  return withAgreedCharge(delivery, charge)
}

/** All changes; none if the request equals the present order. */
export function orderChanges(
  order: PricedOrder & { readonly phone: string; readonly address: string },
  {
    plan,
    sum,
    edit,
  }: {
    readonly plan: Pick<EditPlan, 'changes'>
    readonly sum: ChangedSum
    readonly edit: ContactChanges
  },
): readonly OrderChange[] {
  const delivered = (delivery: OrderDelivery | null) => (delivery ? deliveryRow(delivery).text : '')
  return [
    ...plan.changes,
    ...differing('delivery', delivered(order.delivery), delivered(sum.delivery)),
    ...differing('phone', order.phone, edit.phone ?? order.phone),
    ...differing('address', order.address, edit.address ?? order.address),
    ...differing('total', displayMoney(sum.before), displayMoney(sum.after)),
  ]
}

const differing = (
  kind: OrderChange['kind'],
  before: string,
  after: string,
): readonly OrderChange[] => (before === after ? [] : [{ kind, before, after }])
