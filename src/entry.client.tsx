/** Wakes the page in the browser. */
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { replayEvents } from './shell/event-replay.ts'

/** Once React hears what hands do, it is told what they did before. */
function Awake() {
  useEffect(replayEvents, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Awake />
    </StrictMode>,
  )
})
