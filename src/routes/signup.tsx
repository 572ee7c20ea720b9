/** Opening an account. Source: specification, points 2, 5 and 8. */
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { identity } from '../identity/identity.client.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { ProviderError } from '../identity/provider-error.ts'
import { nameMaximum, passwordMaximum } from '../identity/public-settings.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { useLazyValidation } from '../ui/use-lazy-validation.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { readLoginState } from '../session/login-state.ts'
import { TextField } from '../ui/field.tsx'
import { signupMessages as messages } from '../accounts/messages/signup.ts'
import {
  AuthPage,
  ErrorLine,
  authErrorMessage,
  ContinueWithGoogle,
} from '../accounts/components/auth-page.tsx'
import { OtherProvider } from '../accounts/components/other-provider.tsx'
import type { Route } from './+types/signup.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, path: '/signup' })

const checks = () => import('../accounts/signup-validation.ts')

export default function SignUp() {
  const { otherProvider } = useIdentitySettings()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { from } = readLoginState(state)

  useEffect(() => {
    if (readAccessToken() !== undefined) void navigate(from, { replace: true })
  }, [from, navigate])
  return (
    <AuthPage>
      {otherProvider ? <OtherProvider page="signup" from={from} /> : <SignUpForm from={from} />}
    </AuthPage>
  )
}

function SignUpForm({ from }: { readonly from: string }) {
  const { passwordMinimum } = useIdentitySettings()
  const { resolver, preload } = useLazyValidation(
    async () => (await checks()).signupResolver(passwordMinimum),
    (message) => ({ confirm: { type: 'unavailable', message } }),
  )
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { name: '', email: '', password: '', confirm: '' },
  })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const signUp = handleSubmit(async ({ name, email, password }) => {
    setRefused(undefined)
    try {
      const provider = await identity()
      await provider.signUp({ name, email, password })
      const { exchangeIdToken } = await import('../accounts/exchange-id-token.client.ts')
      if (!(await exchangeIdToken(provider))) throw new ProviderError(messages.notEntered)
      await navigate(from, { replace: true })
    } catch (error) {
      setRefused(authErrorMessage(error))
    }
  })

  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void signUp(event)}>
      <h1>{messages.heading}</h1>
      <TextField
        label={messages.name}
        onFocus={preload}
        autoComplete="name"
        maxLength={nameMaximum * 2}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="new-password"
        required
        help={messages.passwordHelp(passwordMinimum, passwordMaximum)}
        error={errors.password?.message}
        {...register('password', { deps: 'confirm' })}
      />
      <TextField
        label={messages.confirm}
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
        {...register('confirm')}
      />
      <div className="field">
        <button type="submit" className="button primary wide" disabled={isSubmitting}>
          {isSubmitting ? messages.working : messages.signUp}
        </button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <ContinueWithGoogle from={from} busy={isSubmitting} />
      <p className="small muted">
        {messages.already}{' '}
        <Link className="link" to="/login" state={{ from }}>
          {messages.logIn}
        </Link>
      </p>
    </form>
  )
}
