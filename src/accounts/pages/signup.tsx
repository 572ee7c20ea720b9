/** Opening an account. Source: specification, points 2, 5 and 8. */
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { nameMaximum, passwordMaximum } from '../../identity/settings.ts'
import { readToken } from '../../web/access-token.ts'
import { useChecking } from '../../web/checking.ts'
import { describe } from '../../web/describe.ts'
import { readEntering } from '../../web/entering.ts'
import { TextField } from '../../web/field.tsx'
import { signupWords as words } from '../../words/en/pages/signup.ts'
import { Entrance, ErrorLine, sentenceOf, ThroughGoogle, useIdentitySettings } from '../entrance.tsx'
import { Elsewhere } from '../elsewhere.tsx'
import type { Route } from './+types/signup.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, path: '/signup' })

const checks = () => import('../signup-checks.ts')

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
  const { resolver, warm } = useChecking(async () => (await checks()).accountOf(passwordMinimum), (message) => ({ confirm: { type: 'away', message } }))
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver, mode: 'onSubmit', reValidateMode: 'onChange', defaultValues: { name: '', email: '', password: '', confirm: '' } })
  const [refused, setRefused] = useState<string>()
  const navigate = useNavigate()

  const signUp = handleSubmit(async ({ name, email, password }) => {
    setRefused(undefined)
    try {
      const provider = await identity()
      await provider.signUp({ name, email, password })
      const { enter } = await import('../enter.client.ts')
      if (!(await enter(provider))) throw new ProviderError(words.notEntered)
      await navigate(from, { replace: true })
    } catch (error) {
      setRefused(sentenceOf(error))
    }
  })

  return (
    <form method="post" className="door-form" noValidate onSubmit={(event) => void signUp(event)}>
      <h1>{words.heading}</h1>
      <TextField label={words.name} onFocus={warm} autoComplete="name" maxLength={nameMaximum * 2} required error={errors.name?.message} {...register('name')} />
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
