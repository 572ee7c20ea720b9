/** The kinds of stock movement, and what each does to the level. */

export const movementKinds = [
  'received',
  'reserved',
  'released',
  'shipped',
  'returned',
  'counted',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Those that an admin records; the others are caused by orders. */
export const manualMovementKinds = ['received', 'counted', 'returned'] as const
export type ManualMovementKind = (typeof manualMovementKinds)[number]

/** The highest level that the ledger holds. */
export const maxStockLevel = 2_000_000_000

/** So many pieces of a tool. */
export type ToolQuantity = { readonly toolId: string; readonly quantity: number }

/** Adds up the pieces of each tool, ordered by tool, so that two orders always take their rows in the same order. */
export function sumPerTool(lines: readonly ToolQuantity[]): readonly ToolQuantity[] {
  const sums = new Map<string, number>()
  for (const { toolId, quantity } of lines) sums.set(toolId, (sums.get(toolId) ?? 0) + quantity)
  return [...sums]
    .map(([toolId, quantity]) => ({ toolId, quantity }))
    .toSorted((a, b) => (a.toolId < b.toolId ? -1 : 1))
}

/** What an admin says happened on the shelf. `seen` is the level that was shown when it was counted; without it, the level now. */
export type ManualMovement = {
  readonly kind: ManualMovementKind
  readonly quantity: number
  readonly seen?: number | undefined
}

/**
 * By how many pieces a recorded movement changes the level. Counting corrects by what differed from the level seen, so that
 * orders placed while somebody counted are not undone.
 * @returns undefined when the level would fall below zero or rise above what the ledger holds
 */
export function movementChange(
  { kind, quantity, seen }: ManualMovement,
  level: number,
): number | undefined {
  const delta = kind === 'counted' ? quantity - (seen ?? level) : quantity
  const after = level + delta
  return after < 0 || after > maxStockLevel ? undefined : delta
}
