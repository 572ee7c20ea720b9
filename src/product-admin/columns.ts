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

type Priced = Pick<ToolRecord, 'price' | 'cost'>

/** What stays of the price after the cost, as a part of the price; undefined without a cost. */
export const marginOf = ({ price, cost }: Priced): number | undefined =>
  cost === null || price === 0 ? undefined : (price - cost) / price

/** Whether a tool is to be ordered again: at its reorder level or below. */
export const isLow = ({
  stock,
  reorderLevel,
}: Pick<ToolRecord, 'stock' | 'reorderLevel'>): boolean =>
  reorderLevel !== null && stock <= reorderLevel
