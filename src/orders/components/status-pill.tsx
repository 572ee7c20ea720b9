/** The status of an order as a pill: its name, and a bar with its progress. */
import type { HoldKind } from '../model/holds.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderStatus } from '../rules.ts'

const tones: Readonly<Record<OrderStatus, { readonly tone: string; readonly step?: number }>> = {
  placed: { tone: 'pill info', step: 1 },
  confirmed: { tone: 'pill info', step: 2 },
  picking: { tone: 'pill warn', step: 3 },
  shipped: { tone: 'pill info', step: 4 },
  delivered: { tone: 'pill good', step: 5 },
  cancelled: { tone: 'pill' },
}

type StatusPillProps = {
  readonly status: OrderStatus
  /** Pieces that were shipped; some of an order that reads `picking` make it partly shipped. */
  readonly shippedQuantity?: number
  /** Why it waits; absent where it does not. */
  readonly onHold?: HoldKind | undefined
}

export function StatusPill({ status, shippedQuantity = 0, onHold }: StatusPillProps) {
  if (onHold) return <span className="pill warn">{messages.onHold}</span>
  const { tone, step } = tones[status]
  return (
    <span className={tone}>
      {step === undefined ? null : <i data-step={step} />}
      {status === 'picking' && shippedQuantity > 0
        ? messages.partlyShipped
        : messages.status[status]}
    </span>
  )
}
