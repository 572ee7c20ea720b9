/** Prices of a pack: 'Preis je VE', 'Case price', and the column that says how many are in one. Pure. */
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

/** Columns that say how many are in a pack, by the words of the prices of one. */
const packs = [
  ['carton', /karton|carton|\bcase|\bctn|\bouter|kartong|kolli|colis/],
  ['pallet', /palet|pallet/],
  ['inner', /\binner/],
  ['pack_size', /./],
] as const
export type PackField = (typeof packs)[number][0]

/**
 * The column by which the price of a pack becomes one of a piece.
 * @param fields of columns
 * @returns undefined where the heading names no pack, or no column says how many are in one
 */
export function packOfPrice(
  heading: string,
  fields: readonly string[],
): { readonly field: PackField; readonly column: number } | undefined {
  const { isUnsure } = baseOfHeading(heading)
  // 'per 100 / 1.000' may be several numbers, and is of no pack.
  if (!isUnsure || /\d|%/.test(heading)) return undefined
  const key = headingKey(heading)
  // 'Case price' beside the pieces of an inner is of the case, of which nothing says how many it has.
  const field = packs.find(([, word]) => word.test(key))?.[0]
  const column = field === undefined ? -1 : fields.indexOf(field)
  return field === undefined || column < 0 ? undefined : { field, column }
}
