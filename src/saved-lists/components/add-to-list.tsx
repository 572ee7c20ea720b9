/** On a tool's page: puts it on a list. For the signed-in; the choice is loaded with the press. */
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const ListChoice = lazyComponent(async () => (await import('./list-choice.tsx')).ListChoice)

type AddToListProps = {
  readonly toolId: string
  readonly label: string
  /** The minimum quantity that can be ordered. */
  readonly quantity: number
}

export function AddToList({ toolId, label, quantity }: AddToListProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="when-in needs-script">
      <button type="button" className="copy" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {open ? (
        <Suspense>
          <ListChoice toolId={toolId} quantity={quantity} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
