/** The regular expression of the whole numbers between two bounds, as digits. */

/**
 * A pattern that matches the digits of exactly these numbers, without signs or leading zeros.
 * @param minimum 0 or more
 * @param maximum at least `minimum`
 */
export function digitsPattern(minimum: number, maximum: number): string {
  const parts: string[] = []
  const highestLength = String(maximum).length
  for (let length = String(minimum).length; length <= highestLength; length += 1) {
    const lowest = length === 1 ? 0 : 10 ** (length - 1)
    const from = Math.max(minimum, lowest)
    const to = Math.min(maximum, 10 ** length - 1)
    parts.push(...sameLength(String(from), String(to)))
  }
  return `^(?:${parts.join('|')})$`
}

/** Alternatives for the numbers from `from` to `to`, which have the same number of digits. */
function sameLength(from: string, to: string): string[] {
  if (from === to) return [from]
  const [low = '', high = ''] = [from[0], to[0]]
  const [lowRest, highRest] = [from.slice(1), to.slice(1)]
  if (lowRest === '') return [digits(low, high)]
  if (low === high) return sameLength(lowRest, highRest).map((rest) => low + rest)
  const isLowWhole = /^0+$/.test(lowRest)
  const isHighWhole = /^9+$/.test(highRest)
  const firstWhole = Number(low) + (isLowWhole ? 0 : 1)
  const lastWhole = Number(high) - (isHighWhole ? 0 : 1)
  const nines = '9'.repeat(lowRest.length)
  const zeros = '0'.repeat(lowRest.length)
  return [
    ...(isLowWhole ? [] : sameLength(lowRest, nines).map((rest) => low + rest)),
    ...(firstWhole > lastWhole
      ? []
      : [`${digits(String(firstWhole), String(lastWhole))}${anyDigits(lowRest.length)}`]),
    ...(isHighWhole ? [] : sameLength(zeros, highRest).map((rest) => high + rest)),
  ]
}

const digits = (low: string, high: string): string =>
  low === high ? low : low === '0' && high === '9' ? '\\d' : `[${low}-${high}]`
const anyDigits = (count: number): string => (count === 1 ? '\\d' : `\\d{${count}}`)
