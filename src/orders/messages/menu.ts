/** The names of the pages of orders in the dashboard's menu. Source: specification, point 2. */
export const ordersMenuMessages = {
  myOrders: 'My Orders',
  manageOrders: 'Manage Orders',
} as const
