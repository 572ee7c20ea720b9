/** A customer in the API. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../packages/contract/wire-format.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { customerPattern } from './rules.ts'

export const CustomerKey = withWireFormat(
  z.string().check(z.regex(customerPattern, messages.notCustomer)),
  { type: 'string', pattern: customerPattern.source },
)
export const CustomerName = z.strictObject({ key: CustomerKey, name: z.string() })
