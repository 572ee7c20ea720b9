/** Name and e-mail address of the signed-in user, and open tasks of staff for their own account. */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { User } from '../contract.ts'
import { profileMessages as messages } from '../messages/profile.ts'

// Loads the identity provider and the forms, which few need here.
const ForgetPassword = lazyComponent(
  async () => (await import('./profile-form.tsx')).ForgetPassword,
)

export const AccountFacts = ({ user, role }: { readonly user: User; readonly role?: string }) => (
  <dl className="facts mt-4 mb-6">
    <dt>{messages.name}</dt>
    <dd>{user.displayName}</dd>
    <dt>{messages.email}</dt>
    <dd>{user.email}</dd>
    {role === undefined ? null : (
      <>
        <dt>{messages.role}</dt>
        <dd>{role}</dd>
      </>
    )}
  </dl>
)

/** Renders nothing if nothing is missing. */
export const AccountNotices = ({ user }: { readonly user: User }) => (
  <>
    {user.lacksSecondFactor ? (
      <Notice tone="warn">
        <b>{messages.factorDemanded}</b> {messages.factorDemandedDetail}{' '}
        <Link className="link" to="/dashboard/me#second-factor">
          {messages.factorSetUp}
        </Link>
      </Notice>
    ) : null}
    {user.shortPassword ? (
      <Notice tone="warn">
        <b>{messages.shortPassword}</b> {messages.shortPasswordDetail}{' '}
        <Suspense>
          <ForgetPassword email={user.email} />
        </Suspense>
      </Notice>
    ) : null}
  </>
)
