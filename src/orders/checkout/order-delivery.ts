/** The destination and delivery charge of a new order. */
import type { DeliveryTable } from '../../delivery/delivery-table.ts'
import { deliveryFor, totalWeight, type Delivery, type Destination } from '../../delivery/rules.ts'
import { lineTotal } from '../../catalogue/rules.ts'
import type { TaxedPlace } from '../../tax/order-tax.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

/** The shop's own country, unless the buyer chose another. */
export const destinationOf = (
  {
    country,
    postcode = '',
    collect = false,
  }: Pick<OrderRequest, 'country' | 'postcode' | 'collect'>,
  settings: { readonly country: string },
): Destination => ({ country: country ?? settings.country, postcode, collect })

/** A collected order is handed over at the shop. */
export const taxedPlace = (
  { country, postcode }: Destination,
  delivery: Delivery | undefined,
): TaxedPlace =>
  delivery?.kind === 'collection' ? { country: '', postcode: '' } : { country, postcode }

/**
 * @returns undefined if the shop charges no delivery, and for imported orders: their charge is
 *   already known
 */
export const deliveryOfOrder = (
  table: DeliveryTable,
  { imported }: Pick<OrderRequest, 'imported'>,
  destination: Destination,
  lines: readonly PricedLine[],
): Delivery | undefined =>
  imported === undefined
    ? deliveryFor(table, destination, {
        value: lines.reduce(
          (sum, { tool, quantity, unitCents }) =>
            sum + lineTotal(unitCents, quantity, tool.pricePer),
          0,
        ),
        weight: totalWeight(
          lines.map(({ tool: { weight }, quantity }) => ({ quantity, weight })),
          table.usualWeight,
        ),
      })
    : undefined
