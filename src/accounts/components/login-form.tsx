/** The form of the login page: e-mail and password, a forgotten one, Google. Source: specification, points 2, 5 and 8. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import type { IdentityClient } from '../../identity/identity.client.ts'
import { useLazyValidation } from '../../ui/use-lazy-validation.ts'
import { toast } from '../../ui/toast.tsx'
import { TextField } from '../../ui/field.tsx'
import { loginMessages as messages } from '../messages/login.ts'
import { authErrorMessage, ContinueWithGoogle, useIdentitySettings } from './auth-form.tsx'

const checks = () => import('../login-validation.ts')

type Known = {
  /** Where to go once in. */
  readonly from: string
  /** What went wrong before this form was shown, as a sentence. */
  readonly refused?: string | undefined
  /** Google's address has an account here that is not confirmed: the way to confirm it is offered. */
  readonly unconfirmed?: boolean
}

export function LoginForm({ from, refused: before, unconfirmed = false }: Known) {
  const { mailReady } = useIdentitySettings()
  const { resolver, preload } = useLazyValidation(
    async () => (await checks()).credentials,
    (message) => ({ password: { type: 'away', message } }),
  )
  const {
    register,
    handleSubmit,
    getValues,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { email: '', password: '' },
  })
  const [after, setAfter] = useState<string>()
  const [mailing, setMailing] = useState(false)
  const navigate = useNavigate()
  const refused = after ?? before

  const logIn = handleSubmit(async (credentials) => {
    setAfter('')
    try {
      const provider = await identity()
      await provider.signIn(credentials)
      const { exchangeIdToken: enter } = await import('../exchange-id-token.client.ts')
      await enter(provider)
      await navigate(from, { replace: true })
    } catch (error) {
      setAfter(authErrorMessage(error))
    }
  })

  /** Asks for a mail to the address that stands in the form. */
  const askMail = async (
    ask: (provider: IdentityClient, email: string) => Promise<void>,
    done: string,
  ): Promise<void> => {
    const email = getValues('email').trim()
    setMailing(true)
    try {
      if (!(await checks()).matchesEmailPattern(email)) {
        toast(messages.noEmail, 'error')
        setFocus('email')
        return
      }
      if (!mailReady) return toast(messages.mailNone, 'error')
      await ask(await identity(), email)
      toast(done)
    } catch (error) {
      toast(authErrorMessage(error), 'error')
    } finally {
      setMailing(false)
    }
  }

  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void logIn(event)}>
      <h1>{messages.heading}</h1>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="username"
        required
        onFocus={preload}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message ?? (refused ? messages.error(refused) : undefined)}
        {...register('password')}
      />
      {unconfirmed ? (
        <button
          type="button"
          className="button"
          disabled={mailing}
          onClick={() =>
            void askMail(
              (provider, email) => provider.requestVerification(email),
              messages.confirmSent,
            )
          }
        >
          {messages.confirmFirst}
        </button>
      ) : null}
      <div className="row justify-between">
        <button type="submit" className="button primary grow" disabled={isSubmitting}>
          {isSubmitting ? messages.working : messages.login}
        </button>
        <button
          type="button"
          className="button plain"
          disabled={mailing}
          onClick={() =>
            void askMail((provider, email) => provider.requestReset(email), messages.emailSent)
          }
        >
          {messages.forget}
        </button>
      </div>
      <ContinueWithGoogle from={from} busy={isSubmitting} />
      <p className="small muted">
        {messages.newHere}{' '}
        <Link className="link" to="/signup" state={{ from }}>
          {messages.getStarted}
        </Link>
      </p>
    </form>
  )
}
