/** The operation with which an approver changes an order before approval (product rule 5.4). */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../../platform/http/body-limits.ts'
import { Integer, IntegerText, OptionalLine } from '../../platform/fields/fields.ts'
import { maxOrderLines } from '../model/cart-fields.ts'
import { belowMinimumOrder } from '../model/validate-company.ts'
import { orderChanged, OrderEdit } from './edit-contract.ts'
import { notOnHold } from '../holds/holds-contract.ts'
import { editMessages as messages } from '../messages/edits.ts'
import { ordersMessages } from '../messages/orders.ts'
import { maxOrderNumber } from '../rules.ts'

const maxQuantity = 1_000_000
const ApprovedLine = named(
  'ApprovedLine',
  z.strictObject({
    /** Its position in the order. */
    line: Integer(1, maxOrderLines),
    /** 0 leaves it out. */
    quantity: Integer(0, maxQuantity, ordersMessages.notQuantity),
  }),
)
export const NewApprovalEdit = named(
  'NewApprovalEdit',
  z.strictObject({
    number: IntegerText(1, maxOrderNumber),
    /** The revision that the approver saw. */
    revision: Integer(1, 2_000_000_000, messages.notRevision),
    /** Preview: returns the changes without saving them. */
    preview: z.optional(z.boolean()),
    /** Lines that are not listed stay unchanged. */
    lines: z.array(ApprovedLine).check(z.minLength(1), z.maxLength(maxOrderLines)),
    /** To the buyer, in the mail. */
    note: z.optional(OptionalLine(500)),
  }),
)
export type NewApprovalEdit = z.output<typeof NewApprovalEdit>

export const approvalEditContract = {
  editForApproval: endpoint({
    route: 'PUT /order/:number/approval',
    access: 'customer',
    permission: 'orders',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Change quantities in an order that is waiting for approval, and notify its buyer',
    input: NewApprovalEdit,
    output: OrderEdit,
    problems: [notFound, forbidden, notOnHold, orderChanged, belowMinimumOrder],
  }),
}
/** The operations that the HTTP API calls. */
export interface ApprovalEditOperations extends Service<typeof approvalEditContract> {}
