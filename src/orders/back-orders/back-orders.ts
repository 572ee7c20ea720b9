/** The rules of back-orders: what waits, until when, and who gets what comes in (product rule 7.1). */
import { addDays, dayOf, type Day } from '../../platform/time/time-zone.ts'

type Rule = 'yes' | 'no'

/**
 * Whether what is short of an order may wait: the buyer accepts it, and the company or else the shop
 * has it so.
 */
export const canWait = (
  { backOrder = false }: { readonly backOrder?: boolean | undefined },
  company: { readonly backOrders: Rule | null } | undefined,
  settings: { readonly backOrders: Rule },
): boolean => backOrder && (company?.backOrders ?? settings.backOrders) === 'yes'

/** The day on which what waits is expected. */
export const expectedDay = (
  placedAt: Date,
  { timeZone, backOrderDays }: { readonly timeZone: string; readonly backOrderDays: string },
): Day => addDays(dayOf(placedAt, timeZone), Number(backOrderDays))

/** Pieces of a new line that are not in stock. */
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
 * Gives what is there to the lines that wait, the first one first; a line takes what it can get.
 * @param lines by the day on which they were promised, then by the time of the order
 * @param levels pieces that nobody has reserved, by tool
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
