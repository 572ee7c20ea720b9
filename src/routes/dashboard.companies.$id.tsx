/** The record of a company for staff: what is agreed, its state, its members. Or a new one. */
import { Link, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { partNumberPageMessages } from '../customer-part-numbers/messages/page.ts'
import { holds } from '../orders/api.client.ts'
import { CompanyCreditSection } from '../orders/components/company-credit.tsx'
import type { CompanyCredit } from '../orders/holds/holds-contract.ts'
import { companies } from '../companies/api.client.ts'
import { AddMemberForm } from '../companies/components/add-member-form.tsx'
import { CompanyForm } from '../companies/components/company-form.tsx'
import { Invitations } from '../companies/components/invitations.tsx'
import { LimitsForm } from '../companies/components/limits-form.tsx'
import { MemberTable } from '../companies/components/member-table.tsx'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import type { Company, CompanyRecord } from '../companies/contract.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import { companiesPageMessages as messages, stateNames } from '../companies/messages/pages.ts'
import { statesAfter, type CompanyState } from '../companies/rules.ts'
import { openItemsMessages } from '../payments/messages/pages.ts'
import { Id } from '../platform/fields/fields.ts'
import { prices } from '../prices/api.client.ts'
import { orderWaysMessages } from '../punch-out/messages/order-ways.ts'
import { punchOutPageMessages } from '../punch-out/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { TradeFiles } from '../trade-files/components/trade-files.tsx'
import { tradeFileMessages } from '../trade-files/messages/trade-files.ts'
import { confirm } from '../ui/dialog.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { tax } from '../tax/api.client.ts'
import { certificates as certificatesApi } from '../tax/certificates.client.ts'
import type { CompanyCertificates } from '../tax/certificates-contract.ts'
import { CertificatesSection } from '../tax/components/certificates.tsx'
import { VatNumberSection } from '../tax/components/vat-number.tsx'
import type { VatNumber } from '../tax/contract.ts'
import { useTaxCountry } from '../tax/use-tax-country.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.companies.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.company?.name ?? messages.recordTitle,
    description: messages.recordDescription,
    noindex: true,
  })

const none = {
  company: undefined,
  vatNumber: undefined,
  certificates: undefined,
  credit: undefined,
  invitations: [],
  canOpenItems: false,
  ownAffair: undefined,
}

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const isNew = params.id === 'new'
  const user = await currentAdmin('customers', isNew)
  const priceLists = (await prices.lists({}, { signal })).map(({ id, name }) => ({ id, name }))
  if (isNew) return { ...none, priceLists, canChange: true }
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [company, vatNumber, certificates, credit, invitations, ownAffair] = await Promise.all([
    companies.read({ id }, { signal }),
    tax.vatNumber({ id }, { signal }),
    certificatesApi.certificates({ id }, { signal }),
    holds.credit({ id }, { signal }),
    companies.invitations({ id }, { signal }),
    findOwnAffair(user, { record: 'company', key: id, permission: 'customers' }, { signal }),
  ])
  return {
    company,
    vatNumber,
    certificates,
    credit,
    invitations,
    priceLists,
    ownAffair,
    canChange: may(user, 'customers') && ownAffair === undefined,
    canOpenItems: may(user, 'money', { reading: true }),
  }
}

export default function CompanyPage({ loaderData: { company, ...rest } }: Route.ComponentProps) {
  return company ? <Existing company={company} {...rest} /> : <NewCompany {...rest} />
}

type PriceLists = readonly { readonly id: string; readonly name: string }[]

