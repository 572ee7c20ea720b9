/** My Profile of staff: name and e-mail, password, second factor, devices, own data. Buyers have theirs at /dashboard. */
import { redirect } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { Access } from '../accounts/components/access-form.tsx'
import { AccountFacts, AccountNotices } from '../accounts/components/account-facts.tsx'
import { OwnData } from '../accounts/components/privacy.tsx'
import { Sessions } from '../accounts/components/sessions.tsx'
import { profileMessages as messages } from '../accounts/messages/profile.ts'
import { isAdmin } from '../accounts/rules.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.me.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [user, sessions] = await Promise.all([currentUser(), accounts.listSessions({}, { signal })])
  if (!isAdmin(user)) throw redirect('/dashboard')
  return { user, sessions }
}

export default function OwnProfile({ loaderData: { user, sessions } }: Route.ComponentProps) {
  return (
    <div className="narrow">
      <p className="muted">{messages.title}</p>
      <h1>{messages.welcomeAdmin}</h1>
      <AccountFacts user={user} role={messages.admin} />
      <AccountNotices user={user} />
      <Access user={user} />
      <Sessions sessions={sessions} />
      <OwnData user={user} />
    </div>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
