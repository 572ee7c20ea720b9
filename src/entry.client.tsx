/** Hydrates the page in the browser. */
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { applyPageCurrency } from './session/currency.client.ts'
import { replayEvents } from './shell/event-replay.client.ts'

/** Repeats earlier events as soon as React listens. */
function EventReplay() {
  useEffect(replayEvents, [])
  return null
}

applyPageCurrency()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <EventReplay />
    </StrictMode>,
  )
})
