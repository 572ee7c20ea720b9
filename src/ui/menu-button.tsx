/** A button that opens a short list of buttons below it: what can be done in several ways. */
import { useId, type ReactNode } from 'react'

type Choice = {
  readonly label: string
  readonly name: string
  readonly act: (button: HTMLElement) => void
}

type MenuButtonProps = {
  readonly children: ReactNode
  /** What it is for, with the row that it belongs to. */
  readonly label: string
  readonly busy: boolean
  readonly choices: readonly Choice[]
}

/** The browser opens and closes it: by click, by Escape, by a click beside it. */
export function MenuButton({ children, label, busy, choices }: MenuButtonProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="button tight plain opens-choices"
        aria-label={label}
        popoverTarget={id}
      >
        {children}
      </button>
      <div id={id} className="choices-menu" popover="auto" role="group" aria-label={label}>
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className="button tight plain"
            aria-label={choice.name}
            aria-disabled={busy || undefined}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={({ currentTarget }) => choice.act(currentTarget)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </>
  )
}
