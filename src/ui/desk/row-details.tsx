/** The beginning of a longer text in a one-line row; a tap shows the rest. */
import type { ReactNode } from 'react'

type RowDetailsProps = {
  /** One line, truncated if there is no room. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

export const RowDetails = ({ summary, children }: RowDetailsProps) => (
  <details className="row-details">
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
)
