/** Validates the order form in the browser: the contract's fields and the tool's terms. */
import * as z from 'zod/mini'
import { contactFormFields } from './contact-form-fields.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { validateQuantity } from '../../catalogue/rules.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { typedFault } from '../../catalogue/quantity-messages.ts'
import { validationMessages } from '../../../packages/contract/messages.ts'

/** The schema of the order form of one tool: it converts the typed quantity to a number. */
export const orderFormResolver = (tool: Tool) =>
  z.strictObject({
    quantity: z.pipe(
      z.string().check(
        z.superRefine((text, { addIssue }) => {
          const quantity = parseQuantity(text)
          const verdict = validateQuantity(tool, quantity)
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
    ...contactFormFields,
  })
