/** The sums of open items by age; each links to its list. */
import { Link, useSearchParams } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import type { Ageing } from '../contract.ts'
import { ageNames, openItemsMessages as messages } from '../messages/pages.ts'

export function AgeingTiles({ ageing }: { readonly ageing: Ageing }) {
  const [params] = useSearchParams()
  const to = (age?: string): string => {
    const next = new URLSearchParams(
      [...params].filter(([name]) => name === 'q' || name === 'customer'),
    )
    if (age !== undefined) next.set('age', age)
    return `?${next}`
  }
  const count = ageing.ages.reduce((sum, { items }) => sum + items, 0)
  if (count === 0 && ageing.credit === 0) return null
  return (
    <section className="mt-2 mb-2" aria-label={messages.ageing}>
      <ul className="figure-tiles above-list">
        <li>
          <Link to={to()} aria-current={params.has('age') ? undefined : 'true'}>
            {messages.all} <b>{displayMoney(ageing.open)}</b>
            <small>{messages.items(count)}</small>
          </Link>
        </li>
        {ageing.ages
          .filter(({ items }) => items > 0)
          .map(({ age, items, open }) => (
            <li key={age}>
              <Link
                to={to(age)}
                preventScrollReset
                aria-current={params.get('age') === age ? 'true' : undefined}
              >
                {ageNames[age]} <b>{displayMoney(open)}</b>
                <small>{messages.items(items)}</small>
              </Link>
            </li>
          ))}
      </ul>
      {ageing.credit > 0 ? (
        <p className="muted small mt-2">
          {messages.credit}: <b>{displayMoney(ageing.credit)}</b>. {messages.creditHelp}.
        </p>
      ) : null}
    </section>
  )
}
