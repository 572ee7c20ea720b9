/** Reads a quantity that a person typed, the same for every quantity field. */

/**
 * Parses a whole number of pieces: digits, optionally with group commas, spaces around it ignored.
 * @returns NaN for anything else
 */
export function parseQuantity(text: string): number {
  const bare = text.trim()
  return /^\d{1,9}$/.test(bare) || /^\d{1,3}(,\d{3}){1,2}$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN
}
