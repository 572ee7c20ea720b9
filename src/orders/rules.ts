/** What an order may become, and who may bring it there (product rule 2.4). */

/** The steps of an order's life, in order; cancelled ends it early. */
export const orderStatuses = [
  'placed',
  'confirmed',
  'picking',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How a list of orders may be sorted; newest first unless asked otherwise. */
export const orderSorts = ['newest', 'oldest', 'total', 'total-down'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Which step leads to which. What is not here does not happen. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Until when the buyer may still cancel: not once somebody walks the shelves for it. */
const cancellable: readonly OrderStatus[] = ['placed', 'confirmed']

type Stepper = { readonly id: string | null; readonly role: 'customer' | 'admin' }

/** Whether somebody may see this order at all: its buyer, and every admin. */
export const mayView = (actor: Stepper, buyerId: string): boolean =>
  actor.role === 'admin' || actor.id === buyerId

/** Which kinds of step somebody may ever take: a buyer only cancels. */
export const mayRequest = (actor: Pick<Stepper, 'role'>, to: OrderStatus): boolean =>
  actor.role === 'admin' || to === 'cancelled'

/** The steps that this person may take from here; none when it is not theirs to move. */
export const allowedTransitions = (
  actor: Pick<Stepper, 'role'>,
  status: OrderStatus,
): readonly OrderStatus[] =>
  actor.role === 'admin'
    ? transitions[status]
    : transitions[status].filter((to) => to === 'cancelled' && cancellable.includes(status))

/** The steps that still lie before an order that goes its usual way; none when it has ended. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => {
  const next = transitions[status].find((to) => to !== 'cancelled')
  return next === undefined ? [] : [next, ...nextStatuses(next)]
}

/** Whether an order in this status still holds its pieces back from the shelf: cancelling or deleting it puts them there again. */
export const holdsStock = (status: OrderStatus): boolean =>
  status === 'placed' || status === 'confirmed' || status === 'picking'

/** The e-mail that stands on the orders of a deleted buyer: it reaches nobody. */
export const anonymizedEmail = (userId: string): string => `deleted-${userId}@deleted.invalid`
/** Whether an order's buyer was deleted. */
export const isAnonymized = (email: string): boolean => email.endsWith('@deleted.invalid')
