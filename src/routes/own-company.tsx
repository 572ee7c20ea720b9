/** A company on the page of its members: what waits, who buys for it, what is agreed with the shop. */
import { paymentTermsText } from '../companies/payment-terms-text.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { mergeCartsOrRefreshSummary } from '../cart/merge-carts.client.ts'
import { CompanyPill } from '../companies/components/company-pill.tsx'
import { companies } from '../companies/api.client.ts'
import { reloadBuyingFor } from '../companies/buying-for.client.ts'
import { BuyingForLine } from '../companies/components/buying-for.tsx'
import { CompanyPeople } from '../companies/components/company-people.tsx'
import { useSuccessorDialog } from '../companies/components/successor-dialog.tsx'
import type { Membership } from '../companies/company-schemas.ts'
import type { Company } from '../companies/contract.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import { ownCompanyMessages } from '../companies/messages/own-company.ts'
import {
  companiesPageMessages,
  companyOrderMessages,
  limitMessages,
  tradeAccountMessages as messages,
} from '../companies/messages/pages.ts'
import { isActive, isApprover, isCompanyOwner } from '../companies/rules.ts'
import { partNumberPageMessages } from '../customer-part-numbers/messages/page.ts'
import type { HeldOrder } from '../orders/holds/holds-contract.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { orderWaysMessages } from '../punch-out/messages/order-ways.ts'
import { readSignedInUser } from '../session/access-token.browser.ts'
import type { Certificate } from '../tax/certificates-contract.ts'
import { CertificateLine } from '../tax/components/certificate-line.tsx'
import { VatNumberLine } from '../tax/components/vat-number-line.tsx'
import type { VatNumber } from '../tax/contract.ts'
import { tradeFileChoices } from '../trade-files/components/trade-files.tsx'
import type { Choice } from '../ui/desk/choices-menu.tsx'
import { MenuButton } from '../ui/desk/menu-button.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { useShop } from '../ui/use-shop.ts'

// With the contract of orders, which only those need who approve some.
const ApprovalRows = lazyComponent(
  async () => (await import('../orders/components/approval-rows.tsx')).ApprovalRows,
)
export const loadApprovalRows = ApprovalRows.load

export type OwnCompany = {
  readonly membership: Membership
  readonly company: Company
  readonly vatNumber: VatNumber
  readonly certificates: readonly Certificate[]
  /** Of their owners alone. */
  readonly invitations: readonly Invitation[]
}

type OwnCompanyProps = OwnCompany & {
  /** It is what the page is about; others of the reader stand below it. */
  readonly isFirst: boolean
  /** Orders that wait for the reader, of all their companies. */
  readonly waiting: readonly HeldOrder[]
}

export function OwnCompanySection({ isFirst, waiting, ...own }: OwnCompanyProps) {
  const { membership, company, invitations } = own
  const { id, name, number, role, state } = membership
  const Heading = isFirst ? 'h1' : 'h2'
  const sentences = [
    ...(state === 'approved' ? [] : [messages.state[state]]),
    messages.youAre(messages.roleIn[role]),
    ...(isActive(state) ? [ownCompanyMessages.ownCart] : []),
  ]
  return (
    <section className={isFirst ? undefined : 'mt-10'} aria-labelledby={`company-${id}`}>
      <div className="desk-head">
        <Heading id={`company-${id}`}>
          <bdi>{name}</bdi> <small aria-label={messages.number(number)}>{number}</small>
        </Heading>
        <CompanyPill state={state} />
        {isActive(state) ? (
          <div className="acts">
            <More membership={membership} company={company} />
          </div>
        ) : null}
        <p>{sentences.join(' ')}</p>
      </div>
      {isFirst ? (
        <>
          <BuyingForLine />
          <Waiting waiting={waiting} />
        </>
      ) : null}
      {isActive(state) ? (
        <>
          <CompanyPeople
            company={company}
            invitations={invitations}
            canChange={isCompanyOwner({ role })}
          />
          <div className="record even">
            <Agreed {...own} />
            <CompanyAddresses company={company} />
          </div>
        </>
      ) : (
        <TaxLines {...own} />
      )}
    </section>
  )
}

/** Nothing where nothing waits. */
function Waiting({ waiting }: Pick<OwnCompanyProps, 'waiting'>) {
  const actions = useRowActions()
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <div className="jobs-head">
        <h2 id="waiting">{ownCompanyMessages.waits}</h2>
        <span className="n">{displayNumber(waiting.length)}</span>
        <Link className="link" to="/dashboard/approvals">
          {ownCompanyMessages.allApprovals}
        </Link>
      </div>
      <ul className="jobs">
        <Suspense>
          <ApprovalRows waiting={waiting} actions={actions} />
        </Suspense>
      </ul>
    </section>
  )
}

