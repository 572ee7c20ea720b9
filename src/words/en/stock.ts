/** What stock says. */
import { showNumber } from '../../platform/money.ts'

export const stockWords = {
  problems: { outOfStock: 'Not enough in stock' },
  left: (left: number) => (left === 0 ? 'The last ones were sold a moment ago. Nothing was ordered.' : `Only ${showNumber(left)} are left. Nothing was ordered.`),
} as const
