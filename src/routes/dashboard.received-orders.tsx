/** Received orders: all of them for staff, else those that the reader sent as files. */
import { Link, useSearchParams } from 'react-router'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayNumber } from '../platform/money/money.ts'
import { receivedOrders } from '../received-orders/api.client.ts'
import { ReceiveFile } from '../received-orders/components/receive-file.tsx'
import { MailboxState } from '../received-orders/components/mailbox-state.tsx'
import { ReceivedStatePill } from '../received-orders/components/states.tsx'
import { receivedOrdersContract, type ReceivedOrderSummary } from '../received-orders/contract.ts'
import { formNames, receivedListMessages as messages } from '../received-orders/messages/pages.ts'
import { receivedStates } from '../received-orders/rules.ts'
import { minutesBetween } from '../received-orders/waiting-time.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { Views } from '../ui/desk/views.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.received-orders.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  const forStaff = may(user, 'orders', { reading: true })
  const canSend = !forStaff || may(user, 'orders')
  const { signal } = request
  const now = new Date().toISOString()
  if (!forStaff) {
    const query = readFilters(receivedOrdersContract.own.input, request) ?? {}
    const rows = await receivedOrders.own({ ...query, limit: pageSize }, { signal })
    return { forStaff, canSend, now, rows, mailbox: undefined }
  }
  const query = readFilters(receivedOrdersContract.list.input, request, ['state']) ?? {}
  const [rows, mailbox] = await Promise.all([
    receivedOrders.list({ ...query, limit: pageSize }, { signal }),
    receivedOrders.mailbox({}, { signal }),
  ])
  return { forStaff, canSend, now, rows, mailbox }
}

const nameOf = ({ number, fileName }: ReceivedOrderSummary): string => number || fileName

const columns = (now: string): readonly Column<ReceivedOrderSummary>[] => [
  {
    header: messages.number,
    slot: 'title',
    cell: (row) => (
      <Link to={`/dashboard/received-orders/${row.id}`} aria-label={messages.of(nameOf(row))}>
        {nameOf(row)}
      </Link>
    ),
  },
  {
    header: messages.from,
    slot: 'meta',
    cell: ({ company, buyer, sender }) => (
      <bdi>{company?.name ?? (buyer?.name || sender || messages.unknownSender)}</bdi>
    ),
  },
  { header: messages.form, priority: 3, cell: ({ form }) => formNames[form] },
  {
    header: messages.lines,
    numeric: true,
    priority: 3,
    cell: ({ lineCount }) => displayNumber(lineCount),
  },
  {
    header: messages.received,
    besideMeta: true,
    cell: ({ receivedAt }) => <DateTime at={receivedAt} />,
  },
  {
    header: messages.time,
    cell: ({ receivedAt, endedAt }) =>
      endedAt === null
        ? messages.waits(messages.minutes(minutesBetween(receivedAt, now)))
        : messages.took(messages.minutes(minutesBetween(receivedAt, endedAt))),
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ state, isRepeated }) => (
      <span>
        <ReceivedStatePill state={state} />
        {isRepeated ? <small className="block muted">{messages.repeated}</small> : null}
      </span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (row) => {
      const act = row.state === 'open' ? messages.open : messages.show
      return (
        <Link
          className="button small"
          to={`/dashboard/received-orders/${row.id}`}
          aria-label={messages.openWhich(act, nameOf(row))}
        >
          {act}
        </Link>
      )
    },
  },
]

export default function ReceivedOrders({ loaderData }: Route.ComponentProps) {
  const { rows, forStaff, canSend, now, mailbox } = loaderData
  const title = forStaff ? messages.title : messages.titleForBuyer
  return (
    <>
      <DeskHead title={title} lead={messages.lead} />
      {mailbox ? <MailboxState mailbox={mailbox} /> : null}
      {canSend ? <ReceiveFile /> : null}
      {forStaff ? (
        <>
          <Views
            label={listPageMessages.views}
            views={[
              { label: listPageMessages.all },
              ...receivedStates.map((state) => ({
                label: messages.views[state],
                search: `state=${state}`,
              })),
            ]}
          />
          <FilterForm label={messages.search} hint={messages.hint} />
        </>
      ) : null}
      <ListPage
        caption={messages.caption}
        columns={columns(now)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<Empty />}
      />
    </>
  )
}

function Empty() {
  const [params] = useSearchParams()
  return params.has('state') ? (
    <EmptyState title={messages.noneSo} detail={messages.noneSoDetail} />
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail} />
  )
}

export const ErrorBoundary = pageErrors(messages.title)
