/** Says that no mails about orders come to an address that is not confirmed, and how to confirm it. */
import { useState } from 'react'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import type { User } from '../contract.ts'
import { loginMessages } from '../messages/login.ts'
import { profileMessages as messages } from '../messages/profile.ts'

/** Nothing where the address is confirmed, or where the shop sends no mails at all. */
export function UnconfirmedEmail({ user }: { readonly user: User }) {
  const { mailReady, otherProvider } = useIdentitySettings()
  if (user.emailConfirmed || (!mailReady && !otherProvider)) return null
  return (
    <Notice>
      <p>
        <b>{messages.unconfirmed}</b> {messages.unconfirmedDetail}
      </p>
      {mailReady ? (
        <ConfirmationButton email={user.email} />
      ) : (
        <p>{messages.unconfirmedElsewhere(otherProvider?.name ?? '')}</p>
      )}
    </Notice>
  )
}

function ConfirmationButton({ email }: { readonly email: string }) {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const request = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await (await identity()).requestVerification(email)
      toast(messages.confirmationSent)
      setSent(true)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {sent ? <p className="mt-2">{messages.confirmationSentTo(email)}</p> : null}
      <ActButton className="button tight mt-2" busy={busy} act={() => request()}>
        {loginMessages.confirmFirst}
      </ActButton>
    </>
  )
}
