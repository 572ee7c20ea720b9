/** Open items: what customers owe, by age, with the way to record a payment. */
import { Link, useSearchParams } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { useTakesCards } from '../orders/components/use-takes-cards.ts'
import { downloadCsv, payments } from '../payments/api.client.ts'
import { AgeingTiles } from '../payments/components/ageing-tiles.tsx'
import { InvoiceNumber } from '../payments/components/invoice-number.tsx'
import { paymentsContract, type OpenItem } from '../payments/contract.ts'
import { ageNames, openItemsMessages as messages } from '../payments/messages/pages.ts'
import { ages } from '../payments/rules.ts'
import { OwnRows, UnlessOwn } from '../companies/components/own-affair.tsx'
import { findOwnAffairs } from '../companies/own-affairs.client.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/figures.css?url&no-inline'
import { withoutActions, type Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.payments.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  const { signal } = request
  const query = readFilters(paymentsContract.openItems.input, request, ['age', 'customer']) ?? {}
  const { q, customer } = query
  const filters = { ...(q ? { q } : {}), ...(customer ? { customer } : {}) }
  const [rows, ageing] = await Promise.all([
    payments.openItems({ ...query, limit: pageSize }, { signal }),
    payments.ageing(filters, { signal }),
  ])
  const asked = { record: 'document', keys: rows.map(({ id }) => id), permission: 'money' } as const
  const own = await findOwnAffairs(user, asked, { signal })
  return { rows, ageing, own, mayChange: may(user, 'money') }
}

const columns: readonly Column<OpenItem>[] = [
  {
    header: messages.number,
    cell: ({ number, order }) => <InvoiceNumber number={number} order={order} />,
  },
  {
    header: messages.customer,
    fullWidth: true,
    cell: ({ customer: { key, name } }) => (
      <Link className="link" to={`?customer=${key}`}>
        {name}
      </Link>
    ),
  },
  {
    header: messages.due,
    cell: ({ dueDate, daysOverdue, reminders }) => (
      <span>
        <time dateTime={dueDate}>{dueDate}</time>
        {daysOverdue > 0 ? (
          <small className="block text-bad">{messages.late(daysOverdue)}</small>
        ) : null}
        {reminders.map(({ step, at }) => (
          <small key={step} className="block">
            {messages.reminded(step)} <DateTime at={at} />
          </small>
        ))}
      </span>
    ),
  },
  { header: messages.amount, numeric: true, cell: ({ amount }) => displayMoney(amount) },
  {
    header: messages.open,
    numeric: true,
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
            className="button tight plain"
            to={`/dashboard/payments/new?customer=${key}&item=${id}`}
            aria-label={messages.payFor(number)}
          >
            {messages.pay}
          </Link>
        ) : (
          <Link
            className="button tight plain"
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

export default function OpenItems({
  loaderData: { rows, ageing, own, mayChange },
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const age = params.get('age') ?? ''
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          {mayChange ? (
            <Link className="button tight" to="/dashboard/payments/bank">
              {messages.fromBank}
            </Link>
          ) : null}
          <Link className="button tight" to="/dashboard/payments/reminders">
            {messages.reminders}
          </Link>
          <CardsLink />
          <Link className="button tight" to="/dashboard/payments/received">
            {messages.received}
          </Link>
          <SaveButton />
        </span>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      <AgeingTiles ageing={ageing} />
      <FilterForm label={messages.search} hint={messages.hint}>
        {params.has('customer') ? (
          <input type="hidden" name="customer" value={params.get('customer') ?? ''} />
        ) : null}
        <select key={age} className="input" name="age" aria-label={messages.age} defaultValue={age}>
          <option value="">{messages.anyAge}</option>
          {ages.map((name) => (
            <option key={name} value={name}>
              {ageNames[name]}
            </option>
          ))}
        </select>
      </FilterForm>
      <OnlyCustomer rows={rows} mayRefund={mayChange && ageing.credit > 0 && own.size === 0} />
      <OwnRows value={own}>
        <ListPage
          caption={messages.caption}
          columns={withoutActions(columns, mayChange)}
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              title={age === '' ? messages.empty : messages.noneOfAge}
              detail={messages.emptyDetail}
            />
          }
        />
      </OwnRows>
    </>
  )
}

const CardsLink = () =>
  useTakesCards() ? (
    <Link className="button tight" to="/dashboard/payments/cards">
      {messages.byCard}
    </Link>
  ) : null

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
    <button
      type="button"
      className="button tight"
      aria-disabled={busy || undefined}
      onClick={({ currentTarget: button }) => void run({ button, work })}
    >
      {messages.save}
    </button>
  )
}

/** Whose items these are, where the address names a customer. */
function OnlyCustomer({
  rows,
  mayRefund,
}: {
  readonly rows: readonly OpenItem[]
  readonly mayRefund: boolean
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
      {mayRefund ? (
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

export const ErrorBoundary = pageErrors(messages.title)
