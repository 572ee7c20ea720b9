/** The head of an order's page: where one is, its status, and what it waits for. */
import { Link, useLocation } from 'react-router'
import { UnconfirmedEmail } from '../accounts/components/unconfirmed-email.tsx'
import type { User } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { HoldNotice } from '../orders/components/hold-notice.tsx'
import { OrderPlaced } from '../orders/components/order-placed.tsx'
import { holdPageMessages } from '../orders/holds/hold-pages.ts'
import { StatusPill } from '../orders/components/status-pill.tsx'
import type { OrderDetails } from '../orders/contract.ts'
import { orderPageMessages as messages } from '../orders/messages/order-page.ts'
import { isJustPlaced } from '../orders/checkout/placed-state.ts'

type OrderHeadProps = {
  readonly number: number
  /** Undefined where it is deleted. */
  readonly order: OrderDetails | undefined
  readonly user: User
  /** As which of both the reader sees it. */
  readonly role: 'customer' | 'admin'
  /** Whether staff who read it do only what its buyer may do. */
  readonly isOwn: boolean
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

function OrderTitle({ number, order, user }: Pick<OrderHeadProps, 'number' | 'order' | 'user'>) {
  const placed = isJustPlaced(useLocation().state)
  return order?.status === 'placed' && placed && !order.onHold ? (
    <OrderPlaced order={order} user={user} />
  ) : (
    <div className="order-top">
      <h1>{messages.title(number)}</h1>
      {order ? <StatusPill {...order} /> : null}
    </div>
  )
}

export function OrderHead({ number, order, user, role, isOwn }: OrderHeadProps) {
  const forStaff = isAdmin({ role })
  const isTheirs = order?.email === user.email
  return (
    <>
      <Crumbs number={number} forStaff={forStaff} />
      <OrderTitle number={number} order={order} user={user} />
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
          canAccept={!forStaff || isTheirs}
          permissions={
            forStaff && !isOwn
              ? { orders: may(user, 'orders'), money: may(user, 'money') }
              : undefined
          }
        />
      ) : null}
    </>
  )
}
