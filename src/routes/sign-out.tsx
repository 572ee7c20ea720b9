/**
 * Signs out for pages without script, whose Sign Out button leads here. Links from other sites
 * ask first.
 */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { personalMeta } from '../ui/page-meta.ts'
import { PersonalPageFrame } from '../shell/access-guard.tsx'
import { Loading } from '../ui/page-state.tsx'
import { signOutMessages as messages } from '../accounts/messages/sign-out.ts'
import type { Route } from './+types/sign-out.ts'

// A link on another site must not sign anybody out.
export const clientLoader = () => ({
  confirmed: document.referrer.startsWith(`${location.origin}/`),
})
clientLoader.hydrate = true as const

export const HydrateFallback = PersonalPageFrame

export const meta = personalMeta(messages.title, messages.description)

export default function SignOut({ loaderData: { confirmed } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [signingOut, setSigningOut] = useState(confirmed)
  const started = useRef(false)
  useEffect(() => {
    if (!signingOut || started.current) return
    started.current = true
    const run = async (): Promise<void> => {
      try {
        const { signOut } = await import('../accounts/sessions/sign-out.client.ts')
        await signOut()
      } catch (error) {
        started.current = false
        setSigningOut(false)
        throw error
      }
      await navigate('/', { replace: true })
    }
    void run()
  }, [signingOut, navigate])
  return (
    <div className={signingOut ? 'page section personal' : 'section personal'}>
      {signingOut ? (
        <Loading />
      ) : (
        <div className="door-form">
          <h1>{messages.title}</h1>
          <p>{messages.question}</p>
          <button type="button" className="button primary wide" onClick={() => setSigningOut(true)}>
            {messages.title}
          </button>
        </div>
      )}
    </div>
  )
}
