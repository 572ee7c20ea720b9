/** The navigation state, for rendering. */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = (): (() => void) => () => undefined

/**
 * The state that this page was opened with. A reload keeps it, but the server does not know it: it is
 * null until the server's HTML is hydrated.
 */
export function useNavigationState(): unknown {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? state : null
}
