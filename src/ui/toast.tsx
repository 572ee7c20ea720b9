/** Toasts. The library is fetched with the first one, so that other pages do not load it. */
import { lazy, Suspense, useSyncExternalStore } from 'react'

export type Tone = 'success' | 'error' | 'info'
/** A way on from what a toast reports, such as to the cart. */
export type ToastLink = { readonly to: string; readonly label: string }

const ToastContainer = lazy(async () => ({
  default: (await import('./toast-container.tsx')).ToastContainer,
}))

let requested = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message in a toast, with a link after it where there is one. */
export function toast(text: string, tone: Tone = 'success', link?: ToastLink): void {
  requested = true
  for (const listener of listeners) listener()
  void import('./toast-container.tsx').then(({ showToast }) => showToast(text, tone, link))
}

/** Renders the toasts; once in the document, and empty until the first one. */
export function ToastHost() {
  const needed = useSyncExternalStore(
    subscribe,
    () => requested,
    () => false,
  )
  return needed ? (
    <Suspense>
      <ToastContainer />
    </Suspense>
  ) : null
}
