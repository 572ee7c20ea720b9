/** Identifiers that others assign to a tool: their format and check digit. Pure. */

/** The known identifiers of a tool, by their wire names. Source: product rule 6.1. */
export type Identifiers = {
  /** Global Trade Item Number of one piece: 8, 12, 13 or 14 digits (EAN, UPC). */
  readonly gtin?: string
  /** The manufacturer's part number. */
  readonly mpn?: string
  /** The customs tariff number (HS, CN, TARIC): 6 to 11 digits. */
  readonly customs_number?: string
  /** The country of origin: two letters of ISO 3166-1. */
  readonly origin?: string
}

/** A GTIN as typed or scanned, without blanks and hyphens. */
export const bareGtin = (text: string): string => text.replace(/[\s-]/g, '')

/** The digits of a GTIN in the longest form: a UPC is the EAN with a leading zero. */
const gtinLength = 14

/** The form in which GTINs are compared. */
export const gtinKey = (gtin: string): string => gtin.padStart(gtinLength, '0')

/**
 * Whether these digits are a GTIN: 8, 12, 13 or 14, the last of which is the check digit. Source:
 * GS1 General Specifications, 7.9.
 */
export const isGtin = (digits: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(digits) && gtinCheckDigit(digits.slice(0, -1)) === digits.at(-1)

/**
 * The check digit of a GTIN without it: digits are weighted 3 and 1 in turn, starting with 3 for
 * the last.
 */
export function gtinCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
