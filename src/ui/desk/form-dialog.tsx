/**
 * A form that opens over its page: a step with a few fields. Typed values remain when it is closed
 * and opened again.
 */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { formMessages } from '../../platform/messages/forms.ts'
import { Icon } from '../icons.tsx'

type FormDialogProps = {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FormDialog({ title, open, onClose, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  // Closed before it is removed, too: the focus returns to the element that had it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="dialog form-dialog"
      aria-label={title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <button
        type="button"
        className="icon-button close"
        aria-label={formMessages.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {wasOpen ? children : null}
    </dialog>
  )
}
