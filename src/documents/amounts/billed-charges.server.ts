/** Delivery and taxes of a document, taking into account the earlier documents of its order. */
import type { TaxClass } from '../../catalogue/tax-class.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrderDelivery } from '../../delivery/contract.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import type { TaxedPart } from '../../tax/order-tax.ts'
import type { OrderSum } from '../../tax/sum-rows.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'
import { deliveryOfBill } from './bill-delivery.ts'
import { deliveryLeft, sumOfBases } from './delivery-credits.ts'
import {
  addBases,
  basesOfCharge,
  chargesByRate,
  keyOfClass,
  netOf,
  rateKey,
  taxOfCredit,
  taxOfInvoice,
  type Bases,
} from './bill-tax.ts'
import { DocumentContent, type DocumentedLine } from '../document-content.ts'
import { isBill, type DocumentKind } from '../rules.ts'
import { listBilling, type OrderBill } from '../store.server.ts'

/** A line to be billed: one of the order, or one of an invoice that is credited. */
export type BilledLine = DocumentedLine & { readonly taxClass?: TaxClass | undefined }

type Billed = {
  readonly kind: DocumentKind
  readonly lines: readonly BilledLine[]
  /** The id of the invoice that a credit note corrects. */
  readonly corrects: string | undefined
}
type Charges = Pick<OrderSum, 'total' | 'tax'> & {
  readonly delivery: OrderDelivery | undefined
  readonly lines: readonly DocumentedLine[]
}

/**
 * Delivery and tax of a document, its total without tax, and its lines with their rates. The
 * order's row is locked, so all earlier documents are visible.
 */
export async function chargesOf(tx: Handle, locked: LockedOrder, billed: Billed): Promise<Charges> {
  const { order } = locked
  const needsBills = isBill(billed.kind) && Boolean(order.tax || order.delivery)
  return chargesAfter(needsBills ? await listBilling(tx, order.number) : [], locked, billed)
}

type BilledOrder = {
  readonly lines: readonly (TaxedLine & { readonly total: number })[]
  readonly order: Pick<LockedOrder['order'], 'delivery' | 'status' | 'tax'>
}

/** The same, given the order's earlier invoices and credit notes. */
export function chargesAfter(
  earlier: readonly OrderBill[],
  { order, lines: ordered }: BilledOrder,
  { kind, lines, corrects }: Billed,
): Charges {
  const goods = lines.reduce((sum, line) => sum + line.total, 0)
  if (!isBill(kind) || !(order.tax || order.delivery))
    return { lines, total: goods, delivery: undefined, tax: undefined }
  const bills = earlier.map(toBill)
  const left = deliveryLeftOf(bills, corrects)
  const isCancelled = order.status === 'cancelled'
  const delivery = deliveryOfBill(
    order.delivery,
    bills,
    corrects === undefined ? undefined : { left: sumOfBases(left), isCancelled },
  )
  const charge = delivery?.charge ?? 0
  const total = goods + charge
  if (!order.tax) return { lines, total, delivery, tax: undefined }
  const parts = ordered.map((line) => ({ amount: line.total, taxClass: classOf(line) }))
  const tax = taxOf(order.tax, bills, { lines, corrects, charge, left, ordered: parts })
  return { lines: withRates(order.tax, tax, lines), total, delivery, tax }
}

/** The corrected invoice's remaining delivery charge. */
function deliveryLeftOf(bills: readonly Bill[], corrects: string | undefined): Bases {
  const invoice = bills.find(({ id }) => id === corrects)
  if (!invoice) return new Map()
  const credits = bills.filter(({ correctsId }) => correctsId === corrects)
  return deliveryLeft(
    invoice.order,
    credits.map(({ order }) => order),
  )
}

type TaxedLine = Pick<BilledLine, 'taxClass'>

const classOf = ({ taxClass }: TaxedLine): TaxClass => taxClass ?? 'standard'

/** The rate of a line: as stated on the invoice, or the rate of its tax class in this order. */
const keyOf = (tax: FrozenTax, line: BilledLine): string =>
  line.tax ? rateKey(line.tax) : keyOfClass(tax, classOf(line))

type Bill = ReturnType<typeof toBill>

function taxOf(
  tax: FrozenTax,
  bills: readonly Bill[],
  {
    lines,
    corrects,
    charge,
    left: ofDelivery,
    ordered,
  }: Pick<Billed, 'lines' | 'corrects'> & {
    readonly charge: number
    readonly left: Bases
    readonly ordered: readonly TaxedPart[]
  },
): FrozenTax {
  const goods = addBases(...lines.map((line) => new Map([[keyOf(tax, line), line.total]])))
  const before = netOf(bills)
  if (corrects === undefined) {
    const charged = addBases(
      ...bills.map(({ kind, charges }) => (kind === 'invoice' ? charges : negative(charges))),
    )
    const delivery = basesOfCharge(tax, ordered, { charge, before: charged })
    return taxOfInvoice(tax, before, addBases(goods, delivery))
  }
  const left = netOf(bills.filter(({ id, correctsId }) => [id, correctsId].includes(corrects)))
  // With the rates of the invoice; delivery is credited as it was charged.
  const invoice = bills.find(({ id }) => id === corrects)
  const delivery: Bases = charge > 0 ? ofDelivery : new Map()
  const invoiced = { ...tax, lines: invoice?.taxes ?? tax.lines }
  return taxOfCredit(invoiced, { before, left }, addBases(goods, delivery))
}

const negative = (bases: Bases): Bases =>
  new Map([...bases].map(([key, base]) => [key, -base] as const))

/** Lines state their rate if the document has several. */
function withRates(
  ordered: FrozenTax,
  { lines: taxes }: FrozenTax,
  lines: readonly BilledLine[],
): readonly DocumentedLine[] {
  if (taxes.length < 2) return lines.map(({ tax: _, ...line }) => line)
  return lines.map((line) => {
    const key = keyOf(ordered, line)
    const tax = taxes.find((each) => rateKey(each) === key)
    return tax ? { ...line, tax: { category: tax.category, rate: tax.rate } } : line
  })
}

/** An invoice or credit note by its rates. */
function toBill({ id, kind, corrects_id: correctsId, content }: OrderBill) {
  const { order } = DocumentContent.parse(content)
  const taxes = order.tax?.lines ?? []
  return {
    id,
    order,
    correctsId: correctsId ?? undefined,
    kind: kind === 'credit-note' ? ('credit-note' as const) : ('invoice' as const),
    charge: order.delivery?.charge ?? 0,
    taxes,
    rates: new Map(taxes.map((line) => [rateKey(line), { base: line.base, tax: line.amount }])),
    charges: chargesByRate(order),
  }
}
