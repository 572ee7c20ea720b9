/** Maps pieces to the lines of the buyer's order. Pure. */
import type { AnswerLine } from '../../received-orders/answers/answer.ts'
import { lineNumberOf } from '../../received-orders/answers/cxml-request.ts'
import { unitOf } from '../../received-orders/answers/unit-of.ts'

/** Pieces of one line of the buyer's order. */
export type BuyerLine = {
  /** The buyer's number for the line. */
  readonly number: number
  /** The code of the unit of `quantity`. */
  readonly unit: string
  readonly quantity: number
}

/** The code that buyer systems use for a piece. */
export const piece = 'EA'

/**
 * Assigns pieces of a tool to the buyer's lines for it, in their order, after those assigned
 * earlier. Excess pieces go to the last line.
 * @returns nothing for a tool that is on no line of the buyer
 */
export function toBuyerLines(
  lines: readonly AnswerLine[],
  { sku, quantity, earlier }: { readonly sku: string; quantity: number; earlier: number },
): readonly BuyerLine[] {
  const own = lines.flatMap((line, index) =>
    line.ordered?.sku === sku ? [{ line, number: lineNumberOf(line.written, index + 1) }] : [],
  )
  let [before, left] = [earlier, quantity]
  return own.flatMap(({ line, number }, index) => {
    const room = Math.max(line.quantity - before, 0)
    before = Math.max(before - line.quantity, 0)
    const here = index === own.length - 1 ? left : Math.min(left, room)
    left -= here
    return here > 0 ? [{ number, unit: unitOf(line, piece), quantity: here }] : []
  })
}

/** The number of a line that the shop has added: after all of the buyer's lines. */
export const addedNumber = (lines: readonly AnswerLine[], position: number): number =>
  Math.max(0, ...lines.map(({ written }, index) => lineNumberOf(written, index + 1))) + position
