/** Payments that were recorded: what each settles, and the way to take it back. */
import { Link } from 'react-router'
import { payments } from '../payments/api.client.ts'
import { paymentsContract, type Payment } from '../payments/contract.ts'
import { methodNames, receivedMessages as messages } from '../payments/messages/pages.ts'
import { ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { type Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

const columns: readonly Column<Payment>[] = [
  {
    header: messages.number,
    numeric: true,
    cell: ({ number, refund, reverses }) =>
      refund && reverses === null ? messages.refundNumber(number) : number,
  },
  { header: messages.paidOn, cell: ({ paidOn }) => <time dateTime={paidOn}>{paidOn}</time> },
  {
    header: messages.customer,
    fullWidth: true,
    cell: ({ customer, method, reference, by, bookedOn }) => (
      <span>
        {customer.name}
        <small className="block">
          {[methodNames[method], reference].filter(Boolean).join(', ')}
        </small>
        <small className="block">{messages.by(by)}</small>
        {bookedOn === null ? null : (
          <small className="block">
            {messages.bankDay} <time dateTime={bookedOn}>{bookedOn}</time>
          </small>
        )}
      </span>
    ),
  },
  {
    header: messages.settles,
    fullWidth: true,
    cell: (payment) => (
      <span className="block">
        {[
          ...payment.allocations.map(({ number }) => number),
          ...payment.refundedPayments.map(({ number }) => messages.ofPayment(number)),
        ].join(', ')}
        {payment.refunded > 0 ? (
          <small className="block">{messages.refunded(payment.refunded)}</small>
        ) : null}
        <Left payment={payment} />
      </span>
    ),
  },
  {
    header: messages.amount,
    numeric: true,
    cell: ({ amount, refund, reverses, reversedBy }) => (
      <span>
        {/* What goes out: a refund, or a payment that is taken back. */}
        {refund === (reverses === null) ? '−' : ''}
        {displayMoney(amount)}
        {reversedBy === null ? null : (
          <small className="block">{messages.reversedBy(reversedBy)}</small>
        )}
        {reverses === null ? null : <small className="block">{messages.reverses(reverses)}</small>}
      </span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (payment) => (
      <UnlessOwn of={payment.id}>
        <Actions payment={payment} />
      </UnlessOwn>
    ),
  },
]

type PaymentProps = { readonly payment: Payment }

function Actions({ payment }: PaymentProps) {
  const { busy, run } = useRowActions()
  const { id, number, amount, refund, reverses, reversedBy } = payment
  if (reverses !== null || reversedBy !== null) return null
  const work = async (): Promise<string | undefined> => {
    const sure = await confirm({
      detail: (refund ? messages.sureOfRefund : messages.sure)(number, amount),
      confirmLabel: messages.undo,
      cancelLabel: messages.leaveIt,
    })
    if (!sure) return undefined
    await payments.undo({ id })
    return (refund ? messages.refundUndone : messages.undone)(number)
  }
  return (
    <button
      type="button"
      className="button tight plain"
      aria-label={(refund ? messages.undoRefundOf : messages.undoOf)(number)}
      aria-disabled={busy || undefined}
      onClick={({ currentTarget: button }) => void run({ button, work })}
    >
      {messages.undo}
    </button>
  )
}

/** What is left of a payment, which may settle further invoices or be paid back. */
const Left = ({ payment: { id, number, customer, unallocated } }: PaymentProps) =>
  unallocated > 0 ? (
    <small className="block">
      {messages.left(unallocated)}{' '}
      <UnlessOwn of={id} silent>
        <Link
          className="link"
          to={`/dashboard/payments/refund?customer=${customer.key}`}
          aria-label={messages.refundOf(number)}
        >
          {messages.refund}
        </Link>
      </UnlessOwn>
    </small>
  ) : null

const page = deskList({
  permission: 'money',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: paymentsContract.list.input,
  params: ['customer'],
  read: (query, options) => payments.list(query, options),
  own: ownAffairs('payment', 'money', ({ id }: Payment) => id),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: () => (
    <Link className="button tight" to="/dashboard/payments">
      {messages.back}
    </Link>
  ),
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
