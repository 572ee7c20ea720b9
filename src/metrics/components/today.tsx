/** What waits for staff now: a tile for each kind of work, linked to its list. */
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { Figures } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'

const { today: messages } = figuresMessages

type Work = {
  readonly count: number
  readonly label: string
  /** The list that is counted. */
  readonly to: string
  readonly detail?: string
}

const orderList = '/dashboard/manageorders'

/** In the order in which an order goes through the house; then what keeps the shop running. */
const workOf = (today: Figures['today']): readonly Work[] => [
  { count: today.toConfirm, label: messages.toConfirm, to: `${orderList}?status=placed` },
  { count: today.onHold, label: messages.onHold, to: `${orderList}?hold=any` },
  { count: today.toPick, label: messages.toPick, to: `${orderList}?status=confirmed` },
  { count: today.toShip, label: messages.toShip, to: `${orderList}?status=picking` },
  { count: today.late, label: messages.late, to: '/dashboard/back-orders?state=late' },
  { count: today.short, label: messages.short, to: '/dashboard/back-orders?state=waiting' },
  {
    count: today.unsent ?? 0,
    label: messages.unsent(today.unsent ?? 0),
    to: '/dashboard/documents?sent=no',
  },
  {
    count: today.unpaid?.invoices ?? 0,
    label: messages.unpaid(today.unpaid?.invoices ?? 0),
    to: '/dashboard/payments/reminders',
    detail: messages.open(displayMoney(today.unpaid?.open ?? 0)),
  },
  {
    count: today.openReturns,
    label: messages.openReturns(today.openReturns),
    to: '#figures-returns',
  },
  {
    count: today.heldReviews,
    label: messages.heldReviews(today.heldReviews),
    to: '/dashboard/reviews?status=held',
  },
  {
    count: today.reportedReviews,
    label: messages.reportedReviews(today.reportedReviews),
    to: '/dashboard/reviews?status=reported',
  },
  {
    count: today.certificates,
    label: messages.certificates(today.certificates),
    to: '/dashboard/companies/certificates',
  },
  ...operationWork(today.operation),
]

const operationWork = (operation: Figures['today']['operation']): readonly Work[] =>
  operation === null
    ? []
    : [
        {
          count: operation.failedMails,
          label: messages.failedMails(operation.failedMails),
          to: '/dashboard/checklist',
        },
        {
          count: operation.accountsToAdopt,
          label: messages.accountsToAdopt(operation.accountsToAdopt),
          to: '/dashboard/service-accounts',
        },
      ]

export function Today({ today }: Pick<Figures, 'today'>) {
  const waiting = workOf(today).filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="figures-today">
      <h2 id="figures-today">{messages.title}</h2>
      {waiting.length === 0 ? (
        <p className="muted">{messages.nothingToDo}</p>
      ) : (
        <ul className="figure-tiles">
          {waiting.map(({ count, label, to, detail }) => (
            <li key={to}>
              <Link to={to}>
                <b>{displayNumber(count)}</b> {label}
                {detail === undefined ? null : <small>{detail}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {today.operation ? <Backup hours={today.operation.backupHours} /> : null}
    </section>
  )
}

const Backup = ({ hours }: { readonly hours: number | null }) => (
  <p className="muted small mt-3">
    <Link className="link" to="/dashboard/checklist">
      {messages.backup}
    </Link>
    {': '}
    {hours === null ? messages.noBackup : messages.ago(hours)}
  </p>
)