type MoreProps = Pick<OwnCompany, 'membership' | 'company'>

function More({ membership: { id, name, role }, company }: MoreProps) {
  const { busy, run } = useRowActions()
  const { hidden } = useShop()
  const { dialog, leave } = useLeaving(company)
  const statement = '/dashboard/statement'
  const choices: readonly Choice[] = [
    ...(isApprover({ role })
      ? [
          { label: limitMessages.approvals, to: '/dashboard/approvals' },
          { label: companyOrderMessages.link, to: `/dashboard/company/${id}/orders` },
        ]
      : []),
    { label: partNumberPageMessages.link, to: `/dashboard/company/${id}/part-numbers` },
    ...(isCompanyOwner({ role })
      ? [{ label: orderWaysMessages.link, to: `/dashboard/company/${id}/order-ways` }]
      : []),
    ...(hidden.includes(statement) ? [] : [{ label: ownCompanyMessages.statement, to: statement }]),
    ...tradeFileChoices({ of: 'own-company', id }, run),
    ...(leave
      ? [
          {
            label: messages.leave,
            name: messages.leaveCompany(name),
            danger: true,
            act: (button: HTMLElement) => void run({ button, work: leave }),
          },
        ]
      : []),
  ]
  return (
    <>
      {dialog}
      <MenuButton label={listPageMessages.moreFor(name)} busy={busy} choices={choices}>
        {ownCompanyMessages.more}
      </MenuButton>
    </>
  )
}

/** `leave` asks first; absent for those who are no member. */
function useLeaving({ id, name, members }: Company) {
  const { dialog, ask } = useSuccessorDialog()
  const me = members.find(({ email }) => email === readSignedInUser()?.email)
  if (!me) return { dialog, leave: undefined }
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
  return { dialog, leave }
}

/** What is agreed, as far as members read it. */
function Agreed(own: OwnCompany) {
  const { company } = own
  const heading = `agreed-${company.id}`
  const { paymentTerms = '', minimumOrder, backOrders = 'shop', billingEmail = '' } = company
  const rows = [
    [companiesPageMessages.paymentTerms, paymentTermsText(paymentTerms)],
    [companiesPageMessages.minimumOrder, minimumOrder > 0 ? displayMoney(minimumOrder) : ''],
    [
      companiesPageMessages.backOrders,
      backOrders === 'shop' ? '' : companiesPageMessages.backOrderRules[backOrders],
    ],
    [companiesPageMessages.billingEmail, billingEmail],
    [companiesPageMessages.representative, company.representative],
    [companiesPageMessages.terms, company.terms],
  ].filter(([, value]) => value !== '')
  return (
    <section aria-labelledby={heading}>
      <div className="jobs-head">
        <h2 id={heading}>{ownCompanyMessages.agreed}</h2>
      </div>
      {rows.length === 0 ? <p className="muted">{ownCompanyMessages.nothingAgreed}</p> : null}
      <dl className="set-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <TaxLines {...own} />
    </section>
  )
}

const TaxLines = ({ vatNumber, certificates }: Pick<OwnCompany, 'vatNumber' | 'certificates'>) => (
  <>
    <VatNumberLine vatNumber={vatNumber} />
    <CertificateLine certificates={certificates} />
  </>
)

/** Nothing where none is known. */
function CompanyAddresses({ company }: Pick<OwnCompany, 'company'>) {
  const { id, address, deliveryAddresses = [] } = company
  if (address === '' && deliveryAddresses.length === 0) return null
  return (
    <section aria-labelledby={`addresses-${id}`}>
      <div className="jobs-head">
        <h2 id={`addresses-${id}`}>{ownCompanyMessages.addresses}</h2>
      </div>
      <div className="deliver-to">
        {address === '' ? null : <address className="whitespace-pre-line">{address}</address>}
        {deliveryAddresses.length === 0 ? null : (
          <details className="all fold">
            <summary>
              {companiesPageMessages.deliveryAddresses}{' '}
              <span className="muted">{displayNumber(deliveryAddresses.length)}</span>
            </summary>
            <ul className="addresses">
              {deliveryAddresses.map((text) => (
                <li key={text} className="whitespace-pre-line">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
