/**
 * The head of a dashboard page: its name, the number of rows, one sentence, the actions that start
 * here, and the related pages.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SisterTabs } from './sisters.tsx'

type DeskHeadProps = {
  readonly title: string
  /** The number of rows, if the page knows it. */
  readonly count?: string | undefined
  readonly lead?: ReactNode
  /** Buttons and links; at most one of them primary. */
  readonly children?: ReactNode
}

export const DeskHead = ({ title, count, lead, children }: DeskHeadProps) => (
  <>
    <div className="desk-head">
      <h1>
        {title}
        {count === undefined ? null : <small> {count}</small>}
      </h1>
      {children === undefined || children === null ? null : <div className="acts">{children}</div>}
      {lead === undefined || lead === null ? null : <p>{lead}</p>}
    </div>
    <SisterTabs />
  </>
)

type HeadLink = {
  readonly to: string
  readonly label: string
  /** Creates a new record; the key n opens it. */
  readonly isNew?: true
}

type HeadLinksProps = {
  /** `false` in place of a link that the reader may not open. */
  readonly links: readonly (HeadLink | false)[]
}

/** Links beside the title of a list, to related pages. */
export const HeadLinks = ({ links }: HeadLinksProps) =>
  links
    .filter((link) => link !== false)
    .map(({ to, label, isNew }) => (
      <Link key={to} className="button tight" to={to} aria-keyshortcuts={isNew ? 'n' : undefined}>
        {label}
      </Link>
    ))
