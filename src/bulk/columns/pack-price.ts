/** Prices for a pack: 'Preis je VE', 'Case price', and the column with the pack size. Pure. */
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

/** Columns with a pack size, keyed by the words of headings for pack prices. */
const packs = [
  ['carton', /karton|carton|\bcase|\bctn|\bouter|kartong|kolli|colis/],
  ['pallet', /palet|pallet/],
  ['inner', /\binner/],
  ['pack_size', /./],
] as const
export type PackField = (typeof packs)[number][0]

/**
 * The column that converts the price of a pack into the price of a piece.
 * @param fields the fields of columns
 * @returns undefined if the heading names no pack, or no column has the pack size
 */
export function packOfPrice(
  heading: string,
  fields: readonly string[],
): { readonly field: PackField; readonly column: number } | undefined {
  const { isUnsure } = baseOfHeading(heading)
  // 'per 100 / 1.000' may be several numbers, and is not about a pack.
  if (!isUnsure || /\d|%/.test(heading)) return undefined
  const key = headingKey(heading)
  // 'Case price' beside the pieces of an inner pack is for the case, whose size is not known.
  const field = packs.find(([, word]) => word.test(key))?.[0]
  const column = field === undefined ? -1 : fields.indexOf(field)
  return field === undefined || column < 0 ? undefined : { field, column }
}
