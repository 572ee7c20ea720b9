/** A short list of links and buttons that opens below its button: a row's actions, an export. */
import { useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { Link } from 'react-router'

type ChoiceWords = {
  readonly label: string
  /** For screen readers, if the label does not name the row. */
  readonly name?: string
  /** Cannot be undone: shown last, below a separator. */
  readonly danger?: boolean
  /** The keyboard shortcut for the same action. */
  readonly keys?: string
}
/** A page of the shop, the address of a file, or an action. */
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
 * The browser opens and closes it with a button whose `popoverTarget` is its id, with Escape, or
 * with a click outside. Its entries are in the document only while it is open, because a list has
 * many menus.
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

/** Arrow keys move between the entries, as in system menus. */
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
        // Closed first, so that the focus returns to the button that opened it.
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
