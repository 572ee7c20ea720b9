/** The record of a company for staff: what is agreed, its state, its members. Or a new one. */
import { Link, useNavigate, useSearchParams } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { partNumberPageMessages } from '../customer-part-numbers/messages/page.ts'
import { holds, orders } from '../orders/api.client.ts'
import type { Order } from '../orders/contract.ts'
import type { CompanyCredit } from '../orders/holds/holds-contract.ts'
import { companies } from '../companies/api.client.ts'
import { AddMemberForm } from '../companies/components/add-member-form.tsx'
import { CompanyForm } from '../companies/components/company-form.tsx'
import { CompanyPeople } from '../companies/components/company-people.tsx'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import type { Company, CompanyRecord } from '../companies/contract.ts'
import { canBeSent } from '../companies/invitation-rules.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import { companiesPageMessages as messages } from '../companies/messages/pages.ts'
import { readCompanySales } from '../metrics/company-sales.client.ts'
import type { MonthSales } from '../metrics/company-sales-contract.ts'
import { openItemsMessages } from '../payments/messages/pages.ts'
import { Id } from '../platform/fields/fields.ts'
import { prices } from '../prices/api.client.ts'
import { orderWaysMessages } from '../punch-out/messages/order-ways.ts'
import { punchOutPageMessages } from '../punch-out/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { TradeFiles } from '../trade-files/components/trade-files.tsx'
import { tradeFileMessages } from '../trade-files/messages/trade-files.ts'
import { Views } from '../ui/desk/views.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { tax } from '../tax/api.client.ts'
import { certificates as certificatesApi } from '../tax/certificates.client.ts'
import type { CompanyCertificates } from '../tax/certificates-contract.ts'
import { CertificatesSection } from '../tax/components/certificates.tsx'
import { VatNumberSection } from '../tax/components/vat-number.tsx'
import type { VatNumber } from '../tax/contract.ts'
import { useTaxCountry } from '../tax/use-tax-country.ts'
import { hasVatRecord } from '../tax/vat-rules.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import styles from '../ui/styles/figures.css?url&no-inline'
import { CompanyOverview } from './company-overview.tsx'
import { CompanyTitle } from './company-title.tsx'
import { readCompanyJobs, type Job } from './today-jobs.client.ts'
import type { Route } from './+types/dashboard.companies.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.company?.name ?? messages.recordTitle,
    description: messages.recordDescription,
    noindex: true,
  })

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Of the last orders. */
const shownOrders = 5

const none = {
  company: undefined,
  vatNumber: undefined,
  certificates: undefined,
  credit: undefined,
  lastOrders: undefined,
  sales: undefined,
  jobs: [],
  invitations: [],
  canOpenItems: false,
  ownAffair: undefined,
  canOrder: false,
}

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const isNew = params.id === 'new'
  const user = await currentAdmin('customers', isNew)
  const priceLists = (await prices.lists({}, { signal })).map(({ id, name }) => ({ id, name }))
  if (isNew) return { ...none, priceLists, canChange: true }
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const seesOrders = may(user, 'orders', { reading: true })
  const canOpenItems = may(user, 'money', { reading: true })
  const [
    company,
    vatNumber,
    certificates,
    credit,
    invitations,
    ownAffair,
    lastOrders,
    sales,
    jobs,
  ] = await Promise.all([
    companies.read({ id }, { signal }),
    tax.vatNumber({ id }, { signal }),
    certificatesApi.certificates({ id }, { signal }),
    holds.credit({ id }, { signal }),
    companies.invitations({ id }, { signal }),
    findOwnAffair(user, { record: 'company', key: id, permission: 'customers' }, { signal }),
    seesOrders ? orders.ofCompany({ id, limit: shownOrders }, { signal }) : undefined,
    canOpenItems ? readCompanySales({ id }, { signal }) : undefined,
    readCompanyJobs(user, id, { signal }),
  ])
  return {
    company,
    vatNumber,
    certificates,
    credit,
    lastOrders,
    sales,
    jobs,
    invitations,
    priceLists,
    ownAffair,
    canChange: may(user, 'customers') && ownAffair === undefined,
    canOpenItems,
    canOrder: may(user, 'orders') && ownAffair === undefined,
  }
}

export default function CompanyPage({ loaderData: { company, ...rest } }: Route.ComponentProps) {
  return company ? <Existing company={company} {...rest} /> : <NewCompany {...rest} />
}

type PriceLists = readonly { readonly id: string; readonly name: string }[]

const Head = ({ title }: { readonly title: string }) => (
  <div className="row justify-between">
    <h1>{title}</h1>
    <Link className="button tight" to="/dashboard/companies">
      {messages.back}
    </Link>
  </div>
)

function NewCompany({ priceLists }: { readonly priceLists: PriceLists }) {
  const navigate = useNavigate()
  const save = async (record: CompanyRecord): Promise<undefined> => {
    const { id, name } = await companies.add(record)
    toast(messages.addedCompany(name))
    await navigate(`/dashboard/companies/${id}`)
  }
  return (
    <>
      <Head title={messages.newTitle} />
      <div className="mt-6">
        <CompanyForm company={undefined} canChange priceLists={priceLists} save={save} />
      </div>
    </>
  )
}

