/** The texts of orders on hold on pages. */
import { displayNumber } from '../../platform/money/money.ts'

export const holdPageMessages = {
  heading: 'On hold',
  waits: {
    newcomer: 'This order is on hold until the shop releases it.',
    approval: 'This order is waiting for approval by your company.',
    credit: 'This order is on hold until the shop releases it.',
    delivery:
      'You or another authorized person at your company must accept the delivery charge first.',
    payment:
      'This order is waiting for payment. You can find the invoice in the order’s documents.',
    agent: 'An agent placed this order. The person for whom the agent acts must approve it.',
  },
  waitsStaff: {
    newcomer:
      'This order is above the limit for new accounts, and the shop has not yet confirmed an order from this account.',
    approval:
      'This order is waiting for an approver of the buyer’s company. You can also approve or refuse it.',
    credit:
      'This order is on hold because of the company’s credit limit or an overdue invoice. Only staff with the Money permission can release the order.',
    delivery:
      'This order is waiting for the buyer to accept the delivery charge. Release the order if the buyer has accepted the charge, for example by phone.',
    payment:
      'This order is waiting for payment and will be released as soon as the payment is recorded. Only staff with the Money permission can release the order earlier.',
    agent: 'This order was placed by an agent and is waiting for approval by the buyer.',
  },
  mayApprove: (names: readonly string[]) =>
    `Approvers: ${new Intl.ListFormat('en-US').format(names)}.`,
  untilThen: 'Prices are fixed, but no goods are reserved until the order is released.',
  keptUntilThen: 'Prices are fixed, and the goods are reserved.',
  acceptDelivery: (sum: string) => `Accept total of ${sum}`,
  acceptHelp: 'If you do not accept, cancel the order under “More” at the top of the page.',
  approveAgentOrder: (sum: string) => `Approve total of ${sum}`,
  agentOrderApproved: (number: number) => `Order ${number} was approved`,
  deliveryAccepted: (number: number) => `The delivery charge of order ${number} was accepted`,
  releaseAgreed: 'Release: the buyer has accepted',
  ends: 'On hold until',
  outcome: {
    released: 'Released',
    refused: 'Refused',
    expired: 'Expired: nobody released the order in time',
    withdrawn: 'Cancelled while it was on hold',
  },
  accepted: 'Accepted',
  by: (name: string) => `by ${name}`,
  approve: 'Approve',
  change: 'Change quantities',
  changeOfOrder: (number: number) => `Change quantities of order ${number}`,
  changeOf: (number: number) => `Quantities of order ${number}`,
  changeHelp:
    'Enter 0 to remove a tool. Prices stay the same unless another quantity price applies. ' +
    'The buyer will get an e-mail with the changes.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  orderedAt: (quantity: number, price: string) =>
    `Ordered: ${displayNumber(quantity)} at ${price}.`,
  changeNote: 'Note to the buyer',
  changed: (number: number) =>
    `Order ${number} has been changed and is still waiting for your approval`,
  whoDecides: 'Approve, change or refuse the order under Approvals',
  release: 'Release',
  refuse: 'Refuse',
  refuseNote: 'Reason',
  refuseHelp: 'The buyer will see the reason.',
  actOn: (act: string, number: number) => `${act} order ${number}`,
  released: (number: number) => `Order ${number} was released`,
  refused: (number: number) => `Order ${number} was refused`,
  title: 'Approvals',
  description: 'Orders from your company that are waiting for your approval.',
  lead: 'These orders from colleagues exceed their spending limits. No goods are reserved for an order until you approve it.',
  order: (number: number) => `Order ${number}`,
  orderOf: (name: string, number: number) => `${name}, order ${number}`,
  open: 'Open',
  none: 'No orders to approve',
  noneDetail:
    'Orders above a member’s limits are listed here. An owner of the company sets the ' +
    'limits under Trade account.',
  tradeAccount: 'Trade account',
  poNumber: 'PO number',
  note: 'Note',
  lines: (number: number) => `Lines of order ${number}`,
  sku: 'SKU',
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  sum: 'Total',
} as const
