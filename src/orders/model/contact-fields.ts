/** The fields of every new order, except its lines. */
import * as z from 'zod/mini'
import { phonePattern } from '../../accounts/contract.ts'
import { AddressParts } from '../../platform/addresses/address-parts.ts'
import { Destination, Postcode } from '../../delivery/contract.ts'
import { Line, OptionalLine, Text } from '../../platform/fields/fields.ts'
import { MoneyTotal } from '../../platform/fields/money-field.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/** The destination of an order, and further details for its documents. */
export const contactFields = {
  phone: Line(40).check(z.regex(phonePattern, messages.notPhone)),
  address: Text(500),
  /**
   * The address in parts. If given, the text is composed from them and `address` is ignored, and
   * delivery and tax depend on their country and postcode.
   */
  shipTo: z.optional(AddressParts),
  poNumber: z.optional(OptionalLine(60)),
  note: z.optional(OptionalLine(500)),
  /** The destination country, which determines tax and delivery; absent: the shop's own country. */
  country: z.optional(Destination),
  /** The destination postcode, for the delivery charge. */
  postcode: z.optional(Postcode),
  /** Whether the buyer collects the goods, if the shop offers it. */
  collect: z.optional(z.boolean()),
  /**
   * Accepts that missing pieces wait until they arrive, if the shop or the buyer's company allows
   * it. Otherwise, quantities above the stock are refused.
   */
  backOrder: z.optional(z.boolean()),
  /**
   * Payment by card on a provider's page, if the shop offers it: the order waits until it is paid.
   * Otherwise, payment by invoice.
   */
  payBy: z.optional(z.literal('card', messages.notPayBy)),
  /**
   * The delivery charge that the buyer saw. If it has changed, the order is refused. It is never
   * used as the charge.
   */
  deliveryCharge: z.optional(MoneyTotal),
  /**
   * The sum to pay that the buyer saw, including tax. If it has changed, the order is refused. It
   * is never used as the sum.
   */
  gross: z.optional(MoneyTotal),
}
