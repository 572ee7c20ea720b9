/** What is on the shelf, in words; the mark before them only repeats it. */
import { cardWords as words } from '../words/en/card.ts'
import type { QuantityTerms } from './rules.ts'
import { isClearance, lowestQuantity } from './terms.ts'

type Level = 'in' | 'low' | 'last' | 'out'

/** Low means: hardly enough for three of the smallest orders. */
export function stockLevel(terms: QuantityTerms): Level {
  if (terms.stock <= 0) return 'out'
  if (isClearance(terms)) return 'last'
  return terms.stock < 3 * lowestQuantity(terms) ? 'low' : 'in'
}

export const classes = { in: 'stock', low: 'stock low', last: 'stock low', out: 'stock out' } as const
export const say = (text: string | ((left: number) => string), left: number): string => (typeof text === 'string' ? text : text(left))

export function StockWord({ terms }: { readonly terms: QuantityTerms }) {
  const level = stockLevel(terms)
  return <span className={classes[level]}>{say(words.stock[level], terms.stock)}</span>
}
