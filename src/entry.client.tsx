/** Hydrates the page in the browser. */
import './session/currency.client.ts'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { replayEvents } from './shell/event-replay.client.ts'

/** Repeats earlier events as soon as React listens. */
function EventReplay() {
  useEffect(replayEvents, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <EventReplay />
    </StrictMode>,
  )
})
