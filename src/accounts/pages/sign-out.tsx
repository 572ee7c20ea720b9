/** Signs out where the bar has no script: documents send their button here. Whoever comes from elsewhere is asked first. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { describe } from '../../web/describe.ts'
import { PersonalFrame } from '../../web/guard.tsx'
import { Loading } from '../../web/state.tsx'
import { signOutWords as words } from '../../words/en/pages/sign-out.ts'
import type { Route } from './+types/sign-out.ts'

// Nobody is signed out by a link in somebody else's page.
export const clientLoader = () => ({ wanted: document.referrer.startsWith(`${location.origin}/`) })
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalFrame

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export default function SignOut({ loaderData: { wanted } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(wanted)
  const left = useRef(false)
  useEffect(() => {
    if (!leaving || left.current) return
    left.current = true
    const leave = async (): Promise<void> => {
      const { signOut } = await import('../../web/sign-out.client.ts')
      await signOut()
      await navigate('/', { replace: true })
    }
    void leave()
  }, [leaving, navigate])
  return (
    <div className="page section">
      {leaving ? <Loading /> : (
        <div className="door-form">
          <h1>{words.title}</h1>
          <p>{words.question}</p>
          <button type="button" className="button primary wide" onClick={() => setLeaving(true)}>{words.title}</button>
        </div>
      )}
    </div>
  )
}
