/** The columns of Manage Products. Pure. */
import type { ToolRecord } from '../catalogue/contract.ts'

/** Whether a tool needs reordering: it is at or below its reorder level. */
export const isLow = ({
  stock,
  reorderLevel,
}: Pick<ToolRecord, 'stock' | 'reorderLevel'>): boolean =>
  reorderLevel !== null && stock <= reorderLevel
