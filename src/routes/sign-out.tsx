/** Signs out where the bar has no script: documents send their button here. Whoever comes from elsewhere is asked first. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageFrame } from '../shell/access-guard.tsx'
import { Loading } from '../ui/page-state.tsx'
import { signOutMessages as messages } from '../accounts/messages/sign-out.ts'
import type { Route } from './+types/sign-out.ts'

// Nobody is signed out by a link in somebody else's page.
export const clientLoader = () => ({ wanted: document.referrer.startsWith(`${location.origin}/`) })
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalPageFrame

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export default function SignOut({ loaderData: { wanted } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(wanted)
  const left = useRef(false)
  useEffect(() => {
    if (!leaving || left.current) return
    left.current = true
    const leave = async (): Promise<void> => {
      const { signOut } = await import('../accounts/sign-out.client.ts')
      await signOut()
      await navigate('/', { replace: true })
    }
    void leave()
  }, [leaving, navigate])
  return (
    <div className="page section">
      {leaving ? (
        <Loading />
      ) : (
        <div className="door-form">
          <h1>{messages.title}</h1>
          <p>{messages.question}</p>
          <button type="button" className="button primary wide" onClick={() => setLeaving(true)}>
            {messages.title}
          </button>
        </div>
      )}
    </div>
  )
}
