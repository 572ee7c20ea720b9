/** One pick list for many orders: the pieces in each bin, and their orders. Pure. */

/** The pieces reserved for one line of an order. */
export type PieceToPick = {
  readonly number: number
  readonly line: number
  readonly toolId: string
  readonly sku: string
  readonly name: string
  /** The unit of the pieces. */
  readonly unit: string
  /** Empty: the tool has no bin. */
  readonly bin: string
  /** Grams per unit; null if unknown. */
  readonly unitWeight: number | null
  readonly pieces: number
  /** The number of picked pieces. */
  readonly picked: number
  /** Who picked them; empty if none are picked. */
  readonly pickedBy: string
}

/** A tool in a bin, with its pieces for each order. */
export type PickRow = Pick<PieceToPick, 'toolId' | 'sku' | 'name' | 'unit' | 'bin'> & {
  readonly pieces: number
  readonly picked: number
  /** Grams of all pieces; absent if unknown. */
  readonly weight?: number
  readonly parts: readonly Pick<PieceToPick, 'number' | 'line' | 'pieces' | 'picked' | 'pickedBy'>[]
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** 'A-2' before 'A-10'; tools without a bin come last. */
export const compareBins = (one: string, other: string): number =>
  one === '' || other === ''
    ? Number(one === '') - Number(other === '')
    : collator.compare(one, other)

/** By bin, then by SKU; within a tool by order. */
export function toPickRows(pieces: readonly PieceToPick[]): readonly PickRow[] {
  const rows = new Map<string, PieceToPick[]>()
  for (const piece of pieces) {
    const known = rows.get(piece.toolId)
    if (known) known.push(piece)
    else rows.set(piece.toolId, [piece])
  }
  return [...rows.values()]
    .flatMap((parts) => {
      const [first] = parts
      if (!first) return []
      const { toolId, sku, name, unit, bin, unitWeight } = first
      const allPieces = parts.reduce((all, part) => all + part.pieces, 0)
      return [
        {
          toolId,
          sku,
          name,
          unit,
          bin,
          pieces: allPieces,
          ...(unitWeight === null ? {} : { weight: unitWeight * allPieces }),
          picked: parts.reduce((sum, part) => sum + part.picked, 0),
          parts: parts
            .toSorted((a, b) => a.number - b.number || a.line - b.line)
            .map((part) => ({
              number: part.number,
              line: part.line,
              pieces: part.pieces,
              picked: part.picked,
              pickedBy: part.pickedBy,
            })),
        },
      ]
    })
    .toSorted((a, b) => compareBins(a.bin, b.bin) || collator.compare(a.sku, b.sku))
}
