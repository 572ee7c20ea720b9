/** The keys under which tools are found by numbers other than their SKU. Pure. */
import { bareGtin, gtinKey, type Identifiers } from '../../catalogue/identifiers/identifiers.ts'
import type { Pack } from '../../catalogue/units/packs.ts'
import { foldSku } from '../../catalogue/model/sku.ts'

/** Typed or scanned text, in the form in which codes are compared. */
export const codeKey = (text: string): string => {
  const digits = bareGtin(text)
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? gtinKey(digits) : foldSku(text)
}

/** The keys of a tool's own numbers. */
const codeKeys = ({ gtin, mpn, customs_number: customs }: Identifiers): string[] => [
  ...new Set([gtin, mpn, customs].flatMap((code) => (code ? [codeKey(code)] : []))),
]

/**
 * What a tool's numbers stand for: the tool, or a pack with this number of pieces; each number
 * once.
 */
export const codesOf = ({
  identifiers,
  packs,
}: {
  readonly identifiers: Identifiers
  readonly packs: readonly Pack[]
}): readonly { readonly key: string; readonly quantity: number }[] => {
  const codes = new Map(codeKeys(identifiers).map((key) => [key, 1]))
  for (const { gtin, quantity } of packs)
    if (gtin !== undefined && !codes.has(codeKey(gtin))) codes.set(codeKey(gtin), quantity)
  return [...codes].map(([key, quantity]) => ({ key, quantity }))
}
