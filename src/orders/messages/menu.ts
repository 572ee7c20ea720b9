/** What the dashboard's menu calls the pages of orders. Source: specification, point 2. */
export const ordersMenuMessages = {
  myOrders: 'My Orders',
  manageOrders: 'Manage Orders',
} as const
