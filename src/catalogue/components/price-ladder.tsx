/**
 * The prices of a tool by quantity, in the usual notation: "48+ $2.64". The applicable row is
 * highlighted; a row beyond the stock is marked.
 */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import { offeredLadder } from '../ladder.ts'
import type { PriceTerms, QuantityTerms } from '../rules.ts'
import { priceHeading } from '../model/units.ts'

/** @param quantity the intended quantity; NaN marks no row */
export function PriceLadder({
  terms,
  quantity,
}: {
  readonly terms: PriceTerms & QuantityTerms
  readonly quantity: number
}) {
  const rows = offeredLadder(terms)
  const inForce = rows.findLastIndex(({ from }) => from <= quantity)
  return (
    <table className="ladder">
      <caption className="hidden-label">{messages.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.from}</th>
          <th scope="col" className="number">
            {priceHeading(terms, messages.each)}
          </th>
          <th scope="col" className="number">
            {messages.saves}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, price, saves, offer }, place) => (
          <tr
            key={from}
            className={offer === 'short' ? 'short' : undefined}
            {...(place === inForce ? { className: 'now', 'aria-current': true } : {})}
          >
            <td>{offer === 'last' ? displayNumber(from) : messages.priceFrom(from)}</td>
            <td className="number">{displayMoney(price)}</td>
            <td className="number">
              {offer === 'short' ? messages.beyondStock : messages.percent(saves)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
