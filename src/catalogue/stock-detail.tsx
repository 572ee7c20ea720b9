/** What is on the shelf, as the tool's own page says it: what that means for an order. */
import { toolWords as words } from '../words/en/pages/tool.ts'
import type { QuantityTerms } from './rules.ts'
import { classes, say, stockLevel } from './stock-word.tsx'

export function StockDetail({ terms }: { readonly terms: QuantityTerms }) {
  const level = stockLevel(terms)
  return <p><span className={classes[level]}>{words.stockWord[level]}</span> <span className="small muted">{say(words.stockDetail[level], terms.stock)}</span></p>
}
