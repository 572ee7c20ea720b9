/** Wakes the page in the browser. */
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { catchUp } from './web/missed.ts'

/** Once React hears what hands do, it is told what they did before. */
function Awake() {
  useEffect(catchUp, [])
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
