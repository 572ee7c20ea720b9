/** Asks before a page with typed values is left by Back, Forward or a link of the shop. */
import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { routePath } from '../platform/languages/shown-href.ts'
import { confirm } from './dialog.tsx'
import { leavingMessages } from './messages/leaving.ts'
import { dropUnsaved, hasUnsaved } from './use-unsaved.ts'

/** The pages that open when the session has ended; leaving for them is not asked about. */
const signedOut: readonly string[] = ['/login', '/sign-out']

export function LeaveGuard() {
  const { key } = useLocation()
  /** The page being left is rendered until the next page is ready. */
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !signedOut.includes(routePath(nextLocation.pathname)) &&
      hasUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const ask = async (): Promise<void> => {
      isLeaving.current = await confirm(leavingMessages)
      if (!isLeaving.current) return blocker.reset()
      dropUnsaved()
      blocker.proceed()
    }
    void ask()
  }, [blocker])
  return null
}
