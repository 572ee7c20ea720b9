/** Why a row of the pad is not ready, in one sentence; the buttons beside it say what to do. */
import { quantityWords } from '../../words/en/quantity.ts'
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import type { Row } from './rows.ts'

/** @returns an empty text for a row that is ready */
export function faultOf({ state, fault, tool, quantity, pieces, pick }: Row): string {
  if (state === 'ambiguous') return words.match(pick.length)
  if (state === 'unknown') return pick.length > 0 ? words.noSuch : words.nothingLike
  if (!tool || fault === undefined) return ''
  const { quantity: say } = quantityWords
  return {
    'no-quantity': () => words.noQuantity,
    'not-read': () => words.notWhole(quantity),
    'not-whole': () => words.notWhole(quantity),
    'sold-out': () => say.soldOut,
    'below-minimum': () => say.belowMinimum(pieces, tool.minimumQuantity),
    'not-packs': () => say.notPacks(pieces, tool.packSize),
    'above-stock': () => words.left(tool.stock, pieces),
    'clearance-only': () => (pieces > tool.stock ? words.left(tool.stock, pieces) : say.clearanceOnly(pieces, tool.stock)),
  }[fault]()
}
