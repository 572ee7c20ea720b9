/** The columns that lists of orders have in common; each list names them in its own words. */
import { Link } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import type { Column } from '../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { LinesPreview } from './lines-preview.tsx'
import { StatusPill, type StatusPillProps } from './status-pill.tsx'

/** The number, which leads to the order. */
export const numberColumn = (header: string): Column<Pick<Order, 'number'>> => ({
  header,
  slot: 'title',
  cell: ({ number }) => <Link to={`/dashboard/orders/${number}`}>{number}</Link>,
})

export const placedColumn = (header: string): Column<Pick<Order, 'placedAt'>> => ({
  header,
  besideMeta: true,
  cell: ({ placedAt }) => <DateTime at={placedAt} />,
})

export const linesColumn = (header: string): Column<Pick<Order, 'lines'>> => ({
  header,
  shrinks: true,
  priority: 3,
  cell: ({ lines }) => <LinesPreview lines={lines} />,
})

export const piecesColumn = (header: string): Column<Pick<Order, 'quantity'>> => ({
  header,
  numeric: true,
  priority: 3,
  cell: ({ quantity }) => displayNumber(quantity),
})

export const totalColumn = (header: string): Column<Pick<Order, 'total'>> => ({
  header,
  numeric: true,
  slot: 'figure',
  cell: ({ total }) => displayMoney(total),
})

export const statusColumn = (header: string): Column<StatusPillProps> => ({
  header,
  slot: 'state',
  cell: ({ status, shippedQuantity, onHold }) => (
    <StatusPill status={status} shippedQuantity={shippedQuantity} onHold={onHold} />
  ),
})
