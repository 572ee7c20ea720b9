/** Paying one's own order by card, on its page. */
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { ListedDocument } from '../documents/contract.ts'
import { useTakesCards } from '../orders/components/use-takes-cards.ts'
import type { OrderDetails } from '../orders/contract.ts'
import { isJustPlaced } from '../orders/checkout/placed-state.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/** Only where the shop takes cards. */
const CardPayment = lazyComponent(
  async () => (await import('../card-payments/components/card-payment.tsx')).CardPayment,
)

type OwnCardPaymentProps = {
  readonly order: OrderDetails | undefined
  /** Whether the reader placed it. */
  readonly own: boolean
  readonly issued: readonly ListedDocument[]
}

/** What was invoiced of an order can be paid by card. */
export function OwnCardPayment({ order, own, issued }: OwnCardPaymentProps) {
  const takesCards = useTakesCards()
  const placed = isJustPlaced(useLocation().state)
  if (!takesCards || !own || !order || !issued.some(({ kind }) => kind === 'invoice')) return null
  const opensItself = placed && order.payBy === 'card' && order.onHold === 'payment'
  return (
    <Suspense>
      <CardPayment number={order.number} opensItself={opensItself} />
    </Suspense>
  )
}
