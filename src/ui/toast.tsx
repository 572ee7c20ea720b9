/** Toasts. The library is fetched with the first one, so that other pages do not load it. */
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { uiMessages as messages } from './messages/ui.ts'

export type Tone = 'success' | 'error' | 'info'
/** A way on from what a toast reports, such as to the cart. */
export type ToastLink = { readonly to: string; readonly label: string }

/** What stands in the document: nothing, the library's toasts, or one without the library. */
let content: ReactNode = null
/** How many toasts were shown without the library. */
let shown = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const render = (next: ReactNode): void => {
  content = next
  for (const listener of listeners) listener()
}

/** Something that can still be done about what a toast reports, such as taking it back. */
export type ToastAction = { readonly label: string; readonly act: () => void }
/** What stands after the text of a toast. */
export type ToastEnd = ToastLink | ToastAction

/**
 * Shows a message in a toast, with a link or a button after it where there is one. Where the library
 * cannot be fetched, since the network is away, the text is shown without it.
 */
export function toast(text: string, tone: Tone = 'success', end?: ToastEnd): void {
  void show(text, tone, end)
}

async function show(text: string, tone: Tone, end: ToastEnd | undefined): Promise<void> {
  try {
    const { ToastContainer, showToast } = await import('./toast-container.tsx')
    render(<ToastContainer />)
    showToast(text, tone, end)
  } catch {
    shown += 1
    // By its number, so that the same text is a new element each time, which is read out.
    const plain = <PlainToast key={shown} text={text} tone={tone} />
    render(plain)
    setTimeout(() => {
      if (content === plain) render(null)
    }, 5000)
  }
}

const PlainToast = ({ text, tone }: { readonly text: string; readonly tone: Tone }) => (
  <div className="Toastify__toast-container" role="alert">
    <div className={`Toastify__toast Toastify__toast--${tone}`}>{text}</div>
  </div>
)

/** Whether an `import()` has failed, for which each browser has its own words. */
export const isImportError = (error: unknown): boolean =>
  /import\w* (a )?module/i.test(String(error))

/** Says that what a click loads cannot be fetched: the network is away, or the shop was updated. */
function reportImportError({ reason }: PromiseRejectionEvent): void {
  if (isImportError(reason)) toast(messages.notLoaded, 'error')
}

/** Renders the toasts; once in the document, and empty until the first one. */
export function ToastHost() {
  useEffect(() => {
    addEventListener('unhandledrejection', reportImportError)
    return () => removeEventListener('unhandledrejection', reportImportError)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => null,
  )
}
