/** Reminders: what is overdue, which steps were sent, what follows, and who is left out. */
import { Link } from 'react-router'
import { HeadLinks } from '../ui/desk/desk-head.tsx'
import { may } from '../accounts/rules.ts'
import { reminders } from '../payments/reminders.client.ts'
import { ReminderActions } from '../payments/components/reminder-actions.tsx'
import { reminderPageMessages as messages } from '../payments/messages/reminders.ts'
import { InvoiceNumber } from '../payments/components/invoice-number.tsx'
import { remindersContract, type OverdueItem } from '../payments/reminders-contract.ts'
import { ownAffairs } from '../companies/components/own-affair.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { StatePill } from '../ui/state-pill.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import type { Column } from '../ui/table.tsx'

const columns: readonly Column<OverdueItem>[] = [
  {
    header: messages.number,
    slot: 'title',
    cell: ({ number, order }) => <InvoiceNumber number={number} order={order} />,
  },
  { header: messages.customer, slot: 'meta', cell: ({ customer }) => customer.name },
  {
    header: messages.due,
    besideMeta: true,
    cell: ({ dueDate }) => <DateTime timeless at={dueDate} />,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ daysOverdue }) => <StatePill state="overdue">{messages.late(daysOverdue)}</StatePill>,
  },
  {
    header: messages.open,
    numeric: true,
    slot: 'figure',
    cell: ({ open }) => <b>{displayMoney(open)}</b>,
  },
  {
    header: messages.sent,
    besideMeta: true,
    shrinks: true,
    priority: 3,
    cell: (item) => <Steps item={item} />,
  },
  {
    header: messages.actions,
    actions: true,
    cell: (item) => <ReminderActions item={item} />,
  },
]

/** The step that was sent last, and the one that follows. */
const Steps = ({ item: { sent, upcoming, exempt } }: { readonly item: OverdueItem }) => {
  const last = sent.at(-1)
  return (
    <span>
      {last === undefined ? null : (
        <>
          {messages.sentStep(last.step)}: <DateTime at={last.at} />
          <small>
            {last.to} {last.by === '' ? null : messages.by(last.by)}
          </small>
          {' · '}
        </>
      )}
      <span>
        {exempt === null
          ? upcoming === null
            ? messages.noNext
            : messages.next(upcoming.step, upcoming.on)
          : messages.exempt[exempt]}
      </span>
    </span>
  )
}

const page = deskList({
  permission: 'money',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: remindersContract.overdue.input,
  params: ['customer'],
  read: (query, options) => reminders.overdue(query, options),
  own: ownAffairs('document', 'money', ({ id }: OverdueItem) => id),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: ({ user }) => (
    <HeadLinks
      links={[
        may(user, 'owner') && { to: '/dashboard/settings/reminders', label: messages.toSettings },
      ]}
    />
  ),
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
