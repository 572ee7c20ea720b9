/** The texts of stock: Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'
import type { MovementReason } from '../movement-reasons.ts'

const reasons: Readonly<Record<MovementReason, string>> = {
  'order cancelled': 'order cancelled',
  'rest cancelled': 'rest cancelled',
  'order edited': 'order edited',
  'order on hold': 'order on hold',
  'order released': 'order released',
  'order deleted': 'order deleted',
  'order restored': 'order restored',
  'back-order allocated': 'back-order allocated',
  demo: 'demo',
  'demo cleared': 'demo cleared',
}

export const stockMessages = {
  problems: {
    outOfStock: 'Not enough in stock',
  },
  left: (left: number) =>
    left === 0
      ? 'This tool is out of stock. Nothing was ordered.'
      : `Only ${displayNumber(left)} of this tool ${left === 1 ? 'is' : 'are'} in stock. Nothing was ordered.`,
  notKind: 'Choose “received”, “counted” or “returned”.',
  notQuantity: 'Enter a whole number from 0 to 1,000,000.',
  notZero: 'Enter at least 1 piece.',
  belowZero: (level: number) =>
    `Pieces were sold in the meantime, and the stock would fall below zero: ${displayNumber(level)} ` +
    `${level === 1 ? 'is' : 'are'} left now. Load the stock again, then count again.`,
  /** The program's reasons for movements. */
  reasons,
  returnOf: (order: number, reason: string) => `return of order ${order}: ${reason}`,
  tooMuch: 'The stock would exceed the maximum. Enter a smaller quantity.',
} as const
