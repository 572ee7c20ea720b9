/** A document with the tool names in its language, and the reasons of its delivery charge. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { spokenDelivery } from '../../delivery/spoken-delivery.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { readSpokenNames } from '../../platform/languages/spoken-names.server.ts'
import type { DocumentContent } from '../document-content.ts'

/** A credited line keeps the name on its invoice. */
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
  const follows = content.follows?.map((line) => {
    const placed = named.find(({ sku, name }) => sku === line.sku && name === line.name)
    return placed ? { ...line, name: nameOf(placed) } : line
  })
  const { order } = content
  const delivery = order.delivery && spokenDelivery(order.delivery)
  return {
    ...content,
    ...(follows ? { follows } : {}),
    order: { ...order, ...(delivery ? { delivery } : {}), lines },
  }
}
