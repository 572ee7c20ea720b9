/** The buttons of a row in a list that people arrange: earlier, later, remove. */
import { useRef } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { Icon } from '../../ui/icons.tsx'

type ArrangedButtonsProps = {
  readonly index: number
  readonly count: number
  readonly busy: boolean
  /** The label of each button for this row. */
  readonly labels: { readonly earlier: string; readonly later: string; readonly remove: string }
  readonly move: (from: number, to: number) => Promise<void>
  readonly remove: () => Promise<void>
}

export function ArrangedButtons({
  index,
  count,
  busy,
  labels,
  move,
  remove,
}: ArrangedButtonsProps) {
  const group = useRef<HTMLDivElement>(null)
  // The row moves with its button, which keeps the focus unless it reaches the end of the list.
  const moveBy = async (step: -1 | 1): Promise<void> => {
    await move(index, index + step)
    const [earlier, later] = group.current?.querySelectorAll('button') ?? []
    const [wanted, other] = step < 0 ? [earlier, later] : [later, earlier]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }
  return (
    <div className="acts" ref={group}>
      <ActButton
        className="icon-button"
        aria-label={labels.earlier}
        disabled={index === 0}
        busy={busy}
        act={() => moveBy(-1)}
      >
        <Icon name="promote" />
      </ActButton>
      <ActButton
        className="icon-button turned"
        aria-label={labels.later}
        disabled={index === count - 1}
        busy={busy}
        act={() => moveBy(1)}
      >
        <Icon name="promote" />
      </ActButton>
      <ActButton
        className="icon-button"
        aria-label={labels.remove}
        busy={busy}
        act={() => {
          if (!busy) void remove()
        }}
      >
        <Icon name="remove" />
      </ActButton>
    </div>
  )
}
