/** Links to the previous and next page of a dashboard list. */
import { Link, useLocation, useSearchParams } from 'react-router'
import { pageSize } from './list-params.ts'
import { listPageMessages as messages } from './messages/list-page.ts'

type PagerProps = {
  /** The cursor of the next page, if there is one. */
  readonly next: string | undefined
  /** The number of rows on this page. */
  readonly count: number
}

/**
 * Cursors only lead forward. The addresses of the earlier pages travel in the navigation state, so
 * that 'Previous' works; a page that was opened directly offers its first page instead.
 */
export function Pager({ next, count }: PagerProps) {
  const { search, state } = useLocation()
  const [params] = useSearchParams()
  const trail = readTrail(state)
  const positionKnown = trail.length > 0 || !params.has('cursor')
  const first = trail.length * pageSize + 1
  return (
    <nav className="pager" aria-label={messages.pages}>
      <span role="status">
        {positionKnown && count > 1
          ? messages.range(first, first + count - 1)
          : messages.rows(count)}
      </span>
      <span className="row">
        {trail.length > 0 ? (
          <Link
            className="button tight"
            to={{ search: trail.at(-1) ?? '' }}
            state={{ trail: trail.slice(0, -1) }}
          >
            {messages.previous}
          </Link>
        ) : null}
        {positionKnown ? null : (
          <Link className="button tight" to={{ search: withCursor(params, undefined) }}>
            {messages.firstPage}
          </Link>
        )}
        {next === undefined ? null : (
          <Link
            className="button tight"
            to={{ search: withCursor(params, next) }}
            state={{ trail: [...trail, search] }}
          >
            {messages.next}
          </Link>
        )}
      </span>
    </nav>
  )
}

function withCursor(params: URLSearchParams, cursor: string | undefined): string {
  const changed = new URLSearchParams(params)
  if (cursor === undefined) changed.delete('cursor')
  else changed.set('cursor', cursor)
  return changed.toString()
}

const readTrail = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((step) => typeof step === 'string')
    : []
