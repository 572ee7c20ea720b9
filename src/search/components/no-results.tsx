/** The list without any results: the reason, and alternatives. */
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import type { Alternatives } from '../lists/browse.server.ts'
import { listUrl, type ListParams, type PageNames } from '../lists/list-url.ts'
import { noResultsMessages as messages } from '../messages/no-results.ts'

type NoResultsProps = {
  readonly address: ListParams
  /** Only for a text search. */
  readonly alternatives: Alternatives | undefined
  /** Whether the shop has no tools at all. */
  readonly empty: boolean
  readonly names?: PageNames | undefined
}

export function NoResults({ address, alternatives, empty, names }: NoResultsProps) {
  if (empty) return <EmptyState title={messages.noTools} detail={messages.noToolsDetail} />
  return (
    <EmptyState title={messages.noMatch} detail={reasonOf(address, alternatives)}>
      {alternatives === undefined ? null : (
        <AlternativeLinks alternatives={alternatives} names={names} />
      )}
      <Link className="button" to="/purchase">
        {messages.showAll}
      </Link>
    </EmptyState>
  )
}

function reasonOf({ q, cursor }: ListParams, alternatives: Alternatives | undefined): string {
  if (cursor !== undefined) return messages.pastTheEnd
  if (q === undefined) return messages.noMatchDetail
  return alternatives?.termCount === 0 ? messages.onlyStopWords(q) : messages.noMatchForQuery(q)
}

/** Single terms of the query, and categories, that do have tools. */
const AlternativeLinks = ({
  alternatives: { terms, categories },
  names = {},
}: {
  readonly alternatives: Alternatives
  readonly names?: PageNames | undefined
}) => (
  <>
    {terms.length === 0 ? null : (
      <p className="nearby">
        <span>{messages.singleTerms}</span>{' '}
        {terms.map(({ text, count }) => (
          <Link key={text} className="chip" to={listUrl({ q: text })}>
            {text} <small>{messages.count(count)}</small>
          </Link>
        ))}
      </p>
    )}
    {categories.length === 0 ? null : (
      <p className="nearby">
        <span>{messages.categories}</span>{' '}
        {categories.map(({ value }) => (
          <Link key={value} className="chip" to={listUrl({ category: [value] })}>
            {names[value] ?? value}
          </Link>
        ))}
      </p>
    )}
  </>
)
