/** The page of an order: its lines, contact, progress, documents, and what its reader may do. */
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { isAdmin, may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/current-user.client.ts'
import { checkTools } from '../cart/cart.client.ts'
import type { ListedDocument } from '../documents/contract.ts'
import { documents, findUnprintable } from '../documents/download.client.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { ShipmentDocuments } from '../documents/components/shipment-documents.tsx'
import { shipmentKinds } from '../documents/rules.ts'
import { CreditButton } from '../documents/components/credit-button.tsx'
import { OrderDocuments } from '../documents/components/order-documents.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import type { OrderDetails } from '../orders/contract.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { orders } from '../orders/api.client.ts'
import { payments } from '../payments/api.client.ts'
import { OrderBalance } from '../payments/components/order-balance.tsx'
import type { OpenItem } from '../payments/contract.ts'
import { CancelButton } from '../orders/components/cancel-button.tsx'
import { DeliveryChargeForm } from '../orders/components/delivery-charge-form.tsx'
import { OrderContact } from '../orders/components/order-contact.tsx'
import { OrderLines, type ShownTool } from '../orders/components/order-lines.tsx'
import { findReturns, shipments } from '../shipments/api.client.ts'
import { ShipmentList } from '../shipments/components/shipment-list.tsx'
import { EndOrderButton } from '../shipments/components/end-order-button.tsx'
import { Returns } from '../shipments/components/returns.tsx'
import type { Return, Shipment } from '../shipments/contract.ts'
import { isOneParcel } from '../shipments/rules.ts'
import { OrderHead } from './order-head.tsx'
import { TrackingForm } from '../orders/components/tracking-form.tsx'
import { TransitionForm } from '../orders/components/transition-form.tsx'
import { Timeline } from '../orders/components/timeline.tsx'
import type { Route } from './+types/dashboard.orders.$number.ts'

const ShipmentForm = lazy(async () => ({
  default: (await import('../shipments/components/shipment-form.tsx')).ShipmentForm,
}))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.number),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  if (!/^[1-9]\d{0,9}$/.test(params.number)) throw notFound()
  const number = Number(params.number)
  const [order, issued, user, owed] = await Promise.all([
    orders.read({ number }, { signal }).catch(undefinedIfNotFound),
    documents.list({ order: number }, { signal }),
    currentUser(),
    payments.own({ order: number }, { signal }),
  ])
  if (!order && issued.length === 0) throw notFound()
  const tools = order ? await findTools(order, signal) : []
  const unprintable =
    order && mayReadOrders(user) ? await findUnprintable(number, textsOf(order), signal) : []
  const sent = order ? (await shipments.list({ number }, { signal })).shipments : []
  const returns = order ? await findReturns(order, signal) : []
  return { number, order, tools, issued, user, unprintable, sent, owed, returns }
}

/** Without an answer the order is shown without pictures and links. */
const findTools = ({ lines }: OrderDetails, signal: AbortSignal): Promise<readonly ShownTool[]> =>
  checkTools(
    lines.map(({ toolId }) => toolId),
    signal,
  ).catch(emptyIfProblem)

function emptyIfProblem(error: unknown): readonly ShownTool[] {
  if (!isProblem(error)) throw error
  return []
}

/** Whether the reader sees orders of others, as a member of staff. */
const mayReadOrders = (user: Parameters<typeof may>[0]): boolean =>
  may(user, ['orders', 'money'], { reading: true })

/** What its papers print in the buyer's own words. */
const textsOf = ({ name, address, poNumber, note, lines }: OrderDetails): readonly string[] => [
  name,
  address,
  poNumber,
  note,
  ...lines.map((line) => line.name),
]

function undefinedIfNotFound(error: unknown): undefined {
  if (!isProblem(error, notFound)) throw error
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { number, order, tools, issued, user, unprintable, sent, owed, returns } = loaderData
  const role = mayReadOrders(user) ? user.role : 'customer'
  return (
    <>
      <OrderHead number={number} order={order} user={user} role={role} />
      {order ? (
        <OrderSheet
          order={order}
          tools={tools}
          issued={issued}
          role={role}
          mayChange={!isAdmin({ role }) || may(user, 'orders')}
          own={order.email === user.email}
          unprintable={unprintable}
          sent={sent}
          owed={owed}
          returns={returns}
        />
      ) : (
        <>
          <p className="mb-4">{documentsMessages.deletedOrder}</p>
          <OrderDocuments number={number} status={undefined} issued={issued} role={role} />
        </>
      )}
    </>
  )
}

