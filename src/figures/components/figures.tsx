/** The front of the dashboard for staff: what is to do, and 30 days beside the 30 before. */
import { Fragment, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { Table, type Column } from '../../ui/table.tsx'
import type { Figures as FiguresData } from '../contract.ts'
import { figuresMessages as messages } from '../messages/figures.ts'
import { changeInPercent, partInPercent } from '../rules.ts'

// The library that draws is loaded by this page alone, and after its figures.
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

export const Figures = ({ figures }: { readonly figures: FiguresData }) => (
  <div className="figures">
    <Today today={figures.today} />
    <Period figures={figures} />
    <BestSellers figures={figures} />
    <LowStock figures={figures} />
  </div>
)

function Today({ today }: Pick<FiguresData, 'today'>) {
  const work = [
    [today.toConfirm, messages.toConfirm, '/dashboard/manageorders?status=placed'],
    [today.toPick, messages.toPick, '/dashboard/manageorders?status=confirmed'],
    [today.toShip, messages.toShip, '/dashboard/manageorders?status=picking'],
    [today.heldReviews, messages.heldReviews(today.heldReviews), '/dashboard/reviews?status=held'],
    [
      today.reportedReviews,
      messages.reportedReviews(today.reportedReviews),
      '/dashboard/reviews?status=reported',
    ],
    [
      today.certificates,
      messages.certificates(today.certificates),
      '/dashboard/companies/certificates',
    ],
  ] as const
  const waiting = work.filter(([count]) => count > 0)
  return (
    <section aria-labelledby="figures-today">
      <h2 id="figures-today">{messages.today}</h2>
      {waiting.length === 0 ? (
        <p className="muted">{messages.nothingToDo}</p>
      ) : (
        <ul className="figure-tiles">
          {waiting.map(([count, label, to]) => (
            <li key={to}>
              <Link to={to}>
                <b>{displayNumber(count)}</b> {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Period({ figures }: { readonly figures: FiguresData }) {
  const { from, to, sales, orders, pieces, buyers, margin } = figures
  const ordersList = `/dashboard/manageorders?from=${from}&to=${to}`
  return (
    <section aria-labelledby="figures-period">
      <h2 id="figures-period">{messages.heading}</h2>
      <p className="muted small">{messages.period(from, to)}</p>
      <ul className="figure-tiles">
        <Tile label={messages.sales} to={ordersList} display={displayMoney} {...sales} />
        <Tile label={messages.orders} to={ordersList} {...orders} />
        <Tile label={messages.pieces} to={ordersList} {...pieces} />
        <Tile label={messages.buyers} to="/dashboard/makeadmin" {...buyers} />
        {margin ? <MarginTile margin={margin} /> : null}
      </ul>
      <Suspense fallback={<div className="figure-chart" />}>
        <SalesChart days={figures.days} />
      </Suspense>
      <details className="mt-4">
        <summary>{messages.table}</summary>
        <Table
          caption={messages.chart}
          columns={dayColumns}
          rows={figures.days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
      <details className="mt-4">
        <summary>{messages.definitions}</summary>
        <dl className="figure-definitions">
          {messages.definition.map(([term, text]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  )
}

type TileProps = {
  readonly label: string
  /** The list that the figure counts. */
  readonly to: string
  readonly now: number
  readonly before: number
  readonly display?: (value: number) => string
  /** What is to be known beside it. */
  readonly detail?: string
}
const Tile = ({ label, to, now, before, display = displayNumber, detail }: TileProps) => (
  <li>
    <Link to={to}>
      {label} <b>{display(now)}</b>
      <small>{messages.before(display(before), changeInPercent(now, before))}</small>
      {detail === undefined ? null : <small className="block">{detail}</small>}
    </Link>
  </li>
)

/** Left out where no tool that was sold has a cost. */
const MarginTile = ({ margin: { now, before } }: { readonly margin: Margin }) =>
  now.linesAtCost + before.linesAtCost === 0 ? null : (
    <Tile
      label={messages.margin}
      to="#figures-best"
      now={now.sales - now.cost}
      before={before.sales - before.cost}
      display={displayDifference}
      detail={messages.atCost(
        partInPercent(now.sales - now.cost, now.sales),
        now.linesAtCost,
        now.lines,
      )}
    />
  )
type Margin = NonNullable<FiguresData['margin']>

const displayDifference = (cents: number): string =>
  cents < 0 ? `−${displayMoney(-cents)}` : displayMoney(cents)

const dayColumns: readonly Column<FiguresData['days'][number]>[] = [
  {
    header: messages.day,
    cell: ({ day }) => (
      <Link className="link" to={`/dashboard/manageorders?from=${day}&to=${day}`}>
        {day}
      </Link>
    ),
  },
  { header: messages.orders, numeric: true, cell: ({ orders }) => displayNumber(orders) },
  { header: messages.sales, numeric: true, cell: ({ sales }) => displayMoney(sales) },
]

const BestSellers = ({ figures: { bestSellers } }: { readonly figures: FiguresData }) => (
  <section aria-labelledby="figures-best">
    <h2 id="figures-best">{messages.best}</h2>
    {bestSellers.length === 0 ? (
      <p className="muted">{messages.noSales}</p>
    ) : (
      <>
        <p className="muted small">{messages.bestLead}</p>
        <Table
          caption={messages.best}
          columns={bestSellers.some(({ cost }) => cost !== null) ? bestColumnsAtCost : bestColumns}
          rows={bestSellers}
          keyOf={({ toolId }) => toolId}
        />
      </>
    )}
  </section>
)

type NamedTool = { readonly sku: string; readonly name: string; readonly toolId: string }
const toolColumn = {
  header: messages.tool,
  fullWidth: true,
  cell: ({ sku, name, toolId }: NamedTool) => (
    <span>
      <Link className="hover:underline" to={`/dashboard/manageproducts/${toolId}/stock`}>
        {name}
      </Link>
      <small>{sku}</small>
    </span>
  ),
} as const

const bestColumns: readonly Column<FiguresData['bestSellers'][number]>[] = [
  toolColumn,
  { header: messages.pieces, numeric: true, cell: ({ pieces }) => displayNumber(pieces) },
  { header: messages.sales, numeric: true, cell: ({ sales }) => displayMoney(sales) },
]

const bestColumnsAtCost: typeof bestColumns = [
  ...bestColumns,
  {
    header: messages.margin,
    numeric: true,
    cell: ({ sales, cost }) => (cost === null ? messages.noCost : displayDifference(sales - cost)),
  },
]

const LowStock = ({ figures: { lowStock } }: { readonly figures: FiguresData }) => (
  <section aria-labelledby="figures-low">
    <h2 id="figures-low">{messages.low}</h2>
    {lowStock.length === 0 ? (
      <p className="muted">{messages.noneLow}</p>
    ) : (
      <>
        <p className="muted small">{messages.lowLead}</p>
        <Table
          caption={messages.low}
          columns={lowColumns}
          rows={lowStock}
          keyOf={({ toolId }) => toolId}
        />
      </>
    )}
  </section>
)

const lowColumns: readonly Column<FiguresData['lowStock'][number]>[] = [
  toolColumn,
  { header: messages.stock, numeric: true, cell: ({ stock }) => displayNumber(stock) },
  { header: messages.sold, numeric: true, cell: ({ sold }) => displayNumber(sold) },
  { header: messages.lasts, numeric: true, cell: ({ daysLeft }) => messages.days(daysLeft) },
]
