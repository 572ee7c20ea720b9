/** Asking before something is done for good: a native dialog, the safe button first and focused. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formMessages as messages } from '../platform/messages/forms.ts'

export type DialogQuestion = {
  /** what will happen, in a sentence */ readonly detail: string
  /** the word on the button that does it */ readonly act: string
  readonly title?: string
}

type Asked = DialogQuestion & { readonly answer: (yes: boolean) => void }
let asked: Asked | undefined
const listeners = new Set<() => void>()
const put = (next: Asked | undefined): void => {
  asked = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks 'are you sure?' and waits: true only when the acting button was pressed. Needs `<Asking />` on the page. */
export function confirm(question: DialogQuestion): Promise<boolean> {
  asked?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  put({ ...question, answer: resolve })
  return promise
}

/** Where questions appear; the layout of personal pages has one. */
export function ConfirmDialogHost() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
  return question ? <Ask key={question.detail} {...question} /> : null
}

function Ask({ title = messages.sure, detail, act, answer }: Asked) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const done = (yes: boolean): void => {
    // Closed before it is taken away, so that focus goes back to where it was.
    dialog.current?.close()
    answer(yes)
    put(undefined)
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="asking"
      aria-describedby="asking-detail"
      onCancel={(event) => {
        event.preventDefault()
        done(false)
      }}
    >
      <h2 id="asking">{title}</h2>
      <p id="asking-detail">{detail}</p>
      <div className="row">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is the one under the thumb */}
        <button type="button" className="button" autoFocus onClick={() => done(false)}>
          {messages.keepIt}
        </button>
        <button type="button" className="button danger" onClick={() => done(true)}>
          {act}
        </button>
      </div>
    </dialog>
  )
}
