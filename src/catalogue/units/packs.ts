/** The named packs of a tool: an inner of 12, a carton of 144, each with its own GTIN. Pure. */
import { gtinKey } from '../identifiers/identifiers.ts'

/** As it is stored and answered. Source: product rule 6.2. */
export type Pack = {
  readonly name: string
  /** Units of the tool in it. */
  readonly quantity: number
  /** Absent: not known. */
  readonly gtin?: string | undefined
}

/** At most so many of a tool. */
export const maxPacks = 6

/** What is stored of packs as they were typed: by quantity, without empty numbers. */
export const toStoredPacks = (packs: readonly Pack[]): Pack[] =>
  packs
    .map(({ name, quantity, gtin = '' }) => ({ name, quantity, ...(gtin === '' ? {} : { gtin }) }))
    .toSorted((a, b) => a.quantity - b.quantity)

/** The GTINs of packs in the form in which they are compared. */
export const packGtinKeys = (packs: readonly Pack[]): string[] =>
  packs.flatMap(({ gtin = '' }) => (gtin === '' ? [] : [gtinKey(gtin)]))

/** Full packs of a quantity, the largest first; none where not even the smallest is full. */
export function fullPacks(
  quantity: number,
  packs: readonly Pack[],
): readonly { readonly pack: Pack; readonly count: number }[] {
  let left = quantity
  return packs
    .toSorted((a, b) => b.quantity - a.quantity)
    .flatMap((pack) => {
      const count = Math.floor(left / pack.quantity)
      left -= count * pack.quantity
      return count === 0 ? [] : [{ pack, count }]
    })
}
