/** The head of a page of the desk: its name, how many there are, one sentence, what starts from here. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

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

type HeadLink = {
  readonly to: string
  readonly label: string
  /** Begins something new: the key n opens it. */
  readonly isNew?: true
}

type HeadLinksProps = {
  /** `false` in place of one that the reader may not open. */
  readonly links: readonly (HeadLink | false)[]
}

/** Beside the title of a list: pages that staff go to from it. */
export const HeadLinks = ({ links }: HeadLinksProps) =>
  links
    .filter((link) => link !== false)
    .map(({ to, label, isNew }) => (
      <Link key={to} className="button tight" to={to} aria-keyshortcuts={isNew ? 'n' : undefined}>
        {label}
      </Link>
    ))
