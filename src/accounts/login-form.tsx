/** The form of the login page: e-mail and password, a forgotten one, Google. Source: specification, points 2, 5 and 8. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { identity } from '../identity/identity.client.ts'
import type { IdentityClient } from '../identity/identity.client.ts'
import { useChecking } from '../web/checking.ts'
import { toast } from '../web/feedback.tsx'
import { TextField } from '../web/field.tsx'
import { loginWords as words } from '../words/en/pages/login.ts'
import { sentenceOf, ThroughGoogle, useIdentitySettings } from './entrance.tsx'

const checks = () => import('./login-checks.ts')

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
  const { resolver, warm } = useChecking(async () => (await checks()).credentials, (message) => ({ password: { type: 'away', message } }))
  const { register, handleSubmit, getValues, setFocus, formState: { errors, isSubmitting } } = useForm({ resolver, mode: 'onSubmit', reValidateMode: 'onChange', defaultValues: { email: '', password: '' } })
  const [after, setAfter] = useState<string>()
  const [mailing, setMailing] = useState(false)
  const navigate = useNavigate()
  const refused = after ?? before

  const logIn = handleSubmit(async (credentials) => {
    setAfter('')
    try {
      const provider = await identity()
      await provider.signIn(credentials)
      const { enter } = await import('./enter.client.ts')
      await enter(provider)
      await navigate(from, { replace: true })
    } catch (error) {
      setAfter(sentenceOf(error))
    }
  })

  /** Asks for a mail to the address that stands in the form. */
  const askMail = async (ask: (provider: IdentityClient, email: string) => Promise<void>, done: string): Promise<void> => {
    const email = getValues('email').trim()
    setMailing(true)
    try {
      if (!(await checks()).mayBeEmail(email)) {
        toast(words.noEmail, 'error')
        setFocus('email')
        return
      }
      if (!mailReady) return toast(words.mailNone, 'error')
      await ask(await identity(), email)
      toast(done)
    } catch (error) {
      toast(sentenceOf(error), 'error')
    } finally {
      setMailing(false)
    }
  }

  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void logIn(event)}>
      <h1>{words.heading}</h1>
      <TextField label={words.email} type="email" autoComplete="username" required onFocus={warm} error={errors.email?.message} {...register('email')} />
      <TextField label={words.password} type="password" autoComplete="current-password" required error={errors.password?.message ?? (refused ? words.error(refused) : undefined)} {...register('password')} />
      {unconfirmed ? <button type="button" className="button" disabled={mailing} onClick={() => void askMail((provider, email) => provider.requestVerification(email), words.confirmSent)}>{words.confirmFirst}</button> : null}
      <div className="row justify-between">
        <button type="submit" className="button primary grow" disabled={isSubmitting}>{isSubmitting ? words.working : words.login}</button>
        <button type="button" className="button plain" disabled={mailing} onClick={() => void askMail((provider, email) => provider.requestReset(email), words.emailSent)}>{words.forget}</button>
      </div>
      <ThroughGoogle from={from} busy={isSubmitting} />
      <p className="small muted">{words.newHere} <Link className="link" to="/signup" state={{ from }}>{words.getStarted}</Link></p>
    </form>
  )
}
