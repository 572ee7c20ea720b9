/**
 * The form of the login page: e-mail and password, a forgotten password, Google.
 * Source: specification, points 2, 5 and 8.
 */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { isSecondFactorMissing } from '../../identity/provider-error.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import type { DoneBeforeLogin } from '../../session/login-state.ts'
import { ActButton, SubmitButton } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { loginMessages as messages } from '../messages/login.ts'
import { authErrorMessage, ContinueWithGoogle } from './auth-page.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { preloadValidation, useCredentials } from './use-credentials.ts'
import { useMailRequest, type RequestMail } from './use-mail-request.ts'

type LoginFormProps = {
  /** Where to go after signing in. */
  readonly from: string
  /** An error before this form was shown, as a sentence. */
  readonly refused?: string | undefined
  /** Google's address belongs to an unconfirmed account of the shop: offers to confirm it. */
  readonly unconfirmed?: boolean
  readonly done?: DoneBeforeLogin | undefined
  /** Called if the password was correct and the account has a second factor. */
  readonly onSecondFactor: () => void
}

export function LoginForm({
  from,
  refused: earlierError,
  unconfirmed = false,
  done,
  onSecondFactor,
}: LoginFormProps) {
  const { passkeys } = useIdentitySettings()
  // Nothing was entered yet: why the session could not be continued is not an error of the password.
  const isEnded = done === 'session-ended'
  const { error = isEnded ? undefined : earlierError, signIn } = useSignIn(from, onSecondFactor)
  const { form, errors, isSubmitting, submit, field, readEmail, focusEmail } =
    useCredentials(signIn)
  const { isRequesting, requestMail, sent } = useMailRequest({ getEmail: readEmail, focusEmail })

  return (
    <form
      ref={form}
      method="post"
      className="door-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{messages.heading}</h1>
      <Sent
        text={(isEnded && earlierError) || (done && messages.done[done])}
        tone={isEnded ? 'info' : 'good'}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="username"
        required
        onFocus={() => void preloadValidation()}
        error={errors.email}
        {...field('email')}
      />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password ?? (error ? messages.error(error) : undefined)}
        {...field('password')}
      />
      {unconfirmed ? <ConfirmEmailButton busy={isRequesting} requestMail={requestMail} /> : null}
      <Sent text={sent} />
      <LoginButtons isSubmitting={isSubmitting} busy={isRequesting} requestMail={requestMail} />
      {passkeys ? <PasskeyButton from={from} /> : null}
      <ContinueWithGoogle from={from} busy={isSubmitting} />
      <NewHere from={from} />
    </form>
  )
}

/** Signs in and goes to `from`. `error` is '' from the first attempt until an attempt fails. */
function useSignIn(from: string, onSecondFactor: () => void) {
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const signIn = async (credentials: {
    readonly email: string
    readonly password: string
  }): Promise<void> => {
    setError('')
    try {
      const provider = await identity()
      await provider.signIn(credentials)
      const { exchangeIdToken } = await import('../sign-in/exchange-id-token.client.ts')
      await exchangeIdToken(provider)
      await navigate(from, { replace: true })
    } catch (thrown) {
      if (isSecondFactorMissing(thrown)) return onSecondFactor()
      setError(authErrorMessage(thrown))
    }
  }
  return { error, signIn }
}

type MailButtonProps = { readonly busy: boolean; readonly requestMail: RequestMail }

const ConfirmEmailButton = ({ busy, requestMail }: MailButtonProps) => (
  <ActButton
    className="button"
    busy={busy}
    act={() =>
      requestMail((provider, email) => provider.requestVerification(email), 'confirmation')
    }
  >
    {messages.confirmFirst}
  </ActButton>
)

/** 'Login', with 'Forget Password?' beside it. */
const LoginButtons = ({
  isSubmitting,
  busy,
  requestMail,
}: MailButtonProps & { readonly isSubmitting: boolean }) => (
  <div className="row justify-between">
    <SubmitButton grow busy={isSubmitting} busyLabel={messages.working}>
      {messages.login}
    </SubmitButton>
    <ActButton
      className="button plain"
      busy={busy}
      act={() => requestMail((provider, email) => provider.requestReset(email), 'reset')}
    >
      {messages.forget}
    </ActButton>
  </div>
)

type SentProps = { readonly text: string | undefined; readonly tone?: 'info' | 'good' }

const Sent = ({ text, tone = 'good' }: SentProps) =>
  text === undefined ? null : <Notice tone={tone}>{text}</Notice>

const NewHere = ({ from }: Pick<LoginFormProps, 'from'>) => (
  <p className="small muted">
    {messages.newHere}{' '}
    <Link className="link" to="/signup" state={{ from }}>
      {messages.getStarted}
    </Link>
  </p>
)
