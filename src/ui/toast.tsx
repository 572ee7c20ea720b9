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

/** Something that can still be done about what a toast reports, such as taking it back. */
export type ToastAction = { readonly label: string; readonly act: () => void }
/** What stands after the text of a toast. */
export type ToastEnd = ToastLink | ToastAction

/** Shows a message in a toast, with a link or a button after it where there is one. */
export function toast(text: string, tone: Tone = 'success', end?: ToastEnd): void {
  requested = true
  for (const listener of listeners) listener()
  void import('./toast-container.tsx').then(({ showToast }) => showToast(text, tone, end))
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
