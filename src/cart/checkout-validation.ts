/** The fields of the checkout form and their validation: the order contract's own fields. */
import * as z from 'zod/mini'
import { AddressPartsField } from '../accounts/addresses/address-draft.ts'
import { NewOrder } from '../orders/contract.ts'
import { OptionalLine } from '../platform/fields/fields.ts'

/** The name under which the cart is sent. */
export const cartForm = 'cart'

export const checkoutSchema = z.strictObject({
  /** The id of the saved address that was chosen, or empty. */
  saved: z.string(),
  phone: NewOrder.shape.phone,
  address: NewOrder.shape.address,
  /** Null where the address is a text. */
  shipTo: AddressPartsField,
  poNumber: OptionalLine(60),
  note: OptionalLine(500),
  /** Whether to save the address for the next order. */
  keep: z.boolean(),
})
export type CheckoutForm = z.output<typeof checkoutSchema>
