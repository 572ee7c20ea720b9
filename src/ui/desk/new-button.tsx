/** The button that opens a list's form for a new row; the key N presses it. */
import type { ReactNode } from 'react'

type NewButtonProps = { readonly onClick: () => void; readonly children: ReactNode }

export const NewButton = ({ onClick, children }: NewButtonProps) => (
  <button type="button" className="button primary tight" aria-keyshortcuts="n" onClick={onClick}>
    {children}
  </button>
)
