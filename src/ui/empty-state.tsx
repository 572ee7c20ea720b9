/** What stands where there is nothing to show: a sentence and one way on. */
import type { ReactNode } from 'react'

type Said = {
  readonly title: string
  readonly detail?: string | undefined
  readonly children?: ReactNode
}

/** Nothing here, or nothing that matches; the children are the way on. */
export const EmptyState = ({ title, detail, children }: Said) => (
  <div className="state">
    <h2>{title}</h2>
    {detail === undefined ? null : <p>{detail}</p>}
    {children}
  </div>
)
