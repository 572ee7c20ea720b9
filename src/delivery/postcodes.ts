/**
 * Parts of a country by postcode, as the shopkeeper writes them: '10000-19999, 20095, SW1'. Each
 * entry covers all postcodes that begin with it.
 */

/**
 * Postcodes whose first letters and digits are between `first` and `last`, which have the same
 * length.
 */
export type PostcodeRange = { readonly first: string; readonly last: string }

/** A postcode in comparable form: 'sw1a 1aa' → 'SW1A1AA'. */
export const foldPostcode = (text: string): string =>
  text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const rangePattern = /^([\p{L}\p{N} ]+)(?:[-–]([\p{L}\p{N} ]+))?$/u

/**
 * @returns the ranges in the order written, and the entries that cannot be parsed. A range with
 *   ends of different lengths is rejected, because the postcode '00-950' would look like a range.
 */
export function parsePostcodes(text: string): {
  readonly ranges: readonly PostcodeRange[]
  readonly unreadable: readonly string[]
} {
  const ranges: PostcodeRange[] = []
  const unreadable: string[] = []
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue
    const [, from = '', to = from] = rangePattern.exec(part) ?? []
    const [first, last] = [foldPostcode(from), foldPostcode(to)]
    if (first === '' || first.length !== last.length || first > last) unreadable.push(part)
    else ranges.push({ first, last })
  }
  return { ranges, unreadable }
}

/** Whether a postcode is in a range. */
export function isInRange(postcode: string, { first, last }: PostcodeRange): boolean {
  const start = foldPostcode(postcode).slice(0, first.length)
  return start.length === first.length && first <= start && start <= last
}

/** Whether some postcode is in both ranges. */
export function doOverlap(one: PostcodeRange, other: PostcodeRange): boolean {
  const length = Math.min(one.first.length, other.first.length)
  const cut = (text: string): string => text.slice(0, length)
  return cut(one.first) <= cut(other.last) && cut(other.first) <= cut(one.last)
}

/** A range in written form: '10000-19999', '20095'. */
export const displayRange = ({ first, last }: PostcodeRange): string =>
  first === last ? first : `${first}-${last}`
