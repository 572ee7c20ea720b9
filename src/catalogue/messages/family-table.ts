/** The messages of a family table, which lists tools that differ by size. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

const sizes = (count: number): string => (count === 1 ? '1 size' : `${displayNumber(count)} sizes`)

export const familyTableMessages = {
  title: (family: string) => `${family}: all sizes`,
  caption: (family: string) => `Sizes of ${family}`,
  size: 'Size',
  terms: 'Order quantity',
  minimum: (minimum: number, pack: number) =>
    pack > 1
      ? `Min ${displayNumber(minimum)} · packs of ${displayNumber(pack)}`
      : `Min ${displayNumber(minimum)}`,
  stock: 'Stock',
  each: 'Each',
  breakFrom: (from: number, price: number) => `${displayNumber(from)}+: ${displayMoney(price)}`,
  quantity: 'Quantity',
  total: 'Total',
  hint: 'Enter a quantity for each size that you need, then add all sizes to the cart at once.',
  sum: (count: number) => `${sizes(count)}:`,
  none: 'Enter a quantity for at least one size.',
  correct: (size: string) => `Correct the quantity for ${size}. Nothing was added to the cart.`,
  added: (count: number, pieces: number) =>
    `${sizes(count)} (${pieces === 1 ? '1 piece' : `${displayNumber(pieces)} pieces`}) added to the cart`,
} as const
