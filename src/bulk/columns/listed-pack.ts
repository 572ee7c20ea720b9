/** Packs in a list. Pure. */

/** Fields of packs; `messages.packs` has the name of each. */
export const packKinds = ['inner', 'carton', 'pallet'] as const
export type PackKind = (typeof packKinds)[number]
/** The number of pieces in it, its GTIN, or both. */
export type ListedPack = {
  readonly kind: PackKind
  readonly quantity: number | undefined
  readonly gtin: string | undefined
}

/** A pack of one is the tool itself. */
export const listedPacks = ({
  texts,
  numbers,
}: {
  readonly texts: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<string, number>
}): readonly ListedPack[] =>
  packKinds.flatMap((kind) => {
    const [quantity, gtin] = [numbers.get(kind), texts.get(`${kind}_gtin`)]
    const isSaid = quantity === undefined ? gtin !== undefined : quantity > 1
    return isSaid ? [{ kind, quantity, gtin }] : []
  })
