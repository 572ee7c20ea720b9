/** Lists beside each other: 'SKU, Qty, SKU, Qty'. Each part of a row is a row of its own. Pure. */
import { headingKey } from '../../packages/file-reader/headings/heading-key.ts'

/**
 * @param headings the cells of the heading row
 * @returns the number of columns of one list, an empty one between them included; undefined for one
 *   list
 */
export function listWidth(headings: readonly string[]): number | undefined {
  const keys = headings.map((heading) => headingKey(heading))
  const isSame = (width: number) =>
    keys.every((key, column) => key === (keys[column % width] ?? '')) ||
    [...keys, ''].every((key, column) => key === ([...keys, ''][column % width] ?? ''))
  for (let width = 2; width * 2 <= keys.length + 1; width += 1) {
    const named = keys.slice(0, width).filter((key) => key !== '')
    const isWhole = keys.length % width === 0 || (keys.length + 1) % width === 0
    if (isWhole && named.length > 1 && new Set(named).size === named.length && isSame(width))
      return width
  }
  return undefined
}

type Part = {
  readonly cells: readonly string[]
  /** The columns of the part that the spreadsheet program hides. */
  readonly hiddenColumns: ReadonlySet<number>
}

/** The parts of a row that are not empty. @param hidden hidden columns of the whole row */
export function partsOfRow(
  cells: readonly string[],
  width: number | undefined,
  hidden: ReadonlySet<number>,
): readonly Part[] {
  const whole = { cells, hiddenColumns: hidden }
  if (width === undefined) return [whole]
  const parts = Array.from({ length: Math.ceil(cells.length / width) }, (_, part): Part => ({
    cells: cells.slice(part * width, (part + 1) * width),
    hiddenColumns: new Set([...hidden].map((column) => column - part * width)),
  }))
  const filled = parts.filter((part) => part.cells.some((cell) => cell.trim() !== ''))
  return filled.length === 0 ? [whole] : filled
}
