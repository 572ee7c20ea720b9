/** What is on the shelf, in words; the mark before them only repeats it. */
import { toolWords as words } from '../words/en/pages/tool.ts'
import { isClearance, lowestQuantity, type QuantityTerms } from './rules.ts'

type Level = 'in' | 'low' | 'last' | 'out'

/** Low means: hardly enough for three of the smallest orders. */
export function stockLevel(terms: QuantityTerms): Level {
  if (terms.stock <= 0) return 'out'
  if (isClearance(terms)) return 'last'
  return terms.stock < 3 * lowestQuantity(terms) ? 'low' : 'in'
}

const classes = { in: 'stock', low: 'stock low', last: 'stock low', out: 'stock out' } as const
const say = (text: string | ((left: number) => string), left: number): string => (typeof text === 'string' ? text : text(left))

export function StockWord({ terms, detailed = false }: { readonly terms: QuantityTerms; readonly detailed?: boolean }) {
  const level = stockLevel(terms)
  const word = <span className={classes[level]}>{detailed ? words.stockWord[level] : say(words.stock[level], terms.stock)}</span>
  return detailed ? <p>{word} <span className="small muted">{say(words.stockDetail[level], terms.stock)}</span></p> : word
}
