/** The stock of a tool in words; the mark before them repeats it by colour. */
import { toolCardMessages as messages } from '../messages/tool-card.ts'
import type { QuantityTerms } from '../rules.ts'
import { isClearance, minOrderQuantity } from '../tool-terms.ts'

type Level = 'in' | 'low' | 'last' | 'out'

/** `low` is less than three of the smallest orders. */
export function stockLevel(terms: QuantityTerms): Level {
  if (terms.stock <= 0) return 'out'
  if (isClearance(terms)) return 'last'
  return terms.stock < 3 * minOrderQuantity(terms) ? 'low' : 'in'
}

export const stockLevelClasses = {
  in: 'stock',
  low: 'stock low',
  last: 'stock low',
  out: 'stock out',
} as const
export const stockLevelText = (text: string | ((left: number) => string), left: number): string =>
  typeof text === 'string' ? text : text(left)

export function StockLevel({ terms }: { readonly terms: QuantityTerms }) {
  const level = stockLevel(terms)
  return (
    <span className={stockLevelClasses[level]}>
      {stockLevelText(messages.stock[level], terms.stock)}
    </span>
  )
}
