/** What staff may do with an order, on its page. */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { auditMessages } from '../audit/messages/audit.ts'
import { CreditButton } from '../documents/components/credit-button.tsx'
import type { ListedDocument } from '../documents/contract.ts'
import { DeliveryChargeForm } from '../orders/components/delivery-charge-form.tsx'
import { TrackingForm } from '../orders/components/tracking-form.tsx'
import { TransitionForm } from '../orders/components/transition-form.tsx'
import type { OrderDetails } from '../orders/contract.ts'
import { EndOrderButton } from '../shipments/components/end-order-button.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'

const OrderEditForm = lazyComponent(
  async () => (await import('../orders/components/order-edit-form.tsx')).OrderEditForm,
)
const ShipmentForm = lazyComponent(
  async () => (await import('../shipments/components/shipment-form.tsx')).ShipmentForm,
)

type OrderStaffActionsProps = {
  readonly order: OrderDetails
  readonly issued: readonly ListedDocument[]
  /** Whether it left in several shipments, each of which shows its own parcels. */
  readonly inParts: boolean
}

export const OrderStaffActions = ({ order, inParts, issued }: OrderStaffActionsProps) => (
  <>
    <CreditButton
      number={order.number}
      issued={issued}
      isReduced={order.lines.some(({ cancelled }) => cancelled > 0)}
    />
    <DeliveryChargeForm key={`delivery ${order.delivery?.kind} ${order.total}`} order={order} />
    <TransitionForm key={order.status} order={order} />
    <Suspense>
      <ShipmentForm key={`ship ${order.shippedQuantity}`} order={order} />
    </Suspense>
    <EndOrderButton order={order} />
    <Suspense>
      <OrderEditForm order={order} />
    </Suspense>
    {inParts ? null : (
      <TrackingForm
        key={`tracking ${order.status} ${order.trackingNumber} ${order.trackingLink}`}
        order={order}
      />
    )}
    <p>
      <Link className="link" to={`/dashboard/history?kind=order&record=${order.id}`}>
        {auditMessages.of}
      </Link>
    </p>
  </>
)
