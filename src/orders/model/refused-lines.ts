/** The lines of an order that the server refused, as listed in the facts of its Problems. */
import * as z from 'zod/mini'
import type { Problem } from '../../../packages/contract/problem.ts'
import { Id } from '../../platform/fields/fields.ts'
import { Money } from '../../platform/fields/money-field.ts'

/**
 * Why a line was not ordered, and the alternatives: the available pieces, the nearest valid
 * quantities below and above, the present price of a piece.
 */
export const RefusedLine = z.strictObject({
  /** Its index among the lines that were sent, from 0. */
  position: z.int(),
  toolId: Id,
  why: z.enum(['gone', 'stock', 'quantity', 'price']),
  detail: z.string(),
  available: z.optional(z.int()),
  below: z.optional(z.int()),
  above: z.optional(z.int()),
  unitPrice: z.optional(Money),
  /** The number of units for that price. */
  pricePer: z.optional(z.int()),
})
export type RefusedLine = z.output<typeof RefusedLine>

/** The refused lines of a `linesRefused` Problem; none when its body cannot be parsed. */
export function refusedLines({ body }: Problem): readonly RefusedLine[] {
  const result = z.safeDecode(
    z.array(RefusedLine),
    Array.isArray(body.facts?.['lines']) ? body.facts['lines'] : [],
  )
  return result.success ? result.data : []
}
