/** The head of a page of the desk: its name, how many there are, one sentence, what starts from here. */
import type { ReactNode } from 'react'

type DeskHeadProps = {
  readonly title: string
  /** How many rows there are, where the page knows. */
  readonly count?: string | undefined
  readonly lead?: string | undefined
  /** Buttons and links; at most one of them primary. */
  readonly children?: ReactNode
}

export const DeskHead = ({ title, count, lead, children }: DeskHeadProps) => (
  <div className="desk-head">
    <h1>
      {title}
      {count === undefined ? null : <small> {count}</small>}
    </h1>
    {children === undefined || children === null ? null : <div className="acts">{children}</div>}
    {lead === undefined ? null : <p>{lead}</p>}
  </div>
)
