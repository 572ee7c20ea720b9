/** The page of an order: its lines, contact, progress, documents, and what its reader may do. */
import { Suspense, type ReactNode } from 'react'
import type { User } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { checkTools } from '../cart/cart.client.ts'
import type { ListedDocument } from '../documents/contract.ts'
import { documents } from '../documents/api.client.ts'
import { findUnprintable } from '../documents/download.client.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { ShipmentDocuments } from '../documents/components/shipment-documents.tsx'
import { shipmentKinds } from '../documents/rules.ts'
import { CreditButton } from '../documents/components/credit-button.tsx'
import { OrderDocuments } from '../documents/components/order-documents.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import type { OrderDetails } from '../orders/contract.ts'
import { notes as orderNotes, orders } from '../orders/api.client.ts'
import { payments } from '../payments/api.client.ts'
import { OrderBalance } from '../payments/components/order-balance.tsx'
import { OrderEdits } from '../orders/components/order-edits.tsx'
import { OrderContact } from '../orders/components/order-contact.tsx'
import { OrderLines, type ShownTool } from '../orders/components/order-lines.tsx'
import { findReturns, shipments } from '../shipments/api.client.ts'
import { ShipmentList } from '../shipments/components/shipment-list.tsx'
import { Returns } from '../shipments/components/returns.tsx'
import type { Return, Shipment } from '../shipments/contract.ts'
import { isOneParcel } from '../shipments/rules.ts'
import { OrderHead } from './order-head.tsx'
import { OwnCardPayment } from './own-card-payment.tsx'
import { Timeline } from '../orders/components/timeline.tsx'
import type { Route } from './+types/dashboard.orders.$number.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

const AllowanceForm = lazyComponent(
  async () => (await import('../documents/components/allowance-form.tsx')).AllowanceForm,
)
const OrderAnswers = lazyComponent(
  async () => (await import('../punch-out/components/order-answers.tsx')).OrderAnswers,
)
const OrderNotes = lazyComponent(
  async () => (await import('../orders/components/order-notes.tsx')).OrderNotes,
)

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
    order && canReadOrders(user) ? await findUnprintable(number, textsOf(order), signal) : []
  const sent = order ? (await shipments.list({ number }, { signal })).shipments : []
  const returns = order ? await findReturns(order, signal) : []
  const notes =
    order && canReadOrders(user)
      ? (await orderNotes.notes({ number }, { signal })).notes
      : undefined
  const answers = order && canReadOrders(user) ? await findAnswers(number, signal) : []
  const [ownOrder, ownMoney] = order ? await ownAffairsOf(user, number, signal) : []
  return {
    number,
    order,
    tools,
    issued,
    user,
    unprintable,
    sent,
    owed,
    returns,
    notes,
    answers,
    ownOrder,
    ownMoney,
  }
}

/** Why the reader changes nothing of the order for the shop, and nothing of its money. */
const ownAffairsOf = (user: User, key: number, signal: AbortSignal) =>
  Promise.all(
    (['orders', 'money'] as const).map((permission) =>
      findOwnAffair(user, { record: 'order', key, permission }, { signal }),
    ),
  )

/** Loaded for staff alone. */
const findAnswers = async (number: number, signal: AbortSignal) =>
  (await import('../punch-out/order-answers.client.ts')).listOrderAnswers(number, signal)

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
const canReadOrders = (user: Parameters<typeof may>[0]): boolean =>
  may(user, ['orders', 'money'], { reading: true })

