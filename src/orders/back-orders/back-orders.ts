/**
 * The rules of back-orders: what waits, until when, and who receives incoming goods (product rule
 * 7.1).
 */
import { addDays, dayOf, type Day } from '../../platform/time/time-zone.ts'

type Rule = 'yes' | 'no'

/**
 * Whether the shortage of an order may wait: the buyer accepts it, and the company (otherwise the
 * shop) allows it.
 */
export const canWait = (
  { backOrder = false }: { readonly backOrder?: boolean | undefined },
  company: { readonly backOrders: Rule | null } | undefined,
  settings: { readonly backOrders: Rule },
): boolean => backOrder && (company?.backOrders ?? settings.backOrders) === 'yes'

/** The day on which the waiting pieces are expected. */
export const expectedDay = (
  placedAt: Date,
  { timeZone, backOrderDays }: { readonly timeZone: string; readonly backOrderDays: string },
): Day => addDays(dayOf(placedAt, timeZone), Number(backOrderDays))

/** The pieces of a new line that are not in stock. */
export const waitingPieces = ({
  tool,
  quantity,
}: {
  readonly tool: { readonly stock: number; readonly backOrder?: boolean | undefined }
  readonly quantity: number
}): number => (tool.backOrder === true ? Math.max(0, quantity - Math.max(0, tool.stock)) : 0)

/** A line that waits for a tool. */
export type WaitingLine = { readonly toolId: string; readonly waiting: number }
export type Allocated<Line extends WaitingLine> = Line & { readonly quantity: number }

/**
 * Allocates the available pieces to the waiting lines, in order; a line may receive only some of
 * its pieces.
 * @param lines by the promised day, then by the time of the order
 * @param levels unreserved pieces, by tool
 */
export function allocate<Line extends WaitingLine>(
  lines: readonly Line[],
  levels: ReadonlyMap<string, number>,
): readonly Allocated<Line>[] {
  const left = new Map(levels)
  return lines.flatMap((line) => {
    const quantity = Math.min(line.waiting, left.get(line.toolId) ?? 0)
    if (quantity <= 0) return []
    left.set(line.toolId, (left.get(line.toolId) ?? 0) - quantity)
    return [{ ...line, quantity }]
  })
}
