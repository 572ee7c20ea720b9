/** The prices of a tool by quantity; the row in force is raised. */
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import { priceLadder, type PriceTerms, type QuantityTerms } from '../rules.ts'

/** @param quantity what somebody has in mind; NaN marks no row */
export function PriceLadder({
  terms,
  quantity,
}: {
  readonly terms: PriceTerms & QuantityTerms
  readonly quantity: number
}) {
  const rows = priceLadder(terms)
  const inForce = rows.findLastIndex(({ from }) => from <= quantity)
  return (
    <table className="ladder">
      <caption className="hidden-label">{messages.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.from}</th>
          <th scope="col" className="number">
            {messages.each}
          </th>
          <th scope="col" className="number">
            {messages.saves}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, price, saves }, place) => (
          <tr key={from} {...(place === inForce ? { className: 'now', 'aria-current': true } : {})}>
            <td>{displayNumber(from)}</td>
            <td className="number">{displayMoney(price)}</td>
            <td className="number">{messages.percent(saves)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
