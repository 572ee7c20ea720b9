/** What the columns of Manage Products show. Pure. */
import type { ToolRecord } from '../catalogue/contract.ts'

/** Whether a tool is to be ordered again: at its reorder level or below. */
export const isLow = ({
  stock,
  reorderLevel,
}: Pick<ToolRecord, 'stock' | 'reorderLevel'>): boolean =>
  reorderLevel !== null && stock <= reorderLevel
