/** The lines of an order as they were sold, with the pictures and pages of the tools as they are now. */
import { Link } from 'react-router'
import { areByPiece, countUnits, displayPrice } from '../../catalogue/units/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { OrderDetails } from '../contract.ts'
import type { DetailedLine } from '../line-schemas.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { OrderTotals } from './order-totals.tsx'

/** What an order's page shows of a tool that is still sold. */
export type ShownTool = {
  readonly id: string
  readonly slug: string
  readonly picture: string | null
  readonly image: string
}

type OrderLinesProps = {
  readonly order: Pick<OrderDetails, 'number' | 'lines' | 'total' | 'status' | 'delivery' | 'tax'>
  /** Those of the ordered tools that are still sold. */
  readonly tools: readonly ShownTool[]
}

export function OrderLines({ order, tools }: OrderLinesProps) {
  const { number, lines } = order
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  return (
    <>
      <div className="sold-lines">
        <Table
          caption={messages.linesCaption(number)}
          columns={columns(byId, {
            byPiece: areByPiece(lines),
            waiting: order.status === 'picking',
          })}
          rows={lines}
          keyOf={({ toolId }) => toolId}
        />
      </div>
      <OrderTotals order={order} />
    </>
  )
}

/** `waiting`: whether the lines say what is left of them, if some of it has gone. */
const columns = (
  tools: ReadonlyMap<string, ShownTool>,
  { byPiece, waiting }: { readonly byPiece: boolean; readonly waiting: boolean },
): readonly Column<DetailedLine>[] => [
  {
    header: messages.tool,
    fullWidth: true,
    cell: (line) => <ToolCell line={line} tool={tools.get(line.toolId)} waiting={waiting} />,
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

type ToolCellProps = {
  readonly line: DetailedLine
  readonly tool: ShownTool | undefined
  readonly waiting: boolean
}

/** The state of a line's pieces, where they are not all in the same one. */
const progressOf = (line: DetailedLine, waiting: boolean): string =>
  messages.progressOf({ ...line, shipped: waiting ? line.shipped : 0 })

const ToolCell = ({ line, tool, waiting }: ToolCellProps) => {
  const { name, partNumber, sku } = line
  const progress = progressOf(line, waiting)
  return (
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
        {partNumber === undefined ? null : <small>{messages.partNumber(partNumber)}</small>}
        {progress === '' ? null : <small>{progress}</small>}
      </span>
    </span>
  )
}
