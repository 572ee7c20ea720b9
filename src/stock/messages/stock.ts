/** The texts of stock: Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'

export const stockMessages = {
  problems: {
    outOfStock: 'Not enough in stock',
  },
  left: (left: number) =>
    left === 0
      ? 'None are left. Nothing was ordered.'
      : `Only ${displayNumber(left)} ${left === 1 ? 'is' : 'are'} left. Nothing was ordered.`,
  notKind: 'Say whether it was received, counted or returned.',
  notQuantity: 'A whole number from 0 to 1,000,000.',
  notZero: 'Write how many pieces came.',
  belowZero: (level: number) =>
    `Pieces were sold meanwhile, and the stock would fall below zero: ${displayNumber(level)} ` +
    `${level === 1 ? 'is' : 'are'} left now. Load the page again and count once more.`,
  tooMuch: 'More than the books can hold.',
} as const
