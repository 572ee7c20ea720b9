/** Companies: staff's list of trade customers. */
import { Link } from 'react-router'
import { may } from '../accounts/rules.ts'
import { listExport } from '../accounts/components/list-export.tsx'
import { auditMessages } from '../audit/messages/audit.ts'
import { CompanyPill } from '../companies/components/company-pill.tsx'
import { companies } from '../companies/api.client.ts'
import { companiesContract, type CompanySummary } from '../companies/contract.ts'
import { companiesPageMessages as messages, stateNames } from '../companies/messages/pages.ts'
import { importPageMessages } from '../companies/messages/import-page.ts'
import { companyStates, type CompanySort } from '../companies/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { companyExport } from '../companies/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'

type Shown = {
  readonly params: URLSearchParams
  readonly seesMoney: boolean
}

const columnsFor = ({ params, seesMoney }: Shown): readonly Column<CompanySummary>[] => [
  {
    header: messages.company,
    slot: 'title',
    ...sortedBy(params, 'name'),
    cell: ({ id, name }) => (
      <Link to={`/dashboard/companies/${id}`} title={name}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { header: messages.numberHeader, slot: 'meta', cell: ({ number }) => messages.number(number) },
  {
    header: messages.town,
    besideMeta: true,
    shrinks: true,
    ...sortedBy(params, 'town'),
    cell: ({ town }) => (town === undefined ? null : <bdi>{town}</bdi>),
  },
  {
    header: messages.members,
    numeric: true,
    priority: 4,
    cell: ({ members }) => displayNumber(members),
  },
  {
    header: messages.asked,
    priority: 4,
    cell: ({ requestedAt }) => <DateTime timeless at={requestedAt} />,
  },
  {
    header: messages.lastOrder,
    priority: 3,
    ...sortedBy(params, 'last-order'),
    cell: ({ lastOrder }) =>
      lastOrder === undefined ? null : <DateTime timeless at={lastOrder} />,
  },
  ...(seesMoney ? moneyColumns(params) : []),
  {
    header: messages.state,
    slot: 'state',
    cell: ({ state }) => <CompanyPill state={state} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, name, number, state }) => (
      <>
        <Link
          className="button small"
          to={`/dashboard/companies/${id}`}
          aria-label={messages.openWhich(actOf(state), number)}
        >
          {actOf(state)}
        </Link>
        <DotsMenu
          of={name}
          choices={[
            { label: auditMessages.of, to: `/dashboard/history?kind=company&record=${id}` },
          ]}
        />
      </>
    ),
  },
]

const moneyColumns = (params: URLSearchParams): readonly Column<CompanySummary>[] => [
  {
    header: messages.turnover,
    numeric: true,
    priority: 3,
    ...sortedBy(params, 'turnover'),
    cell: ({ turnover }) => (turnover === undefined ? null : displayMoney(turnover)),
  },
  {
    header: messages.owed,
    numeric: true,
    slot: 'figure',
    ...sortedBy(params, 'owed'),
    cell: ({ owed }) =>
      owed === undefined ? null : (
        <>
          {/* A phone has no headings of columns. */}
          <small className="on-phone muted" aria-hidden>
            {messages.owedShort}{' '}
          </small>
          {displayMoney(owed)}
        </>
      ),
  },
]

/** The order of a column and its link, which keeps the filters. */
function sortedBy(
  params: URLSearchParams,
  sort: CompanySort,
): Pick<Column<CompanySummary>, 'sortBy' | 'sorted'> {
  const filters = [...params].filter(([name]) => name !== 'sort' && name !== 'cursor')
  const isSorted = (params.get('sort') ?? 'name') === sort
  return {
    sortBy: `?${new URLSearchParams([...filters, ['sort', sort]])}`,
    sorted: isSorted
      ? sort === 'name' || sort === 'town'
        ? 'ascending'
        : 'descending'
      : undefined,
  }
}

const actOf = (state: CompanySummary['state']): string =>
  state === 'requested' ? messages.review : messages.open

const acts: readonly Together<CompanySummary>[] = [
  {
    label: messages.approve,
    can: ({ state }) => state === 'requested' || state === 'on-hold',
    sure: messages.sureToApprove,
    each: ({ id }) => companies.move({ id, state: 'approved' }),
    done: messages.areApproved,
  },
  {
    label: messages.hold,
    can: ({ state }) => state === 'approved',
    sure: messages.sureToHold,
    each: ({ id }) => companies.move({ id, state: 'on-hold' }),
    done: messages.areOnHold,
  },
]

const page = deskList({
  permission: 'customers',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: companiesContract.list.input,
  params: ['state'],
  read: ({ sort = 'name', ...query }, options) => companies.list({ ...query, sort }, options),
  keyOf: ({ id }) => id,
  columns: ({ params, user }) =>
    columnsFor({ params, seesMoney: may(user, 'money', { reading: true }) }),
  links: ({ canChange }) => <Links canChange={canChange} />,
  views: () => [
    { label: listPageMessages.all },
    ...companyStates.map((state) => ({
      label: stateNames[state],
      search: `state=${state}`,
      waits: state,
    })),
  ],
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  together: { nameOf: ({ name }) => name, acts: () => acts },
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
    {canChange ? (
      <>
        <Link className="button tight" to="/dashboard/companies/import">
          {importPageMessages.title}
        </Link>
        <Link className="button tight" to="/dashboard/companies/new" aria-keyshortcuts="n">
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
