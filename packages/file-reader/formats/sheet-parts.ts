/**
 * Properties of a sheet besides its values: whether the sheet, its rows or columns are hidden, and
 * its merged cells.
 */
import type { ShownNumber } from './shown-numbers.ts'
import type { MergedCell } from '../tables/merged-cells.ts'
import type { CellRange } from './unseen-cells.ts'

/**
 * Row ranges, from 0 to the last, with cells whose display differs from their value, in words; or
 * that are outside the print area, which is the text.
 */
export type RowsOtherwise = {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly isUnprinted?: boolean
}
/** A cell whose text or background color is not that of a plain cell. */
export type ColoredCell = { readonly row: number; readonly column: number; readonly look: string }

/** Rows and columns are counted from 0 here, as in a table. */
export type SheetParts = {
  readonly isHidden: boolean
  readonly hiddenRows: ReadonlySet<number>
  /** Missing where none is hidden. */
  readonly hiddenColumns?: ReadonlySet<number>
  /** Cells that are merged over several rows or columns. */
  readonly merged: readonly MergedCell[]
  /** The currencies that number formats show, the most frequent first. */
  readonly currencies?: readonly string[]
  /** Numbers whose format shows words, or one of several currencies. */
  readonly shown?: readonly ShownNumber[]
  /** Texts outside of cells: comments, shapes, headers and footers of printed pages. */
  readonly says?: readonly string[]
  /** Cells whose display differs from their value, or that are not visible, in words. */
  readonly asides?: readonly string[]
  /** Cells that are struck out, tiny or in the color of the cell. */
  readonly unseen?: readonly CellRange[]
  /** All rows of those cells. */
  readonly otherwise?: readonly RowsOtherwise[]
  readonly colored?: readonly ColoredCell[]
}
export const plainSheet: SheetParts = { isHidden: false, hiddenRows: new Set(), merged: [] }
