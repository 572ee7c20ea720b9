/** Which lines of the buyer's order pieces belong to. Pure. */
import type { AnswerLine } from '../../received-orders/answers/answer.ts'
import { lineNumberOf } from '../../received-orders/answers/cxml-request.ts'
import { unitOf } from '../../received-orders/answers/unit-of.ts'

/** Pieces of one line of the buyer's order. */
export type BuyerLine = {
  /** The buyer's number of the line. */
  readonly number: number
  /** The code of the unit in which `quantity` counts. */
  readonly unit: string
  readonly quantity: number
}

/** What buyer systems call a piece. */
export const piece = 'EA'

/**
 * Gives pieces of a tool to the lines of the buyer that became it, in their order, after those that
 * went to them earlier. What is above them goes to the last one.
 * @returns nothing for a tool that no line of the buyer names
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

/** The number of a line that the shop has added: behind all of the buyer. */
export const addedNumber = (lines: readonly AnswerLine[], position: number): number =>
  Math.max(0, ...lines.map(({ written }, index) => lineNumberOf(written, index + 1))) + position
