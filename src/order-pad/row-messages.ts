/** Why a row of the pad is not ready, in one sentence; the buttons beside it fix the problem. */
import { quantityMessages } from '../catalogue/messages/quantity.ts'
import { doubtMessages } from './messages/doubts.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import type { Row } from './rows.ts'

/** @returns an empty text for a row that is ready */
export function faultMessage({
  state,
  fault,
  tool,
  doubt,
  quantity,
  pieces,
  candidates,
}: Row): string {
  if (state === 'ambiguous') return messages.matches(candidates.length)
  if (state === 'unknown')
    return candidates.length > 0 ? messages.closestMatches : messages.noMatches
  if (!tool || fault === undefined) return ''
  const { quantity: texts } = quantityMessages
  return {
    'no-quantity': () => messages.noQuantity,
    'not-parsed': () => messages.notWhole(quantity),
    doubtful: () => (doubt ? doubtMessages[doubt.kind](doubt.text) : ''),
    'not-whole': () => messages.notWhole(quantity),
    'sold-out': () => texts.soldOut,
    'below-minimum': () => texts.belowMinimum(pieces, tool.minimumQuantity),
    'not-packs': () => texts.notPacks(pieces, tool.packSize),
    'above-stock': () => messages.left(tool.stock, pieces),
    'clearance-only': () =>
      pieces > tool.stock
        ? messages.left(tool.stock, pieces)
        : texts.clearanceOnly(pieces, tool.stock),
  }[fault]()
}
