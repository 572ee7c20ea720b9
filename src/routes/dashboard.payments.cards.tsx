/** Card payments for staff: what was paid, disputed and given back, and the way to refund. */
import { Link, useSearchParams } from 'react-router'
import { cards } from '../card-payments/api.client.ts'
import { RefundForm } from '../card-payments/components/refund-form.tsx'
import { cardPaymentsContract, type CardPayment } from '../card-payments/contract.ts'
import { cardPaymentsPageMessages as messages } from '../card-payments/messages/pages.ts'
import { OwnAffair, ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { type Column } from '../ui/table.tsx'

const columns: readonly Column<CardPayment>[] = [
  {
    header: messages.order,
    fullWidth: true,
    cell: ({ order, customer, reference }) => (
      <span>
        <Link className="link" to={`/dashboard/orders/${order}`}>
          {order}
        </Link>{' '}
        {customer}
        <small className="block">{reference}</small>
      </span>
    ),
  },
  { header: messages.state, fullWidth: true, cell: (payment) => <State payment={payment} /> },
  {
    header: messages.amount,
    numeric: true,
    cell: ({ amount, payment }) => (
      <span>
        {displayMoney(amount)}
        {payment === null ? null : <small className="block">{messages.asPayment(payment)}</small>}
      </span>
    ),
  },
  { header: messages.refunds, fullWidth: true, cell: (payment) => <Refunds payment={payment} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (payment) => (
      <UnlessOwn of={payment.id}>
        <RefundLink payment={payment} />
      </UnlessOwn>
    ),
  },
]

const State = ({
  payment: { state, createdAt, paidAt, dispute, failure },
}: {
  readonly payment: CardPayment
}) => (
  <span>
    {messages.states[state]} <DateTime at={paidAt ?? createdAt} />
    {dispute === '' ? null : <small className="block text-bad">{messages.disputes[dispute]}</small>}
    {failure === '' ? null : <small className="block text-bad">{failure}</small>}
  </span>
)

const Refunds = ({ payment: { refunds } }: { readonly payment: CardPayment }) => (
  <span>
    {refunds.map(({ amount, state, reason, requestedAt, by, failure }) => (
      <span
        key={requestedAt}
        className={state === 'failed' || state === 'unbooked' ? 'block text-bad' : 'block'}
      >
        {displayMoney(amount)}, {messages.refundStates[state]}
        <small className="block">
          {[by, messages.refundReasons[reason], failure].filter(Boolean).join(', ')}
        </small>
      </span>
    ))}
  </span>
)

function RefundLink({ payment: { id, order, refundable } }: { readonly payment: CardPayment }) {
  const [params] = useSearchParams()
  if (refundable === 0) return null
  const to = new URLSearchParams([...params].filter(([name]) => name !== 'refund'))
  to.set('refund', id)
  return (
    <Link
      className="button tight plain"
      to={`?${to}`}
      preventScrollReset
      aria-label={messages.refundOf(order)}
    >
      {messages.refund}
    </Link>
  )
}

const page = deskList({
  permission: 'money',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: cardPaymentsContract.list.input,
  read: (query, options) => cards.list(query, options),
  own: ownAffairs('card-payment', 'money', ({ id }: CardPayment) => id),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: () => (
    <Link className="button tight" to="/dashboard/payments">
      {messages.back}
    </Link>
  ),
  filters: ({ rows, params, own, canChange }) => {
    const chosen = rows.find(({ id }) => id === params.get('refund'))
    return (
      <>
        {chosen && canChange && chosen.refundable > 0 ? (
          <OwnAffair reason={own.get(chosen.id)}>
            <RefundForm key={chosen.id} payment={chosen} />
          </OwnAffair>
        ) : null}
        <FilterForm label={messages.search} hint={messages.hint} />
      </>
    )
  },
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
