/** The columns of exported part numbers, in a form that can be imported again. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { PartNumber } from './contract.ts'

export const partNumberExport: readonly ExportColumn<PartNumber>[] = [
  ['Part number', ({ number }) => number],
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['Added', ({ addedAt }) => addedAt],
]
