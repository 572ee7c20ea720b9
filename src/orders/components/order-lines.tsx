/** The lines of an order as they were sold, with the pictures and pages of the tools as they are now. */
import { Link } from 'react-router'
import { areByPiece, countUnits, displayPrice } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { OrderDetails } from '../contract.ts'
import { usePriceMarks } from '../../prices/use-price-marks.ts'
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
  readonly order: Pick<
    OrderDetails,
    'number' | 'lines' | 'total' | 'status' | 'delivery' | 'tax' | 'onHold'
  >
  /** Those of the ordered tools that are still sold. */
  readonly tools: readonly ShownTool[]
  /** Whether prices for nothing and below cost are marked. */
  readonly forStaff: boolean
}

export function OrderLines({ order, tools, forStaff }: OrderLinesProps) {
  const { number, lines } = order
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  const marks = usePriceMarks(
    (forStaff ? lines : []).map(({ line, toolId, sku, unitPrice: price, pricePer }) => ({
      key: String(line),
      toolId,
      sku,
      price,
      pricePer,
    })),
  )
  return (
    <>
      <div className="sold-lines">
        <Table
          caption={messages.linesCaption(number)}
          columns={columns(byId, {
            byPiece: areByPiece(lines),
            waiting: order.status === 'picking',
            onHold: order.onHold !== undefined,
            marks,
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
type ProgressOf = { readonly waiting: boolean; readonly onHold: boolean }

const columns = (
  tools: ReadonlyMap<string, ShownTool>,
  {
    byPiece,
    waiting,
    onHold,
    marks,
  }: { readonly byPiece: boolean; readonly marks: ReadonlyMap<string, string> } & ProgressOf,
): readonly Column<DetailedLine>[] => [
  {
    header: messages.tool,
    fullWidth: true,
    cell: (line) => (
      <ToolCell line={line} waiting={waiting} onHold={onHold} tool={tools.get(line.toolId)} />
    ),
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
    cell: (line) => <MarkedPrice line={line} mark={marks.get(String(line.line))} />,
  },
  { header: messages.sum, numeric: true, cell: ({ total }) => displayMoney(total) },
]

type MarkedPriceProps = { readonly line: DetailedLine; readonly mark: string | undefined }

const MarkedPrice = ({ line, mark }: MarkedPriceProps) => (
  <span>
    {displayPrice(line.unitPrice, line)}
    {mark === undefined ? null : <small className="block text-bad">{mark}</small>}
  </span>
)

type ToolCellProps = {
  readonly line: DetailedLine
  readonly tool: ShownTool | undefined
} & ProgressOf

/** The state of a line's pieces, where they are not all in the same one. */
const progressOf = (line: DetailedLine, { waiting, onHold }: ProgressOf): string =>
  messages.progressOf({ ...line, onHold, shipped: waiting ? line.shipped : 0 })

const ToolCell = ({ line, tool, waiting, onHold }: ToolCellProps) => {
  const { name, partNumber, sku } = line
  const progress = progressOf(line, { waiting, onHold })
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
          {[
            sku,
            ...(partNumber === undefined ? [] : [messages.partNumber(partNumber)]),
            ...(tool ? [] : [messages.noLongerSold]),
          ].join(' · ')}
        </small>
      </span>
      {progress === '' ? null : (
        <span className="line-state">
          <small>{progress}</small>
          {line.shipped > 0 && waiting ? (
            <progress
              className="meter"
              value={line.shipped}
              max={line.quantity - line.cancelled}
              aria-hidden="true"
            />
          ) : null}
        </span>
      )}
    </span>
  )
}
