/** A whole list into the cart, at the prices that are shown; what is no longer sold is said. */
import { addToCart } from '../cart/cart.client.ts'
import { shownUnitPrice } from '../catalogue/rules.ts'
import { toast } from '../ui/toast.tsx'
import type { SavedList } from './contract.ts'
import { listPagesMessages as messages } from './messages/pages.ts'

/** @throws Problem cartFull and others, in which case nothing was added */
export async function listToCart({
  lines,
  tools,
  unavailable,
}: Pick<SavedList, 'lines' | 'tools' | 'unavailable'>): Promise<void> {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  const added = lines.flatMap(({ toolId, quantity }) => {
    const tool = byId.get(toolId)
    return tool ? [{ toolId, quantity, ...shownUnitPrice(tool, quantity) }] : []
  })
  if (added.length > 0) {
    await addToCart(added)
    toast(messages.inCart(added.length), 'success', { to: '/cart', label: messages.openCart })
  }
  if (unavailable.length > 0) toast(messages.skipped(unavailable.map(({ name }) => name)), 'info')
  else if (added.length === 0) toast(messages.nothing, 'info')
}
