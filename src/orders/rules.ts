/** What an order may become, and who may see it. */

/** The steps of an order's life; which leads to which comes with the life itself. */
export const orderStatuses = ['placed', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Whether deleting an order in this status puts its pieces back on the shelf: they have not left it yet. */
export const holdsStock = (status: OrderStatus): boolean => status === 'placed' || status === 'confirmed' || status === 'picking'
