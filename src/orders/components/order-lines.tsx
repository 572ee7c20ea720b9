/** The lines of an order as they were sold, with the pictures and pages of the tools as they are now. */
import { Link } from 'react-router'
import { areByPiece, countUnits, displayPrice } from '../../catalogue/units.ts'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { TaxTotals } from '../../tax/components/tax-totals.tsx'
import { taxMessages } from '../../tax/messages/tax.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Order } from '../contract.ts'
import type { OrderLine } from '../order-line.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'

/** What an order's page shows of a tool that is still sold. */
export type ShownTool = {
  readonly id: string
  readonly slug: string
  readonly picture: string | null
  readonly image: string
}

type OrderLinesProps = {
  readonly order: Pick<Order, 'number' | 'lines' | 'total' | 'tax'>
  /** Those of the ordered tools that are still sold. */
  readonly tools: readonly ShownTool[]
}

export function OrderLines({ order: { number, lines, total, tax }, tools }: OrderLinesProps) {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  return (
    <>
      <Table
        caption={messages.linesCaption(number)}
        columns={columns(byId, areByPiece(lines))}
        rows={lines}
        keyOf={({ toolId }) => toolId}
      />
      <p className="total">
        <span>{tax ? taxMessages.goods : messages.total}</span>
        <span>{displayMoney(total)}</span>
      </p>
      {tax ? <TaxTotals tax={tax} /> : null}
    </>
  )
}

const columns = (
  tools: ReadonlyMap<string, ShownTool>,
  byPiece: boolean,
): readonly Column<OrderLine>[] => [
  {
    header: messages.tool,
    fullWidth: true,
    cell: (line) => <ToolCell line={line} tool={tools.get(line.toolId)} />,
  },
  {
    header: byPiece ? messages.pieces : messages.quantity,
    numeric: true,
    cell: ({ quantity, unit }) =>
      unit === undefined ? displayNumber(quantity) : countUnits(quantity, unit),
  },
  {
    header: byPiece ? messages.each : messages.price,
    numeric: true,
    cell: (line) => displayPrice(line.unitPrice, line),
  },
  { header: messages.sum, numeric: true, cell: ({ total }) => displayMoney(total) },
]

type ToolCellProps = { readonly line: OrderLine; readonly tool: ShownTool | undefined }

const ToolCell = ({ line: { name, sku }, tool }: ToolCellProps) => (
  <span className="what">
    {tool ? <Thumbnail picture={tool.picture} image={tool.image} /> : <span className="thumb" />}
    <span>
      {tool ? (
        <Link className="hover:underline" to={`/tools/${tool.slug}`}>
          {name}
        </Link>
      ) : (
        name
      )}
      <small>
        {sku}
        {tool ? '' : ` · ${messages.noLongerSold}`}
      </small>
    </span>
  </span>
)
