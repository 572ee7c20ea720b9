/**
 * Confirms a new e-mail address, by a button: mail programs follow links but press no buttons. Who
 * is not signed in logs in first and comes back.
 */
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { isProblem } from '../../packages/contract/problem.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { accounts } from '../accounts/api.client.ts'
import { accessMessages } from '../accounts/messages/access.ts'
import { readSignedInUser, storeSignedInUser } from '../session/access-token.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import { toast } from '../ui/toast.tsx'

const messages = accessMessages.email.page

export const meta = personalMeta(messages.title, messages.description)

export default function NewEmail() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="narrow">
      <DeskHead title={messages.title} />
      {token === null ? (
        <EmptyState title={messages.noLink} detail={messages.noLinkDetail}>
          <Link className="button primary" to="/dashboard">
            {messages.back}
          </Link>
        </EmptyState>
      ) : (
        <Confirmation token={token} />
      )}
    </div>
  )
}

function Confirmation({ token }: { readonly token: string }) {
  const { busy, error, confirm } = useConfirmation(token)
  return (
    <>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      <p className="mt-4 mb-4">{messages.lead}</p>
      <ActButton className="button primary" busy={busy} act={() => confirm()}>
        {busy ? messages.confirming : messages.confirm}
      </ActButton>
    </>
  )
}

function useConfirmation(token: string) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [ended, setEnded] = useState<unknown>()
  const navigate = useNavigate()
  // A sign-in that has ended meanwhile is the page's error: it leads to the login page and back.
  if (ended !== undefined) throw ended
  const confirm = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const { email } = await accounts.confirmEmailChange({ token })
      const user = readSignedInUser()
      if (user) storeSignedInUser({ ...user, email })
      toast(messages.done(email))
      return await navigate('/dashboard', { replace: true })
    } catch (thrown) {
      if (!isProblem(thrown) || isProblem(thrown, unauthenticated)) setEnded(thrown)
      else setError(problemMessage(thrown))
    }
    setBusy(false)
  }
  return { busy, error, confirm }
}

export const ErrorBoundary = pageErrors(messages.title)
