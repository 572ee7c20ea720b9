/** The keys under which tools are found by the numbers that others gave them. Pure. */
import { bareGtin, type Identifiers } from '../catalogue/identifiers.ts'
import { foldSku } from '../catalogue/sku.ts'

/** Digits of a GTIN in the form that holds them all: a UPC is the EAN with a zero before it. */
const gtinLength = 14

/** What somebody typed or scanned, in the form in which codes are compared. */
export const codeKey = (text: string): string => {
  const digits = bareGtin(text)
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits.padStart(gtinLength, '0') : foldSku(text)
}

/** The keys of a tool. */
export const codeKeys = ({ gtin, mpn, customs_number: customs }: Identifiers): string[] => [
  ...new Set([gtin, mpn, customs].flatMap((code) => (code ? [codeKey(code)] : []))),
]
