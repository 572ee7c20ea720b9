/** The lines of a document with what its language calls their tools. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { readSpokenNames } from '../../platform/languages/spoken-names.server.ts'
import type { DocumentContent } from '../document-content.ts'

/** What is credited keeps the names of its invoice. */
export async function withSpokenNames(
  tx: Handle,
  content: DocumentContent,
  { lines: ordered }: Pick<LockedOrder, 'lines'>,
): Promise<DocumentContent> {
  const nameOf = await readSpokenNames(tx, ordered)
  const lines = content.order.lines.map((line) => {
    const placed = ordered.find((one) => one.line === line.line)
    return placed?.name === line.name ? { ...line, name: nameOf(placed) } : line
  })
  return { ...content, order: { ...content.order, lines } }
}
