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
import { placementMessages } from '../received-orders/messages/placement.ts'
import { receivedStates } from '../received-orders/rules.ts'
import { minutesBetween } from '../received-orders/waiting-time.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.received-orders.ts'

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
    cell: ({ company, buyer, sender, isRepeated, placement }) => (
      <>
        <bdi>{company?.name ?? (buyer?.name || sender || messages.unknownSender)}</bdi>
        {isRepeated ? ` · ${messages.repeated}` : null}
        {placement === 'placed' ? ` · ${placementMessages.bySetting}` : null}
      </>
    ),
  },
  { header: messages.form, priority: 3, cell: ({ form }) => formNames[form] },
  {
    header: messages.lines,
    numeric: true,
    priority: 3,
    cell: ({ lineCount, correctedCount }) => (
      <span>
        {displayNumber(lineCount)}
        {correctedCount === 0 ? null : (
          <small className="muted"> {messages.corrected(correctedCount)}</small>
        )}
      </span>
    ),
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
    cell: ({ state, replacedBy }) => <ReceivedStatePill state={state} replacedBy={replacedBy} />,
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

const staffPage = deskList({
  permission: 'orders',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: receivedOrdersContract.list.input,
  params: ['state'],
  read: (query, options) => receivedOrders.list(query, options),
  beside: async (_, { signal }) => {
    const [mailbox, corrections] = await Promise.all([
      receivedOrders.mailbox({}, { signal }),
      receivedOrders.corrections({}, { signal }),
    ])
    return { now: new Date().toISOString(), mailbox, corrections }
  },
  keyOf: ({ id }) => id,
  columns: ({ beside }) => columns(beside?.now ?? ''),
  above: ({ beside, canChange }) => (
    <>
      {beside ? <MailboxState mailbox={beside.mailbox} /> : null}
      {canChange ? <ReceiveFile /> : null}
    </>
  ),
  views: () => [
    { label: listPageMessages.all },
    ...receivedStates.map((state) => ({ label: messages.views[state], search: `state=${state}` })),
  ],
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  below: ({ beside }) =>
    beside && beside.corrections.orders > 0 ? (
      <p className="muted small mt-4">{messages.corrections(beside.corrections)}</p>
    ) : null,
  empty: () => <Empty />,
})

export const meta = staffPage.meta
export const ErrorBoundary = staffPage.ErrorBoundary

/** Staff of orders see all; anybody else those that they sent as files. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args
  if (may(await currentUser(), 'orders', { reading: true }))
    return { all: await staffPage.clientLoader(args) }
  const query = readFilters(receivedOrdersContract.own.input, request) ?? {}
  const own = await receivedOrders.own({ ...query, limit: pageSize }, { signal: request.signal })
  return { own, now: new Date().toISOString() }
}

export default function ReceivedOrders({
  loaderData: { all, own = [], now = '' },
}: Route.ComponentProps) {
  if (all) return <staffPage.Page loaderData={all} />
  return (
    <>
      <DeskHead title={messages.titleForBuyer} lead={messages.lead} />
      <ReceiveFile />
      <ListPage
        caption={messages.caption}
        columns={columns(now)}
        rows={own}
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
