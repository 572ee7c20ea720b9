/** Explains that an unconfirmed address receives no mails about orders, and how to confirm it. */
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { User } from '../contract.ts'
import { loginMessages } from '../messages/login.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { useOwnMail } from './use-own-mail.ts'

/** Renders nothing if the address is confirmed, or if the shop sends no mails at all. */
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
  const { busy, sent, request } = useOwnMail(
    (provider) => provider.requestVerification(email),
    messages.confirmationSent,
  )
  return (
    <>
      {sent ? <p className="mt-2">{messages.confirmationSentTo(email)}</p> : null}
      <ActButton className="button tight mt-2" busy={busy} act={request}>
        {loginMessages.confirmFirst}
      </ActButton>
    </>
  )
}
