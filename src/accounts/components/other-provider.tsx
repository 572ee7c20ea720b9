/**
 * Login and sign-up if the identity provider asks for names and passwords on its own pages: a
 * button that leads there, in place of a form.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { loginMessages as messages } from '../messages/login.ts'
import { signupMessages } from '../messages/signup.ts'
import { authErrorMessage, ErrorLine } from './auth-page.tsx'
import { ActButton } from '../../ui/buttons.tsx'

const pages = {
  login: {
    heading: messages.heading,
    button: messages.login,
    lead: messages.otherProvider,
    question: messages.newHere,
    alternativePath: '/signup',
    alternative: messages.getStarted,
  },
  signup: {
    heading: signupMessages.heading,
    button: signupMessages.signUp,
    lead: signupMessages.otherProvider,
    question: signupMessages.already,
    alternativePath: '/login',
    alternative: signupMessages.logIn,
  },
} as const

type OtherProviderProps = {
  readonly page: keyof typeof pages
  readonly from: string
  /** An earlier error, as a sentence. */
  readonly refused?: string | undefined
}

export function OtherProvider({ page, from, refused: earlierError }: OtherProviderProps) {
  const { otherProvider } = useIdentitySettings()
  const { error = earlierError, isLeaving, leave } = useProviderRedirect(page, from)
  const { heading, button, lead, question, alternativePath, alternative } = pages[page]
  return (
    <div className="door-form">
      <h1>{heading}</h1>
      <p>{lead(otherProvider?.name ?? '')}</p>
      <div className="field">
        <ActButton className="button primary wide" busy={isLeaving} act={() => leave()}>
          {isLeaving ? messages.working : button}
        </ActButton>
        <ErrorLine>
          {error ? (page === 'login' ? messages.error(error) : error) : undefined}
        </ErrorLine>
      </div>
      {page === 'login' ? <OtherProviderReset /> : null}
      <p className="small muted">
        {question}{' '}
        <Link className="link" to={alternativePath} state={{ from }}>
          {alternative}
        </Link>
      </p>
    </div>
  )
}

/** Goes to the provider's page. `error` is '' from the first attempt until an attempt fails. */
function useProviderRedirect(page: keyof typeof pages, from: string) {
  const [error, setError] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    if (isLeaving) return
    setError('')
    setLeaving(true)
    try {
      await (await identity()).redirectToProvider(page, { from })
    } catch (thrown) {
      setError(authErrorMessage(thrown))
      setLeaving(false)
    }
  }
  return { error, isLeaving, leave }
}

/** A link to the provider's page for a forgotten password; nothing if the provider has none. */
export function OtherProviderReset() {
  const { otherProvider } = useIdentitySettings()
  return otherProvider?.resetAddress === undefined ? null : (
    <p>
      <a className="link" href={otherProvider.resetAddress}>
        {messages.forget}
      </a>
    </p>
  )
}