/** What its documents print in the buyer's own words. */
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
  const { number, order, tools, issued, user, unprintable, sent, owed, returns, notes } = loaderData
  const { answers, ownOrder, ownMoney } = loaderData
  const role = canReadOrders(user) ? user.role : 'customer'
  return (
    <>
      <OrderHead
        number={number}
        order={order}
        user={user}
        role={role}
        isOwn={ownOrder !== undefined}
        inParts={order !== undefined && !isOneParcel(order, sent)}
      />
      <OwnCardPayment order={order} own={order?.email === user.email} issued={issued} />
      {order ? (
        // Together: what is loaded for staff stands above the contact on a phone.
        <Suspense fallback={<div className="waits-tall" />}>
          <OrderSheet
            order={order}
            tools={tools}
            issued={issued}
            role={role}
            canChange={!isAdmin({ role }) || may(user, 'orders')}
            seesCustomers={isAdmin({ role }) && may(user, 'customers', { reading: true })}
            ownAffair={ownOrder}
            unprintable={unprintable}
            sent={sent}
            balance={
              <OrderBalance
                items={owed}
                isCashier={may(user, 'money', { reading: true })}
                canRefund={may(user, 'money') && ownMoney === undefined}
              />
            }
            returns={returns}
          >
            {may(user, 'money') && ownMoney === undefined ? (
              <AllowanceForm issued={issued} waitsForPayment={order?.onHold === 'payment'} />
            ) : null}
            {answers.length > 0 ? <OrderAnswers number={number} answers={answers} /> : null}
            {notes ? (
              <OrderNotes
                number={number}
                notes={notes}
                canChange={may(user, ['orders', 'money'])}
              />
            ) : null}
          </OrderSheet>
        </Suspense>
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
  readonly canChange: boolean
  readonly seesCustomers: boolean
  /** Why staff who read it do only what its buyer may do; undefined for everybody else. */
  readonly ownAffair: string | undefined
  readonly unprintable: readonly string[]
  readonly sent: readonly Shipment[]
  readonly balance: ReactNode
  readonly returns: readonly Return[]
  /** The internal notes, for staff. */
  readonly children: ReactNode
}
const OrderSheet = ({
  order,
  tools,
  issued,
  role,
  canChange,
  seesCustomers,
  ownAffair,
  unprintable,
  sent,
  balance,
  returns,
  children,
}: OrderSheetProps) => {
  const acts = ownAffair === undefined ? role : 'customer'
  // What left whole in one parcel is said by the progress.
  const inParts = !isOneParcel(order, sent)
  const forStaff = isAdmin({ role })
  const papers = (
    <OrderDocuments
      country={order.shipTo?.country}
      number={order.number}
      status={order.status}
      issued={issued}
      role={acts}
      unprintable={unprintable}
    />
  )
  // Buyers come back for their documents; before the first of them there is nothing to come for.
  const papersFirst = !forStaff && order.status !== 'placed'
  return (
    <div className="order-sheet">
      {papersFirst ? <div className="papers">{papers}</div> : null}
      <div>
        {forStaff && order.note !== '' ? (
          <p className="said">
            <b>{messages.fromBuyer}</b> <span className="whitespace-pre-line">{order.note}</span>
          </p>
        ) : null}
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{messages.lines}</h2>
          <OrderLines order={order} tools={tools} forStaff={forStaff} />
        </section>
        <ShipmentsAndReturns
          order={order}
          issued={issued}
          canChange={canChange}
          returns={returns}
          role={acts}
          sent={inParts ? sent : []}
        />
        <section aria-labelledby="order-progress">
          <h2 id="order-progress">{messages.progress}</h2>
          <Timeline order={order} />
        </section>
        <OrderEdits order={order} />
        {children}
      </div>
      <div>
        <section aria-labelledby="order-contact">
          <h2 id="order-contact">{messages.contact}</h2>
          <OrderContact order={order} forStaff={forStaff} seesCustomers={seesCustomers} />
        </section>
        {balance}
        {papersFirst ? null : papers}
        <BelowPapers
          order={order}
          issued={issued}
          role={role}
          canChange={canChange}
          ownAffair={ownAffair}
        />
      </div>
    </div>
  )
}

type BelowPapersProps = Pick<
  OrderSheetProps,
  'order' | 'issued' | 'role' | 'canChange' | 'ownAffair'
>

/** What staff may do about the documents, and why a buyer can no longer cancel. */
const BelowPapers = ({ order, issued, role, canChange, ownAffair }: BelowPapersProps) => {
  const isStaff = isAdmin({ role })
  if (!isStaff || ownAffair !== undefined)
    return (
      <>
        {isStaff && canChange && ownAffair !== undefined ? (
          <OwnAffair reason={ownAffair}>{null}</OwnAffair>
        ) : null}
        {order.status === 'picking' ? (
          <p className="muted small">{messages.notCancellable}</p>
        ) : null}
      </>
    )
  return canChange ? (
    <CreditButton
      number={order.number}
      issued={issued}
      isReduced={order.lines.some(({ cancelled }) => cancelled > 0)}
    />
  ) : null
}

type ShipmentsAndReturnsProps = Pick<
  OrderSheetProps,
  'order' | 'issued' | 'role' | 'canChange' | 'sent' | 'returns'
>
const ShipmentsAndReturns = ({
  order,
  issued,
  role,
  canChange,
  sent,
  returns,
}: ShipmentsAndReturnsProps) => (
  <>
    <ShipmentList
      shipments={sent}
      canChange={isAdmin({ role }) && canChange}
      documents={({ id, number }) => (
        <ShipmentDocuments id={id} number={number} kinds={shipmentKinds(role, issued)} />
      )}
    />
    <Returns
      order={order}
      returns={returns}
      canMove={isAdmin({ role }) && canChange}
      canAsk={canChange}
    />
  </>
)

export const ErrorBoundary = pageErrors(messages.title(undefined), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/myorders',
  back: messages.mine,
})
