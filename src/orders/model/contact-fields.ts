/** The fields of every new order beside its lines. */
import * as z from 'zod/mini'
import { phonePattern } from '../../accounts/contract.ts'
import { AddressParts } from '../../platform/addresses/address-parts.ts'
import { Destination, Postcode } from '../../delivery/contract.ts'
import { Line, OptionalLine, Text } from '../../platform/fields/fields.ts'
import { MoneyTotal } from '../../platform/fields/money-field.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/** Where an order is sent, and what its documents say besides. */
export const contactFields = {
  phone: Line(40).check(z.regex(phonePattern, messages.notPhone)),
  address: Text(500),
  /**
   * The address in parts. Where they are given, the text is composed from them, whatever `address`
   * says, and delivery and tax go by their country and postcode.
   */
  shipTo: z.optional(AddressParts),
  poNumber: z.optional(OptionalLine(60)),
  note: z.optional(OptionalLine(500)),
  /**
   * Where the goods go, which decides on tax and delivery; the shop's own country, if it is left
   * out.
   */
  country: z.optional(Destination),
  /** Where the goods go, for the charge for delivery. */
  postcode: z.optional(Postcode),
  /** Whether the buyer collects the goods, where the shop offers it. */
  collect: z.optional(z.boolean()),
  /**
   * Accepts that what is not in stock waits until it comes in, where the shop or the company of the
   * buyer has it so. Without it, or elsewhere, more than is in stock is refused.
   */
  backOrder: z.optional(z.boolean()),
  /**
   * By card on the page of a provider, where the shop offers it: the order waits until it is paid.
   * Without it, by its invoice.
   */
  payBy: z.optional(z.literal('card', messages.notPayBy)),
  /**
   * What the buyer saw as the charge for delivery. If it is another one now, the order is refused.
   * It is never used as the charge.
   */
  deliveryCharge: z.optional(MoneyTotal),
  /**
   * What the buyer saw as the sum to pay, tax included. If it is another one now, the order is
   * refused. It is never used as the sum.
   */
  gross: z.optional(MoneyTotal),
}
