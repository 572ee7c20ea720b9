/**
 * Confirmation before something irreversible: a native dialog, the safe button first and focused.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formMessages as messages } from '../platform/messages/forms.ts'

export type DialogQuestion = {
  /** what will happen, in a sentence */ readonly detail: string
  /** the label of the button that does it */ readonly confirmLabel: string
  readonly title?: string
  /** The label of the safe button, if 'Keep it' would not fit. */
  readonly cancelLabel?: string
}

type PendingQuestion = DialogQuestion & { readonly answer: (confirmed: boolean) => void }
let pending: PendingQuestion | undefined
const listeners = new Set<() => void>()
const setPending = (next: PendingQuestion | undefined): void => {
  pending = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks for confirmation and waits for the answer. Needs a `<ConfirmDialogHost />` on the page.
 * @returns true only when the confirming button was pressed
 */
export function confirm(question: DialogQuestion): Promise<boolean> {
  pending?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  setPending({ ...question, answer: resolve })
  return promise
}

/** Renders the dialog of `confirm`; the layout of signed-in pages contains it. */
export function ConfirmDialogHost() {
  const question = useSyncExternalStore(
    subscribe,
    () => pending,
    () => undefined,
  )
  return question ? <ConfirmDialog key={question.detail} {...question} /> : null
}

function ConfirmDialog({
  title = messages.areYouSure,
  detail,
  confirmLabel,
  cancelLabel = messages.keepIt,
  answer,
}: PendingQuestion) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = (confirmed: boolean): void => {
    // Closed before it is removed, so that the focus returns to the element that had it.
    dialog.current?.close()
    answer(confirmed)
    setPending(undefined)
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="asking"
      aria-describedby="asking-detail"
      onCancel={(event) => {
        event.preventDefault()
        close(false)
      }}
    >
      <h2 id="asking">{title}</h2>
      <p id="asking-detail">{detail}</p>
      <div className="row">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is the default */}
        <button type="button" className="button" autoFocus onClick={() => close(false)}>
          {cancelLabel}
        </button>
        <button type="button" className="button danger" onClick={() => close(true)}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  )
}
