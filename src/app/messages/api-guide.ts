/** The titles of the pages for developers. */
export const apiGuideMessages = {
  start: {
    title: 'From nothing to an order in five calls',
    description: 'How a program calls this shop: keys, orders, errors, lists, limits, webhooks.',
  },
  erp: {
    title: 'Connect an ERP',
    description: 'One program with two loops: catalogue and stock in, orders out.',
  },
} as const
