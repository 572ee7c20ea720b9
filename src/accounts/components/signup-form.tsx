/** The sign-up form. Source: specification, points 2, 5 and 8. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { nameMaximum, passwordMaximum } from '../../identity/public-settings.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { useLazyValidation } from '../../ui/use-lazy-validation.ts'
import { signupMessages as messages } from '../messages/signup.ts'
import { authErrorMessage, ContinueWithGoogle, ErrorLine } from './auth-page.tsx'

const loadValidation = () => import('../signup-validation.ts')

/** @param from the page to open after signing up */
export function SignUpForm({ from }: { readonly from: string }) {
  const state = useSignUpForm(from)
  const { isSubmitting } = state.form.formState
  return (
    <form
      method="post"
      className="door-form"
      noValidate
      onSubmit={(event) => void state.signUp(event)}
    >
      <h1>{messages.heading}</h1>
      <SignUpFields {...state} />
      <div className="field">
        <SubmitButton wide busy={isSubmitting} busyLabel={messages.working}>
          {messages.signUp}
        </SubmitButton>
        <ErrorLine>{state.refused}</ErrorLine>
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

function useSignUpForm(from: string) {
  const { passwordMinimum } = useIdentitySettings()
  const { resolver, preload } = useLazyValidation(
    async () => (await loadValidation()).signupResolver(passwordMinimum),
    (message) => ({ confirm: { type: 'unavailable', message } }),
  )
  const form = useForm({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { name: '', email: '', password: '', confirm: '' },
  })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const signUp = form.handleSubmit(async ({ name, email, password }) => {
    setRefused(undefined)
    try {
      const provider = await identity()
      await provider.signUp({ name, email, password })
      const { exchangeIdToken } = await import('../sign-in/exchange-id-token.client.ts')
      if (!(await exchangeIdToken(provider))) throw new ProviderError(messages.notEntered)
      await navigate(from, { replace: true })
    } catch (error) {
      setRefused(authErrorMessage(error))
    }
  })

  return { form, passwordMinimum, preload, refused, signUp }
}

type SignUpFieldsProps = Pick<
  ReturnType<typeof useSignUpForm>,
  'form' | 'passwordMinimum' | 'preload'
>

function SignUpFields({ form, passwordMinimum, preload }: SignUpFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
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
    </>
  )
}
