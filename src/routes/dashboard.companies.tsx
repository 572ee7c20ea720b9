/** Companies: staff's list of trade customers. */
import { Link, useSearchParams } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { companiesContract, type CompanySummary } from '../companies/contract.ts'
import { companiesPageMessages as messages, stateNames } from '../companies/messages/pages.ts'
import { importPageMessages } from '../companies/messages/import-page.ts'
import { allInvitationsMessages as invitationMessages } from '../companies/messages/invitation-pages.ts'
import { companyStates } from '../companies/rules.ts'
import { displayNumber } from '../platform/money/money.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { companyExport } from '../companies/export-columns.ts'
import { certificatePageMessages } from '../tax/messages/certificates.ts'
import { DayOf } from '../ui/day-of.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.companies.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('customers')
  const query = readFilters(companiesContract.list.input, request, ['state']) ?? {}
  const rows = await companies.list({ ...query, limit: pageSize }, { signal: request.signal })
  return { rows, query: withoutPage(query), mayChange: may(user, 'customers') }
}

const columns: readonly Column<CompanySummary>[] = [
  {
    header: messages.company,
    fullWidth: true,
    cell: ({ id, name, number }) => (
      <span>
        <Link className="link" to={`/dashboard/companies/${id}`}>
          {name}
        </Link>
        <small>{messages.number(number)}</small>
      </span>
    ),
  },
  {
    header: messages.state,
    cell: ({ state }) => (state === 'requested' ? <b>{stateNames[state]}</b> : stateNames[state]),
  },
  { header: messages.members, numeric: true, cell: ({ members }) => displayNumber(members) },
  { header: messages.asked, cell: ({ requestedAt }) => <DayOf at={requestedAt} /> },
]

const Head = ({ mayChange }: { readonly mayChange: boolean }) => (
  <div className="row justify-between">
    <h1>{messages.title}</h1>
    <span className="row">
      <Link className="button tight" to="/dashboard/companies/certificates">
        {certificatePageMessages.title}
      </Link>
      <Link className="button tight" to="/dashboard/companies/invitations">
        {invitationMessages.title}
      </Link>
      {mayChange ? (
        <>
          <Link className="button tight" to="/dashboard/companies/import">
            {importPageMessages.title}
          </Link>
          <Link className="button tight" to="/dashboard/companies/new">
            {messages.add}
          </Link>
        </>
      ) : null}
    </span>
  </div>
)

export default function Companies({
  loaderData: { rows, query, mayChange },
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const state = params.get('state') ?? ''
  return (
    <>
      <Head mayChange={mayChange} />
      <p className="muted mt-2">{messages.lead}</p>
      <FilterForm label={messages.search} hint={messages.hint}>
        <select
          key={state}
          className="input"
          name="state"
          aria-label={messages.stateFilter}
          defaultValue={state}
        >
          <option value="">{messages.anyState}</option>
          {companyStates.map((name) => (
            <option key={name} value={name}>
              {stateNames[name]}
            </option>
          ))}
        </select>
      </FilterForm>
      <ListPage
        caption={messages.caption}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          state === '' ? (
            <EmptyState title={messages.empty} detail={messages.emptyDetail} />
          ) : (
            <EmptyState title={messages.noneInState} detail={messages.emptyDetail} />
          )
        }
      />
      <ListExport
        list="companies"
        columns={companyExport}
        read={(page) => companies.list({ ...query, ...page })}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
