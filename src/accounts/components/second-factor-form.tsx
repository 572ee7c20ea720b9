/** The second step of the log-in: a code of the authenticator app, or a recovery code. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import {
  confirmSecondFactor,
  redeemRecoveryCode,
} from '../../identity/in-browser/second-factor.client.ts'
import { TextField } from '../../ui/field.tsx'
import { loginMessages } from '../messages/login.ts'
import { authErrorMessage } from './auth-page.tsx'

const messages = loginMessages.secondFactor

/** After these errors the log-in must start again with the password. */
const endsLogin = [
  'CODE_USED',
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'UNAUTHORIZED',
]

type SecondFactorFormProps = {
  /** Where to go after signing in. */
  readonly from: string
  /** Called to start again with the password; with a sentence if this is required. */
  readonly onStartOver: (why?: string) => void
}

export function SecondFactorForm({ from, onStartOver }: SecondFactorFormProps) {
  const [isRecovering, setRecovering] = useState(false)
  const { error, busy, send, clear } = useSecondStep(from, onStartOver)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [isRecovering])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = (field.current?.value ?? '').trim()
    if (code === '' || busy) return field.current?.focus()
    void send(code, isRecovering).then(() => field.current?.select())
  }
  return (
    <form method="post" className="door-form" noValidate onSubmit={submit}>
      <h1>{messages.heading}</h1>
      <p>{isRecovering ? messages.recoveryLead : messages.lead}</p>
      <TextField
        key={String(isRecovering)}
        ref={field}
        label={isRecovering ? messages.recoveryCode : messages.code}
        name="code"
        inputMode={isRecovering ? 'text' : 'numeric'}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
      <div className="row justify-between">
        <button type="submit" className="button primary grow" aria-disabled={busy || undefined}>
          {busy ? loginMessages.working : loginMessages.login}
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => {
            clear()
            setRecovering(!isRecovering)
          }}
        >
          {isRecovering ? messages.appInstead : messages.recoverInstead}
        </button>
      </div>
      <p className="small muted">{messages.lost}</p>
      <p>
        <button type="button" className="button plain" onClick={() => onStartOver()}>
          {messages.startOver}
        </button>
      </p>
    </form>
  )
}

function useSecondStep(from: string, onStartOver: SecondFactorFormProps['onStartOver']) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const send = async (code: string, isRecoveryCode: boolean): Promise<void> => {
    setError(undefined)
    setBusy(true)
    try {
      await (isRecoveryCode ? redeemRecoveryCode(code) : confirmSecondFactor(code))
      const { exchangeIdToken } = await import('../sign-in/exchange-id-token.client.ts')
      await exchangeIdToken(await identity())
      await navigate(from, { replace: true })
    } catch (thrown) {
      const message = authErrorMessage(thrown)
      if (thrown instanceof ProviderError && endsLogin.includes(thrown.code))
        return onStartOver(message)
      setError(message)
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, send, clear: () => setError(undefined) }
}
