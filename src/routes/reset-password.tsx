/** Setting a new password through the link of a mail, and asking for that mail. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { identity } from '../identity/identity.client.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { ProviderError } from '../identity/provider-error.ts'
import { passwordLengthError } from '../identity/password-length.ts'
import { passwordMaximum } from '../identity/public-settings.ts'
import { Email } from '../platform/fields.ts'
import { clearSession } from '../session/access-token.browser.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/page-state.tsx'
import { identityMessages } from '../identity/messages/identity.ts'
import { resetPasswordMessages as messages } from '../accounts/messages/reset-password.ts'
import { signupMessages } from '../accounts/messages/signup.ts'
import { OtherProviderReset } from '../accounts/components/other-provider.tsx'
import { AuthPage, ErrorLine, authErrorMessage } from '../accounts/components/auth-page.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export default function ResetPassword() {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const [spent, setSpent] = useState(false)
  const { otherProvider } = useIdentitySettings()
  if (otherProvider)
    return (
      <AuthPage>
        <AskingElsewhere provider={otherProvider.name} />
      </AuthPage>
    )
  return (
    <AuthPage>
      {token === null ? (
        <Asking spent={spent} />
      ) : (
        <Setting
          token={token}
          onSpent={() => {
            setSpent(true)
            setQuery({}, { replace: true })
          }}
        />
      )}
    </AuthPage>
  )
}

const passwordsOf = (passwordMinimum: number) =>
  z
    .object({
      password: z.string().check(
        z.superRefine((password, context) => {
          const mistake = passwordLengthError(password, passwordMinimum)
          if (mistake !== undefined)
            context.addIssue({ code: 'custom', message: mistake, input: password })
        }),
      ),
      confirm: z.string().check(z.minLength(1, signupMessages.confirmRequired)),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === '' || password === confirm, {
        message: signupMessages.different,
        path: ['confirm'],
      }),
    )

function Setting({ token, onSpent }: { readonly token: string; readonly onSpent: () => void }) {
  const { passwordMinimum } = useIdentitySettings()
  const [schema] = useState(() => passwordsOf(passwordMinimum))
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { password: '', confirm: '' },
  })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const set = handleSubmit(async ({ password }) => {
    setRefused(undefined)
    try {
      await (await identity()).setNewPassword({ token, password })
    } catch (error) {
      if (
        error instanceof ProviderError &&
        (error.code === 'INVALID_TOKEN' || error.code === 'USER_NOT_FOUND')
      )
        return onSpent()
      return setRefused(authErrorMessage(error))
    }
    clearSession() // the shop has revoked it
    toast(messages.done)
    await navigate('/login', { replace: true })
  })
  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void set(event)}>
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
        <button type="submit" className="button primary wide" disabled={isSubmitting}>
          {isSubmitting ? messages.working : messages.set}
        </button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <p className="small muted">{messages.ends}</p>
    </form>
  )
}

/** Where passwords are kept elsewhere, so is what is done about a forgotten one. */
const AskingElsewhere = ({ provider }: { readonly provider: string }) => (
  <div className="door-form">
    <h1>{messages.askHeading}</h1>
    <p>{messages.otherProvider(provider)}</p>
    <OtherProviderReset />
    <p className="small">
      <Link className="link" to="/login">
        {messages.back}
      </Link>
    </p>
  </div>
)

const Asked = z.object({ email: Email })

function Asking({ spent }: { readonly spent: boolean }) {
  const { mailReady } = useIdentitySettings()
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(Asked),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: { email: '' },
  })
  const [refused, setRefused] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const ask = handleSubmit(async ({ email }) => {
    setRefused(undefined)
    try {
      await (await identity()).requestReset(email)
      setSentTo(email)
    } catch (error) {
      setRefused(authErrorMessage(error))
    }
  })
  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void ask(event)}>
      <h1>{messages.askHeading}</h1>
      {spent && sentTo === undefined ? <Notice tone="warn">{messages.spent}</Notice> : null}
      {mailReady ? (
        <p>{messages.askLead}</p>
      ) : (
        <Notice tone="warn">{identityMessages.mailNone}</Notice>
      )}
      {sentTo === undefined ? null : <Notice tone="good">{messages.sent(sentTo)}</Notice>}
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="field">
        <button type="submit" className="button primary wide" disabled={isSubmitting || !mailReady}>
          {isSubmitting ? messages.working : messages.send}
        </button>
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
