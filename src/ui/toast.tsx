/** Toasts: top right, 5,000 ms. The library is fetched with the first one, so pages that say nothing do not carry it. */
import { lazy, Suspense, useSyncExternalStore } from 'react'

export type Tone = 'success' | 'error' | 'info'

const Shown = lazy(async () => ({
  default: (await import('./toast-container.tsx')).ToastContainer,
}))

let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says something in a toast. */
export function toast(text: string, tone: Tone = 'success'): void {
  wanted = true
  for (const listener of listeners) listener()
  void import('./toast-container.tsx').then(({ showToast: show }) => show(text, tone))
}

/** Where toasts appear; once, in the document. */
export function ToastHost() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return needed ? (
    <Suspense>
      <Shown />
    </Suspense>
  ) : null
}
