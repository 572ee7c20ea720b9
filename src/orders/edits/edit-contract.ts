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
/** What is shipped or invoiced stays. */
export const orderBilled = problem('order-billed', 409, messages.problems.billed)
const maxQuantity = 1_000_000
const EditedLine = named(
  'EditedOrderLine',
  z.strictObject({
    /** Its position in the order. */
    line: Integer(1, maxOrderLines),
    /** 0 leaves it out. */
    quantity: Integer(0, maxQuantity, ordersMessages.notQuantity),
    /** Another price needs a `priceReason`; absent, it stays. */
    unitPrice: z.optional(Money),
    /** For how many units the price is, as in the line; absent: for one. */
    pricePer: UnitFields.pricePer,
  }),
)
const AddedLine = named(
  'AddedOrderLine',
  z.strictObject({
    sku: Line(40),
    quantity: Integer(1, maxQuantity, ordersMessages.notQuantity),
    /** Absent: what the buyer pays today. Another one needs a `priceReason`. */
    unitPrice: z.optional(Money),
    /** For how many units `unitPrice` is; it must be said where the tool's is not for one. */
    pricePer: UnitFields.pricePer,
  }),
)

export const NewOrderEdit = named(
  'NewOrderEdit',
  z.strictObject({
    number: IntegerText(1, maxOrderNumber),
    /** The one that the editor saw. */
    revision: Integer(1, 2_000_000_000, messages.notRevision),
    /** Says what would change, and changes nothing. */
    preview: z.optional(z.boolean()),
    /** Lines that are not named stay as they are. */
    lines: z.optional(z.array(EditedLine).check(z.maxLength(maxOrderLines))),
    added: z.optional(z.array(AddedLine).check(z.maxLength(maxOrderLines))),
    priceReason: z.optional(OptionalLine(300)),
    /** Without tax. */
    deliveryCharge: z.optional(Money),
    phone: z.optional(Line(40).check(z.regex(phonePattern, ordersMessages.notPhone))),
    address: z.optional(Text(500)),
    /** To the buyer, in the mail. */
    note: z.optional(OptionalLine(500)),
    /** Saves it above a limit: see the Problem `edit-needs-approval`. */
    approved: z.optional(z.boolean()),
  }),
)
export type NewOrderEdit = z.output<typeof NewOrderEdit>

const OrderEditFields = z.strictObject({
  /** False for a preview, and where nothing differs. */
  applied: z.boolean(),
  /** The one that the order has now. */
  revision: z.int(),
  changes: z.array(OrderChange),
  /** What is to be paid, tax included. */
  before: MoneyTotal,
  after: MoneyTotal,
  /** Lines for whose new quantity the buyer would pay another price today. */
  currentPrices: z.array(z.strictObject({ line: z.int(), unitPrice: Money })),
  /** Why it is above what its buyer may spend or its company may owe: it is saved with `approved` only. */
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
    summary: 'Edits a placed order until it is shipped; its buyer gets a mail with what differs',
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
/** What the HTTP API calls. */
export interface EditOperations extends Service<typeof editContract> {}
