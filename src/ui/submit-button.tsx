/** The button that sends a form. While it sends it says so, and a second press does nothing; it keeps the focus, which `disabled` would lose. */
import type { ReactNode } from 'react'

type Sent = {
  readonly busy: boolean
  readonly busyWord: string
  /** the id of the form, where the button stands outside of it */ readonly form?: string
  readonly wide?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

export const SubmitButton = ({
  busy,
  busyWord,
  form,
  wide = false,
  disabled = false,
  children,
}: Sent) => (
  <button
    type="submit"
    form={form}
    className={wide ? 'button primary wide' : 'button primary'}
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault()
    }}
  >
    {busy ? busyWord : children}
  </button>
)
