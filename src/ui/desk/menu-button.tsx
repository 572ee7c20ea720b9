/** A button that opens a short list of variants of an action. */
import { useId, type ReactNode } from 'react'
import { ChoicesMenu, type Choice } from './choices-menu.tsx'

type MenuButtonProps = {
  readonly children: ReactNode
  /** Its accessible name, which includes the row that it belongs to. */
  readonly label: string
  readonly busy?: boolean
  readonly choices: readonly Choice[]
}

export function MenuButton({ children, label, busy, choices }: MenuButtonProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="button tight opens-choices"
        aria-label={label}
        popoverTarget={id}
      >
        {children}
      </button>
      <ChoicesMenu id={id} label={label} busy={busy} choices={choices} />
    </>
  )
}
