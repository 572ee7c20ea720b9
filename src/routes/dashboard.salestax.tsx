/** The shopkeeper's rates of US sales tax: by state, one added, a file of them, a state removed. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { RateForm } from '../tax/components/rate-form.tsx'
import { RatesImport } from '../tax/components/rates-import.tsx'
import { salesTaxTableMessages as messages } from '../tax/messages/sales-tax-table.ts'
import { salesTax } from '../tax/sales-tax.client.ts'
import type { SalesRate, SalesRates } from '../tax/sales-tax-contract.ts'
import { usStateCodes } from '../tax/us-states.ts'
import { useTaxCountry } from '../tax/use-tax-country.ts'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { Table, withoutActions, type Column } from '../ui/table.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { useTimeZone } from '../ui/use-time-zone.ts'
import { SettingsHead } from './settings-head.tsx'
import type { Route } from './+types/dashboard.salestax.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  const asked = new URL(request.url).searchParams.get('state') ?? ''
  const state = usStateCodes.includes(asked) ? asked : undefined
  const table = await salesTax.salesRates(state === undefined ? {} : { state }, {
    signal: request.signal,
  })
  return { table, state, canChange: may(user, 'money') }
}

export default function SalesTaxRates({
  loaderData: { table, state, canChange },
}: Route.ComponentProps) {
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  const showState = async (code: string): Promise<void> => {
    setParams({ state: code }, { preventScrollReset: true })
    await revalidate()
  }
  return (
    <>
      <SettingsHead title={messages.title} lead={messages.lead}>
        <Link className="button tight" to="/dashboard/settings/tax">
          {messages.back}
        </Link>
      </SettingsHead>
      {useTaxCountry() === 'US' ? null : <Notice tone="warn">{messages.off}</Notice>}
      <States table={table} canChange={canChange} />
      {state === undefined ? null : <RatesOfState state={state} table={table} />}
      {canChange ? (
        <>
          <RateForm today={today} onAdded={showState} />
          <RatesImport today={today} onAdded={revalidate} />
        </>
      ) : null}
    </>
  )
}

type Summary = SalesRates['states'][number]

function States({
  table: { states },
  canChange,
}: {
  readonly table: SalesRates
  readonly canChange: boolean
}) {
  const actions = useRowActions()
  return (
    <section className="mt-4 mb-6" aria-labelledby="states">
      <h2 id="states" className="mb-2">
        {messages.states}
      </h2>
      {states.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Table
          caption={messages.states}
          columns={withoutActions(stateColumns(actions), canChange)}
          rows={states}
          keyOf={({ state }) => state}
        />
      )}
    </section>
  )
}

const stateColumns = (actions: RowActions): readonly Column<Summary>[] => [
  {
    header: messages.state,
    slot: 'title',
    cell: ({ state, name }) => (
      <Link to={`?state=${state}`} preventScrollReset aria-label={messages.show(name)}>
        {name}
      </Link>
    ),
  },
  { header: messages.rates, numeric: true, besideMeta: true, cell: ({ rows }) => rows },
  {
    header: messages.range,
    slot: 'meta',
    cell: ({ lowest, highest }) => messages.rangeText(lowest, highest),
  },
  {
    header: messages.actions,
    actions: true,
    cell: (summary) => <RemoveButton summary={summary} actions={actions} />,
  },
]

type RemoveButtonProps = { readonly summary: Summary; readonly actions: RowActions }

function RemoveButton({ summary: { state, name, rows }, actions }: RemoveButtonProps) {
  const remove = async (): Promise<string | undefined> => {
    const sure = await confirm({
      detail: messages.sureToRemove(name, rows),
      confirmLabel: messages.remove,
    })
    if (!sure) return undefined
    await salesTax.removeSalesRates({ state })
    return messages.removed(name)
  }
  return (
    <ActButton
      className="button small"
      aria-label={messages.removeOf(name)}
      busy={actions.busy}
      act={(button) => actions.run({ button, work: remove })}
    >
      {messages.remove}
    </ActButton>
  )
}

function RatesOfState({
  state,
  table: { states, rows },
}: {
  readonly state: string
  readonly table: SalesRates
}) {
  const name = states.find((one) => one.state === state)?.name
  return name === undefined ? null : (
    <section className="mb-6" aria-labelledby="rates-of-state">
      <h2 id="rates-of-state" className="mb-2">
        {messages.show(name)}
      </h2>
      <Table
        caption={messages.show(name)}
        columns={rateColumns}
        rows={rows}
        keyOf={({ zips, from }) => `${zips} ${from}`}
      />
    </section>
  )
}

const rateColumns: readonly Column<SalesRate>[] = [
  {
    header: messages.zips,
    slot: 'title',
    cell: ({ zips, county }) => (
      <>
        {zips || messages.wholeState} <small>{county}</small>
      </>
    ),
  },
  {
    header: messages.percent,
    numeric: true,
    slot: 'figure',
    cell: ({ percent }) => messages.rangeText(percent, percent),
  },
  { header: messages.from, slot: 'meta', cell: ({ from }) => <DateTime at={from} /> },
]

export const ErrorBoundary = pageErrors(messages.title)
