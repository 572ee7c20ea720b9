/** The form that a button of a list opens over the page. Its first field has the focus. */
import { useEffect, useRef, type ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'

type ListFormProps = {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function ListForm({ title, open, onClose, children }: ListFormProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) content.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  return (
    <FormDialog title={title} open={open} onClose={onClose}>
      <div ref={content}>
        <h2>{title}</h2>
        {children}
      </div>
    </FormDialog>
  )
}
