/**
 * Confirms an e-mail address with a button: the mail's link alone does not, since mail programs
 * open links but press no buttons.
 */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { identity, type IdentityClient } from '../../identity/identity.client.ts'
import { readAccessToken } from '../../session/access-token.browser.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { loginMessages } from '../messages/login.ts'
import { authErrorMessage, ErrorLine } from './auth-page.tsx'

const { verify: messages, working } = loginMessages

/** @param token the token in the mail's link */
export function EmailVerification({ token }: { readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const confirm = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const provider = await identity()
      const resetToken = await provider.verifyEmail(token)
      if (resetToken !== undefined) {
        toast(messages.choosePassword)
        const page = `/reset-password?token=${encodeURIComponent(resetToken)}`
        return await navigate(page, { replace: true })
      }
      if (readAccessToken() === undefined) {
        toast(messages.done)
        return await navigate('/login', { replace: true, state: { done: 'email-confirmed' } })
      }
      // Wait for it, so that a user who continues right away has the new rights.
      await renewAccess(provider)
      toast(messages.done)
      await navigate('/', { replace: true })
    } catch (thrown) {
      setError(authErrorMessage(thrown))
    }
    setBusy(false)
  }
  return (
    <div className="door-form">
      <h1>{messages.heading}</h1>
      <p>{messages.lead}</p>
      <p className="small muted">{messages.newPassword}</p>
      <div className="field">
        <ActButton className="button primary wide" busy={busy} act={() => confirm()}>
          {busy ? working : messages.confirm}
        </ActButton>
        <ErrorLine>{error}</ErrorLine>
      </div>
    </div>
  )
}

/**
 * A confirmed address may make its owner a staff member, which is decided when an access token is
 * issued: a new token saves them from logging out and in.
 */
async function renewAccess(provider: IdentityClient): Promise<void> {
  try {
    const { renewAccessToken } = await import('../sign-in/exchange-id-token.client.ts')
    await renewAccessToken(provider)
  } catch (thrown) {
    // The address is still confirmed; the new rights come with the next log-in.
    toast(authErrorMessage(thrown), 'error')
  }
}
