/** The dots menu at the end of a row or a title bar, for less frequent actions. */
import { useId } from 'react'
import { ChoicesMenu, type Choice } from './choices-menu.tsx'
import { listPageMessages as messages } from '../messages/list-page.ts'

type DotsMenuProps = {
  /** The record that the menu belongs to, such as 'INV-000241'. */
  readonly of: string
  readonly busy?: boolean
  readonly choices: readonly Choice[]
}

/** Renders nothing without choices. */
export function DotsMenu({ of, busy, choices }: DotsMenuProps) {
  const id = useId()
  if (choices.length === 0) return null
  const label = messages.moreFor(of)
  return (
    <>
      <button type="button" className="dots" aria-label={label} popoverTarget={id}>
        <svg
          width={18}
          height={18}
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.6}
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 10h.01M10 10h.01M16 10h.01" />
        </svg>
      </button>
      <ChoicesMenu id={id} label={label} busy={busy} choices={choices} />
    </>
  )
}
