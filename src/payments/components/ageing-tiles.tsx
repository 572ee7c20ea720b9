/** The sums of open items by age, beside the search; each links to its list. */
import { Link, useSearchParams } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
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
  if (count === 0) return null
  return (
    <ul className="ageing" aria-label={messages.ageing}>
      <li>
        <Link to={to()} aria-current={params.has('age') ? undefined : 'true'}>
          {messages.all} <span className="n">{displayNumber(count)}</span>{' '}
          <b>{displayMoney(ageing.open)}</b>
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
              {ageNames[age]} <span className="n">{displayNumber(items)}</span>{' '}
              <b>{displayMoney(open)}</b>
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** What the figures are, and what they leave out. */
export const AgeingNote = ({ credit }: Pick<Ageing, 'credit'>) => (
  <p className="muted small mt-4">
    {messages.lead}
    {credit > 0 ? (
      <>
        {' '}
        {messages.credit}: <b>{displayMoney(credit)}</b>. {messages.creditHelp}.
      </>
    ) : null}
  </p>
)
