/** The status of an order in a list, and why it waits where it does. */
import type { Order } from '../contract.ts'
import { StatusPill } from './status-pill.tsx'

type StatusCellProps = {
  readonly order: Pick<Order, 'holdReason' | 'onHold' | 'shippedQuantity' | 'status'>
}

export const StatusCell = ({ order: { holdReason, ...order } }: StatusCellProps) => (
  <>
    <StatusPill {...order} />
    {holdReason === undefined ? null : <small className="hold-reason muted">{holdReason}</small>}
  </>
)
