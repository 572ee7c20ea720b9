/** Validation of the order form in the browser: the contract's fields and the tool's terms. */
import * as z from 'zod/mini'
import { AddressPartsField } from '../../accounts/addresses/address-draft.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { judgeQuantity } from '../../catalogue/rules.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { typedFault } from '../../catalogue/quantity-messages.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'
import { NewOrder } from '../contract.ts'

/** The schema of the order form of one tool: it turns the typed quantity into a number. */
export const orderFormResolver = (tool: Tool) =>
  z.strictObject({
    quantity: z.pipe(
      z.string().check(
        z.superRefine((text, { addIssue }) => {
          const quantity = parseQuantity(text)
          const verdict = judgeQuantity(tool, quantity)
          if (verdict.valid) return
          addIssue({
            code: 'custom',
            input: text,
            message:
              text.trim() === '' && tool.stock > 0
                ? validationMessages.required
                : typedFault(text, tool, quantity, verdict),
          })
        }),
      ),
      z.transform(parseQuantity),
    ),
    phone: NewOrder.shape.phone,
    address: NewOrder.shape.address,
    /** Null where the address is a text. */
    shipTo: AddressPartsField,
    poNumber: OptionalLine(60),
    note: OptionalLine(500),
  })
