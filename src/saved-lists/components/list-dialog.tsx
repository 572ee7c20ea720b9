/** Asks on which list a tool is put, over the list of tools, where there is no room beside it. */
import { useEffect, useId, useRef } from 'react'
import { minOrderQuantity } from '../../catalogue/tool-terms.ts'
import type { ToolToList } from './list-button.tsx'
import { ListChoice } from './list-choice.tsx'

type ListDialogProps = { readonly tool: ToolToList; readonly onClose: () => void }

export function ListDialog({ tool, onClose }: ListDialogProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = (): void => {
    // Closed before it is removed, so that the focus returns to its previous element.
    dialog.current?.close()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={title}>{tool.name}</h2>
      <ListChoice toolId={tool.id} quantity={minOrderQuantity(tool)} onClose={close} />
    </dialog>
  )
}
