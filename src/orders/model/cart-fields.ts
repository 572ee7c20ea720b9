/** The fields of an order of many tools: its lines and its destination. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { UnitFields } from '../../catalogue/units/unit-fields.ts'
import { Id, Integer, Line } from '../../platform/fields/fields.ts'
import { maxNumberLength } from '../../customer-part-numbers/rules.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { contactFields } from './contact-fields.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

export const Quantity = Integer(1, 1_000_000, messages.notQuantity)

/** The maximum number of lines in an order. Source: product rule 2.5. */
export const maxOrderLines = 1000
/**
 * One line of an order of many tools, which identifies its tool in one of three ways; `unitPrice`
 * and `pricePer` as in `NewOrder`.
 */
const LineInput = named(
  'NewOrderLine',
  z
    .strictObject({
      toolId: z.optional(Id),
      sku: z.optional(Line(40)),
      /** The part number of the company for which the buyer acts. */
      partNumber: z.optional(Line(maxNumberLength)),
      quantity: Quantity,
      unitPrice: z.optional(Money),
      pricePer: UnitFields.pricePer,
    })
    .check(
      z.superRefine((line, { addIssue }) => {
        const names = [line.toolId, line.sku, line.partNumber].filter((name) => name !== undefined)
        if (names.length === 1) return
        const message = names.length === 0 ? messages.noName : messages.oneName
        addIssue({ code: 'custom', path: ['toolId'], message, input: names })
      }),
    ),
)
export type LineInput = z.output<typeof LineInput>
/** A line whose tool is known. */
export type NewLine = Omit<LineInput, 'toolId' | 'sku' | 'partNumber'> & { readonly toolId: string }
/** The fields of an order of many tools. */
export const cartFields = {
  lines: z
    .array(LineInput)
    .check(
      z.minLength(1, messages.noLines),
      z.maxLength(maxOrderLines, { error: () => messages.tooManyLines(maxOrderLines) }),
    ),
  ...contactFields,
}
/** No tool occurs on two lines. */
export const eachToolOnce = z.superRefine<{ readonly lines: readonly LineInput[] }>(
  ({ lines }, { addIssue }) => {
    const seen = new Set<string>()
    for (const [position, { toolId }] of lines.entries()) {
      const path = ['lines', position, 'toolId']
      if (toolId === undefined) continue
      if (seen.has(toolId))
        addIssue({ code: 'custom', path, message: messages.toolTwice, input: toolId })
      seen.add(toolId)
    }
  },
)