type StateProps = { readonly company: Company; readonly canChange: boolean }
type ExistingProps = StateProps & {
  readonly priceLists: PriceLists
  readonly vatNumber: VatNumber | undefined
  readonly certificates: CompanyCertificates | undefined
  readonly credit: CompanyCredit | undefined
  /** Undefined for those who see no orders. */
  readonly lastOrders: readonly Order[] | undefined
  /** Undefined for those who see no money. */
  readonly sales: readonly MonthSales[] | undefined
  /** What waits for the reader. */
  readonly jobs: readonly Job[]
  readonly canOpenItems: boolean
  /** Why the reader changes nothing here for the shop. */
  readonly ownAffair: string | undefined
  readonly invitations: readonly Invitation[]
  /** Whether the reader may order for its members. */
  readonly canOrder: boolean
}

const parts = ['overview', 'members', 'terms', 'tax', 'files'] as const

/** Members, and those who are invited. */
const peopleOf = ({ members }: Company, invitations: readonly Invitation[]): number =>
  members.length + invitations.filter(({ state }) => canBeSent(state)).length

/** All parts stay on the page, so that nothing that is typed in one is lost by a look at another. */
function Existing({ company, canChange, ...rest }: ExistingProps) {
  const { canOpenItems, invitations } = rest
  const [params] = useSearchParams()
  const { id } = company
  const taxParts = useTaxParts(rest)
  const shown = parts.filter((part) => part !== 'tax' || taxParts.some(Boolean))
  const open = shown.find((part) => part === params.get('part')) ?? 'overview'
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/companies">{messages.back}</Link>
        <span aria-current="page">
          <bdi>{company.name}</bdi>
        </span>
      </nav>
      <CompanyTitle
        company={company}
        canChange={canChange}
        canOrder={rest.canOrder}
        isMain={open === 'overview'}
      />
      <OwnAffair reason={rest.ownAffair} />
      <Views
        label={messages.parts}
        views={shown.map((part) => ({
          label: messages.partNames[part],
          ...(part === 'overview' ? {} : { search: `part=${part}` }),
          ...(part === 'members' ? { count: peopleOf(company, invitations) } : {}),
        }))}
      />
      <div hidden={open !== 'overview'}>
        <CompanyOverview company={company} {...rest} />
      </div>
      <div hidden={open !== 'members'}>
        <CompanyPeople company={company} invitations={invitations} canChange={canChange} />
        {canChange ? <AddMemberForm company={id} /> : null}
      </div>
      <div hidden={open !== 'terms'}>
        <Terms company={company} canChange={canChange} priceLists={rest.priceLists} />
      </div>
      <div hidden={open !== 'tax'}>
        <TaxEvidence company={id} canChange={canChange} {...rest} />
      </div>
      <div hidden={open !== 'files'}>
        <TradeFiles file={{ of: 'company', id }} lead={tradeFileMessages.companyLead} />
        <FurtherPages company={id} canOpenItems={canOpenItems} />
      </div>
    </>
  )
}

type FurtherPagesProps = { readonly company: string; readonly canOpenItems: boolean }

const FurtherPages = ({ company, canOpenItems }: FurtherPagesProps) => (
  <p className="row mt-6">
    {canOpenItems ? (
      <Link className="link" to={`/dashboard/statement?customer=company.${company}`}>
        {openItemsMessages.statement}
      </Link>
    ) : null}
    <Link className="link" to={`/dashboard/company/${company}/part-numbers`}>
      {partNumberPageMessages.link}
    </Link>
    <Link className="link" to={`/dashboard/company/${company}/order-ways`}>
      {orderWaysMessages.link}
    </Link>
    <Link className="link" to={`/dashboard/companies/${company}/punch-out`}>
      {punchOutPageMessages.link}
    </Link>
    <Link className="link" to={`/dashboard/history?kind=company&record=${company}`}>
      {messages.history}
    </Link>
  </p>
)

/** What is agreed. */
function Terms({ company, canChange, priceLists }: StateProps & Pick<ExistingProps, 'priceLists'>) {
  const { revalidate } = useRevalidator()
  const { id } = company
  const save = async (record: CompanyRecord, revision: number): Promise<Company> => {
    const stored = await companies.save({ id, revision, ...record })
    toast(messages.saved)
    return stored
  }
  return (
    <section className="mt-6" aria-labelledby="record">
      <h2 id="record" className="mb-4">
        {messages.record}
      </h2>
      <CompanyForm
        key={id}
        company={company}
        canChange={canChange}
        priceLists={priceLists}
        save={save}
        reload={revalidate}
      />
    </section>
  )
}

type Evidence = Pick<ExistingProps, 'vatNumber' | 'certificates'>

/** By what the tax of a company is decided, as far as there is something to show. */
function useTaxParts({ vatNumber, certificates }: Evidence) {
  const taxCountry = useTaxCountry()
  const hasCertificates =
    certificates && (taxCountry !== undefined || certificates.certificates.length > 0)
  return [
    vatNumber && hasVatRecord(vatNumber) ? vatNumber : undefined,
    hasCertificates ? certificates : undefined,
  ] as const
}

type TaxEvidenceProps = Evidence & { readonly company: string; readonly canChange: boolean }

function TaxEvidence({ company, canChange, ...evidence }: TaxEvidenceProps) {
  const isUs = useTaxCountry() === 'US'
  const [vatNumber, certificates] = useTaxParts(evidence)
  return (
    <>
      {vatNumber ? (
        <VatNumberSection company={company} vatNumber={vatNumber} canChange={canChange} />
      ) : null}
      {certificates ? (
        <CertificatesSection
          company={company}
          held={certificates}
          canChange={canChange}
          isUs={isUs}
        />
      ) : null}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.recordTitle)
