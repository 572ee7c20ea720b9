/**
 * The page of an invitation's link: says what it is for, leads to sign-in or sign-up and back, and
 * joins by a button: mail programs follow links but press no buttons.
 */
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { companies } from '../companies/api.client.ts'
import { decideBuyingFor } from '../companies/buying-for.client.ts'
import { invitationPageMessages as messages } from '../companies/messages/invitation-pages.ts'
import { isActive } from '../companies/rules.ts'
import {
  clearSession,
  onSignedInChange,
  readSignedInUser,
} from '../session/access-token.browser.ts'
import { loginStateFor } from '../session/login-state.ts'
import { wholePageErrors, PersonalPageFrame } from '../shell/access-guard.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { personalStyles } from '../ui/personal-styles.ts'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'
import type { Route } from './+types/invitation.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: personalStyles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (token === '') return { token, invitation: undefined, problem: undefined }
  try {
    const invitation = await companies.readInvitation({ token }, { signal: request.signal })
    return { token, invitation, problem: undefined }
  } catch (problem) {
    if (!isProblem(problem) || problem.body.status >= 500) throw problem
    return { token, invitation: undefined, problem }
  }
}
clientLoader.hydrate = true as const

/** The signed-in user may have changed since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalPageFrame

type Invited = NonNullable<Awaited<ReturnType<typeof companies.readInvitation>>>

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, problem } = loaderData
  if (invitation) return <Invitation token={token} invitation={invitation} />
  const title = problem ? problem.body.title : messages.noLink
  const detail = problem ? problemMessage(problem) : messages.noLinkDetail
  const isSignedIn = readSignedInUser() !== undefined
  return (
    <div className="page section personal">
      <h1 className="mb-4">{messages.title}</h1>
      <EmptyState title={title} detail={detail}>
        <Link className="button primary" to={isSignedIn ? '/dashboard/company' : '/'}>
          {isSignedIn ? messages.toAccount : messages.home}
        </Link>
      </EmptyState>
    </div>
  )
}

type InvitationProps = { readonly token: string; readonly invitation: Invited }

function Invitation({ token, invitation }: InvitationProps) {
  const { company, email, role } = invitation
  const user = useSyncExternalStore(onSignedInChange, readSignedInUser, () => undefined)
  return (
    <div className="page section personal">
      <div className="door-form">
        <h1>{messages.heading(company)}</h1>
        <p>{messages.lead(company, role, email)}</p>
        {user === undefined ? (
          <SignInFirst email={email} />
        ) : user.email === email ? (
          <Join token={token} company={company} />
        ) : (
          <SwitchAccount mine={user.email} email={email} />
        )}
      </div>
    </div>
  )
}

function SignInFirst({ email }: { readonly email: string }) {
  const state = loginStateFor(useLocation())
  return (
    <>
      <p>{messages.signIn(email)}</p>
      <Link className="button primary wide" to="/login" state={state}>
        {messages.logIn}
      </Link>
      <Link className="button wide" to="/signup" state={state}>
        {messages.signUp}
      </Link>
    </>
  )
}

type SwitchAccountProps = { readonly mine: string; readonly email: string }

function SwitchAccount({ mine, email }: SwitchAccountProps) {
  const location = useLocation()
  const [busy, setBusy] = useState(false)
  const switchAccount = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { signOut } = await import('../accounts/sessions/sign-out.client.ts')
      await signOut(`${location.pathname}${location.search}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Notice tone="warn">{messages.other(mine, email)}</Notice>
      <ActButton className="button primary wide" busy={busy} act={() => switchAccount()}>
        {messages.switch}
      </ActButton>
    </>
  )
}

/** The cart comes along. Joining is done already, so what fails here is only said. */
async function buyFor(id: string): Promise<void> {
  try {
    await decideBuyingFor(id)
    const { mergeCartsOrRefreshSummary } = await import('../cart/merge-carts.client.ts')
    await mergeCartsOrRefreshSummary()
  } catch (error) {
    if (!isProblem(error)) throw error
    toast(problemMessage(error), 'error')
  }
}

function Join({ token, company }: { readonly token: string; readonly company: string }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const location = useLocation()
  const join = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { id, name, state } = await companies.acceptInvitation({ token })
      toast(messages.joined(name))
      if (isActive(state)) await buyFor(id)
      await navigate('/dashboard/company', { replace: true })
      return
    } catch (thrown) {
      if (isProblem(thrown, unauthenticated)) {
        clearSession()
        await navigate('/login', { state: loginStateFor(location) })
        return
      }
      if (!isProblem(thrown)) throw thrown
      setError(problemMessage(thrown))
    }
    setBusy(false)
  }
  return (
    <>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      <ActButton className="button primary wide" busy={busy} act={() => join()}>
        {busy ? messages.joining : messages.join(company)}
      </ActButton>
    </>
  )
}

export const ErrorBoundary = wholePageErrors(messages.title)
