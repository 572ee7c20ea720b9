/** The texts of orders on hold on pages. */
import { displayNumber } from '../../platform/money/money.ts'

export const holdPageMessages = {
  heading: 'On hold',
  waits: {
    newcomer: 'This order is on hold until the shop releases it.',
    approval: 'This order is waiting for approval by your company.',
    credit: 'This order is on hold until the shop releases it.',
    delivery:
      'This order is waiting for you, or somebody who may act for your company, to accept the delivery charge.',
    payment:
      'This order is waiting for payment. You can find the invoice in the order’s documents.',
    agent:
      'This order was placed by an agent and is waiting for approval by the person for whom the agent acts.',
  },
  waitsStaff: {
    newcomer:
      'This order is above the limit for new accounts, and the shop has not confirmed an order of this account yet.',
    approval: 'This order is waiting for an approver of the buyer’s company. You can also decide.',
    credit:
      'This order is on hold because of the company’s unpaid amount. Only staff with the Money permission can release the order.',
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
  acceptDelivery: (sum: string) => `Accept, total ${sum}`,
  acceptHelp: 'If you do not accept, cancel the order under “More” at the top of the page.',
  approveAgentOrder: (sum: string) => `Approve, total ${sum}`,
  agentOrderApproved: (number: number) => `Order ${number} is approved`,
  deliveryAccepted: (number: number) => `The delivery charge of order ${number} is accepted`,
  releaseAgreed: 'Release: the buyer has accepted',
  ends: 'Ends on',
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
  released: (number: number) => `Order ${number} is released`,
  refused: (number: number) => `Order ${number} is refused`,
  title: 'Approvals',
  description: 'Orders of your company that wait until you approve or refuse them.',
  lead: 'Your colleagues’ orders that exceed their spending limits. Nothing is reserved until you approve the order.',
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
  lines: (number: number) => `The lines of order ${number}`,
  sku: 'SKU',
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  sum: 'Total',
} as const
