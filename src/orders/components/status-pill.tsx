/** The status of an order as a pill: its name, and a bar with its progress. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { HoldKind } from '../model/holds.ts'
import type { OrderStatus } from '../rules.ts'

export type StatusPillProps = {
  readonly status: OrderStatus
  /** Pieces that were shipped; some of an order that reads `picking` make it partly shipped. */
  readonly shippedQuantity: number | undefined
  /** Why it waits; absent where it does not. */
  readonly onHold?: HoldKind | undefined
}

export function StatusPill({ status, shippedQuantity = 0, onHold }: StatusPillProps) {
  if (onHold) return <StatePill state="onHold" />
  return (
    <StatePill state={status === 'picking' && shippedQuantity > 0 ? 'partlyShipped' : status} />
  )
}
