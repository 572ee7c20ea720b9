/** The status of an order as a pill: its name, and a bar with its progress. */
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

export function StatusPill({ status }: { readonly status: OrderStatus }) {
  const { tone, step } = tones[status]
  return (
    <span className={tone}>
      {step === undefined ? null : <i data-step={step} />}
      {messages.status[status]}
    </span>
  )
}
