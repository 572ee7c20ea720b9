/** The statuses of an order, the allowed transitions, and who may make them (product rule 2.4). */

/** The highest possible order number. */
export const maxOrderNumber = 9_999_999_999

/** The statuses in their usual order; `cancelled` ends an order early. */
export const orderStatuses = [
  'placed',
  'confirmed',
  'picking',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The sort orders of a list of orders; `newest` is the default. */
export const orderSorts = ['newest', 'oldest', 'total', 'total-down'] as const
export type OrderSort = (typeof orderSorts)[number]

/**
 * Up to this number orders are counted exactly; above it, the count only says that there are more.
 */
export const maxCounted = 10_000

/** The allowed next statuses of each status; all others are refused. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** The statuses in which the buyer may cancel: not after picking has started. */
const cancellableByBuyer: readonly OrderStatus[] = ['placed', 'confirmed']

type Viewer = { readonly id: string | null; readonly role: 'customer' | 'admin' }

type Owner = { readonly buyerId: string; readonly companyId: string | null }
/** Ids of companies: all of a viewer's, and those in which they are approver or owner. */
type OwnedRecords = { readonly member: readonly string[]; readonly approver: readonly string[] }

/**
 * Whether somebody may see an order: every admin; for a private order, its buyer; for a company's
 * order, its buyer while they belong to it, and the company's approvers and owners. Source: product
 * rule 5.1.
 */
export const canView = (
  { id, role }: Viewer,
  { buyerId, companyId }: Owner,
  { member, approver }: OwnedRecords,
): boolean => {
  if (role === 'admin') return true
  if (companyId === null) return id === buyerId
  return approver.includes(companyId) || (id === buyerId && member.includes(companyId))
}

/** Whether somebody may ever set this status: a buyer may only cancel. */
export const canRequest = (actor: Pick<Viewer, 'role'>, to: OrderStatus): boolean =>
  actor.role === 'admin' || to === 'cancelled'

/**
 * The statuses that this person may set now.
 * @param state an order that is shipped in part cannot be cancelled as a whole; an order on hold
 *   can only be cancelled until it is released, and one that waits for its delivery charge only
 *   until that is set; an order that waits for goods cannot be shipped as a whole
 */
export const allowedTransitions = (
  actor: Pick<Viewer, 'role'>,
  status: OrderStatus,
  {
    partlyShipped = false,
    onHold = false,
    isWaiting = false,
    isChargeOpen = false,
  }: {
    readonly partlyShipped?: boolean
    readonly onHold?: boolean
    readonly isWaiting?: boolean
    readonly isChargeOpen?: boolean
  } = {},
): readonly OrderStatus[] =>
  transitions[status].filter((to) =>
    to === 'cancelled'
      ? !partlyShipped && (actor.role === 'admin' || cancellableByBuyer.includes(status))
      : actor.role === 'admin' && !onHold && !isChargeOpen && !(isWaiting && to === 'shipped'),
  )

/** The remaining statuses if the order is not cancelled; none if it has ended. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => {
  const next = transitions[status].find((to) => to !== 'cancelled')
  return next === undefined ? [] : [next, ...nextStatuses(next)]
}

/** Whether an order in this status has pieces reserved, which cancelling or archiving releases. */
export const holdsStock = (status: OrderStatus): boolean =>
  status === 'placed' || status === 'confirmed' || status === 'picking'

/** Whether an order in this status was shipped, and may have a tracking number. */
export const hasTracking = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered'
