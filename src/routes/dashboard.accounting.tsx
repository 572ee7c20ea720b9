/** Exports to accounting: a month becomes a numbered run, whose files are saved from here. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { accounting, downloadAccountingFile } from '../accounting/api.client.ts'
import { SalesForm } from '../accounting/components/sales-form.tsx'
import { lastMonths } from '../accounting/last-months.ts'
import type { Pending, Run } from '../accounting/contract.ts'
import { accountingPageMessages as messages } from '../accounting/messages/pages.ts'
import { accounts } from '../accounts/api.client.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectField } from '../ui/field.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { Notice } from '../ui/page-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import { accountingContract, monthPattern } from '../accounting/contract.ts'
import type { Route } from './+types/dashboard.accounting.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  const { signal } = request
  const asked = new URL(request.url).searchParams.get('month') ?? ''
  const query = readFilters(accountingContract.runs.input, request, []) ?? {}
  const [rows, pending] = await Promise.all([
    accounting.runs({ ...query, limit: pageSize }, { signal }),
    accounting.pending(monthPattern.test(asked) ? { month: asked } : {}, { signal }),
  ])
  return { rows, pending, canChange: may(user, 'money') }
}

const columnsOf = (withCustomers: boolean): readonly Column<Run>[] => [
  { header: messages.number, numeric: true, cell: ({ number }) => number },
  { header: messages.until, cell: ({ month }) => <time dateTime={month}>{month}</time> },
  {
    header: messages.made,
    fullWidth: true,
    cell: ({ createdAt, by }) => (
      <span>
        <DateTime at={createdAt} />
        <small className="block">{by}</small>
      </span>
    ),
  },
  {
    header: messages.contents,
    fullWidth: true,
    cell: ({ documents, payments }) => messages.contentsOf(documents, payments),
  },
  {
    header: messages.invoiced,
    numeric: true,
    cell: ({ invoiced, credited }) => (
      <span>
        {displayMoney(invoiced)}
        {credited === 0 ? null : (
          <small className="block">
            −{displayMoney(credited)} {messages.credited}
          </small>
        )}
      </span>
    ),
  },
  {
    header: messages.paid,
    numeric: true,
    cell: ({ paid, takenBack }) => (
      <span>
        {displayMoney(paid)}
        {takenBack === 0 ? null : <small className="block">−{displayMoney(takenBack)}</small>}
      </span>
    ),
  },
  {
    header: messages.files,
    actions: true,
    cell: (run) => <Files run={run} withCustomers={withCustomers} />,
  },
]

function Files({
  run: { number, months },
  withCustomers,
}: {
  readonly run: Run
  readonly withCustomers: boolean
}) {
  const { busy, run } = useRowActions()
  const files = [
    {
      text: messages.journal,
      label: messages.journalOf(number),
      path: 'journal.csv',
      name: `export-${number}.csv`,
    },
    ...months.map((month) => ({
      text: messages.datev(month),
      label: messages.datevOf(number, month),
      path: `datev/${month}`,
      name: `EXTF_${month}_${number}.csv`,
    })),
    ...(withCustomers ? months : []).map((month) => ({
      text: messages.customers(month),
      label: messages.customersOf(number, month),
      path: `customers/${month}`,
      name: `EXTF_customers_${month}_${number}.csv`,
    })),
  ]
  const save = async (path: string, name: string): Promise<string> => {
    // Where proof is asked, this call opens the dialog; the file then asks for none.
    await accounts.exportList({ list: 'accounting' })
    await downloadAccountingFile(`/accounting-runs/${number}/${path}`, name)
    return messages.saved(name)
  }
  return (
    <span className="row">
      {files.map(({ text, label, path, name }) => (
        <button
          key={path}
          type="button"
          className="button tight plain"
          aria-label={label}
          aria-disabled={busy || undefined}
          onClick={({ currentTarget: button }) =>
            void run({ button, work: () => save(path, name) })
          }
        >
          {text}
        </button>
      ))}
    </span>
  )
}

export default function Accounting({
  loaderData: { rows, pending, canChange },
}: Route.ComponentProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2">{messages.lead}</p>
      {canChange ? <ExportForm key={pending.month} pending={pending} /> : null}
      {pending.missing.length === 0 ? null : (
        <div className="mb-4">
          <Notice tone="warn">
            <p>
              {messages.missing} {pending.missing.join('; ')}.{' '}
              <Link className="link" to="/dashboard/settings/accounting">
                {messages.settings}
              </Link>
            </p>
          </Notice>
        </div>
      )}
      <ListPage
        caption={messages.caption}
        columns={columnsOf(pending.customerAccounts)}
        rows={rows}
        keyOf={({ number }) => String(number)}
        empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
      />
      <SalesForm />
    </>
  )
}

type ExportFormProps = { readonly pending: Pending }

function ExportForm({ pending: { month, presentMonth, documents, payments } }: ExportFormProps) {
  // An address may name one that is longer ago.
  const months = [...new Set([...lastMonths(presentMonth), month])]
  const [params, setParams] = useSearchParams()
  const { busy, run } = useRowActions()
  const [chosen, choose] = useState(month)
  const isEmpty = documents + payments === 0
  const work = async (): Promise<string> => {
    const { number } = await accounting.run({ month: chosen })
    return messages.done(number)
  }
  return (
    <div className="form narrow mt-4 mb-6">
      <SelectField
        label={messages.month}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          choose(value)
          const next = new URLSearchParams(params)
          next.set('month', value)
          setParams(next, { preventScrollReset: true })
        }}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <p aria-live="polite">{isEmpty ? messages.nothing : messages.holds(documents, payments)}</p>
      {isEmpty ? null : (
        <div>
          <button
            type="button"
            className="button primary"
            aria-disabled={busy || undefined}
            onClick={({ currentTarget: button }) => void run({ button, work })}
          >
            {busy ? messages.busy : messages.act}
          </button>
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
