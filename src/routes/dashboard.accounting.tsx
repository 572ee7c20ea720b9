/** Exports to accounting: a month becomes a numbered run, whose files are saved from here. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Link, useSearchParams } from 'react-router'
import { accounting, downloadAccountingFile } from '../accounting/api.client.ts'
import { SalesForm } from '../accounting/components/sales-form.tsx'
import { lastMonths } from '../accounting/last-months.ts'
import { type Pending, type Run, monthPattern } from '../accounting/contract.ts'
import { accountingPageMessages as messages } from '../accounting/messages/pages.ts'
import { accounts } from '../accounts/api.client.ts'
import { pageFields } from '../platform/fields/fields.ts'
import { displayMoney } from '../platform/money/money.ts'
import { displayMonth } from '../platform/time/display-day.ts'
import { deskList } from '../shell/desk-list.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectField } from '../ui/field.tsx'
import { Notice } from '../ui/page-state.tsx'
import type { Column } from '../ui/table.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'

const columnsOf = (withCustomers: boolean): readonly Column<Run>[] => [
  { header: messages.number, slot: 'title', cell: ({ number }) => messages.name(number) },
  {
    header: messages.contents,
    slot: 'meta',
    cell: ({ documents, payments, by }) => `${messages.contentsOf(documents, payments)} · ${by}`,
  },
  {
    header: messages.until,
    besideMeta: true,
    cell: ({ month }) => <time dateTime={month}>{displayMonth(month)}</time>,
  },
  { header: messages.made, priority: 4, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: messages.paid,
    numeric: true,
    priority: 3,
    cell: ({ paid, takenBack }) => (
      <>
        {displayMoney(paid)}
        {takenBack === 0 ? null : <small>−{displayMoney(takenBack)}</small>}
      </>
    ),
  },
  {
    header: messages.invoiced,
    numeric: true,
    slot: 'figure',
    cell: ({ invoiced, credited }) => (
      <>
        {displayMoney(invoiced)}
        {credited === 0 ? null : <small title={messages.credited}>−{displayMoney(credited)}</small>}
      </>
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
    ...months.map((month) => ({
      label: messages.datev(month),
      file: messages.datevOf(number, month),
      path: `datev/${month}`,
      name: `EXTF_${month}_${number}.csv`,
    })),
    ...(withCustomers ? months : []).map((month) => ({
      label: messages.customers(month),
      file: messages.customersOf(number, month),
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
    <>
      <ActButton
        className="button small"
        aria-label={messages.journalOf(number)}
        busy={busy}
        act={(button) => run({ button, work: () => save('journal.csv', `export-${number}.csv`) })}
      >
        {messages.journal}
      </ActButton>
      <DotsMenu
        of={messages.name(number)}
        busy={busy}
        choices={files.map(({ label, file, path, name }) => ({
          label,
          name: file,
          act: (button) => void run({ button, work: () => save(path, name) }),
        }))}
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
  input: z.strictObject({ month: z.optional(z.string()), ...pageFields }),
  params: ['month'],
  read: ({ month: _month, ...query }, options) => accounting.runs(query, options),
  beside: ({ month = '' }, options) =>
    accounting.pending(monthPattern.test(month) ? { month } : {}, options),
  keyOf: ({ number }) => String(number),
  columns: ({ beside }) => columnsOf(beside?.customerAccounts ?? false),
  above: ({ beside: pending, canChange }) =>
    pending && canChange ? <ExportForm key={pending.month} pending={pending} /> : null,
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
  below: ({ beside: pending }) => (
    <>
      {pending ? <Missing missing={pending.missing} /> : null}
      <SalesForm />
    </>
  ),
})

const Missing = ({ missing }: Pick<Pending, 'missing'>) =>
  missing.length === 0 ? null : (
    <div className="mt-4">
      <Notice tone="warn">
        <p>
          {messages.missing} {missing.join('; ')}.{' '}
          <Link className="link" to="/dashboard/settings/accounting">
            {messages.settings}
          </Link>
        </p>
      </Notice>
    </div>
  )

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
      <div className="two">
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
              {displayMonth(one)}
            </option>
          ))}
        </SelectField>
        {isEmpty ? null : (
          <div className="self-end">
            <ActButton
              className="button primary"
              busy={busy}
              act={(button) => run({ button, work })}
            >
              {busy ? messages.busy : messages.act}
            </ActButton>
          </div>
        )}
      </div>
      <p aria-live="polite">{isEmpty ? messages.nothing : messages.holds(documents, payments)}</p>
    </div>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
