/** What My Orders says. */
export const myOrdersWords = {
  title: 'My Orders',
  description: 'The orders you placed at Ironmonger.',
  caption: 'Your orders, newest first',
  order: 'Order',
  placed: 'Placed',
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  total: 'Total',
  address: 'Address',
  again: 'Order again',
  againOf: (name: string) => `Order again: ${name}`,
  empty: 'You have not ordered anything yet',
  emptyDetail: 'Choose a tool, say how many, and it stands here.',
  emptyWayOn: 'See the tools',
} as const
