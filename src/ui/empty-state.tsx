/** The state of an empty list: a sentence and a link or button to go on. */
import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly title: string
  readonly detail?: string | undefined
  readonly children?: ReactNode
}

/** For a list without rows or without matches; the children are the link or button to go on. */
export const EmptyState = ({ title, detail, children }: EmptyStateProps) => (
  <div className="state">
    <h2>{title}</h2>
    {detail === undefined ? null : <p>{detail}</p>}
    {children}
  </div>
)
