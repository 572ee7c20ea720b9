/** Toasts. The library is fetched with the first one, so that other pages do not load it. */
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { uiMessages as messages } from './messages/ui.ts'

export type Tone = 'success' | 'error' | 'info'
/** A link to the next step, such as the cart. */
export type ToastLink = { readonly to: string; readonly label: string }

/** What the document contains: nothing, the library's toasts, or a toast without the library. */
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

/** An action for what a toast reports, such as Undo. */
export type ToastAction = { readonly label: string; readonly act: () => void }
/** The link or button after the text of a toast. */
export type ToastEnd = ToastLink | ToastAction

/**
 * Shows a message in a toast, followed by a link or a button if there is one. If the library cannot
 * be fetched because there is no connection, the text is shown without it.
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
    // Keyed by its number, so that the same text is a new element each time and screen readers
    // announce it.
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

/** Whether an `import()` has failed; each browser has its own message for it. */
export const isImportError = (error: unknown): boolean =>
  /import\w* (a )?module/i.test(String(error))

/**
 * Reports that code loaded by a click cannot be fetched: there is no connection, or the shop was
 * updated.
 */
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
