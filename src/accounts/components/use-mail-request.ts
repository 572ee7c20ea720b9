/** Requesting a mail on the login page: for a new password, or for confirming an address. */
import { useState } from 'react'
import { identity, type IdentityClient } from '../../identity/identity.client.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { toast } from '../../ui/toast.tsx'
import { loginMessages as messages } from '../messages/login.ts'
import { authErrorMessage } from './auth-page.tsx'

const loadValidation = () => import('../login-validation.ts')

/** @param kind which mail: determines the text shown afterwards */
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
  /** The text that stays on the page after a mail was requested. */
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
      // A toast disappears soon, while the mail may take longer: the page shows what to wait for.
      setSent(messages.resetSent(email))
    } catch (error) {
      toast(authErrorMessage(error), 'error')
    } finally {
      setRequesting(false)
    }
  }
  return { isRequesting, requestMail, sent }
}