type OrderSheetProps = {
  readonly order: OrderDetails
  readonly tools: readonly ShownTool[]
  readonly issued: readonly ListedDocument[]
  readonly role: 'customer' | 'admin'
  readonly mayChange: boolean
  /** Whether the reader placed it. */
  readonly own: boolean
  readonly unprintable: readonly string[]
  readonly sent: readonly Shipment[]
  readonly owed: readonly OpenItem[]
  readonly returns: readonly Return[]
}
const OrderSheet = ({
  order,
  tools,
  issued,
  role,
  mayChange,
  own,
  unprintable,
  sent,
  owed,
  returns,
}: OrderSheetProps) => {
  // What left whole in one parcel is said by the progress.
  const inParts = !isOneParcel(order, sent)
  return (
    <div className="order-sheet">
      <div>
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{messages.lines}</h2>
          <OrderLines order={order} tools={tools} />
          <div className="order-steps">
            {own ? (
              <Link className="button" to={`/order-pad?order=${order.number}`}>
                {messages.again}
              </Link>
            ) : null}
            <PrintButton />
            {mayChange ? <CancelButton order={order} role={role} /> : null}
          </div>
        </section>
        <section aria-labelledby="order-contact">
          <h2 id="order-contact">{messages.contact}</h2>
          <OrderContact order={order} />
        </section>
      </div>
      <div>
        <section aria-labelledby="order-progress">
          <h2 id="order-progress">{messages.progress}</h2>
          <Timeline order={order} />
        </section>
        <ShipmentsAndReturns
          {...{ order, issued, role, mayChange, returns }}
          sent={inParts ? sent : []}
        />
        <OrderDocuments
          number={order.number}
          status={order.status}
          issued={issued}
          role={role}
          unprintable={unprintable}
        />
        <OrderBalance items={owed} />
        {isAdmin({ role }) && mayChange ? (
          <StaffActions order={order} inParts={inParts} issued={issued} />
        ) : null}
      </div>
    </div>
  )
}

type ShipmentsAndReturnsProps = Pick<
  OrderSheetProps,
  'order' | 'issued' | 'role' | 'mayChange' | 'sent' | 'returns'
>
const ShipmentsAndReturns = ({
  order,
  issued,
  role,
  mayChange,
  sent,
  returns,
}: ShipmentsAndReturnsProps) => (
  <>
    <ShipmentList
      shipments={sent}
      mayChange={isAdmin({ role }) && mayChange}
      documents={({ id, number }) => (
        <ShipmentDocuments id={id} number={number} kinds={shipmentKinds(role, issued)} />
      )}
    />
    <Returns
      order={order}
      returns={returns}
      mayMove={isAdmin({ role }) && mayChange}
      mayAsk={mayChange}
    />
  </>
)

type StaffActionsProps = Pick<OrderSheetProps, 'order' | 'issued'> & { readonly inParts: boolean }

const StaffActions = ({ order, inParts, issued }: StaffActionsProps) => (
  <>
    <CreditButton
      number={order.number}
      issued={issued}
      isReduced={order.lines.some(({ cancelled }) => cancelled > 0)}
    />
    <DeliveryChargeForm key={`delivery ${order.total}`} order={order} />
    <TransitionForm key={order.status} order={order} />
    <Suspense>
      <ShipmentForm key={`ship ${order.shippedQuantity}`} order={order} />
    </Suspense>
    <EndOrderButton order={order} />
    {inParts ? null : <TrackingForm key={`tracking ${order.status}`} order={order} />}
    <p>
      <Link className="link" to={`/dashboard/history?kind=order&record=${order.id}`}>
        {auditMessages.of}
      </Link>
    </p>
  </>
)

const PrintButton = () => (
  <button type="button" className="button plain" onClick={() => print()}>
    {messages.print}
  </button>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isProblem(error, notFound) ? (
    <>
      <h1 className="mb-4">{messages.title(undefined)}</h1>
      <EmptyState title={messages.unknown} detail={messages.unknownDetail}>
        <Link className="button" to="/dashboard/myorders">
          {messages.mine}
        </Link>
      </EmptyState>
    </>
  ) : (
    <>
      <h1 className="mb-4">{messages.title(undefined)}</h1>
      <PersonalPageError error={error} />
    </>
  )
