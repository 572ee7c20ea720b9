/** Setting a new password through the link of a mail, and asking for that mail. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { lengthMistake } from '../../identity/password-length.ts'
import { passwordMaximum } from '../../identity/settings.ts'
import { Email } from '../../platform/fields.ts'
import { forgetToken } from '../../web/access-token.ts'
import { describe } from '../../web/describe.ts'
import { toast } from '../../web/feedback.tsx'
import { TextField } from '../../web/field.tsx'
import { Notice } from '../../web/state.tsx'
import { identityWords } from '../../words/en/identity.ts'
import { resetWords as words } from '../../words/en/pages/reset-password.ts'
import { signupWords } from '../../words/en/pages/signup.ts'
import { ForgottenElsewhere } from '../elsewhere.tsx'
import { Entrance, ErrorLine, sentenceOf, useIdentitySettings } from '../entrance.tsx'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export default function ResetPassword() {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const [spent, setSpent] = useState(false)
  const { elsewhere } = useIdentitySettings()
  if (elsewhere) return <Entrance><AskingElsewhere provider={elsewhere.name} /></Entrance>
  return (
    <Entrance>
      {token === null
        ? <Asking spent={spent} />
        : <Setting token={token} onSpent={() => {
            setSpent(true)
            setQuery({}, { replace: true })
          }} />}
    </Entrance>
  )
}

const passwordsOf = (passwordMinimum: number) =>
  z
    .object({
      password: z.string().check(z.superRefine((password, context) => {
        const mistake = lengthMistake(password, passwordMinimum)
        if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake, input: password })
      })),
      confirm: z.string().check(z.minLength(1, signupWords.confirmRequired)),
    })
    .check(z.refine(({ password, confirm }) => confirm === '' || password === confirm, { message: signupWords.different, path: ['confirm'] }))

function Setting({ token, onSpent }: { readonly token: string; readonly onSpent: () => void }) {
  const { passwordMinimum } = useIdentitySettings()
  const [schema] = useState(() => passwordsOf(passwordMinimum))
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(schema), mode: 'onSubmit', reValidateMode: 'onChange', defaultValues: { password: '', confirm: '' } })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const set = handleSubmit(async ({ password }) => {
    setRefused(undefined)
    try {
      await (await identity()).setNewPassword({ token, password })
    } catch (error) {
      if (error instanceof ProviderError && (error.code === 'INVALID_TOKEN' || error.code === 'USER_NOT_FOUND')) return onSpent()
      return setRefused(sentenceOf(error))
    }
    forgetToken() // the shop has revoked it
    toast(words.done)
    await navigate('/login', { replace: true })
  })
  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void set(event)}>
      <h1>{words.heading}</h1>
      <TextField label={words.password} type="password" autoComplete="new-password" required help={signupWords.passwordHelp(passwordMinimum, passwordMaximum)} error={errors.password?.message} {...register('password', { deps: 'confirm' })} />
      <TextField label={words.confirm} type="password" autoComplete="new-password" required error={errors.confirm?.message} {...register('confirm')} />
      <div className="field">
        <button type="submit" className="button primary wide" disabled={isSubmitting}>{isSubmitting ? words.working : words.set}</button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <p className="small muted">{words.ends}</p>
    </form>
  )
}

/** Where passwords are kept elsewhere, so is what is done about a forgotten one. */
const AskingElsewhere = ({ provider }: { readonly provider: string }) => (
  <div className="door-form">
    <h1>{words.askHeading}</h1>
    <p>{words.elsewhere(provider)}</p>
    <ForgottenElsewhere />
    <p className="small"><Link className="link" to="/login">{words.back}</Link></p>
  </div>
)

const Asked = z.object({ email: Email })

function Asking({ spent }: { readonly spent: boolean }) {
  const { mailReady } = useIdentitySettings()
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(Asked), mode: 'onSubmit', reValidateMode: 'onChange', defaultValues: { email: '' } })
  const [refused, setRefused] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const ask = handleSubmit(async ({ email }) => {
    setRefused(undefined)
    try {
      await (await identity()).requestReset(email)
      setSentTo(email)
    } catch (error) {
      setRefused(sentenceOf(error))
    }
  })
  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void ask(event)}>
      <h1>{words.askHeading}</h1>
      {spent && sentTo === undefined ? <Notice tone="warn">{words.spent}</Notice> : null}
      {mailReady ? <p>{words.askLead}</p> : <Notice tone="warn">{identityWords.mailNone}</Notice>}
      {sentTo === undefined ? null : <Notice tone="good">{words.sent(sentTo)}</Notice>}
      <TextField label={words.email} type="email" autoComplete="email" required error={errors.email?.message} {...register('email')} />
      <div className="field">
        <button type="submit" className="button primary wide" disabled={isSubmitting || !mailReady}>{isSubmitting ? words.working : words.send}</button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <p className="small"><Link className="link" to="/login">{words.back}</Link></p>
    </form>
  )
}
