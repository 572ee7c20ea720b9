/**
 * The submit button of a form. While the form is sent its label changes and a second press does
 * nothing; it keeps the focus, which `disabled` would lose.
 */
import type { ReactNode } from 'react'

type SubmitButtonProps = {
  readonly busy: boolean
  readonly busyLabel: string
  /** the id of the form, for a button outside of it */ readonly form?: string
  readonly wide?: boolean
  /** Takes what room its row leaves. */
  readonly grow?: boolean
  /** Of a form that is not what the page is for. */
  readonly secondary?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

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
