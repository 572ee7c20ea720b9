/** An order with what the language of a mail calls its tools. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { readSpokenNames } from '../../platform/languages/spoken-names.server.ts'
import type { OrderWithLines } from '../store.server.ts'

export async function spokenOrder(db: Handle, order: OrderWithLines): Promise<OrderWithLines> {
  const named = order.lines.map((line) => ({
    line,
    toolId: line.tool_id,
    name: line.name,
    names: line.names,
  }))
  const nameOf = await readSpokenNames(db, named)
  return { ...order, lines: named.map(({ line, ...own }) => ({ ...line, name: nameOf(own) })) }
}
