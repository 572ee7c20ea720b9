/** Why a row of the pad is not ready, in one sentence; the buttons beside it say what to do. */
import { quantityMessages } from '../catalogue/messages/quantity.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import type { Row } from './rows.ts'

/** @returns an empty text for a row that is ready */
export function faultMessage({ state, fault, tool, quantity, pieces, pick }: Row): string {
  if (state === 'ambiguous') return messages.match(pick.length)
  if (state === 'unknown') return pick.length > 0 ? messages.noSuch : messages.nothingLike
  if (!tool || fault === undefined) return ''
  const { quantity: say } = quantityMessages
  return {
    'no-quantity': () => messages.noQuantity,
    'not-read': () => messages.notWhole(quantity),
    'not-whole': () => messages.notWhole(quantity),
    'sold-out': () => say.soldOut,
    'below-minimum': () => say.belowMinimum(pieces, tool.minimumQuantity),
    'not-packs': () => say.notPacks(pieces, tool.packSize),
    'above-stock': () => messages.left(tool.stock, pieces),
    'clearance-only': () =>
      pieces > tool.stock
        ? messages.left(tool.stock, pieces)
        : say.clearanceOnly(pieces, tool.stock),
  }[fault]()
}
