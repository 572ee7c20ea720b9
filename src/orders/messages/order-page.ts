/** The texts of the page of one order. */
import { displayMoney, displayNumber } from '../../platform/money.ts'

export const orderPageMessages = {
  title: (number: number | undefined) => (number === undefined ? 'Order' : `Order ${number}`),
  description: 'Everything about one order, as it was sold.',
  crumbs: 'You are here',
  mine: 'My Orders',
  all: 'Manage Orders',
  lines: 'What was ordered',
  linesCaption: (number: number) => `The lines of order ${number}`,
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  sum: 'Sum',
  total: 'Total',
  again: 'Order again',
  progress: 'What became of it',
  contact: 'Where it goes',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  poNumber: 'PO number',
  note: 'Note',
  by: (name: string) => `by ${name}`,
  byBuyer: 'by the buyer',
  byShop: 'by the shop',
  tracking: (number: string) => `Tracking number ${number}`,
  track: 'Follow the parcel',
  cancel: 'Cancel order',
  cancelling: (number: number, pieces: number, total: number) =>
    `Order ${number} ends here: its ${displayNumber(pieces)} pieces, ` +
    `worth ${displayMoney(total)}, go back on the shelf.`,
  done: (number: number, status: string) => `Order ${number} is ${status}`,
  next: 'Next step',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  trackingHelp: 'The carrier’s page for this parcel; it begins with https://.',
  stepNote: 'Note to the buyer',
  stepNoteHelp: 'It stands beside the step, and in the mail.',
  doing: 'Working',
  unknown: 'There is no such order',
  unknownDetail: 'It may belong to another account, or the number has a slip in it.',
  notCancellable:
    'Somebody is already walking the shelves for this order, so it can no longer be cancelled here. ' +
    'Call us if something is wrong.',
} as const
