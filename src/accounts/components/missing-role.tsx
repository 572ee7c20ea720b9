/** Shown to a signed-in user whose role may not see a page: which account it is, and what to do. */
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { onSignedInChange, readSignedInUser } from '../../session/access-token.browser.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { loginMessages } from '../messages/login.ts'

const { missingRole: messages } = loginMessages

/**
 * @param from where the user wanted to go
 * @param onSignedOut called once the user is signed out
 */
export function MissingRole({
  from,
  onSignedOut,
}: {
  readonly from: string
  readonly onSignedOut: () => void
}) {
  const user = useSyncExternalStore(onSignedInChange, readSignedInUser, () => undefined)
  const [isSigningOut, setSigningOut] = useState(false)
  const switchAccount = async (): Promise<void> => {
    if (isSigningOut) return
    setSigningOut(true)
    try {
      const { signOut } = await import('../sessions/sign-out.client.ts')
      await signOut(from)
    } finally {
      setSigningOut(false)
    }
    onSignedOut()
  }
  return (
    <div className="door-form">
      <h1>{messages.heading}</h1>
      {user ? <p>{messages.who(user.name, user.email)}</p> : null}
      <Notice tone="warn">
        {messages.missing} {messages.ask}
      </Notice>
      <Link className="button primary wide" to="/dashboard">
        {messages.back}
      </Link>
      <ActButton className="button wide" busy={isSigningOut} act={() => switchAccount()}>
        {messages.switch}
      </ActButton>
    </div>
  )
}
