/** Which of the readings of a line is meant, by the codes that the shop knows. */

/** A code that the line may name, and the quantity that is then left of it. */
export type Reading = { readonly term: string; readonly quantity: string }
type Readable = Reading & { readonly readings?: readonly Reading[] | undefined }

/** The codes that must be known to choose among the readings of these lines. */
export const codesToAsk = (lines: readonly Readable[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ term, readings = [] }) =>
      readings.length === 0 ? [] : [term, ...readings.map((reading) => reading.term)],
    ),
  ),
]

/**
 * The line as it is meant: a code that leaves the same quantity uses more of the line than its term,
 * so it is preferred; another one is taken where the term is no code.
 */
export function chooseReading<Line extends Readable>(line: Line, codes: ReadonlySet<string>): Line {
  const known = (line.readings ?? []).filter(({ term }) => codes.has(term))
  const chosen =
    known.find(({ quantity }) => quantity === line.quantity) ??
    (codes.has(line.term) ? undefined : known[0])
  return chosen ? { ...line, ...chosen } : line
}
