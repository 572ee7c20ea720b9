/** On the page of a sold-out tool: asks for one mail when it is back. */
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { onSignedInChange, readSignedInUser } from '../../session/access-token.browser.ts'
import { loginStateFor } from '../../session/login-state.ts'
import { Link } from '../../ui/link.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { restockMessages as messages } from '../messages/back-in-stock.ts'

type State = 'idle' | 'busy' | 'asked' | 'withdrawn'

/** The answer stays on the page, unlike a toast. */
export function RestockRequest({ toolId }: { readonly toolId: string }) {
  const user = useSyncExternalStore(onSignedInChange, readSignedInUser, () => undefined)
  const location = useLocation()
  const [state, setState] = useState<State>('idle')
  const [fault, setFault] = useState<string>()
  const call = async (operation: 'ask' | 'withdraw'): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    setFault(undefined)
    try {
      // Loaded on click, so that visitors who only read the page do not load the schemas.
      const { backInStock } = await import('../api.client.ts')
      await backInStock[operation]({ id: toolId })
      setState(operation === 'ask' ? 'asked' : 'withdrawn')
    } catch (error) {
      if (!isProblem(error)) throw error
      setState('idle')
      setFault(problemMessage(error))
    }
  }
  if (user === undefined)
    return (
      <p className="needs-script">
        <Link className="link" to="/login" state={loginStateFor(location)}>
          {messages.logIn}
        </Link>
      </p>
    )
  const asked = state === 'asked'
  return (
    <div className="row mt-2">
      <button
        type="button"
        className={asked ? 'button tight plain' : 'button'}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => void call(asked ? 'withdraw' : 'ask')}
      >
        {asked ? messages.withdraw : state === 'busy' ? messages.asking : messages.ask}
      </button>
      <p role="status">
        {asked ? messages.asked : state === 'withdrawn' ? messages.withdrawn : ''}
      </p>
      {fault === undefined ? null : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
