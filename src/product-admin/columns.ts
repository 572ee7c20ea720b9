/** The columns of Manage Products that somebody may choose, and what they show. Pure. */
import type { ToolRecord } from '../catalogue/contract.ts'

export const optionalColumns = [
  'sku',
  'category',
  'brand',
  'state',
  'reorder',
  'cost',
  'margin',
  'gtin',
  'bin',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]
export const isOptionalColumn = (text: string): text is OptionalColumn =>
  optionalColumns.some((column) => column === text)

/** Whether a tool is to be ordered again: at its reorder level or below. */
export const isLow = ({
  stock,
  reorderLevel,
}: Pick<ToolRecord, 'stock' | 'reorderLevel'>): boolean =>
  reorderLevel !== null && stock <= reorderLevel
