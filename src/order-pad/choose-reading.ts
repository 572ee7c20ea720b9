/** Chooses among the possible readings of a line by the codes that the shop knows. */

import type { Doubt } from './doubts.ts'

/** A code that the line may contain, and the quantity that remains if it does. */
export type Reading = { readonly term: string; readonly quantity: string }
type Readable = Reading & {
  readonly readings?: readonly Reading[] | undefined
  readonly doubt?: Doubt | undefined
}

/** The codes to look up in order to choose among the readings of these lines. */
export const codesToAsk = (lines: readonly Readable[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ term, readings = [] }) =>
      readings.length === 0 ? [] : [term, ...readings.map((reading) => reading.term)],
    ),
  ),
]

/**
 * The chosen reading of a line. A code that leaves the same quantity covers more of the line than
 * its term, so it is preferred; any other code is used only if the term is not a code.
 */
export function chooseReading<Line extends Readable>(line: Line, codes: ReadonlySet<string>): Line {
  const known = (line.readings ?? []).filter(({ term }) => codes.has(term))
  const chosen =
    known.find(({ quantity }) => quantity === line.quantity) ??
    (codes.has(line.term) ? undefined : known[0])
  if (!chosen) return line
  // The number that the code contains is not a second quantity.
  const isCounted = line.doubt?.kind === 'columns' && chosen.quantity !== line.quantity
  return { ...line, ...chosen, ...(isCounted ? { doubt: undefined } : {}) }
}
