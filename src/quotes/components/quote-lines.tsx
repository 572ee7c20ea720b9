/** The lines of a request or an offer, with their prices and sum. */
import { countUnits, displayPrice } from '../../catalogue/model/units.ts'
import type { OrderLine } from '../../orders/order-line.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { usePriceMarks } from '../../prices/use-price-marks.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { quotePageMessages as messages } from '../messages/pages.ts'

const columns = (marks: ReadonlyMap<string, string>): readonly Column<OrderLine>[] => [
  {
    header: messages.tool,
    slot: 'title',
    shrinks: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { header: messages.sku, slot: 'meta', cell: ({ sku }) => sku },
  {
    header: messages.quantity,
    numeric: true,
    besideMeta: true,
    cell: ({ quantity, unit }) =>
      unit === undefined ? displayNumber(quantity) : countUnits(quantity, unit),
  },
  {
    header: messages.each,
    numeric: true,
    besideMeta: true,
    cell: (line) => {
      const mark = marks.get(line.toolId)
      return (
        <span>
          {displayPrice(line.unitPrice, line)}
          {mark === undefined ? null : <small className="text-bad">{mark}</small>}
        </span>
      )
    },
  },
  { header: messages.sum, slot: 'figure', numeric: true, cell: ({ total }) => displayMoney(total) },
]

type QuoteLinesProps = {
  readonly what: string
  readonly lines: readonly OrderLine[]
  /** Whether prices for nothing and below cost are marked. */
  readonly forStaff: boolean
}

export function QuoteLines({ what, lines, forStaff }: QuoteLinesProps) {
  const marks = usePriceMarks(
    (forStaff ? lines : []).map(({ toolId, sku, unitPrice: price, pricePer }) => ({
      key: toolId,
      toolId,
      sku,
      price,
      pricePer,
    })),
  )
  return (
    <>
      <Table
        caption={messages.caption(what)}
        columns={columns(marks)}
        rows={lines}
        keyOf={({ toolId }) => toolId}
      />
      <p className="row justify-between mt-2">
        <b>{messages.total}</b>
        <b>{displayMoney(lines.reduce((sum, { total }) => sum + total, 0))}</b>
      </p>
    </>
  )
}
