/** Companies: staff's list of trade customers. */
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { companies } from '../companies/api.client.ts'
import { companiesContract, type CompanySummary } from '../companies/contract.ts'
import { companiesPageMessages as messages, stateNames } from '../companies/messages/pages.ts'
import { importPageMessages } from '../companies/messages/import-page.ts'
import { allInvitationsMessages as invitationMessages } from '../companies/messages/invitation-pages.ts'
import { companyStates } from '../companies/rules.ts'
import { displayNumber } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { companyExport } from '../companies/export-columns.ts'
import { certificatePageMessages } from '../tax/messages/certificates.ts'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm, SelectFilter } from '../ui/filter-form.tsx'
import type { Column } from '../ui/table.tsx'

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
  { header: messages.asked, cell: ({ requestedAt }) => <DateTime timeless at={requestedAt} /> },
]

const page = deskList({
  permission: 'customers',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: companiesContract.list.input,
  params: ['state'],
  read: (query, options) => companies.list(query, options),
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: ({ canChange }) => <Links canChange={canChange} />,
  filters: () => (
    <FilterForm label={messages.search} hint={messages.hint}>
      <SelectFilter
        name="state"
        label={messages.stateFilter}
        any={messages.anyState}
        values={companyStates}
        names={stateNames}
      />
    </FilterForm>
  ),
  empty: ({ params }) => (
    <EmptyState
      title={params.has('state') ? messages.noneInState : messages.empty}
      detail={messages.emptyDetail}
    />
  ),
  exported: listExport('companies', companyExport),
})

const Links = ({ canChange }: { readonly canChange: boolean }) => (
  <>
    <Link className="button tight" to="/dashboard/companies/certificates">
      {certificatePageMessages.title}
    </Link>
    <Link className="button tight" to="/dashboard/companies/invitations">
      {invitationMessages.title}
    </Link>
    {canChange ? (
      <>
        <Link className="button tight" to="/dashboard/companies/import">
          {importPageMessages.title}
        </Link>
        <Link className="button tight" to="/dashboard/companies/new">
          {messages.add}
        </Link>
      </>
    ) : null}
  </>
)

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
