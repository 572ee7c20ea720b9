/** My Profile: changing the e-mail address of one's account, or where that is done. */
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { accounts } from '../api.client.ts'
import type { User } from '../contract.ts'
import { EmailChange } from '../email/email-change-contract.ts'
import { accessMessages } from '../messages/access.ts'

const messages = accessMessages.email

export function EmailSection({ user }: { readonly user: User }) {
  const heading = useId()
  const { kind, mailReady, otherProvider } = useIdentitySettings()
  return (
    <section className="grid gap-3 mb-6" aria-labelledby={heading}>
      <h3 id={heading}>{messages.heading}</h3>
      <p className="muted small">
        {kind === 'embedded'
          ? messages.lead
          : messages.elsewhere(otherProvider?.name ?? messages.provider)}
      </p>
      {kind !== 'embedded' ? null : mailReady ? (
        <EmailForm user={user} />
      ) : (
        <p className="muted small">{messages.mailNone}</p>
      )}
    </section>
  )
}

function EmailForm({ user }: { readonly user: User }) {
  const { form, notice, sentTo, change } = useEmailForm()
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void change(event)}>
      {sentTo === undefined ? null : <Notice tone="good">{messages.sent(sentTo)}</Notice>}
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notChanged}</b> {notice}
        </Notice>
      )}
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="two">
        <TextField
          label={messages.next}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={messages.password}
          type="password"
          autoComplete="current-password"
          help={messages.passwordHelp}
          error={errors.password?.message}
          {...register('password')}
        />
      </div>
      <div className="row">
        <SubmitButton secondary busy={isSubmitting} busyLabel={messages.changing}>
          {messages.change}
        </SubmitButton>
      </div>
    </form>
  )
}

function useEmailForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    resolver: schemaResolver(EmailChange),
    defaultValues: { email: '', password: '' },
  })
  const { notice, send } = useSubmit(form, EmailChange)
  const change = send(async (input) => {
    setSentTo(undefined)
    await accounts.requestEmailChange(input)
    setSentTo(input.email)
    form.reset()
  })
  return { form, notice, sentTo, change }
}
