/** A column header: its name, and whether and how the rows are sorted by it. */
import { Link } from 'react-router'

/** Capitalises the first letter, because columns may have the lower-case names of fields. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sortMarks = { ascending: ' ↑', descending: ' ↓' } as const

type HeadingProps = {
  readonly header: string
  /** A column of buttons, whose name is for screen readers only. */
  readonly actions: boolean | undefined
  readonly sorted: 'ascending' | 'descending' | undefined
  /** The address that sorts by this column. */
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
