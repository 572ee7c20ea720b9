/** What stands at the head of a column: its name, and whether and how the rows are sorted by it. */
import { Link } from 'react-router'

/** Columns may be named as fields are, which begin small. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sortMarks = { ascending: ' ↑', descending: ' ↓' } as const

type HeadingProps = {
  readonly header: string
  /** Of buttons: the name is for screen readers only. */
  readonly actions: boolean | undefined
  readonly sorted: 'ascending' | 'descending' | undefined
  /** The address that sorts by it. */
  readonly sortBy: string | undefined
}

export function Heading({ header, actions, sorted, sortBy }: HeadingProps) {
  if (actions) return <span className="hidden-label">{header}</span>
  const words = `${capitalized(header)}${sorted ? sortMarks[sorted] : ''}`
  return sortBy === undefined ? (
    words
  ) : (
    <Link to={sortBy} preventScrollReset>
      {words}
    </Link>
  )
}
