/** Between which days the goods are wished, where an order and its lines may each say it. Pure. */

/** The first and the last day: 'YYYY-MM-DD', or '' where it is not said. */
export type Span = readonly [from: string, until: string]
type Wished = {
  readonly wishedFrom: string
  readonly wishedUntil: string
  /** Whether lines are wished on other days than others, or than the order: no two days say that. */
  readonly isByLine: boolean
}

/** @param ofLines of each line, two empty texts where it says nothing */
export function wishedDays(ofOrder: Span, ofLines: readonly Span[]): Wished {
  const spans = ofLines.map((span) => (isSaid(span) ? span : ofOrder))
  const all = [...(isSaid(ofOrder) ? [ofOrder] : []), ...spans.filter(isSaid)]
  const sorted = (days: readonly string[]) => days.filter((day) => day !== '').toSorted()
  return {
    wishedFrom: sorted(all.map(([from]) => from))[0] ?? '',
    wishedUntil: sorted(all.map(([, until]) => until)).at(-1) ?? '',
    isByLine: new Set([...(isSaid(ofOrder) ? [ofOrder] : []), ...spans].map(String)).size > 1,
  }
}

const isSaid = ([from, until]: Span): boolean => from !== '' || until !== ''
