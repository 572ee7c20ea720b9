/** Reminders: what is overdue, which steps were sent, what follows, and who is left out. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { reminders } from '../payments/api.client.ts'
import { ReminderActions } from '../payments/components/reminder-actions.tsx'
import { reminderPageMessages as messages } from '../payments/messages/reminders.ts'
import { InvoiceNumber } from '../payments/components/invoice-number.tsx'
import { remindersContract, type OverdueItem } from '../payments/reminders-contract.ts'
import { OwnRows } from '../companies/components/own-affair.tsx'
import { findOwnAffairs } from '../companies/own-affairs.client.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.payments.reminders.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  const query = readFilters(remindersContract.overdue.input, request, ['customer']) ?? {}
  const rows = await reminders.overdue({ ...query, limit: pageSize }, { signal: request.signal })
  const asked = { record: 'document', keys: rows.map(({ id }) => id), permission: 'money' } as const
  const own = await findOwnAffairs(user, asked, { signal: request.signal })
  return { rows, own, mayChange: may(user, 'money'), maySet: may(user, 'owner') }
}

const columns: readonly Column<OverdueItem>[] = [
  {
    header: messages.number,
    cell: ({ number, order }) => <InvoiceNumber number={number} order={order} />,
  },
  { header: messages.customer, fullWidth: true, cell: ({ customer }) => customer.name },
  {
    header: messages.due,
    cell: ({ dueDate, daysOverdue }) => (
      <span>
        <time dateTime={dueDate}>{dueDate}</time>
        <small className="block text-bad">{messages.late(daysOverdue)}</small>
      </span>
    ),
  },
  { header: messages.open, numeric: true, cell: ({ open }) => <b>{displayMoney(open)}</b> },
  { header: messages.sent, fullWidth: true, cell: (item) => <Steps item={item} /> },
  {
    header: messages.actions,
    actions: true,
    cell: (item) => <ReminderActions item={item} />,
  },
]

/** The steps that were sent, and the one that follows. */
const Steps = ({ item: { sent, upcoming, exempt } }: { readonly item: OverdueItem }) => (
  <span>
    {sent.map(({ step, at, to, by }) => (
      <small key={step} className="block">
        {messages.sentStep(step)}: <DateTime at={at} />, {to} {by === '' ? null : messages.by(by)}
      </small>
    ))}
    <small className="block">
      {exempt === null
        ? upcoming === null
          ? messages.noNext
          : messages.next(upcoming.step, upcoming.on)
        : messages.exempt[exempt]}
    </small>
  </span>
)

export default function Reminders({
  loaderData: { rows, own, mayChange, maySet },
}: Route.ComponentProps) {
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          {maySet ? (
            <Link className="button tight" to="/dashboard/settings#settings-reminders">
              {messages.toSettings}
            </Link>
          ) : null}
          <Link className="button tight" to="/dashboard/payments">
            {messages.back}
          </Link>
        </span>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
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
