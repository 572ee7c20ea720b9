/** My Profile: who one is; for customers a form, for admins how the shop is doing. */
import { Link } from 'react-router'
import type { Order } from '../../orders/contract.ts'
import { orders } from '../../orders/orders.client.ts'
import { currentUser } from '../../web/current-user.client.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Empty } from '../../web/empty.tsx'
import { Notice } from '../../web/state.tsx'
import { showDay, showTime } from '../../web/when.tsx'
import { profileWords as words } from '../../words/en/pages/profile.ts'
import { accounts } from '../accounts.client.ts'
import { Addresses } from '../addresses.tsx'
import type { User } from '../contract.ts'
import { ForgetPassword, ProfileForm } from '../profile-form.tsx'
import { isAdmin } from '../rules.ts'
import type { Route } from './+types/profile.ts'

const week = 7 * 24 * 60 * 60_000
const counted = 200

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  if (!isAdmin(user)) return { user, addresses: await accounts.addresses({}, { signal }), admin: undefined }
  const newest = await orders.all({ limit: counted }, { signal })
  const since = Date.now() - week
  const recent = newest.filter(({ placedAt }) => Date.parse(placedAt) >= since).length
  return { user, addresses: [], admin: { newest: newest[0], recent, more: recent === newest.length && newest.next !== undefined } }
}

export default function MyProfile({ loaderData: { user, addresses, admin } }: Route.ComponentProps) {
  return admin ? (
    <>
      <p className="muted">{words.title}</p>
      <h1>{words.welcomeAdmin}</h1>
      <Facts user={user} role={words.admin} />
      {user.shortPassword ? <ShortPassword user={user} /> : null}
      <Counter {...admin} />
    </>
  ) : (
    <div className="narrow">
      <h1>{words.title}</h1>
      <Facts user={user} />
      <ProfileForm user={user} />
      <Addresses addresses={addresses} />
    </div>
  )
}

const Facts = ({ user, role }: { readonly user: User; readonly role?: string }) => (
  <dl className="facts mt-4 mb-6">
    <dt>{words.name}</dt><dd>{user.displayName}</dd>
    <dt>{words.email}</dt><dd>{user.email}</dd>
    {role === undefined ? null : <><dt>{words.role}</dt><dd>{role}</dd></>}
  </dl>
)

const ShortPassword = ({ user }: { readonly user: User }) => (
  <Notice tone="warn">
    <b>{words.shortPassword}</b> {words.shortPasswordDetail} <ForgetPassword email={user.email} />
  </Notice>
)

/** What an admin wants to know first. */
const Counter = ({ newest, recent, more }: { readonly newest: Order | undefined; readonly recent: number; readonly more: boolean }) => (
  <Empty
    title={newest ? words.newest(recent, more) : words.noOrders}
    detail={newest ? words.newestDetail(newest.number, newest.name, showDay(newest.placedAt), showTime(newest.placedAt)) : words.noOrdersDetail}
  >
    <Link className="button primary" to="/dashboard/manageorders">{words.manageOrders}</Link>
  </Empty>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1 className="mb-4">{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
