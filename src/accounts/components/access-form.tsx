/** A user's own access, on the profile page: a new password, and signing out everywhere. */
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { identity } from '../../identity/identity.client.ts'
import { passwordMaximum } from '../../identity/public-settings.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { clearSession } from '../../session/access-token.browser.ts'
import { clearPersonalStorage } from '../../session/personal-storage.browser.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { confirm } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, type User } from '../contract.ts'
import { accessMessages as messages } from '../messages/access.ts'
import { signupMessages } from '../messages/signup.ts'
import { EmailSection } from './email-section.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { passwordChangeSchema } from '../reset-password-validation.ts'

export function Access({ user }: { readonly user: User }) {
  const heading = useId()
  const { kind, passkeys } = useIdentitySettings()
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <EmailSection user={user} />
      {kind === 'embedded' ? <PasswordForm user={user} /> : null}
      {kind === 'embedded' ? <SecondFactor user={user} /> : null}
      {passkeys ? <Passkeys user={user} /> : null}
      <SignOutEverywhere />
    </section>
  )
}

function PasswordForm({ user }: { readonly user: User }) {
  const { passwordMinimum } = useIdentitySettings()
  const { form, notice, change } = usePasswordForm(user, passwordMinimum)
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void change(event)}>
      <h3>{messages.passwordHeading}</h3>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notChanged}</b> {notice}
        </Notice>
      )}
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label={messages.current}
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div className="two">
        <TextField
          label={messages.next}
          type="password"
          autoComplete="new-password"
          help={signupMessages.passwordHelp(passwordMinimum, passwordMaximum)}
          error={errors.newPassword?.message}
          {...register('newPassword', { deps: 'confirm' })}
        />
        <TextField
          label={messages.confirm}
          type="password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm')}
        />
      </div>
      <div className="row">
        <SubmitButton secondary busy={isSubmitting} busyLabel={messages.changing}>
          {messages.change}
        </SubmitButton>
        <span className="muted small">{messages.ends}</span>
      </div>
    </form>
  )
}

function usePasswordForm({ email }: User, passwordMinimum: number) {
  const [schema] = useState(() => passwordChangeSchema(passwordMinimum))
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirm: '' },
  })
  const { notice, send } = useSubmit(form, accountsContract.changePassword.input)
  const change = send(async ({ currentPassword, newPassword }) => {
    await accounts.changePassword({ currentPassword, newPassword })
    form.reset()
    toast(messages.changed)
    // The provider's session of this browser has ended with the others. Without a new one nothing
    // is lost but that the next sign-in comes earlier.
    await identity()
      .then((client) => client.signIn({ email, password: newPassword }))
      .catch(() => undefined)
  })
  return { form, notice, change }
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    if (busy) return
    if (!(await confirm({ detail: messages.everywhereSure, confirmLabel: messages.everywhere })))
      return
    setBusy(true)
    try {
      await accounts.signOutEverywhere({})
    } catch (error) {
      if (!isProblem(error)) throw error
      if (!isProblem(error, unauthenticated)) return toast(problemMessage(error), 'error')
    } finally {
      setBusy(false)
    }
    clearSession()
    clearPersonalStorage()
    toast(messages.signedOutEverywhere)
    await navigate('/login')
  }
  return (
    <div className="row">
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => void signOut()}
      >
        {messages.everywhere}
      </button>
      <span className="muted small">{messages.everywhereLead}</span>
    </div>
  )
}
