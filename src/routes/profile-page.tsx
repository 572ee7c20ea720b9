/**
 * My Profile of a buyer: what waits for them and is on its way, what they buy again, their own
 * details, where their orders go, and how they log in.
 */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { ProfileForm } from '../accounts/components/profile-form.tsx'
import { UnconfirmedEmail } from '../accounts/components/unconfirmed-email.tsx'
import type { User } from '../accounts/contract.ts'
import { profileMessages } from '../accounts/messages/profile.ts'
import { BuyAgain } from '../cart/components/buy-again.tsx'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'
import { uiMessages } from '../ui/messages/ui.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { ownDeskMessages as messages } from './messages/own-desk.ts'
import { OwnAccess } from './own-access.tsx'
import { OwnDelivery } from './own-delivery.tsx'
import type { OwnDesk } from './own-desk.client.ts'
import { OwnOrders } from './own-orders.tsx'
import { OwnWaiting } from './own-waiting.tsx'

type ProfileProps = { readonly user: User; readonly desk: OwnDesk }

export function Profile({ user, desk }: ProfileProps) {
  const { overview, answered, approvals, sessions, addresses } = desk
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const facts = [
    user.displayName,
    user.email,
    ...(company ? [messages.buyingFor(company.name)] : []),
  ]
  return (
    <>
      <DeskHead title={profileMessages.title} lead={facts.join(' · ')} />
      <UnconfirmedEmail user={user} />
      <OwnWaiting approvals={approvals} answered={answered} />
      <OwnOrders orders={overview.openOrders} more={overview.moreOrders} />
      <section aria-labelledby="buy-again">
        <div className="jobs-head">
          <h2 id="buy-again">{messages.buyAgain}</h2>
          <Link className="link" to="/order-pad">
            {messages.orderPad}
          </Link>
        </div>
        <BuyAgain items={overview.buyAgain} />
        {overview.buyAgain.length === 0 ? (
          <Link className="button primary mt-3" to="/purchase">
            {uiMessages.seeTools}
          </Link>
        ) : null}
      </section>
      <div className="record even">
        <section aria-labelledby="about">
          <div className="jobs-head">
            <h2 id="about">{messages.about}</h2>
          </div>
          <ProfileForm user={user} />
        </section>
        <div>
          <OwnDelivery addresses={addresses} />
          <OwnAccess user={user} devices={sessions.length} />
        </div>
      </div>
    </>
  )
}
