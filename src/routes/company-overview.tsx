/** The record of a company at a glance: what waits and its last orders, beside what it owes. */
import { CompanySide } from '../companies/components/company-side.tsx'
import type { Company } from '../companies/contract.ts'
import {
  companiesPageMessages as messages,
  tradeAccountMessages,
} from '../companies/messages/pages.ts'
import type { MonthSales } from '../metrics/company-sales-contract.ts'
import { CompanySales } from '../metrics/components/company-sales.tsx'
import { CompanyCreditSection } from '../orders/components/company-credit.tsx'
import { LastOrders } from '../orders/components/last-orders.tsx'
import type { Order } from '../orders/contract.ts'
import type { CompanyCredit } from '../orders/holds/holds-contract.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Job } from './today-jobs.client.ts'
import { JobList } from './today-page.tsx'

type CompanyOverviewProps = {
  readonly company: Company
  readonly credit: CompanyCredit | undefined
  readonly priceLists: readonly { readonly id: string; readonly name: string }[]
  readonly canOpenItems: boolean
  /** Undefined for those who see no orders. */
  readonly lastOrders: readonly Order[] | undefined
  /** Undefined for those who see no money. */
  readonly sales: readonly MonthSales[] | undefined
  /** What waits for the reader. */
  readonly jobs: readonly Job[]
}

/** What is agreed, what waits and the last orders, beside what is known of it. */
export function CompanyOverview({
  company,
  credit,
  priceLists,
  canOpenItems,
  lastOrders,
  sales,
  jobs,
}: CompanyOverviewProps) {
  const actions = useRowActions()
  const { id, name } = company
  return (
    <div className="record">
      <div>
        {company.terms === '' ? null : (
          <p className="said">
            <b>{tradeAccountMessages.terms}:</b>{' '}
            <span className="whitespace-pre-line">{company.terms}</span>
          </p>
        )}
        {jobs.length === 0 ? null : (
          <section aria-labelledby="waits">
            <div className="jobs-head">
              <h2 id="waits">{messages.waits}</h2>
            </div>
            <JobList jobs={jobs} actions={actions} />
          </section>
        )}
        {lastOrders ? <LastOrders company={name} orders={lastOrders} /> : null}
        {sales ? <CompanySales months={sales} /> : null}
      </div>
      <div className="facts-side">
        {credit ? (
          <CompanyCreditSection company={id} credit={credit} canOpenItems={canOpenItems} />
        ) : null}
        <CompanySide company={company} priceLists={priceLists} />
      </div>
    </div>
  )
}
