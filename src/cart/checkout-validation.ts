/** The fields of the checkout form and their validation: the order contract's own fields. */
import * as z from 'zod/mini'
import { contactFormFields } from '../orders/checkout/contact-form-fields.ts'

/** The name under which the cart is sent. */
export const cartForm = 'cart'

export const checkoutSchema = z.strictObject({
  /** The id of the chosen saved address, or empty. */
  saved: z.string(),
  ...contactFormFields,
  /** Whether to save the address for the next order. */
  keep: z.boolean(),
})
export type CheckoutForm = z.output<typeof checkoutSchema>
