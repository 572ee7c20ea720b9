/** Confirming an e-mail address. A button and not the link itself: programs that read mail follow links, people press buttons. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { readToken } from '../../session/access-token.ts'
import { toast } from '../../ui/toast.tsx'
import { loginMessages } from '../messages/login.ts'
import { ErrorLine, authErrorMessage } from './auth-form.tsx'

const { verify: words, working } = loginMessages

/** @param token what the mail's link carries */
export function EmailVerification({ token }: { readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await (await identity()).verifyEmail(token)
      toast(words.done)
      await navigate(readToken() === undefined ? '/login' : '/', { replace: true })
    } catch (error) {
      setRefused(authErrorMessage(error))
    }
    setBusy(false)
  }
  return (
    <div className="door-form">
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <div className="field">
        <button
          type="button"
          className="button primary wide"
          disabled={busy}
          onClick={() => void confirm()}
        >
          {busy ? working : words.confirm}
        </button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
    </div>
  )
}
