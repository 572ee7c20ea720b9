/** The button with which staff cancel what is left of an order that was shipped in part. */
import type { OrderDetails } from '../../orders/contract.ts'
import { confirm } from '../../ui/dialog.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { shipments } from '../api.client.ts'
import { shipmentsMessages } from '../messages/shipments.ts'

const { end: messages } = shipmentsMessages

export function EndOrderButton({
  order: { number, status, shippedQuantity },
}: {
  readonly order: OrderDetails
}) {
  const { run, busy } = useRowActions()
  if (status !== 'picking' || shippedQuantity === 0) return null
  const work = async (): Promise<string | undefined> => {
    if (!(await confirm({ detail: messages.confirm(number), confirmLabel: messages.act })))
      return undefined
    return messages.done((await shipments.endOrder({ number })).cancelled)
  }
  return (
    <section aria-label={messages.heading}>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => void run({ button: currentTarget, work })}
      >
        {messages.act}
      </button>
    </section>
  )
}
