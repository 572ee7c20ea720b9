/** Warnings for staff about the prices that they are about to save. */
import { Notice } from '../../ui/page-state.tsx'
import { priceMarkMessages as messages } from '../messages/marks.ts'
import { usePriceMarks, type PriceToMark } from '../use-price-marks.ts'

type NamedPrice = PriceToMark & { readonly name: string }

/** Renders nothing if no price is zero or below cost. */
export function PriceWarnings({ prices }: { readonly prices: readonly NamedPrice[] }) {
  const marks = usePriceMarks(prices)
  if (marks.size === 0) return null
  return (
    <Notice tone="warn">
      <p>{messages.heading}</p>
      <ul>
        {prices.flatMap(({ key, name }) => {
          const mark = marks.get(key)
          return mark === undefined ? [] : [<li key={key}>{messages.of(name, mark)}</li>]
        })}
      </ul>
    </Notice>
  )
}
