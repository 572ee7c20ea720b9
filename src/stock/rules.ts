/** The kinds of stock movement, and their effect on the level. */

export const movementKinds = [
  'received',
  'reserved',
  'released',
  'shipped',
  'returned',
  'counted',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** The kinds that an admin records; orders cause the others. */
export const manualMovementKinds = ['received', 'counted', 'returned'] as const
export type ManualMovementKind = (typeof manualMovementKinds)[number]

/**
 * What a form for a movement begins with.
 * @param asked by the page that leads to it: a picker who finds less counts
 */
export const firstMovementKind = (asked: string | null): ManualMovementKind =>
  manualMovementKinds.find((kind) => kind === asked) ?? 'received'

/** The highest level of a tool, in pieces. */
export const maxStockLevel = 2_000_000_000

/** A quantity of a tool, in pieces. */
export type ToolQuantity = { readonly toolId: string; readonly quantity: number }

/**
 * Adds up the pieces of each tool. Sorted by tool id, so that all transactions lock the rows of the
 * levels in the same order and cannot deadlock.
 */
export function sumPerTool(lines: readonly ToolQuantity[]): readonly ToolQuantity[] {
  const sums = new Map<string, number>()
  for (const { toolId, quantity } of lines) sums.set(toolId, (sums.get(toolId) ?? 0) + quantity)
  return [...sums]
    .map(([toolId, quantity]) => ({ toolId, quantity }))
    .toSorted((a, b) => (a.toolId < b.toolId ? -1 : 1))
}

/**
 * An admin's entry. `seen` is the level that the page showed during a count; without it, the
 * present level is used.
 */
export type ManualMovement = {
  readonly kind: ManualMovementKind
  readonly quantity: number
  readonly seen?: number | undefined
}

/**
 * The change of the level by a recorded movement, in pieces. A count corrects the level by its
 * difference from the level that was shown, so that orders placed during the count are not undone.
 * @returns undefined if the level would fall below zero or rise above `maxStockLevel`
 */
export function movementChange(
  { kind, quantity, seen }: ManualMovement,
  level: number,
): number | undefined {
  const delta = kind === 'counted' ? quantity - (seen ?? level) : quantity
  const newLevel = level + delta
  return newLevel < 0 || newLevel > maxStockLevel ? undefined : delta
}
