/** My Profile of a buyer: facts, form, addresses, sign-in, sessions and own data. */
import { Link } from 'react-router'
import { AccountFacts } from '../accounts/components/account-facts.tsx'
import { Access } from '../accounts/components/access-form.tsx'
import { Addresses } from '../accounts/components/addresses.tsx'
import { ProfileForm } from '../accounts/components/profile-form.tsx'
import { OwnData } from '../accounts/components/privacy.tsx'
import { Sessions } from '../accounts/components/sessions.tsx'
import { UnconfirmedEmail } from '../accounts/components/unconfirmed-email.tsx'
import type { SavedAddress, User } from '../accounts/contract.ts'
import { profileMessages as messages } from '../accounts/messages/profile.ts'
import type { Session } from '../accounts/sessions/session-contract.ts'
import { useChargedShop } from '../orders/components/use-charged-shop.ts'

type ProfileProps = {
  readonly user: User
  readonly sessions: readonly Session[]
  readonly addresses: readonly SavedAddress[]
}

export function Profile({ user, sessions, addresses }: ProfileProps) {
  const home = useChargedShop()?.home ?? ''
  return (
    <div className="narrow">
      <h1>{messages.title}</h1>
      <AccountFacts user={user} />
      <UnconfirmedEmail user={user} />
      <ProfileForm user={user} />
      <Addresses addresses={addresses} home={home} />
      <p className="mt-6">
        <Link className="link" to="/dashboard/company">
          {messages.tradeAccount}
        </Link>
      </p>
      <Access user={user} />
      <Sessions sessions={sessions} />
      <OwnData user={user} />
    </div>
  )
}
