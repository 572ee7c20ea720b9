/** Card payments for staff: what was paid, disputed and given back, and the way to refund. */
import { Link, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { cards } from '../cards/api.client.ts'
import { RefundForm } from '../cards/components/refund-form.tsx'
import { cardPaymentsContract, type CardPayment } from '../cards/contract.ts'
import { cardPaymentsPageMessages as messages } from '../cards/messages/pages.ts'
import { OwnAffair, OwnRows, UnlessOwn } from '../companies/components/own-affair.tsx'
import { findOwnAffairs } from '../companies/own-affairs.client.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.payments.cards.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  const query = readFilters(cardPaymentsContract.list.input, request, []) ?? {}
  const rows = await cards.list({ ...query, limit: pageSize }, { signal: request.signal })
  const asked = {
    record: 'card-payment',
    keys: rows.map(({ id }) => id),
    permission: 'money',
  } as const
  const own = await findOwnAffairs(user, asked, { signal: request.signal })
  return { rows, own, mayChange: may(user, 'money') }
}

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

export default function CardPayments({
  loaderData: { rows, own, mayChange },
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const chosen = rows.find(({ id }) => id === params.get('refund'))
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/payments">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      {chosen && mayChange && chosen.refundable > 0 ? (
        <OwnAffair reason={own.get(chosen.id)}>
          <RefundForm key={chosen.id} payment={chosen} />
        </OwnAffair>
      ) : null}
      <FilterForm label={messages.search} hint={messages.hint} />
      <OwnRows value={own}>
        <ListPage
          caption={messages.caption}
          columns={withoutActions(columns, mayChange)}
          rows={rows}
          keyOf={({ id }) => id}
          empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
        />
      </OwnRows>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
