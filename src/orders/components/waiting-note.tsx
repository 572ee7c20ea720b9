/** What of a quantity goes now and what waits, where the shop lets it; loaded only where that is so. */
import { Suspense } from 'react'
import { useBackOrders } from '../back-orders/use-back-orders.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const BackOrderNote = lazyComponent(
  async () => (await import('./back-order-note.tsx')).BackOrderNote,
)

type WaitingNoteProps = {
  readonly tool: { readonly name: string; readonly stock: number }
  /** In units; NaN where it is no quantity that can be ordered. */
  readonly quantity: number
}

export function WaitingNote({ tool, quantity }: WaitingNoteProps) {
  const backOrders = useBackOrders()
  return backOrders && quantity > Math.max(0, tool.stock) ? (
    <Suspense>
      <BackOrderNote tool={tool} quantity={quantity} days={backOrders.backOrderDays} />
    </Suspense>
  ) : null
}
