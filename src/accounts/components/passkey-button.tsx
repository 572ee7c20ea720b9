/** 'Log in with a passkey': signs in without a password, with a passkey of the user's device. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { loginMessages as messages } from '../messages/login.ts'
import { authErrorMessage } from './auth-page.tsx'

const noteId = 'passkey-note'

/** @param from where to go after signing in */
export function PasskeyButton({ from }: { readonly from: string }) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const signIn = async (): Promise<void> => {
    if (busy) return
    setError(undefined)
    setBusy(true)
    try {
      const { signInWithPasskey } = await import('../../identity/in-browser/passkeys.client.ts')
      await signInWithPasskey()
      const { exchangeIdToken } = await import('../sign-in/exchange-id-token.client.ts')
      await exchangeIdToken(await identity())
      await navigate(from, { replace: true })
    } catch (thrown) {
      setError(authErrorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field">
      <ActButton
        className="button wide"
        busy={busy}
        aria-describedby={error === undefined ? undefined : noteId}
        act={() => signIn()}
      >
        {messages.passkey}
      </ActButton>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
