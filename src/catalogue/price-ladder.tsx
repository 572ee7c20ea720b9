/** The prices of a tool by quantity; the row in force is raised. */
import { showMoney, showNumber } from '../platform/money.ts'
import { toolWords as words } from '../words/en/pages/tool.ts'
import { priceLadder, type PriceTerms, type QuantityTerms } from './rules.ts'

/** @param quantity what somebody has in mind; NaN marks no row */
export function PriceLadder({ terms, quantity }: { readonly terms: PriceTerms & QuantityTerms; readonly quantity: number }) {
  const rows = priceLadder(terms)
  const inForce = rows.findLastIndex(({ from }) => from <= quantity)
  return (
    <table className="ladder">
      <caption className="hidden-label">{words.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col" className="number">{words.each}</th>
          <th scope="col" className="number">{words.saves}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, price, saves }, place) => (
          <tr key={from} {...(place === inForce ? { className: 'now', 'aria-current': true } : {})}>
            <td>{showNumber(from)}</td>
            <td className="number">{showMoney(price)}</td>
            <td className="number">{words.percent(saves)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
