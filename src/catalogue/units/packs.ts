/** The named packs of a tool: an inner of 12, a carton of 144, each with its own GTIN. Pure. */
import { gtinKey } from '../identifiers/identifiers.ts'

/** In stored and returned form. Source: product rule 6.2. */
export type Pack = {
  readonly name: string
  /** The number of the tool's units in the pack. */
  readonly quantity: number
  /** Absent: unknown. */
  readonly gtin?: string | undefined
}

/** The maximum number of packs of a tool. */
export const maxPacks = 6

/** The stored form of typed packs: by quantity, without empty numbers. */
export const toStoredPacks = (packs: readonly Pack[]): Pack[] =>
  packs
    .map(({ name, quantity, gtin = '' }) => ({ name, quantity, ...(gtin === '' ? {} : { gtin }) }))
    .toSorted((a, b) => a.quantity - b.quantity)

/** The GTINs of packs in comparable form. */
export const packGtinKeys = (packs: readonly Pack[]): string[] =>
  packs.flatMap(({ gtin = '' }) => (gtin === '' ? [] : [gtinKey(gtin)]))

/** The full packs in a quantity, the largest first; none if not even the smallest is full. */
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
