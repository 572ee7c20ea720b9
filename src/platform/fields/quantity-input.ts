/** Reads a quantity that a person typed, in the same way for every quantity field. */
import { takesLocalNumbers, typedNumber } from '../numbers/written-number.ts'

/**
 * Parses a whole number of pieces: digits, optionally with group commas, surrounding spaces
 * ignored. In a shop whose country is set, only unambiguous group separators are accepted: '1 234',
 * not '1,234'.
 * @returns NaN for anything else
 */
export function parseQuantity(text: string): number {
  const bare = takesLocalNumbers() ? (typedNumber(text) ?? '') : text.trim()
  return /^\d{1,9}$/.test(bare) || /^\d{1,3}(,\d{3}){1,2}$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN
}
