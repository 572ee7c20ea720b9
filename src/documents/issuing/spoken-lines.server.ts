/** The lines of a document with what its language calls their tools. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { readSpokenNames } from '../../platform/languages/spoken-names.server.ts'
import type { DocumentContent } from '../document-content.ts'

/** What is credited keeps the names of its invoice. */
export async function withSpokenNames(
  tx: Handle,
  content: DocumentContent,
  { lines: ordered, names }: Pick<LockedOrder, 'lines' | 'names'>,
): Promise<DocumentContent> {
  const named = ordered.map((line) => ({ ...line, names: names.get(line.line) ?? null }))
  const nameOf = await readSpokenNames(tx, named)
  const lines = content.order.lines.map((line) => {
    const placed = named.find((one) => one.line === line.line)
    return placed?.name === line.name ? { ...line, name: nameOf(placed) } : line
  })
  return { ...content, order: { ...content.order, lines } }
}
