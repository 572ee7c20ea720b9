/** Coming in where the identity provider asks on pages of its own: one button that leads there, in place of a form. */
import { useState } from 'react'
import { Link } from 'react-router'
import { identity } from '../identity/identity.client.ts'
import { loginWords as words } from '../words/en/pages/login.ts'
import { signupWords } from '../words/en/pages/signup.ts'
import { ErrorLine, sentenceOf, useIdentitySettings } from './entrance.tsx'

const pages = {
  login: { heading: words.heading, button: words.login, lead: words.elsewhere, question: words.newHere, to: '/signup', other: words.getStarted },
  signup: { heading: signupWords.heading, button: signupWords.signUp, lead: signupWords.elsewhere, question: signupWords.already, to: '/login', other: signupWords.logIn },
} as const

type Known = { readonly page: keyof typeof pages; readonly from: string; /** what went wrong before, as a sentence */ readonly refused?: string | undefined }

export function Elsewhere({ page, from, refused: before }: Known) {
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
      setAfter(sentenceOf(error))
      setLeaving(false)
    }
  }
  return (
    <div className="door-form">
      <h1>{heading}</h1>
      <p>{lead(elsewhere?.name ?? '')}</p>
      <div className="field">
        <button type="button" className="button primary wide" disabled={leaving} onClick={() => void leave()}>{leaving ? words.working : button}</button>
        <ErrorLine>{refused ? (page === 'login' ? words.error(refused) : refused) : undefined}</ErrorLine>
      </div>
      {page === 'login' ? <ForgottenElsewhere /> : null}
      <p className="small muted">{question} <Link className="link" to={to} state={{ from }}>{other}</Link></p>
    </div>
  )
}

/** Where a forgotten password is seen to; nothing where the provider has no page for it but those that it asks on anyway. */
export function ForgottenElsewhere() {
  const { elsewhere } = useIdentitySettings()
  return elsewhere?.resetAddress === undefined ? null : <p><a className="link" href={elsewhere.resetAddress}>{words.forget}</a></p>
}
