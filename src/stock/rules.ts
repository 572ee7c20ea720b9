/** The kinds of stock movement, and what each does to the level. */

export const movementKinds = ['received', 'reserved', 'released', 'shipped', 'returned', 'counted'] as const
export type MovementKind = (typeof movementKinds)[number]

/** So many pieces of a tool. */
export type Pieces = { readonly toolId: string; readonly quantity: number }

/** Adds up the pieces of each tool, ordered by tool, so that two orders always take their rows in the same order. */
export function sumPerTool(lines: readonly Pieces[]): readonly Pieces[] {
  const sums = new Map<string, number>()
  for (const { toolId, quantity } of lines) sums.set(toolId, (sums.get(toolId) ?? 0) + quantity)
  return [...sums].map(([toolId, quantity]) => ({ toolId, quantity })).toSorted((a, b) => (a.toolId < b.toolId ? -1 : 1))
}
