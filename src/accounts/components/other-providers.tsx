/** Coming in where the identity provider asks on pages of its own: one button that leads there, in place of a form. */
import { useState } from 'react'
import { Link } from 'react-router'
import { identity } from '../../identity/identity.client.ts'
import { loginMessages as messages } from '../messages/login.ts'
import { signupMessages } from '../messages/signup.ts'
import { ErrorLine, authErrorMessage, useIdentitySettings } from './auth-form.tsx'

const pages = {
  login: {
    heading: messages.heading,
    button: messages.login,
    lead: messages.elsewhere,
    question: messages.newHere,
    to: '/signup',
    other: messages.getStarted,
  },
  signup: {
    heading: signupMessages.heading,
    button: signupMessages.signUp,
    lead: signupMessages.elsewhere,
    question: signupMessages.already,
    to: '/login',
    other: signupMessages.logIn,
  },
} as const

type Known = {
  readonly page: keyof typeof pages
  readonly from: string
  /** what went wrong before, as a sentence */ readonly refused?: string | undefined
}

export function OtherProvider({ page, from, refused: before }: Known) {
  const { elsewhere } = useIdentitySettings()
  const [after, setAfter] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const refused = after ?? before
  const { heading, button, lead, question, to, other } = pages[page]
  const leave = async (): Promise<void> => {
    setAfter('')
    setLeaving(true)
    try {
      await (await identity()).leaveFor(page, { from })
    } catch (error) {
      setAfter(authErrorMessage(error))
      setLeaving(false)
    }
  }
  return (
    <div className="door-form">
      <h1>{heading}</h1>
      <p>{lead(elsewhere?.name ?? '')}</p>
      <div className="field">
        <button
          type="button"
          className="button primary wide"
          disabled={leaving}
          onClick={() => void leave()}
        >
          {leaving ? messages.working : button}
        </button>
        <ErrorLine>
          {refused ? (page === 'login' ? messages.error(refused) : refused) : undefined}
        </ErrorLine>
      </div>
      {page === 'login' ? <OtherProviderReset /> : null}
      <p className="small muted">
        {question}{' '}
        <Link className="link" to={to} state={{ from }}>
          {other}
        </Link>
      </p>
    </div>
  )
}

/** Where a forgotten password is seen to; nothing where the provider has no page for it but those that it asks on anyway. */
export function OtherProviderReset() {
  const { elsewhere } = useIdentitySettings()
  return elsewhere?.resetAddress === undefined ? null : (
    <p>
      <a className="link" href={elsewhere.resetAddress}>
        {messages.forget}
      </a>
    </p>
  )
}
