/** The rows of a new order. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { toAddressColumns } from '../../platform/addresses/address-parts.ts'
import { lineTotal } from '../../catalogue/rules.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import type { LineValues, OrderValues } from '../model/insert-order-store.server.ts'
import { waitingPieces } from '../back-orders/back-orders.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import type { Delivery, Destination } from '../../delivery/rules.ts'
import { toOrderDelivery } from '../../delivery/order-delivery.ts'
import {
  taxOfOrder,
  type TaxedPlace,
  type TaxSettings,
  type TaxTerms,
} from '../../tax/order-tax.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

type OrderBuyer = { readonly actor: Actor; readonly idempotencyKey: string }

/** The inputs, in addition to the lines, from which an order is computed. */
type OrderTerms = {
  readonly settings: TaxSettings
  readonly destination: Destination
  readonly delivery: Delivery | undefined
  /** Where it changes hands. */
  readonly taxedAt: TaxedPlace
  readonly taxTerms: TaxTerms
}

/** An order that can be placed. */
export type JudgedValues = {
  readonly lines: readonly PricedLine[]
  readonly values: OrderValues
  /** When the pieces that are not in stock are expected. */
  readonly expectedOn: string
}

/** The row of a new order; the statement adds its number. Sums in cents. */
// oxlint-disable-next-line complexity -- a record, field by field
export const toOrderValues = (
  { newId, now }: Pick<OrdersDependencies, 'newId' | 'now'>,
  { actor, idempotencyKey }: OrderBuyer,
  request: OrderRequest,
  lines: readonly PricedLine[],
  { settings, destination, delivery, taxedAt, taxTerms }: OrderTerms,
): OrderValues => ({
  id: newId(),
  user_id: actor.id,
  email: actor.email,
  name: actor.name,
  phone: request.phone,
  address: request.address,
  ship_to: request.shipTo ? toAddressColumns(request.shipTo) : null,
  po_number: request.poNumber ?? '',
  note: request.note ?? '',
  status: 'placed',
  pieces: sum(lines.map(({ quantity }) => quantity)),
  total_cents: sum(lines.map(totalOf)) + (delivery?.charge ?? 0),
  delivery: toOrderDelivery(delivery, destination) ?? null,
  currency: shopCurrency().code,
  tax:
    taxOfOrder(settings, {
      ...taxTerms,
      destination: taxedAt.country,
      postcode: taxedAt.postcode,
      parts: lines.map((line) => ({ amount: totalOf(line), taxClass: classOf(line) })),
      delivery: delivery?.charge ?? 0,
      at: request.imported?.at ?? now(),
    }) ?? null,
  idempotency_key: idempotencyKey,
  body_hash: request.bodyHash,
  demo: request.imported?.demo ?? false,
  placed_at: request.imported?.at ?? now(),
  company_id: actor.company?.id ?? null,
  company_name: actor.company?.name ?? null,
  hold_kind: null,
  pay_by: request.payBy ?? null,
  back_order: lines.some((line) => waitingPieces(line) > 0),
})

/** @param expectedOn when the pieces that are not in stock are expected */
export function toLineValues(line: PricedLine, expectedOn: string): LineValues {
  const { tool, quantity, unitCents } = line
  const waiting = waitingPieces(line)
  return {
    tool_id: tool.id,
    sku: tool.sku,
    name: tool.name,
    quantity,
    unit: tool.unit ?? 'piece',
    unit_cents: unitCents,
    price_per: tool.pricePer ?? 1,
    packs: tool.packs ?? [],
    safety: tool.safety ?? {},
    tax_class: classOf(line),
    part_number: tool.partNumber ?? '',
    total_cents: lineTotal(unitCents, quantity, tool.pricePer),
    waiting,
    expected_on: waiting > 0 ? expectedOn : null,
  }
}

const classOf = ({ tool }: Pick<PricedLine, 'tool'>) => tool.taxClass ?? 'standard'

const totalOf = ({ tool, quantity, unitCents }: PricedLine): number =>
  lineTotal(unitCents, quantity, tool.pricePer)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
