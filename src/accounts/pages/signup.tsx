/** Opening an account. Source: specification, points 2, 5 and 8. */
import { useEffect, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { lengthMistake, nameMaximum, passwordMaximum } from '../../identity/settings.ts'
import { Email, Line } from '../../platform/fields.ts'
import { readToken } from '../../web/access-token.ts'
import { describe } from '../../web/describe.ts'
import { readEntering } from '../../web/entering.ts'
import { TextField } from '../../web/field.tsx'
import { signupWords as words } from '../../words/en/pages/signup.ts'
import { enter } from '../enter.client.ts'
import { Entrance, ErrorLine, sentenceOf, ThroughGoogle, useIdentitySettings } from '../entrance.tsx'
import { Elsewhere } from '../elsewhere.tsx'
import type { Route } from './+types/signup.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, path: '/signup' })

/** The fields and their rules; both messages of the specification stand word for word. */
const formOf = (passwordMinimum: number) =>
  z
    .object({
      name: Line(nameMaximum),
      email: Email,
      password: z.string().check(z.superRefine((password, context) => {
        const mistake = lengthMistake(password, passwordMinimum)
        if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake, input: password })
      })),
      confirm: z.string().check(z.minLength(1, words.confirmRequired)),
    })
    .check(z.refine(({ password, confirm }) => confirm === '' || password === confirm, { message: words.different, path: ['confirm'] }))

export default function SignUp() {
  const { elsewhere } = useIdentitySettings()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { from } = readEntering(state)

  useEffect(() => {
    if (readToken() !== undefined) void navigate(from, { replace: true })
  }, [from, navigate])
  return <Entrance>{elsewhere ? <Elsewhere page="signup" from={from} /> : <SignUpForm from={from} />}</Entrance>
}

function SignUpForm({ from }: { readonly from: string }) {
  const { passwordMinimum } = useIdentitySettings()
  const [schema] = useState(() => formOf(passwordMinimum))
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(schema), mode: 'onSubmit', reValidateMode: 'onChange', defaultValues: { name: '', email: '', password: '', confirm: '' } })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const signUp = handleSubmit(async ({ name, email, password }) => {
    setRefused(undefined)
    try {
      const provider = await identity()
      await provider.signUp({ name, email, password })
      if (!(await enter(provider))) throw new ProviderError(words.notEntered)
      await navigate(from, { replace: true })
    } catch (error) {
      setRefused(sentenceOf(error))
    }
  })

  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void signUp(event)}>
      <h1>{words.heading}</h1>
      <TextField label={words.name} autoComplete="name" maxLength={nameMaximum * 2} required error={errors.name?.message} {...register('name')} />
      <TextField label={words.email} type="email" autoComplete="email" required error={errors.email?.message} {...register('email')} />
      <TextField label={words.password} type="password" autoComplete="new-password" required help={words.passwordHelp(passwordMinimum, passwordMaximum)} error={errors.password?.message} {...register('password', { deps: 'confirm' })} />
      <TextField label={words.confirm} type="password" autoComplete="new-password" required error={errors.confirm?.message} {...register('confirm')} />
      <div className="field">
        <button type="submit" className="button primary wide" disabled={isSubmitting}>{isSubmitting ? words.working : words.signUp}</button>
        <ErrorLine>{refused}</ErrorLine>
      </div>
      <ThroughGoogle from={from} busy={isSubmitting} />
      <p className="small muted">{words.already} <Link className="link" to="/login" state={{ from }}>{words.logIn}</Link></p>
    </form>
  )
}
