/** The notice above the cart's lines: how many need a fix, and buttons that fix many at once. */
import { Notice } from '../../ui/page-state.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { indexCartTools } from '../cart-tools.ts'
import type { AvailableTool } from '../contract.ts'
import { checkLine, seenPrice, type CartLine, type LineChange } from '../rules.ts'
import type { LoadedCart } from './use-cart.ts'

type LinesToFixProps = Pick<LoadedCart, 'cart' | 'change'> & {
  readonly toFix: readonly CartLine[]
  /** Whether the table shows only these lines. */
  readonly filterActive: boolean
  readonly onFilter: (active: boolean) => void
}

export function LinesToFix({ cart, toFix, change, filterActive, onFilter }: LinesToFixProps) {
  const { tool } = indexCartTools(cart)
  if (toFix.length === 0 && !filterActive) return null
  const unavailable = toFix.filter(({ toolId }) => !tool(toolId))
  const withNewPrice = toFix.filter((line) => checkLine(line, tool(line.toolId)).kind === 'price')
  const acceptPrices = (): void =>
    change(
      ...withNewPrice.flatMap(({ toolId, quantity }) => {
        const terms = tool(toolId)
        return terms ? [{ toolId, quantity, seen: seenPrice(terms, quantity) }] : []
      }),
    )
  const removeUnavailable = (): void =>
    change(...unavailable.map(({ toolId }) => ({ toolId, quantity: 0 })))
  const nearest = toFix.flatMap((line) => nearestChange(line, tool(line.toolId)) ?? [])
  const soldOut = toFix.filter(({ toolId }) => tool(toolId)?.stock === 0)
  return (
    <Notice tone={toFix.length > 0 ? 'warn' : 'good'}>
      <p>{messages.linesToFix(toFix.length)}</p>
      <div className="row">
        {cart.lines.length > toFix.length || filterActive ? (
          <button type="button" className="button small" onClick={() => onFilter(!filterActive)}>
            {filterActive ? messages.showAllLines : messages.showLinesToFix}
          </button>
        ) : null}
        {withNewPrice.length > 1 ? (
          <button type="button" className="button small" onClick={acceptPrices}>
            {messages.acceptAllPrices(withNewPrice.length)}
          </button>
        ) : null}
        {nearest.length > 1 ? (
          <button type="button" className="button small" onClick={() => change(...nearest)}>
            {messages.takeNearest(nearest.length)}
          </button>
        ) : null}
        {soldOut.length > 1 ? (
          <button
            type="button"
            className="button small"
            onClick={() => change(...soldOut.map(({ toolId }) => ({ toolId, quantity: 0 })))}
          >
            {messages.removeAllSoldOut(soldOut.length)}
          </button>
        ) : null}
        {unavailable.length > 1 ? (
          <button type="button" className="button small" onClick={removeUnavailable}>
            {messages.removeAllUnavailable(unavailable.length)}
          </button>
        ) : null}
      </div>
    </Notice>
  )
}

/**
 * Changes a line whose quantity cannot be ordered to the nearest valid quantity: the one above, so
 * that nothing is missing on the site, otherwise the one below.
 */
function nearestChange(line: CartLine, terms: AvailableTool | undefined): LineChange | undefined {
  const state = checkLine(line, terms)
  if (state.kind !== 'quantity') return undefined
  const quantity = state.verdict.above ?? state.verdict.below
  return quantity === undefined ? undefined : { toolId: line.toolId, quantity }
}
