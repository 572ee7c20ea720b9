/** The operation with which staff edit a placed order until it is shipped (product rule 7.1). */
import { UnitFields } from '../../catalogue/units/unit-fields.ts'
import * as z from 'zod/mini'
import { phonePattern } from '../../accounts/contract.ts'
import { maxListBodyBytes } from '../../platform/http/body-limits.ts'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Integer, IntegerText, Line, OptionalLine, Text } from '../../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../../platform/fields/money-field.ts'
import { maxOrderLines } from '../model/cart-fields.ts'
import { deliveryFixed } from '../contract.ts'
import { stockShort } from '../holds/holds-contract.ts'
import { editMessages as messages } from '../messages/edits.ts'
import { editNeedsApproval } from './edit-needs-approval.ts'
import { orderOnHold } from '../holds/order-on-hold.ts'
import { ordersMessages } from '../messages/orders.ts'
import { OrderChange } from '../model/edit-schema.ts'
import { orderChanged } from '../model/order-changed.ts'
import { maxOrderNumber } from '../rules.ts'

export { orderChanged } from '../model/order-changed.ts'

/** `facts.status`: the order's status. */
export const notEditable = problem('order-not-editable', 409, messages.problems.notEditable)
/** Shipped or invoiced pieces cannot be changed. */
export const orderBilled = problem('order-billed', 409, messages.problems.billed)
const maxQuantity = 1_000_000
const EditedLine = named(
  'EditedOrderLine',
  z.strictObject({
    /** Its position in the order. */
    line: Integer(1, maxOrderLines),
    /** 0 leaves it out. */
    quantity: Integer(0, maxQuantity, ordersMessages.notQuantity),
    /** A different price needs a `priceReason`; absent: the price stays. */
    unitPrice: z.optional(Money),
    /** The number of units for the price, as in the line; absent: one. */
    pricePer: UnitFields.pricePer,
  }),
)
const AddedLine = named(
  'AddedOrderLine',
  z.strictObject({
    sku: Line(40),
    quantity: Integer(1, maxQuantity, ordersMessages.notQuantity),
    /** Absent: the buyer's price today. Another price needs a `priceReason`. */
    unitPrice: z.optional(Money),
    /** The number of units for `unitPrice`; required if the tool's price is not for one. */
    pricePer: UnitFields.pricePer,
  }),
)

export const NewOrderEdit = named(
  'NewOrderEdit',
  z.strictObject({
    number: IntegerText(1, maxOrderNumber),
    /** The revision that the editor saw. */
    revision: Integer(1, 2_000_000_000, messages.notRevision),
    /** Preview: returns the changes without saving them. */
    preview: z.optional(z.boolean()),
    /** Lines that are not listed stay unchanged. */
    lines: z.optional(z.array(EditedLine).check(z.maxLength(maxOrderLines))),
    added: z.optional(z.array(AddedLine).check(z.maxLength(maxOrderLines))),
    priceReason: z.optional(OptionalLine(300)),
    /** Without tax. */
    deliveryCharge: z.optional(Money),
    phone: z.optional(Line(40).check(z.regex(phonePattern, ordersMessages.notPhone))),
    address: z.optional(Text(500)),
    /** To the buyer, in the mail. */
    note: z.optional(OptionalLine(500)),
    /** Saves it even above a limit: see the Problem `edit-needs-approval`. */
    approved: z.optional(z.boolean()),
  }),
)
export type NewOrderEdit = z.output<typeof NewOrderEdit>

const OrderEditFields = z.strictObject({
  /** False for a preview, and if nothing differs. */
  applied: z.boolean(),
  /** The order's present revision. */
  revision: z.int(),
  changes: z.array(OrderChange),
  /** The amount to be paid, including tax. */
  before: MoneyTotal,
  after: MoneyTotal,
  /** Lines for which the buyer would pay another price today at the new quantity. */
  currentPrices: z.array(z.strictObject({ line: z.int(), unitPrice: Money })),
  /**
   * Why it exceeds the buyer's spending limit or the company's credit limit: saved only with
   * `approved`.
   */
  needsApproval: z.optional(z.string()),
})
export type OrderEdit = z.output<typeof OrderEditFields>
export const OrderEdit = named('OrderEdit', OrderEditFields)

export const editContract = {
  edit: endpoint({
    route: 'PUT /order/:number',
    access: 'admin',
    permission: 'orders',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Edit an order that has not been shipped yet, and notify its buyer of the changes',
    input: NewOrderEdit,
    output: OrderEdit,
    problems: [
      notFound,
      orderChanged,
      notEditable,
      orderBilled,
      deliveryFixed,
      orderOnHold,
      stockShort,
      editNeedsApproval,
    ],
  }),
}
/** The operations that the HTTP API calls. */
export interface EditOperations extends Service<typeof editContract> {}
