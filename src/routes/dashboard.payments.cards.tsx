/** Card payments for staff: what was paid, disputed and given back, and the way to refund. */
import { Link, useSearchParams } from 'react-router'
import { cards } from '../card-payments/api.client.ts'
import { RefundForm } from '../card-payments/components/refund-form.tsx'
import { cardPaymentsContract, type CardPayment } from '../card-payments/contract.ts'
import { cardPaymentsPageMessages as messages } from '../card-payments/messages/pages.ts'
import { OwnAffair, ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { receivedMessages } from '../payments/messages/pages.ts'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { type Column } from '../ui/table.tsx'

type Refund = CardPayment['refunds'][number]

const badRefunds: ReadonlySet<Refund['state']> = new Set(['failed', 'unbooked'])

/** '$12.50, done, Rita Refunds'. */
const wordsOf = ({ amount, state, reason, by, failure }: Refund): string =>
  [displayMoney(amount), messages.refundStates[state], by, messages.refundReasons[reason], failure]
    .filter(Boolean)
    .join(', ')

const columns: readonly Column<CardPayment>[] = [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ order }) => (
      <Link className="link" to={`/dashboard/orders/${order}`}>
        {order}
      </Link>
    ),
  },
  {
    header: messages.customer,
    slot: 'meta',
    cell: ({ customer, reference, failure, refunds }) => {
      const words = [failure, ...refunds.map(wordsOf), customer, reference]
        .filter(Boolean)
        .join(' · ')
      const isBad = failure !== '' || refunds.some(({ state }) => badRefunds.has(state))
      return (
        <span className={isBad ? 'text-bad' : undefined} title={words}>
          {words}
        </span>
      )
    },
  },
  {
    header: messages.when,
    besideMeta: true,
    cell: ({ createdAt, paidAt }) => <DateTime at={paidAt ?? createdAt} />,
  },
  { header: messages.state, slot: 'state', cell: (payment) => <State payment={payment} /> },
  {
    header: messages.payment,
    priority: 3,
    cell: ({ payment }) => (payment === null ? null : messages.asPayment(payment)),
  },
  {
    header: messages.amount,
    numeric: true,
    slot: 'figure',
    cell: ({ amount }) => displayMoney(amount),
  },
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

const pills = {
  creating: 'waiting',
  open: 'open',
  waiting: 'waiting',
  paid: 'paid',
  expired: 'expired',
  failed: 'failed',
  unbooked: 'notMatched',
} as const

/** A dispute says more than what was paid before it. */
const State = ({ payment: { state, dispute } }: { readonly payment: CardPayment }) =>
  dispute === '' ? (
    <StatePill state={pills[state]}>{messages.states[state]}</StatePill>
  ) : (
    <StatePill state={dispute === 'won' ? 'paid' : 'refused'}>
      {messages.disputes[dispute]}
    </StatePill>
  )

function RefundLink({ payment: { id, order, refundable } }: { readonly payment: CardPayment }) {
  const [params] = useSearchParams()
  if (refundable === 0) return null
  const to = new URLSearchParams([...params].filter(([name]) => name !== 'refund'))
  to.set('refund', id)
  return (
    <Link
      className="button small"
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
  empty: () => (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button" to="/dashboard/payments/received">
        {receivedMessages.title}
      </Link>
    </EmptyState>
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
