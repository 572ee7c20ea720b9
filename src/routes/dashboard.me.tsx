/**
 * How somebody logs in, where they are logged in, whether keys do something, and what the shop keeps
 * about them. For staff it is
 * My Profile; buyers come from theirs at /dashboard.
 */
import { Link } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { Access } from '../accounts/components/access-form.tsx'
import { AccountFacts, AccountNotices } from '../accounts/components/account-facts.tsx'
import { OwnData } from '../accounts/components/privacy.tsx'
import { Sessions } from '../accounts/components/sessions.tsx'
import { profileMessages as messages } from '../accounts/messages/profile.ts'
import { isAdmin } from '../accounts/rules.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { ownAccessMessages } from './messages/own-access.ts'
import { ownDeskMessages } from './messages/own-desk.ts'
import { OwnKeys } from './own-keys.tsx'
import type { Route } from './+types/dashboard.me.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [user, sessions] = await Promise.all([currentUser(), accounts.listSessions({}, { signal })])
  return { user, sessions }
}

export default function OwnProfile({ loaderData: { user, sessions } }: Route.ComponentProps) {
  return (
    <div>
      {isAdmin(user) ? (
        <>
          <p className="muted">{messages.title}</p>
          <h1>{messages.welcomeAdmin}</h1>
          <AccountFacts user={user} role={messages.admin} />
          <AccountNotices user={user} />
        </>
      ) : (
        <>
          <nav className="crumbs" aria-label={ownAccessMessages.crumbs}>
            <Link to="/dashboard">{messages.title}</Link>
            <span aria-current="page">{ownDeskMessages.access}</span>
          </nav>
          <DeskHead title={ownDeskMessages.access} lead={ownAccessMessages.accessLead} />
        </>
      )}
      <div className="own-parts">
        <Access user={user} />
        <div>
          <Sessions sessions={sessions} />
          <OwnKeys />
          <OwnData user={user} />
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
