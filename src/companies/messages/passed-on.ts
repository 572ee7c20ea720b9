/** How much was passed on from a leaving member to another, in words. */
import { displayNumber } from '../../platform/money/money.ts'

export type PassedOn = {
  readonly orders: number
  readonly quotes: number
  readonly lists: number
  readonly cartLines: number
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${displayNumber(count)} ${count === 1 ? one : many}`]

/** Such as '2 orders, 1 quote'; '' for none. */
export const passedOnText = ({ orders, quotes, lists, cartLines }: PassedOn): string =>
  [
    ...counted(orders, 'order', 'orders'),
    ...counted(quotes, 'quote', 'quotes'),
    ...counted(lists, 'shared list', 'shared lists'),
    ...counted(cartLines, 'line in the cart', 'lines in the cart'),
  ].join(', ')
