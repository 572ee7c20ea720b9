/** What a sheet says beside its values: whether it, rows or columns of it are hidden, and which cells are merged. */
import type { ShownNumber } from './shown-numbers.ts'
import type { MergedCell } from '../tables/merged-cells.ts'
import type { CellRange } from './unseen-cells.ts'

/** Rows, from 0 to the last, of which a cell shows another thing than it holds, in words. */
export type RowsOtherwise = { readonly from: number; readonly to: number; readonly text: string }
/** A cell with a color of its letters or behind them that is not that of a plain one. */
export type ColoredCell = { readonly row: number; readonly column: number; readonly look: string }

/** Rows and columns are counted from 0 here, as in a table. */
export type SheetParts = {
  readonly isHidden: boolean
  readonly hiddenRows: ReadonlySet<number>
  /** Missing where none is hidden. */
  readonly hiddenColumns?: ReadonlySet<number>
  /** Cells that are one over several rows or columns. */
  readonly merged: readonly MergedCell[]
  /** Those that formats show beside numbers, that of most of them first. */
  readonly currencies?: readonly string[]
  /** Numbers beside which their format shows words, or one of several currencies. */
  readonly shown?: readonly ShownNumber[]
  /** Texts that stand in no cell: comments, shapes, headers and footers of printed pages. */
  readonly says?: readonly string[]
  /** Cells that show another thing than they hold, or that nobody sees, in words. */
  readonly asides?: readonly string[]
  /** Cells that are struck out, tiny or in the color of the cell. */
  readonly unseen?: readonly CellRange[]
  /** The rows of those cells, all of them. */
  readonly otherwise?: readonly RowsOtherwise[]
  readonly colored?: readonly ColoredCell[]
}
export const plainSheet: SheetParts = { isHidden: false, hiddenRows: new Set(), merged: [] }
