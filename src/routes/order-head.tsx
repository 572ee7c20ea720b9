/** The head of an order's page: where one is, its status, and what it waits for. */
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { UnconfirmedEmail } from '../accounts/components/unconfirmed-email.tsx'
import type { User } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { HoldNotice, releaseForm, releaseLabel } from '../orders/components/hold-notice.tsx'
import { OrderPlaced } from '../orders/components/order-placed.tsx'
import { holdPageMessages } from '../orders/messages/hold-pages.ts'
import { canDecide } from '../orders/model/holds.ts'
import type { OrderDetails } from '../orders/contract.ts'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import { isJustPlaced } from '../orders/checkout/placed-state.ts'
import { BuyerMenu, BuyerTitle } from './buyer-title.tsx'
import { StaffTitle } from './staff-title.tsx'

type OrderHeadProps = {
  readonly number: number
  /** Undefined where it is deleted. */
  readonly order: OrderDetails | undefined
  readonly user: User
  /** As which of both the reader sees it. */
  readonly role: 'customer' | 'admin'
  /** Whether staff who read it do only what its buyer may do. */
  readonly isOwn: boolean
  /** Whether it left in several shipments. */
  readonly inParts: boolean
}

/** Names of staff are for staff alone. */
const onBehalfText = ({ name, company, history: [first] }: OrderDetails): string =>
  messages.onBehalf(first?.name ?? '', company === undefined ? name : `${name}, ${company}`)

function Crumbs({ number, forStaff }: { readonly number: number; readonly forStaff: boolean }) {
  return (
    <nav className="crumbs" aria-label={messages.crumbs}>
      {forStaff ? (
        <Link to="/dashboard/manageorders">{messages.all}</Link>
      ) : (
        <Link to="/dashboard/myorders">{messages.mine}</Link>
      )}
      <span aria-current="page">{messages.title(number)}</span>
    </nav>
  )
}

type OrderTitleProps = OrderHeadProps & {
  readonly release: ComponentProps<typeof StaffTitle>['release']
}

function OrderTitle({ number, order, user, role, isOwn, inParts, release }: OrderTitleProps) {
  const placed = isJustPlaced(useLocation().state)
  if (!order)
    return (
      <div className="order-top">
        <h1>{messages.title(number)}</h1>
      </div>
    )
  const own = order.email === user.email
  if (order.status === 'placed' && placed && !order.onHold)
    return (
      <>
        <OrderPlaced order={order} user={user} />
        <p className="mt-4">
          <BuyerMenu order={order} own={own} />
        </p>
      </>
    )
  return isAdmin({ role }) && !isOwn ? (
    <StaffTitle
      order={order}
      inParts={inParts}
      canChange={may(user, 'orders')}
      seesCustomers={may(user, 'customers', { reading: true })}
      release={release}
    />
  ) : (
    <BuyerTitle order={order} own={own} />
  )
}

/** What the reader may decide about an order on hold, and the button that releases it. */
function decisionsOf({ number, order, user, role, isOwn }: OrderHeadProps) {
  if (!isAdmin({ role }) || isOwn) return { permissions: undefined, release: undefined }
  const permissions = { orders: may(user, 'orders'), money: may(user, 'money') }
  const open = order?.holds?.find(({ outcome }) => outcome === undefined)
  if (!open || !canDecide(permissions, open.kind, 'release'))
    return { permissions, release: undefined }
  const label = releaseLabel(open.kind)
  return {
    permissions,
    release: { form: releaseForm, label, name: holdPageMessages.actOn(label, number) },
  }
}

export function OrderHead(props: OrderHeadProps) {
  const { number, order, user, role } = props
  const forStaff = isAdmin({ role })
  const isTheirs = order?.email === user.email
  const { permissions, release } = decisionsOf(props)
  return (
    <>
      <Crumbs number={number} forStaff={forStaff} />
      <OrderTitle {...props} release={release} />
      {order?.onBehalf ? <p className="muted">{onBehalfText(order)}</p> : null}
      {order?.onHold === 'approval' && !forStaff && !isTheirs ? (
        <p className="mb-4">
          <Link className="link" to="/dashboard/approvals">
            {holdPageMessages.whoDecides}
          </Link>
        </p>
      ) : null}
      {forStaff ? null : <UnconfirmedEmail user={user} />}
      {order ? (
        <HoldNotice
          order={order}
          forStaff={forStaff}
          isOwn={isTheirs}
          canAccept={!forStaff || isTheirs}
          permissions={permissions}
        />
      ) : null}
    </>
  )
}
