/**
 * Buttons with a busy state: while busy, a second press does nothing, and the button keeps the
 * focus, which `disabled` would lose.
 */
import type { ComponentProps, ReactNode } from 'react'

type ActButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'aria-disabled'> & {
  readonly busy: boolean
  /** @param button the one that was pressed, such as for the row's actions */
  readonly act: (button: HTMLButtonElement) => unknown
}

/** Does something at once. */
export const ActButton = ({ busy, act, ...attributes }: ActButtonProps) => (
  <button
    {...attributes}
    type="button"
    aria-disabled={busy || undefined}
    onClick={({ currentTarget }) => busy || void act(currentTarget)}
  />
)

type SubmitButtonProps = {
  readonly busy: boolean
  readonly busyLabel: string
  /** the id of the form, for a button outside of it */ readonly form?: string
  readonly wide?: boolean
  /** Takes the remaining width of its row. */
  readonly grow?: boolean
  /** The button of a secondary form on the page. */
  readonly secondary?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Submits a form; the label changes while the form is sent. */
export const SubmitButton = ({
  busy,
  busyLabel,
  form,
  wide = false,
  grow = false,
  secondary = false,
  disabled = false,
  children,
}: SubmitButtonProps) => (
  <button
    type="submit"
    form={form}
    className={`button ${secondary ? '' : 'primary'} ${wide ? 'wide' : grow ? 'grow' : ''}`.trim()}
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault()
    }}
  >
    {busy ? busyLabel : children}
  </button>
)
