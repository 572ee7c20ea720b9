/** What a company owes and may owe, on its page for staff. */
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import type { CompanyCredit } from '../holds/holds-contract.ts'
import { creditMessages as messages } from '../messages/credit.ts'

type CompanyCreditProps = {
  readonly company: string
  readonly credit: CompanyCredit
  readonly canOpenItems: boolean
}

export function CompanyCreditSection({ company, credit, canOpenItems }: CompanyCreditProps) {
  const { limit, unpaid, notInvoiced, open, overdue } = credit
  const left = limit === null ? undefined : limit - open
  const rows: readonly (readonly [string, string])[] = [
    [messages.unpaid, displayMoney(unpaid)],
    ...(credit.credit > 0 ? [[messages.credit, displayMoney(credit.credit)] as const] : []),
    [messages.notInvoiced, displayMoney(notInvoiced)],
    [messages.open, displayMoney(open)],
    [messages.limit, limit === null ? messages.none : displayMoney(limit)],
  ]
  return (
    <section className="panel" aria-labelledby="credit">
      <h2 id="credit">{messages.heading}</h2>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {left === undefined ? null : (
        <p className="mt-2">{left < 0 ? messages.used(-left) : messages.left(left)}</p>
      )}
      {overdue ? (
        <p className="mt-2">{messages.overdueLine(overdue.number, overdue.days)}</p>
      ) : null}
      {canOpenItems ? (
        <p className="mt-2">
          <Link className="link" to={`/dashboard/payments?customer=company.${company}`}>
            {messages.openItems}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
