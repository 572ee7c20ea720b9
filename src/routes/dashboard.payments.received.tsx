/** Payments that were recorded: what each settles, and the way to take it back. */
import { Link } from 'react-router'
import { payments } from '../payments/api.client.ts'
import { paymentsContract, type Payment } from '../payments/contract.ts'
import { methodNames, receivedMessages as messages } from '../payments/messages/pages.ts'
import { ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { type Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

/** Who paid, how, and who recorded it: the end of it is cut where there is no room. */
const wordsOf = ({ customer, method, reference, by, bookedOn }: Payment): string =>
  [
    customer.name,
    [methodNames[method], reference].filter(Boolean).join(', '),
    messages.by(by),
    bookedOn === null ? '' : `${messages.bankDay} ${bookedOn}`,
  ]
    .filter(Boolean)
    .join(' · ')

const settledBy = (payment: Payment): string =>
  [
    ...payment.allocations.map(({ number }) => number),
    ...payment.refundedPayments.map(({ number }) => messages.ofPayment(number)),
    ...(payment.refunded > 0 ? [messages.refunded(payment.refunded)] : []),
    ...(payment.unallocated > 0 ? [messages.left(payment.unallocated)] : []),
  ].join(', ')

const nameOf = ({ number, refund, reverses }: Payment): string =>
  (refund && reverses === null ? messages.refundNumber : messages.ofPayment)(number)

const columns: readonly Column<Payment>[] = [
  { header: messages.number, slot: 'title', cell: nameOf },
  {
    header: messages.customer,
    slot: 'meta',
    cell: (payment) => <span title={wordsOf(payment)}>{wordsOf(payment)}</span>,
  },
  {
    header: messages.settles,
    shrinks: true,
    besideMeta: true,
    cell: (payment) => {
      const settles = settledBy(payment)
      return settles === '' ? null : <span title={settles}>{settles}</span>
    },
  },
  {
    header: messages.paidOn,
    besideMeta: true,
    cell: ({ paidOn }) => <DateTime timeless at={paidOn} />,
  },
  { header: messages.state, slot: 'state', cell: (payment) => <State payment={payment} /> },
  {
    header: messages.amount,
    numeric: true,
    slot: 'figure',
    cell: ({ amount, refund, reverses }) => (
      <>
        {/* What goes out: a refund, or a payment that is taken back. */}
        {refund === (reverses === null) ? '−' : ''}
        {displayMoney(amount)}
      </>
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

function State({
  payment: { refund, reverses, reversedBy, allocations, unallocated },
}: PaymentProps) {
  if (reversedBy !== null)
    return <StatePill state="cancelled">{messages.reversedBy(reversedBy)}</StatePill>
  if (reverses !== null) return <StatePill state="closed">{messages.reverses(reverses)}</StatePill>
  if (refund) return <StatePill state="refunded" />
  if (unallocated === 0) return <StatePill state="matched" />
  return <StatePill state={allocations.length > 0 ? 'part' : 'notMatched'} />
}

function Actions({ payment }: PaymentProps) {
  const { busy, run } = useRowActions()
  const { id, number, amount, refund, reverses, reversedBy, unallocated, customer } = payment
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
    <>
      {unallocated > 0 ? (
        <Link
          className="button small"
          to={`/dashboard/payments/refund?customer=${customer.key}`}
          aria-label={messages.refundOf(number)}
        >
          {messages.refund}
        </Link>
      ) : null}
      <DotsMenu
        of={nameOf(payment)}
        busy={busy}
        choices={[
          {
            label: messages.undo,
            name: (refund ? messages.undoRefundOf : messages.undoOf)(number),
            danger: true,
            act: (button) => void run({ button, work }),
          },
        ]}
      />
    </>
  )
}

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
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  empty: () => (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button" to="/dashboard/payments">
        {messages.openItems}
      </Link>
    </EmptyState>
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