const Head = ({ title, number }: { readonly title: string; readonly number?: number }) => (
  <div className="row justify-between">
    <h1>
      {title}{' '}
      {number === undefined ? null : <small className="muted">{messages.number(number)}</small>}
    </h1>
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

type StateRowProps = { readonly company: Company; readonly canChange: boolean }
type ExistingProps = StateRowProps & {
  readonly priceLists: PriceLists
  readonly vatNumber: VatNumber | undefined
  readonly certificates: CompanyCertificates | undefined
  readonly credit: CompanyCredit | undefined
  readonly canOpenItems: boolean
  /** Why the reader changes nothing here for the shop. */
  readonly ownAffair: string | undefined
  readonly invitations: readonly Invitation[]
}

function Existing({ company, canChange, ...rest }: ExistingProps) {
  const { priceLists, vatNumber, certificates, credit, canOpenItems, invitations } = rest
  const { revalidate } = useRevalidator()
  const { id, name, number } = company
  const save = async (record: CompanyRecord, revision: number): Promise<Company> => {
    const stored = await companies.save({ id, revision, ...record })
    toast(messages.saved)
    return stored
  }
  return (
    <>
      <Head title={name} number={number} />
      <OwnAffair reason={rest.ownAffair} />
      <StateRow company={company} canChange={canChange} />
      <section className="mt-6" aria-labelledby="members">
        <h2 id="members" className="mb-2">
          {messages.membersTitle}
        </h2>
        <MemberTable company={company} canChange={canChange} />
        {canChange ? <AddMemberForm company={id} /> : null}
        <Invitations company={company} invitations={invitations} canChange={canChange} />
        {canChange ? <LimitsForm company={company} /> : null}
      </section>
      <CreditAndTax
        company={company}
        credit={credit}
        vatNumber={vatNumber}
        certificates={certificates}
        canChange={canChange}
        canOpenItems={canOpenItems}
      />
      <section className="mt-10" aria-labelledby="record">
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
      <TradeFiles file={{ of: 'company', id }} lead={tradeFileMessages.companyLead} />
      <p className="row mt-6">
        {canOpenItems ? (
          <Link className="link" to={`/dashboard/statement?customer=company.${id}`}>
            {openItemsMessages.statement}
          </Link>
        ) : null}
        <Link className="link" to={`/dashboard/company/${id}/part-numbers`}>
          {partNumberPageMessages.link}
        </Link>
        <Link className="link" to={`/dashboard/company/${id}/order-ways`}>
          {orderWaysMessages.link}
        </Link>
        <Link className="link" to={`/dashboard/companies/${id}/punch-out`}>
          {punchOutPageMessages.link}
        </Link>
        <Link className="link" to={`/dashboard/history?kind=company&record=${id}`}>
          {messages.history}
        </Link>
      </p>
    </>
  )
}

type CreditAndTaxProps = Pick<
  ExistingProps,
  'company' | 'credit' | 'vatNumber' | 'certificates' | 'canChange' | 'canOpenItems'
>

/** What it may owe, and by what its tax is decided. */
function CreditAndTax({
  company: { id },
  credit,
  vatNumber,
  certificates,
  canChange,
  canOpenItems,
}: CreditAndTaxProps) {
  const taxCountry = useTaxCountry()
  return (
    <>
      {credit ? (
        <CompanyCreditSection company={id} credit={credit} canOpenItems={canOpenItems} />
      ) : null}
      {vatNumber ? (
        <VatNumberSection company={id} vatNumber={vatNumber} canChange={canChange} />
      ) : null}
      {certificates && (taxCountry !== undefined || certificates.certificates.length > 0) ? (
        <CertificatesSection
          company={id}
          held={certificates}
          canChange={canChange}
          isUs={taxCountry === 'US'}
        />
      ) : null}
    </>
  )
}

function StateRow({ company: { id, name, state }, canChange }: StateRowProps) {
  const { busy, run } = useRowActions()
  const move = async (to: CompanyState): Promise<string | undefined> => {
    const sure =
      to !== 'closed' ||
      (await confirm({
        detail: messages.sureToClose(name),
        confirmLabel: messages.move.closed,
        cancelLabel: messages.leaveIt,
      }))
    if (!sure) return undefined
    await companies.move({ id, state: to })
    return messages.moved(name, stateNames[to])
  }
  return (
    <p className="row mt-2">
      <span>
        {messages.stateNow}: <b>{stateNames[state]}</b>
      </span>
      {canChange
        ? statesAfter(state).map((to) => (
            <button
              key={to}
              type="button"
              className={to === 'approved' ? 'button tight primary' : 'button tight'}
              aria-disabled={busy || undefined}
              onClick={({ currentTarget: button }) => void run({ button, work: () => move(to) })}
            >
              {messages.move[to]}
            </button>
          ))
        : null}
    </p>
  )
}

export const ErrorBoundary = pageErrors(messages.recordTitle)
