/** Nothing to show in the list, why, and where to go on. */
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { noResultsMessages as messages } from '../messages/no-results.ts'
import { listUrl, type ListParams } from '../list-url.ts'
import type { BrowseResult } from '../service.server.ts'

export function NoResults({
  address,
  nearby,
  empty,
}: {
  readonly address: ListParams
  readonly nearby: BrowseResult['nearby'] | undefined
  readonly empty: boolean
}) {
  const { q, cursor } = address
  if (empty) return <EmptyState title={messages.noTools} detail={messages.noToolsDetail} />
  const detail =
    cursor !== undefined
      ? messages.pastTheEnd
      : q === undefined
        ? messages.noMatchDetail
        : nearby?.asked === 0
          ? messages.saysNothing(q)
          : messages.noMatchAsked(q)
  return (
    <EmptyState title={messages.noMatch} detail={detail}>
      {nearby === undefined || nearby.words.length === 0 ? null : (
        <p className="nearby">
          <span>{messages.nearWords}</span>{' '}
          {nearby.words.map(({ text, count }) => (
            <Link key={text} className="chip" to={listUrl({ q: text })}>
              {text} <small>{messages.about(count)}</small>
            </Link>
          ))}
        </p>
      )}
      {nearby === undefined || nearby.categories.length === 0 ? null : (
        <p className="nearby">
          <span>{messages.nearKinds}</span>{' '}
          {nearby.categories.map(({ value }) => (
            <Link key={value} className="chip" to={listUrl({ category: [value] })}>
              {value}
            </Link>
          ))}
        </p>
      )}
      <Link className="button" to="/purchase">
        {messages.showAll}
      </Link>
    </EmptyState>
  )
}
