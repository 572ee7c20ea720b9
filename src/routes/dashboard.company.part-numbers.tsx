/** The part numbers of a company: for its members, and kept by its owners and staff. */
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { customerPartNumbers } from '../customer-part-numbers/api.client.ts'
import { AddNumberForm } from '../customer-part-numbers/components/add-number-form.tsx'
import { NumberImport } from '../customer-part-numbers/components/number-import.tsx'
import { NumberTable } from '../customer-part-numbers/components/number-table.tsx'
import { PartNumberFilters, type PartNumber } from '../customer-part-numbers/contract.ts'
import { partNumberExport } from '../customer-part-numbers/export-columns.ts'
import { partNumberPageMessages as messages } from '../customer-part-numbers/messages/page.ts'
import { companies } from '../companies/api.client.ts'
import { isActive, isCompanyOwner } from '../companies/rules.ts'
import { Id } from '../platform/fields/fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import type { ReadPage } from '../ui/export-cells.ts'
import { ExportList } from '../ui/export-list.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { pageMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.company.part-numbers.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.company.name),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const query = readFilters(PartNumberFilters, request) ?? {}
  const { signal } = request
  const [user, rows, company] = await Promise.all([
    currentUser(),
    customerPartNumbers.list({ ...query, id, limit: pageSize }, { signal }),
    companies.read({ id }, { signal }),
  ])
  const me = company.members.find(({ email }) => email === user.email)
  const isOwner = me !== undefined && isCompanyOwner(me) && isActive(company.state)
  return {
    rows,
    company,
    query: withoutPage(query),
    canChange: isOwner || may(user, 'customers'),
    forStaff: me === undefined,
  }
}

export default function PartNumbers({ loaderData }: Route.ComponentProps) {
  const { rows, company, query, canChange, forStaff } = loaderData
  const { id, name } = company
  const list = { columns: partNumberExport, name: 'part-numbers' }
  const read: ReadPage<PartNumber> = (page) => customerPartNumbers.list({ ...query, id, ...page })
  return (
    <>
      <DeskHead title={messages.title(name)} lead={forStaff ? messages.leadStaff : messages.lead}>
        <HeadLinks
          links={[
            forStaff
              ? { to: `/dashboard/companies/${id}`, label: messages.toRecord(name) }
              : { to: '/dashboard/company', label: messages.toCompany },
          ]}
        />
        {forStaff ? (
          <ListExport list="part-numbers" {...list} read={read} />
        ) : (
          <ExportList {...list} read={read} />
        )}
      </DeskHead>
      <FilterForm label={messages.search} hint={messages.hint} />
      <NumberTable company={id} rows={rows} canChange={canChange} forStaff={forStaff} />
      {canChange ? (
        <>
          <AddNumberForm company={id} forStaff={forStaff} />
          <NumberImport company={id} />
        </>
      ) : null}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title(undefined), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/company',
  back: messages.toCompany,
})
