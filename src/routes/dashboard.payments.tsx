/** Open items: what customers owe, by age, with the way to record a payment. */
import { Link, useSearchParams, type LinksFunction } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { payments } from '../payments/api.client.ts'
import { downloadCsv } from '../payments/files.client.ts'
import { AgeingNote, AgeingTiles } from '../payments/components/ageing-tiles.tsx'
import { InvoiceNumber } from '../payments/components/invoice-number.tsx'
import { paymentsContract, type OpenItem } from '../payments/contract.ts'
import { openItemsMessages as messages } from '../payments/messages/pages.ts'
import { ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { StatePill } from '../ui/state-pill.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import styles from '../ui/styles/ageing.css?url&no-inline'
import { type Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const columns: readonly Column<OpenItem>[] = [
  {
    header: messages.number,
    slot: 'title',
    cell: ({ number, order }) => <InvoiceNumber number={number} order={order} />,
  },
  {
    header: messages.customer,
    slot: 'meta',
    cell: ({ customer: { key, name } }) => (
      <Link className="link" to={`?customer=${key}`}>
        {name}
      </Link>
    ),
  },
  {
    header: messages.due,
    besideMeta: true,
    cell: ({ dueDate }) => <DateTime timeless at={dueDate} />,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ daysOverdue }) =>
      daysOverdue > 0 ? (
        <StatePill state="overdue">{messages.late(daysOverdue)}</StatePill>
      ) : (
        <StatePill state="open" />
      ),
  },
  {
    header: messages.reminder,
    priority: 3,
    besideMeta: true,
    cell: ({ reminders }) => {
      const last = reminders.at(-1)
      return last === undefined ? null : (
        <span>
          {messages.reminded(last.step)} <DateTime timeless at={last.at} />
        </span>
      )
    },
  },
  {
    header: messages.amount,
    numeric: true,
    priority: 3,
    cell: ({ amount }) => displayMoney(amount),
  },
  {
    header: messages.open,
    numeric: true,
    slot: 'figure',
    cell: ({ open, credit }) =>
      credit > 0 ? messages.creditOf(credit) : <b>{displayMoney(open)}</b>,
  },
  {
    header: messages.actions,
    actions: true,
    cell: ({ id, number, customer: { key }, open }) => (
      <UnlessOwn of={id}>
        {open > 0 ? (
          <Link
            className="button small"
            to={`/dashboard/payments/new?customer=${key}&item=${id}`}
            aria-label={messages.payFor(number)}
          >
            {messages.pay}
          </Link>
        ) : (
          <Link
            className="button small"
            to={`/dashboard/payments/refund?customer=${key}`}
            aria-label={messages.refundFor(number)}
          >
            {messages.refund}
          </Link>
        )}
      </UnlessOwn>
    ),
  },
]

/** The file has what the filters in the address find. */
function SaveButton() {
  const [params] = useSearchParams()
  const { busy, run } = useRowActions()
  const filters = new URLSearchParams(
    [...params].filter(([name]) => ['q', 'age', 'customer'].includes(name)),
  )
  const work = async (): Promise<undefined> => {
    // Where proof is asked, this call opens the dialog; the file then asks for none.
    await accounts.exportList({ list: 'open-items' })
    await downloadCsv(`/receivables/open.csv?${filters}`, 'open-items.csv')
  }
  return (
    <ActButton className="button tight" busy={busy} act={(button) => run({ button, work })}>
      {messages.save}
    </ActButton>
  )
}

/** Whose items these are, where the address names a customer. */
function OnlyCustomer({
  rows,
  canRefund,
}: {
  readonly rows: readonly OpenItem[]
  readonly canRefund: boolean
}) {
  const [params] = useSearchParams()
  const name = rows[0]?.customer.name
  if (!params.has('customer')) return null
  return (
    <p className="row mb-4">
      {name === undefined ? null : <b>{messages.onlyOf(name)}</b>}
      <Link className="link" to={`/dashboard/statement?customer=${params.get('customer')}`}>
        {messages.statement}
      </Link>
      {canRefund ? (
        <Link className="link" to={`/dashboard/payments/refund?customer=${params.get('customer')}`}>
          {messages.refund}
        </Link>
      ) : null}
      <Link className="link" to="/dashboard/payments">
        {messages.showAll}
      </Link>
    </p>
  )
}

const page = deskList({
  permission: 'money',
  title: messages.title,
  description: messages.description,
  caption: messages.caption,
  input: paymentsContract.openItems.input,
  params: ['age', 'customer'],
  read: (query, options) => payments.openItems(query, options),
  beside: ({ q, customer }, options) =>
    payments.ageing({ ...(q ? { q } : {}), ...(customer ? { customer } : {}) }, options),
  own: ownAffairs('document', 'money', ({ id }: OpenItem) => id),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: () => <SaveButton />,
  filters: ({ rows, beside: ageing, canChange, own }) =>
    ageing ? (
      <>
        <div className="search-by-age">
          <FilterForm label={messages.search} hint={messages.hint} kept={['age', 'customer']} />
          <AgeingTiles ageing={ageing} />
        </div>
        <OnlyCustomer rows={rows} canRefund={canChange && ageing.credit > 0 && own.size === 0} />
      </>
    ) : null,
  below: ({ beside: ageing }) => (ageing ? <AgeingNote credit={ageing.credit} /> : null),
  empty: ({ params }) => (
    <EmptyState
      title={params.has('age') ? messages.noneOfAge : messages.empty}
      detail={messages.emptyDetail}
    >
      <Link className="button" to="/dashboard/documents">
        {messages.documents}
      </Link>
    </EmptyState>
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
