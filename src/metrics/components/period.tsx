/**
 * 30 days compared with the previous 30: a tile for each figure, the days as a chart and as a
 * table.
 */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Figures } from '../contract.ts'
import { figuresMessages as messages } from '../messages/figures.ts'
import { changeInPercent, displayDifference, partInPercent } from '../rules.ts'
import { ChartWhenNear } from './chart-when-near.tsx'

export function Period({ figures }: { readonly figures: Figures }) {
  const { from, to, sales, orders, pieces, buyers, fill, margin } = figures
  const ordersList = `/dashboard/manageorders?from=${from}&to=${to}`
  return (
    <section aria-labelledby="figures-period">
      <h2 id="figures-period">{messages.heading}</h2>
      <p className="muted small">
        <DateTime at={from} place="sentence" /> – <DateTime at={to} place="sentence" />,{' '}
        {messages.besideBefore}
      </p>
      <ul className="figure-tiles">
        <Tile label={messages.sales} to={ordersList} display={displayMoney} {...sales} />
        <Tile label={messages.orders} to={ordersList} {...orders} />
        <Tile label={messages.pieces} to={ordersList} {...pieces} />
        <Tile label={messages.buyers} to="/dashboard/makeadmin" {...buyers} />
        <FillTile fill={fill} />
        <ReturnsTile figures={figures} />
        {margin ? <MarginTile margin={margin} /> : null}
      </ul>
      <ChartWhenNear bars={figures.days} unit="day" label={messages.chart} />
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

const dayColumns: readonly Column<Figures['days'][number]>[] = [
  {
    header: messages.day,
    slot: 'title',
    cell: ({ day }) => (
      <Link to={`/dashboard/manageorders?from=${day}&to=${day}`}>
        <DateTime at={day} />
      </Link>
    ),
  },
  {
    header: messages.orders,
    numeric: true,
    slot: 'meta',
    cell: ({ orders }) => displayNumber(orders),
  },
  {
    header: messages.sales,
    numeric: true,
    slot: 'figure',
    cell: ({ sales }) => displayMoney(sales),
  },
]

type TileProps = {
  readonly label: string
  /** The list behind the figure. */
  readonly to: string
  readonly now: number
  readonly before: number
  readonly display?: (value: number) => string
  /** Additional information. */
  readonly detail?: string
}
const Tile = ({ label, to, now, before, display = displayNumber, detail }: TileProps) => (
  <li>
    <Link to={to}>
      {label} <b>{display(now)}</b>
      <small>{messages.before(display(before), changeInPercent(now, before))}</small>
      {detail === undefined ? null : <small>{detail}</small>}
    </Link>
  </li>
)

/** Left out if nothing had to wait: most shops accept no order for more than is in stock. */
function FillTile({ fill: { now, before } }: Pick<Figures, 'fill'>) {
  const short = now.ordered - now.filled
  if (short + before.ordered - before.filled === 0) return null
  const [percent, percentBefore] = [now, before].map((one) =>
    partInPercent(one.filled, one.ordered),
  )
  return (
    <li>
      <Link to="/dashboard/back-orders">
        {messages.fill} <b>{percent === undefined ? '–' : messages.percent(percent)}</b>
        {percentBefore === undefined ? null : (
          <small>{messages.points(messages.percent(percentBefore))}</small>
        )}
        <small>{messages.short(short)}</small>
      </Link>
    </li>
  )
}

/** Left out if there were no returns. */
const ReturnsTile = ({
  figures: { returnedPieces: pieces, returnedValue: value },
}: {
  readonly figures: Figures
}) =>
  pieces.now + pieces.before === 0 ? null : (
    <Tile
      label={messages.returned}
      to="#figures-returns"
      {...pieces}
      detail={messages.ofValue(displayMoney(value.now))}
    />
  )

/** Left out if no sold tool has a cost. */
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
type Margin = NonNullable<Figures['margin']>
