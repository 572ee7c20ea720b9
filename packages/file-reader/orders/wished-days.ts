/** The requested delivery days, if an order and its lines may each state them. Pure. */

/** The first and the last day: 'YYYY-MM-DD', or '' if not stated. */
export type Span = readonly [from: string, until: string]
type Wished = {
  readonly wishedFrom: string
  readonly wishedUntil: string
  /**
   * Whether lines have other days than other lines, or than the order, so that two days cannot
   * express them.
   */
  readonly isByLine: boolean
}

/** @param ofLines the days of each line, two empty texts if it has none */
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
