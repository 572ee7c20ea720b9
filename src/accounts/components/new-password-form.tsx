/** The form that sets a new password, opened by a link in a mail. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { passwordMaximum } from '../../identity/public-settings.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { clearSession } from '../../session/access-token.browser.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { resetPasswordMessages as messages } from '../messages/reset-password.ts'
import { signupMessages } from '../messages/signup.ts'
import { newPasswordSchema } from '../reset-password-validation.ts'
import { authErrorMessage, ErrorLine } from './auth-page.tsx'

type NewPasswordFormProps = {
  /** The token in the link. */
  readonly token: string
  /** Called if the link was used already or has expired. */
  readonly onExpired: () => void
}

export function NewPasswordForm({ token, onExpired }: NewPasswordFormProps) {
  const { passwordMinimum } = useIdentitySettings()
  const { form, refused, setPassword } = useNewPasswordForm(token, passwordMinimum, onExpired)
  const {
    register,
    formState: { errors, isSubmitting },
  } = form
  return (
    <form
      method="post"
      className="door-form"
      noValidate
      onSubmit={(event) => void setPassword(event)}
    >
      <h1>{messages.heading}</h1>
      <TextField
        label={messages.password}
        type="password"
        autoComplete="new-password"
        required
        help={signupMessages.passwordHelp(passwordMinimum, passwordMaximum)}
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
        <SubmitButton wide busy={isSubmitting} busyLabel={messages.working}>
          {messages.set}
        </SubmitButton>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <p className="small muted">{messages.ends}</p>
    </form>
  )
}

function useNewPasswordForm(token: string, passwordMinimum: number, onExpired: () => void) {
  const [schema] = useState(() => newPasswordSchema(passwordMinimum))
  const form = useForm({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { password: '', confirm: '' },
  })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const setPassword = form.handleSubmit(async ({ password }) => {
    setRefused(undefined)
    try {
      await (await identity()).setNewPassword({ token, password })
    } catch (error) {
      if (
        error instanceof ProviderError &&
        (error.code === 'INVALID_TOKEN' || error.code === 'USER_NOT_FOUND')
      )
        return onExpired()
      return setRefused(authErrorMessage(error))
    }
    clearSession() // the server has revoked the access token
    toast(messages.done)
    await navigate('/login', { replace: true, state: { done: 'password-changed' } })
  })

  return { form, refused, setPassword }
}
