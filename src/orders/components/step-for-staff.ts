/** The next step of an order for staff, the same in lists, on Today and on its page; and moving one. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { orders } from '../api.client.ts'
import type { Order } from '../contract.ts'
import { nextActMessages } from '../messages/next-act.ts'
import { ordersMessages } from '../messages/orders.ts'
import { canDecide } from '../model/holds.ts'
import type { OrderStatus } from '../rules.ts'

/**
 * `price`: its delivery charge has to be set. `open`: nothing is to be done, or not by this reader.
 */
export type NextAct =
  | 'release'
  | 'price'
  | 'confirm'
  | 'start'
  | 'pick'
  | 'ship'
  | 'deliver'
  | 'open'

/**
 * What staff with these permissions do next. An order that is being picked is shipped when something
 * of it is picked, and picked until then; if nothing has to be picked, such as while it waits for
 * goods, it is only opened.
 */
export function nextAct(
  permissions: { readonly orders: boolean; readonly money: boolean },
  { status, onHold, delivery, picking }: Pick<Order, 'status' | 'onHold' | 'delivery' | 'picking'>,
): NextAct {
  if (onHold !== undefined) return canDecide(permissions, onHold, 'release') ? 'release' : 'open'
  if (!permissions.orders) return 'open'
  switch (status) {
    case 'placed':
      return delivery?.kind === 'on-request' ? 'price' : 'confirm'
    case 'confirmed':
      return 'start'
    case 'picking':
      return onPicking(picking)
    case 'shipped':
      return 'deliver'
    default:
      return 'open'
  }
}

/** The status to which a step leads; it is done at once, unless `pick` and `ship` need more. */
export const statusAfter = {
  confirm: 'confirmed',
  start: 'picking',
  pick: 'picking',
  ship: 'shipped',
  deliver: 'delivered',
} as const satisfies Partial<Record<NextAct, OrderStatus>>

/** The word on its button. */
export const labelOf = (next: NextAct): string =>
  next === 'release' || next === 'price' || next === 'open'
    ? nextActMessages[next]
    : ordersMessages.act[statusAfter[next]]

const onPicking = (picking: Order['picking']): NextAct =>
  picking === undefined ? 'open' : picking.picked > 0 ? 'ship' : 'pick'

type Calls<Moved> = Pick<typeof orders, 'steps'> & {
  readonly step: (to: { readonly number: number; readonly status: OrderStatus }) => Promise<Moved>
}

/**
 * Staff without the permission move orders as customers do, for whom those of others do not exist.
 * The call for many orders is for staff alone, and names the permission.
 * @throws Problem
 */
export async function stepForStaff<Moved>(
  calls: Calls<Moved>,
  to: { readonly number: number; readonly status: OrderStatus },
): Promise<Moved> {
  try {
    return await calls.step(to)
  } catch (error) {
    if (!isProblem(error, notFound)) throw error
    await calls.steps({ numbers: [to.number], status: to.status })
    throw error
  }
}
