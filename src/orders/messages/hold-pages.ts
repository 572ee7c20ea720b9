/** The texts of orders on hold on pages. */
import { displayNumber } from '../../platform/money/money.ts'

export const holdPageMessages = {
  heading: 'On hold',
  waits: {
    newcomer: 'This order waits until the shop releases it.',
    approval: 'This order waits until somebody of your company approves it.',
    credit: 'This order waits until the shop releases it.',
    delivery:
      'This order waits until you, or somebody who may act for your company, accept what its delivery costs.',
    payment: 'This order waits until it is paid. Its invoice stands among its documents.',
    agent: 'This order waits until the person whose agent has placed it approves it.',
  },
  waitsStaff: {
    newcomer:
      'It is above the ceiling for newcomers; you have confirmed no order of this account yet.',
    approval: 'It waits for an approver of the buyer’s company; you may decide as well.',
    credit: 'It waits for what the company owes. Releasing it needs the permission Money.',
    delivery:
      'It waits until its buyer accepts what its delivery costs. Release it if they told you that they do, as by telephone.',
    payment:
      'It waits for its payment, and is released as soon as that is booked. Releasing it before needs the permission Money.',
    agent: 'It waits until its buyer approves what an agent has ordered for them.',
  },
  untilThen: 'Its prices stay. Nothing is reserved until then.',
  keptUntilThen: 'Its prices stay, and its goods are reserved.',
  acceptDelivery: (sum: string) => `Accept, ${sum} in all`,
  acceptHelp: 'Or cancel the order with the button below its lines.',
  approveAgentOrder: (sum: string) => `Approve, ${sum} in all`,
  agentOrderApproved: (number: number) => `Order ${number} is approved`,
  deliveryAccepted: (number: number) => `The delivery of order ${number} is accepted`,
  releaseAgreed: 'Release, the buyer has accepted',
  ends: 'Ends on',
  outcome: {
    released: 'Released',
    refused: 'Refused',
    expired: 'Ended: nobody released it in time',
    withdrawn: 'Cancelled while it was on hold',
  },
  accepted: 'Accepted',
  by: (name: string) => `by ${name}`,
  approve: 'Approve',
  change: 'Change quantities',
  changeOfOrder: (number: number) => `Change quantities of order ${number}`,
  changeOf: (number: number) => `Quantities of order ${number}`,
  changeHelp:
    'Write 0 to leave a tool out. Prices stay, unless the new quantity stands on another rung of ' +
    'the price ladder. The buyer gets a mail with what differs.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  orderedAt: (quantity: number, price: string) =>
    `Ordered: ${displayNumber(quantity)} at ${price}.`,
  changeNote: 'Note to the buyer',
  changed: (number: number) => `Order ${number} is changed, and waits for you still`,
  whoDecides: 'Approve, change or refuse it under Approvals',
  release: 'Release',
  refuse: 'Refuse',
  refuseNote: 'Reason',
  refuseHelp: 'The buyer reads it.',
  actOn: (act: string, number: number) => `${act} order ${number}`,
  released: (number: number) => `Order ${number} is released`,
  refused: (number: number) => `Order ${number} is refused`,
  title: 'Approvals',
  description: 'Orders of your company that wait until you approve or refuse them.',
  lead: 'Orders of your colleagues above what they may spend. Nothing is reserved until you approve.',
  order: (number: number) => `Order ${number}`,
  orderOf: (name: string, number: number) => `${name}, order ${number}`,
  open: 'Open',
  none: 'No orders to approve',
  noneDetail:
    'Orders above the limits of their members are listed here. An owner of the company sets the ' +
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
