/** What was searched and not found: words to add, or tools to buy. */
import { Link } from 'react-router'
import { displayNumber } from '../../platform/money.ts'
import { Table, type Column } from '../../ui/table.tsx'
import type { Figures } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'

const { zeroResults: messages } = figuresMessages
type ZeroResultSearch = Figures['zeroResultSearches'][number]

export const ZeroResultSearches = ({
  searches,
}: {
  readonly searches: readonly ZeroResultSearch[]
}) => (
  <section aria-labelledby="figures-zero-results">
    <h2 id="figures-zero-results">{messages.title}</h2>
    {searches.length === 0 ? (
      <p className="muted">{messages.none}</p>
    ) : (
      <>
        <p className="muted small">
          {messages.lead}{' '}
          <Link className="link" to="/dashboard/searchwords">
            {messages.words}
          </Link>
        </p>
        <Table
          caption={messages.title}
          columns={columns}
          rows={searches}
          keyOf={({ query }) => query}
        />
      </>
    )}
  </section>
)

const columns: readonly Column<ZeroResultSearch>[] = [
  {
    header: messages.query,
    fullWidth: true,
    cell: ({ query }) => (
      <Link className="link" to={`/purchase?q=${encodeURIComponent(query)}`}>
        {query}
      </Link>
    ),
  },
  { header: messages.times, numeric: true, cell: ({ times }) => displayNumber(times) },
  { header: messages.last, cell: ({ last }) => <time dateTime={last}>{last}</time> },
]
