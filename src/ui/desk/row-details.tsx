/** What a row of one line says at more length: its beginning, and the rest at a touch. */
import type { ReactNode } from 'react'

type RowDetailsProps = {
  /** One line; its end is cut where there is no room. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

export const RowDetails = ({ summary, children }: RowDetailsProps) => (
  <details className="row-details">
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
)
