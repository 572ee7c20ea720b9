/** A short list of links and buttons that a button opens below itself: the dots of a row, an export. */
import { useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { Link } from 'react-router'

type ChoiceWords = {
  readonly label: string
  /** For screen readers, where the label does not say to which row it belongs. */
  readonly name?: string
  /** Cannot be taken back: it stands last, below a line. */
  readonly danger?: boolean
  /** The key that does the same. */
  readonly keys?: string
}
/** A page of the shop, a file's address, or something that is done. */
export type Choice = ChoiceWords &
  (
    | { readonly to: string }
    | { readonly href: string }
    | { readonly act: (button: HTMLElement) => void }
  )

type ChoicesMenuProps = {
  readonly id: string
  readonly label: string
  /** An action is running. */
  readonly busy?: boolean | undefined
  readonly choices: readonly Choice[]
}

/**
 * The browser opens and closes it: by a button with its id as `popoverTarget`, by Escape, by a click
 * beside it. Its entries are in the document only while it is open, since a list has many menus.
 */
export function ChoicesMenu({ id, label, busy = false, choices }: ChoicesMenuProps) {
  const [open, setOpen] = useState(false)
  const safe = choices.filter(({ danger = false }) => !danger)
  const dangerous = choices.filter(({ danger = false }) => danger)
  return (
    <div
      id={id}
      className="choices-menu"
      popover="auto"
      role="group"
      aria-label={label}
      onBeforeToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}
    >
      {open ? (
        <>
          {safe.map((choice) => (
            <Entry key={choice.label} choice={choice} busy={busy} />
          ))}
          {safe.length > 0 && dangerous.length > 0 ? <hr /> : null}
          {dangerous.map((choice) => (
            <Entry key={choice.label} choice={choice} busy={busy} />
          ))}
        </>
      ) : null}
    </div>
  )
}

/** Arrows move between the entries, as in the menus of the system. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const entries = [
    ...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? []),
  ]
  const at = entries.findIndex((entry) => entry === document.activeElement)
  entries.at((at + step + (at < 0 && step < 0 ? 1 : 0)) % entries.length)?.focus()
}

const hide = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function Entry({ choice, busy }: { readonly choice: Choice; readonly busy: boolean }) {
  const { label, name = label, danger, keys } = choice
  const className = danger ? 'danger' : undefined
  const words = (
    <>
      {label}
      {keys === undefined ? null : <kbd aria-hidden="true">{keys}</kbd>}
    </>
  )
  if ('to' in choice)
    return (
      <Link
        to={choice.to}
        aria-label={name}
        className={className}
        onClick={hide}
        onKeyDown={moveFocus}
      >
        {words}
      </Link>
    )
  if ('href' in choice)
    return (
      <a
        href={choice.href}
        aria-label={name}
        className={className}
        onClick={hide}
        onKeyDown={moveFocus}
      >
        {words}
      </a>
    )
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-disabled={busy || undefined}
      onKeyDown={moveFocus}
      onClick={(event) => {
        // Closed first: the focus is at the button that opened it again, which stays.
        hide(event)
        choice.act(openerOf(event.currentTarget))
      }}
    >
      {words}
    </button>
  )
}

/** The button that opened the menu of this entry. */
function openerOf(entry: HTMLElement): HTMLElement {
  const id = entry.closest('[popover]')?.id ?? ''
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`) ?? entry
}
