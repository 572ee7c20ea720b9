/** Below today's work: 30 days compared with the previous 30. */
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import type { Column } from '../../ui/table.tsx'
import type { Figures as FiguresData, OverdueCustomer } from '../contract.ts'
import { figuresMessages as messages } from '../messages/figures.ts'
import { displayDifference } from '../rules.ts'
import { FigureList } from './figure-list.tsx'
import { ZeroResultSearches } from './zero-result-searches.tsx'
import { OverdueCustomers } from './overdue-customers.tsx'
import { Period } from './period.tsx'
import { Operation } from './operation.tsx'

type FiguresProps = {
  readonly figures: FiguresData
  readonly overdueCustomers: readonly OverdueCustomer[]
}

export const Figures = ({ figures, overdueCustomers }: FiguresProps) => (
  <div className="figures">
    <Operation operation={figures.today.operation} />
    <Period figures={figures} />
    <BestSellers bestSellers={figures.bestSellers} />
    <LowStock lowStock={figures.lowStock} />
    <Returns returns={figures.returns} />
    <OverdueCustomers customers={overdueCustomers} />
    <ZeroResultSearches searches={figures.zeroResultSearches} />
  </div>
)

const BestSellers = ({ bestSellers }: Pick<FiguresData, 'bestSellers'>) => (
  <FigureList
    id="figures-best"
    title={messages.best}
    lead={messages.bestLead}
    none={messages.noSales}
    columns={bestSellers.some(({ cost }) => cost !== null) ? bestColumnsAtCost : bestColumns}
    rows={bestSellers}
    keyOf={({ toolId }) => toolId}
  />
)

type NamedTool = { readonly sku: string; readonly name: string; readonly toolId: string }
const toolColumn = {
  header: messages.tool,
  slot: 'title',
  shrinks: true,
  cell: ({ name, toolId }: NamedTool) => (
    <Link to={`/dashboard/manageproducts/${toolId}/stock`} title={name}>
      {name}
    </Link>
  ),
} as const
const skuColumn = { header: messages.sku, slot: 'meta', cell: ({ sku }: NamedTool) => sku } as const

const bestColumns: readonly Column<FiguresData['bestSellers'][number]>[] = [
  toolColumn,
  skuColumn,
  {
    header: messages.pieces,
    numeric: true,
    besideMeta: true,
    cell: ({ pieces }) => displayNumber(pieces),
  },
  {
    header: messages.sales,
    numeric: true,
    slot: 'figure',
    cell: ({ sales }) => displayMoney(sales),
  },
]

const bestColumnsAtCost: typeof bestColumns = [
  ...bestColumns,
  {
    header: messages.margin,
    numeric: true,
    besideMeta: true,
    cell: ({ sales, cost }) => (cost === null ? messages.noCost : displayDifference(sales - cost)),
  },
]

const Returns = ({ returns }: Pick<FiguresData, 'returns'>) => (
  <FigureList
    id="figures-returns"
    title={messages.returns}
    lead={messages.returnsLead}
    none={messages.noReturns}
    columns={returnColumns}
    rows={returns}
    keyOf={({ id }) => id}
  />
)

const returnColumns: readonly Column<FiguresData['returns'][number]>[] = [
  {
    header: messages.order,
    slot: 'title',
    cell: ({ order }) => <Link to={`/dashboard/orders/${order}`}>#{order}</Link>,
  },
  { header: messages.status, slot: 'state', cell: ({ status }) => messages.statusNames[status] },
  { header: messages.day, slot: 'meta', cell: ({ at }) => <DateTime at={at} /> },
  {
    header: messages.pieces,
    numeric: true,
    besideMeta: true,
    cell: ({ pieces }) => displayNumber(pieces),
  },
  {
    header: messages.value,
    numeric: true,
    slot: 'figure',
    cell: ({ value }) => displayMoney(value),
  },
]

const LowStock = ({ lowStock }: Pick<FiguresData, 'lowStock'>) => (
  <FigureList
    id="figures-low"
    title={messages.low}
    lead={messages.lowLead}
    none={messages.noneLow}
    columns={lowColumns}
    rows={lowStock}
    keyOf={({ toolId }) => toolId}
  />
)

const lowColumns: readonly Column<FiguresData['lowStock'][number]>[] = [
  toolColumn,
  skuColumn,
  {
    header: messages.stock,
    numeric: true,
    besideMeta: true,
    cell: ({ stock }) => displayNumber(stock),
  },
  {
    header: messages.sold,
    numeric: true,
    besideMeta: true,
    cell: ({ sold }) => displayNumber(sold),
  },
  {
    header: messages.lasts,
    numeric: true,
    slot: 'figure',
    cell: ({ daysLeft }) => messages.days(daysLeft),
  },
]
