/** The fields of an order of many tools: its lines, and where it goes. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { UnitFields } from '../../catalogue/units/unit-fields.ts'
import { Id, Integer } from '../../platform/fields/fields.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { contactFields } from './contact-fields.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

export const Quantity = Integer(1, 1_000_000, messages.notQuantity)

/** Lines that an order may have. Source: product rule 2.5. */
export const maxOrderLines = 1000
/** One line of an order of many tools; `unitPrice` and `pricePer` as in `NewOrder`. */
export const NewLine = named(
  'NewOrderLine',
  z.strictObject({
    toolId: Id,
    quantity: Quantity,
    unitPrice: z.optional(Money),
    pricePer: UnitFields.pricePer,
  }),
)
export type NewLine = z.output<typeof NewLine>
/** What an order of many tools has. */
export const cartFields = {
  lines: z
    .array(NewLine)
    .check(
      z.minLength(1, messages.noLines),
      z.maxLength(maxOrderLines, messages.tooManyLines(maxOrderLines)),
    ),
  ...contactFields,
}
/** No tool stands on two lines. */
export const eachToolOnce = z.superRefine<{ readonly lines: readonly NewLine[] }>(
  ({ lines }, { addIssue }) => {
    const seen = new Set<string>()
    for (const [position, { toolId }] of lines.entries()) {
      const path = ['lines', position, 'toolId']
      if (seen.has(toolId))
        addIssue({ code: 'custom', path, message: messages.toolTwice, input: toolId })
      seen.add(toolId)
    }
  },
)
