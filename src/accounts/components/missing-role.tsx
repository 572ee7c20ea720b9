/** Signed in, but without the rights that a page asks for: who that is, what is missing, and the two ways on. */
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { onSignedInChange, readPerson } from '../../session/access-token.ts'
import { Notice } from '../../ui/page-state.tsx'
import { loginMessages } from '../messages/login.ts'

const { lacking: words } = loginMessages

/**
 * @param from where somebody wanted to go
 * @param onLeft called once nobody is signed in any more
 */
export function MissingRole({
  from,
  onLeft,
}: {
  readonly from: string
  readonly onLeft: () => void
}) {
  const person = useSyncExternalStore(onSignedInChange, readPerson, () => undefined)
  const [leaving, setLeaving] = useState(false)
  const change = async (): Promise<void> => {
    setLeaving(true)
    const { signOut } = await import('../../shell/sign-out.client.ts')
    await signOut(from)
    onLeft()
  }
  return (
    <div className="door-form">
      <h1>{words.heading}</h1>
      {person ? <p>{words.who(person.name, person.email)}</p> : null}
      <Notice tone="warn">
        {words.missing} {words.ask}
      </Notice>
      <Link className="button primary wide" to="/dashboard">
        {words.back}
      </Link>
      <button
        type="button"
        className="button wide"
        disabled={leaving}
        onClick={() => void change()}
      >
        {words.switch}
      </button>
    </div>
  )
}
