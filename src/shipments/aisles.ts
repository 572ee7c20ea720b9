/** The rows of a pick list by aisle, with the ticks that the shop has not received yet. Pure. */
import type { PickList } from './pick-lists-contract.ts'

export type ShownRow = PickList['rows'][number]
type Part = ShownRow['parts'][number]
type Kept = { readonly number: number; readonly line: number; readonly picked: boolean }

export type Aisle = {
  /** The beginning of the bins' names: 'A' of 'A-03-1'; empty for tools without a bin. */
  readonly name: string
  readonly rows: readonly ShownRow[]
}

/** Adjacent rows with the same beginning: the list is sorted by bin. */
export function toAisles(rows: readonly ShownRow[]): readonly Aisle[] {
  const aisles: { name: string; rows: ShownRow[] }[] = []
  for (const row of rows) {
    const [name = ''] = row.bin.split(/[-\s./]/)
    const last = aisles.at(-1)
    if (last?.name === name) last.rows.push(row)
    else aisles.push({ name, rows: [row] })
  }
  return aisles
}

const isSame = (part: Part, tick: Kept): boolean =>
  part.number === tick.number && part.line === tick.line

/** The row as its picker sees it: their own ticks count even before the shop has responded. */
export function withKept(row: ShownRow, kept: readonly Kept[]): ShownRow {
  const parts = row.parts.map((part) => {
    const tick = kept.find((one) => isSame(part, one))
    return tick === undefined ? part : { ...part, picked: tick.picked ? part.pieces : 0 }
  })
  return { ...row, parts, picked: parts.reduce((sum, { picked }) => sum + picked, 0) }
}

export const isDone = ({ parts }: Pick<ShownRow, 'parts'>): boolean =>
  parts.every(({ picked, pieces }) => picked >= pieces)

/**
 * The pieces still in the bin for this list: those of the orders that are not ticked. When all are
 * ticked, all of them, as what was picked.
 */
export const piecesToTake = (row: Pick<ShownRow, 'parts' | 'pieces'>): number =>
  isDone(row)
    ? row.pieces
    : row.parts.reduce((sum, { pieces, picked }) => sum + Math.max(0, pieces - picked), 0)

type Skippable = Pick<ShownRow, 'toolId'>

/** The row to pick next: the first that was not skipped, otherwise the first. */
export const nextToPick = <Row extends Skippable>(
  open: readonly Row[],
  skipped: readonly string[],
): Row | undefined => open.find(({ toolId }) => !skipped.includes(toolId)) ?? open[0]

/**
 * The skipped rows after skipping the next row, too: empty after the last one, so that picking
 * returns to the first.
 */
export function skipNext(
  open: readonly Skippable[],
  skipped: readonly string[],
): readonly string[] {
  const next = nextToPick(open, skipped)
  const all = next === undefined ? skipped : [...skipped, next.toolId]
  return open.every(({ toolId }) => all.includes(toolId)) ? [] : all
}

/** The number of the list's orders for which everything is picked. */
export const countComplete = (rows: readonly ShownRow[]): number => {
  const parts = rows.flatMap((row) => row.parts)
  const open = new Set(
    parts.filter((part) => part.picked < part.pieces).map(({ number }) => number),
  )
  return new Set(parts.map(({ number }) => number).filter((number) => !open.has(number))).size
}

/** The rows that match a scanned or typed code: by bin, otherwise by SKU, ignoring case. */
export function rowsOfCode(rows: readonly ShownRow[], code: string): readonly ShownRow[] {
  const wanted = code.trim().toLowerCase()
  const inBin = rows.filter(({ bin }) => bin.toLowerCase() === wanted)
  return inBin.length > 0 ? inBin : rows.filter(({ sku }) => sku.toLowerCase() === wanted)
}
