/** The form that requests a mail with a link for setting a new password. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { identityMessages } from '../../identity/messages/identity.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { resetPasswordMessages as messages } from '../messages/reset-password.ts'
import { ResetRequest } from '../reset-password-validation.ts'
import { authErrorMessage, ErrorLine } from './auth-page.tsx'

type ResetRequestFormProps = {
  /** The visitor used a reset link that is no longer valid. */
  readonly linkExpired: boolean
  /** The address to which the previous page sent a link. */
}

export function ResetRequestForm({ linkExpired }: ResetRequestFormProps) {
  const { mailReady } = useIdentitySettings()
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(ResetRequest),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { email: '' },
  })
  const [refused, setRefused] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const requestReset = handleSubmit(async ({ email }) => {
    setRefused(undefined)
    try {
      await (await identity()).requestReset(email)
      setSentTo(email)
    } catch (error) {
      setRefused(authErrorMessage(error))
    }
  })
  return (
    <form
      method="post"
      className="door-form"
      noValidate
      onSubmit={(event) => void requestReset(event)}
    >
      <h1>{sentTo === undefined ? messages.askHeading : messages.sentHeading}</h1>
      {linkExpired && sentTo === undefined ? <Notice tone="warn">{messages.spent}</Notice> : null}
      <ResetLead sentTo={sentTo} mailReady={mailReady} />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="field">
        <SubmitButton wide busy={isSubmitting} busyLabel={messages.working} disabled={!mailReady}>
          {sentTo === undefined ? messages.send : messages.sendAgain}
        </SubmitButton>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <p className="small">
        <Link className="link" to="/login">
          {messages.back}
        </Link>
      </p>
    </form>
  )
}

type ResetLeadProps = { readonly sentTo: string | undefined; readonly mailReady: boolean }

/** The purpose of the form, or what to do while waiting for the mail. */
const ResetLead = ({ sentTo, mailReady }: ResetLeadProps) => (
  <>
    {mailReady ? null : <Notice tone="warn">{identityMessages.mailNone}</Notice>}
    {sentTo === undefined ? (
      <p>{messages.askLead}</p>
    ) : (
      <>
        <Notice tone="good">{messages.sent(sentTo)}</Notice>
        <p>{messages.sentLead}</p>
      </>
    )}
  </>
)
