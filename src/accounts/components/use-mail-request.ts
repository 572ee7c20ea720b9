/** Requesting a mail from the login page: a new password, or the confirmation of an address. */
import { useState } from 'react'
import { identity, type IdentityClient } from '../../identity/identity.client.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { toast } from '../../ui/toast.tsx'
import { loginMessages as messages } from '../messages/login.ts'
import { authErrorMessage } from './auth-page.tsx'

const loadValidation = () => import('../login-validation.ts')

/** @param kind which mail: what the page says once it was requested */
export type RequestMail = (
  request: (provider: IdentityClient, email: string) => Promise<void>,
  kind: 'reset' | 'confirmation',
) => Promise<void>

/** Requests a mail to the address in the form's e-mail field. */
export function useMailRequest({
  getEmail,
  focusEmail,
}: {
  readonly getEmail: () => string
  readonly focusEmail: () => void
}): {
  readonly isRequesting: boolean
  readonly requestMail: RequestMail
  /** What stays on the page once a mail was requested. */
  readonly sent: string | undefined
} {
  const { mailReady } = useIdentitySettings()
  const [isRequesting, setRequesting] = useState(false)
  const [sent, setSent] = useState<string>()
  const requestMail: RequestMail = async (request, kind) => {
    if (isRequesting) return
    const email = getEmail()
    setRequesting(true)
    setSent(undefined)
    try {
      if (!(await loadValidation()).matchesEmailPattern(email)) {
        toast(messages.noEmail, 'error')
        focusEmail()
        return
      }
      if (!mailReady) return toast(messages.mailNone, 'error')
      await request(await identity(), email)
      if (kind === 'confirmation') return setSent(messages.confirmSent(email))
      toast(messages.emailSent)
      // A toast is soon gone, and the mail takes its time: the page says what to wait for.
      setSent(messages.resetSent(email))
    } catch (error) {
      toast(authErrorMessage(error), 'error')
    } finally {
      setRequesting(false)
    }
  }
  return { isRequesting, requestMail, sent }
}
