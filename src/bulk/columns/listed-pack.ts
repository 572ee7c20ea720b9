/** What a list says of packs. Pure. */

/** Fields of packs; the name of each in `messages.packs`. */
export const packKinds = ['inner', 'carton', 'pallet'] as const
export type PackKind = (typeof packKinds)[number]
/** How many are in it, its number, or both. */
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
