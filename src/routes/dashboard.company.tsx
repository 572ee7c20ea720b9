/** The trade account: for which companies somebody buys, who else does, and asking for one. */
import { Link } from 'react-router'
import { partNumberPageMessages } from '../customer-part-numbers/messages/page.ts'
import { mergeCartsOrRefreshSummary } from '../cart/merge-carts.client.ts'
import { companies } from '../companies/api.client.ts'
import { reloadBuyingFor } from '../companies/buying-for.client.ts'
import { BuyingForLine } from '../companies/components/buying-for.tsx'
import { Invitations } from '../companies/components/invitations.tsx'
import { LimitsForm } from '../companies/components/limits-form.tsx'
import { useSuccessorDialog } from '../companies/components/successor-dialog.tsx'
import { MemberTable } from '../companies/components/member-table.tsx'
import { RequestForm } from '../companies/components/request-form.tsx'
import type { Membership } from '../companies/company-schemas.ts'
import type { Company } from '../companies/contract.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import {
  companyOrderMessages,
  limitMessages,
  tradeAccountMessages as messages,
} from '../companies/messages/pages.ts'
import { isActive, isApprover, isCompanyOwner } from '../companies/rules.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { orderWaysMessages } from '../punch-out/messages/order-ways.ts'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { tax } from '../tax/api.client.ts'
import { certificates as certificatesApi } from '../tax/certificates.client.ts'
import type { Certificate } from '../tax/certificates-contract.ts'
import { CertificateLine } from '../tax/components/certificate-line.tsx'
import { VatNumberLine } from '../tax/components/vat-number-line.tsx'
import type { VatNumber } from '../tax/contract.ts'
import { TradeFiles } from '../trade-files/components/trade-files.tsx'
import { tradeFileMessages } from '../trade-files/messages/trade-files.ts'
import { ActButton } from '../ui/buttons.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.company.ts'

export const meta = personalMeta(messages.title, messages.description)

type OwnCompany = {
  readonly membership: Membership
  readonly company: Company
  readonly vatNumber: VatNumber
  readonly certificates: readonly Certificate[]
  /** Of their owners alone. */
  readonly invitations: readonly Invitation[]
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const memberships = await companies.memberships({}, { signal })
  const own = await Promise.all(
    memberships.map(async (membership): Promise<OwnCompany> => {
      const { id } = membership
      const [company, vatNumber, held, invitations] = await Promise.all([
        companies.read({ id }, { signal }),
        tax.vatNumber({ id }, { signal }),
        certificatesApi.certificates({ id }, { signal }),
        isCompanyOwner(membership) ? companies.invitations({ id }, { signal }) : [],
      ])
      return { membership, company, vatNumber, certificates: held.certificates, invitations }
    }),
  )
  return { own }
}

export default function TradeAccount({ loaderData: { own } }: Route.ComponentProps) {
  const memberships = own.map(({ membership }) => membership)
  const waits = memberships.some(({ state }) => state === 'requested')
  return (
    <div className="narrow">
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <BuyingForLine />
      {own.map((one) => (
        <CompanySection key={one.company.id} {...one} />
      ))}
      {waits ? null : <RequestForm />}
    </div>
  )
}

function CompanySection({ membership, company, vatNumber, certificates, invitations }: OwnCompany) {
  const { id, name, number, role, state } = membership
  return (
    <section className="mt-6 mb-6" aria-labelledby={`company-${id}`}>
      <div className="row justify-between">
        <h2 id={`company-${id}`}>{name}</h2>
        <span className="muted">{messages.number(number)}</span>
      </div>
      <p className="mt-2">
        {messages.state[state]} {messages.youAre(messages.roleIn[role])}{' '}
        {company.minimumOrder > 0 ? messages.minimum(displayMoney(company.minimumOrder)) : null}
      </p>
      {company.terms === '' ? null : (
        <p className="mt-2">
          <b>{messages.terms}:</b> <span className="whitespace-pre-line">{company.terms}</span>
        </p>
      )}
      <VatNumberLine vatNumber={vatNumber} />
      <CertificateLine certificates={certificates} />
      {isActive(state) ? (
        <>
          <h3 className="mt-4 mb-2">{messages.members}</h3>
          <MemberTable company={company} canChange={isCompanyOwner({ role })} />
          <p className="row mt-2">
            <Link className="link" to={`/dashboard/company/${id}/part-numbers`}>
              {partNumberPageMessages.link}
            </Link>
            {isCompanyOwner({ role }) ? (
              <Link className="link" to={`/dashboard/company/${id}/order-ways`}>
                {orderWaysMessages.link}
              </Link>
            ) : null}
            {isApprover({ role }) ? (
              <>
                <Link className="link" to="/dashboard/approvals">
                  {limitMessages.approvals}
                </Link>
                <Link className="link" to={`/dashboard/company/${id}/orders`}>
                  {companyOrderMessages.link}
                </Link>
              </>
            ) : null}
          </p>
          {isCompanyOwner({ role }) ? (
            <>
              <Invitations company={company} invitations={invitations} canChange />
              <LimitsForm company={company} />
            </>
          ) : null}
          <TradeFiles
            file={{ of: 'own-company', id }}
            lead={tradeFileMessages.ownLead}
            heading="h3"
          />
          <LeaveButton company={company} />
        </>
      ) : null}
    </section>
  )
}

function LeaveButton({ company: { id, name, members } }: { readonly company: Company }) {
  const { busy, run } = useRowActions()
  const { dialog, ask } = useSuccessorDialog()
  const me = members.find(({ email }) => email === readSignedInUser()?.email)
  if (!me) return null
  const leave = async (): Promise<string | undefined> => {
    // Only owners choose who takes over.
    const isOwner = isCompanyOwner(me)
    const successor = await ask({
      detail: isOwner ? messages.sureToLeaveAsOwner(name) : messages.sureToLeave(name),
      confirmLabel: messages.leave,
      cancelLabel: messages.stay,
      members: isOwner ? members : [],
      leaving: me.userId,
    })
    if (successor === null) return undefined
    await companies.removeMember({
      id,
      userId: me.userId,
      ...(successor === '' ? {} : { successor }),
    })
    if (await reloadBuyingFor()) await mergeCartsOrRefreshSummary()
    return messages.left(name)
  }
  return (
    <>
      {dialog}
      <ActButton
        className="button plain tight mt-2"
        busy={busy}
        aria-label={messages.leaveCompany(name)}
        act={(button) => run({ button, work: leave })}
      >
        {messages.leave}
      </ActButton>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
