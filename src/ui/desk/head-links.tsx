/** Beside the title of a list: pages that staff go to from it. */
import { Link } from 'react-router'

type HeadLink = { readonly to: string; readonly label: string }

type HeadLinksProps = {
  /** `false` in place of one that the reader may not open. */
  readonly links: readonly (HeadLink | false)[]
}

export const HeadLinks = ({ links }: HeadLinksProps) =>
  links
    .filter((link) => link !== false)
    .map(({ to, label }) => (
      <Link key={to} className="button tight" to={to}>
        {label}
      </Link>
    ))
