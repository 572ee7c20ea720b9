/** The trade account: for which companies somebody buys, who else does, and asking for one. */
import { Suspense, useState, useSyncExternalStore } from 'react'
import { companies } from '../companies/api.client.ts'
import { noteApprovals } from '../companies/buying-for.client.ts'
import type { Membership } from '../companies/company-schemas.ts'
import { ownCompanyMessages } from '../companies/messages/own-company.ts'
import { tradeAccountMessages as messages } from '../companies/messages/pages.ts'
import { isActive, isApprover, isCompanyOwner } from '../companies/rules.ts'
import type { HeldOrder } from '../orders/holds/holds-contract.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { tax } from '../tax/api.client.ts'
import { certificates as certificatesApi } from '../tax/certificates.client.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { loadApprovalRows, OwnCompanySection, type OwnCompany } from './own-company.tsx'
import type { Route } from './+types/dashboard.company.ts'

// Most who open the page have an account.
const RequestForm = lazyComponent(
  async () => (await import('../companies/components/request-form.tsx')).RequestForm,
)

export const meta = personalMeta(messages.title, messages.description)

type Options = { readonly signal: AbortSignal }

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const options = { signal }
  const memberships = await companies.memberships({}, options)
  const [own, waiting] = await Promise.all([
    Promise.all(memberships.map((membership) => readOwnCompany(membership, options))),
    readWaiting(memberships, options),
    memberships.length === 0 ? RequestForm.load() : undefined,
  ])
  return { own, waiting }
}

async function readOwnCompany(membership: Membership, options: Options): Promise<OwnCompany> {
  const { id } = membership
  const [company, vatNumber, held, invitations] = await Promise.all([
    companies.read({ id }, options),
    tax.vatNumber({ id }, options),
    certificatesApi.certificates({ id }, options),
    isCompanyOwner(membership) ? companies.invitations({ id }, options) : [],
  ])
  return { membership, company, vatNumber, certificates: held.certificates, invitations }
}

/** Asked only for those who decide about orders of others. */
async function readWaiting(
  memberships: readonly Membership[],
  options: Options,
): Promise<readonly HeldOrder[]> {
  if (!memberships.some((one) => isActive(one.state) && isApprover(one))) return []
  const { holds } = await import('../orders/api.client.ts')
  const waiting = await holds.approvals({}, options)
  noteApprovals(waiting.length)
  // The rows are there with the page: nothing below them moves.
  if (waiting.length > 0) await loadApprovalRows()
  return waiting
}

export default function TradeAccount({ loaderData: { own, waiting } }: Route.ComponentProps) {
  const chosen = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const isPending = own.some(({ membership }) => membership.state === 'requested')
  if (own.length === 0)
    return (
      <>
        <DeskHead title={messages.title} lead={messages.lead} />
        <div className="narrow">
          <Suspense>
            <RequestForm />
          </Suspense>
        </div>
      </>
    )
  // The one that they buy for now comes first, whatever its name.
  const isChosen = ({ company }: OwnCompany): boolean => company.id === chosen?.id
  const ordered = [...own.filter(isChosen), ...own.filter((one) => !isChosen(one))]
  return (
    <>
      {ordered.map((one, index) => (
        <OwnCompanySection key={one.company.id} {...one} isFirst={index === 0} waiting={waiting} />
      ))}
      {isPending ? null : <AnotherAccount />}
    </>
  )
}

/** Behind a link: who has an account seldom asks for another one. */
function AnotherAccount() {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <div className="narrow">
        <Suspense>
          <RequestForm />
        </Suspense>
      </div>
    )
  return (
    <p className="small mt-6">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {ownCompanyMessages.another}
      </button>
    </p>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
