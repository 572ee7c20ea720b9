/** The requested delivery days, if an order and its lines may each state them. Pure. */

/** The first and the last day: 'YYYY-MM-DD', or '' if not stated. */
export type Span = readonly [from: string, until: string]
type Wished = {
  /** The days of the whole order: a day of only some lines is not one. */
  readonly wishedFrom: string
  readonly wishedUntil: string
  /** Whether lines have other days than other lines, or than the order. */
  readonly isByLine: boolean
  /** The days of each line that are not those of the order; see `OrderedLine.wished`. */
  readonly ofLines: readonly (Span | undefined)[]
}

/** @param ofLines the days of each line, two empty texts if it has none */
export function wishedDays(ofOrder: Span, ofLines: readonly Span[]): Wished {
  const [first] = ofLines
  const isSame = first !== undefined && ofLines.every((span) => String(span) === String(first))
  const [wishedFrom, wishedUntil] = isSaid(ofOrder) || !isSame ? ofOrder : first
  const others = ofLines.map((span) =>
    isSaid(span) && String(span) !== String([wishedFrom, wishedUntil]) ? span : undefined,
  )
  return {
    wishedFrom,
    wishedUntil,
    isByLine: others.some((span) => span !== undefined),
    ofLines: others,
  }
}

const isSaid = ([from, until]: Span): boolean => from !== '' || until !== ''

/** The lines with the days that only they have. */
export const withWished = <T extends object>(
  lines: readonly T[],
  ofLines: readonly (Span | undefined)[],
): readonly (T & { readonly wished?: Span })[] =>
  lines.map((line, at) => {
    const wished = ofLines[at]
    return wished === undefined ? line : { ...line, wished }
  })
