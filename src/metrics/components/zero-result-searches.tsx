/** Searches without results: words to add, or tools to buy. */
import { Link } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import type { Column } from '../../ui/table.tsx'
import type { Figures } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'
import { FigureList } from './figure-list.tsx'

const { zeroResults: messages } = figuresMessages
type ZeroResultSearch = Figures['zeroResultSearches'][number]

export const ZeroResultSearches = ({
  searches,
}: {
  readonly searches: readonly ZeroResultSearch[]
}) => (
  <FigureList
    id="figures-zero-results"
    title={messages.title}
    lead={
      <>
        {messages.lead}{' '}
        <Link className="link" to="/dashboard/searchwords">
          {messages.words}
        </Link>
      </>
    }
    none={messages.none}
    columns={columns}
    rows={searches}
    keyOf={({ query }) => query}
  />
)

const columns: readonly Column<ZeroResultSearch>[] = [
  {
    header: messages.query,
    slot: 'title',
    cell: ({ query }) => <Link to={`/purchase?q=${encodeURIComponent(query)}`}>{query}</Link>,
  },
  { header: messages.last, slot: 'meta', cell: ({ last }) => <DateTime at={last} /> },
  {
    header: messages.times,
    numeric: true,
    slot: 'figure',
    cell: ({ times }) => displayNumber(times),
  },
]
