/** The stock on a tool's page, with its meaning for an order. */
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import { maxQuantity, type QuantityTerms } from '../rules.ts'
import type { PriceBasis } from '../model/units.ts'
import { stockLevelClasses, stockLevelText, stockLevel } from './stock-level.tsx'

export function StockDetail({ terms }: { readonly terms: QuantityTerms & PriceBasis }) {
  const level = stockLevel(terms)
  return (
    <p>
      <span className={stockLevelClasses[level]}>{messages.stockWord[level]}</span>{' '}
      <span className="small muted">
        {level === 'in' || level === 'low'
          ? messages.stockDetail[level](terms.stock, maxQuantity(terms), terms.unit)
          : stockLevelText(messages.stockDetail[level], terms.stock)}
      </span>
    </p>
  )
}
