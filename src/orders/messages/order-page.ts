/** The texts of the page of one order. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayCount, displayMoney, displayNumber } from '../../platform/money/money.ts'

/** Pieces of a line. */
type LineProgress = {
  readonly shipped: number
  readonly allocated: number
  readonly returned: number
  readonly cancelled: number
  readonly waiting?: number | undefined
  /** 'YYYY-MM-DD', where something waits for goods. */
  readonly expectedOn?: string | undefined
  /** Nothing of an order on hold is reserved, so its pieces do not wait for goods. */
  readonly onHold?: boolean
}

export const orderPageMessages = {
  onBehalf: (by: string, buyer: string) => `Placed by ${by || 'the shop'} for ${buyer}.`,
  title: (number: number | undefined) => (number === undefined ? 'Order' : `Order ${number}`),
  description: 'Everything about one order, as it was sold.',
  crumbs: 'You are here',
  mine: 'My Orders',
  all: 'Manage Orders',
  company: 'Ordered for',
  lines: 'What was ordered',
  linesCaption: (number: number) => `The lines of order ${number}`,
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Total',
  /** The state of a line's pieces: shipped ones are named only where others wait. */
  progressOf: ({
    shipped,
    allocated,
    returned,
    cancelled,
    waiting = 0,
    expectedOn,
    onHold = false,
  }: LineProgress) =>
    [
      ...(shipped > 0
        ? [`${displayNumber(shipped)} shipped, ${displayNumber(allocated)} left`]
        : []),
      ...(expectedOn === undefined
        ? []
        : [
            ...(shipped === 0 && allocated > 0 ? [`${displayNumber(allocated)} reserved`] : []),
            onHold
              ? `what is not in stock at the release is expected on ${displayDay(expectedOn)}`
              : `${displayNumber(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for goods, expected on ${displayDay(expectedOn)}`,
          ]),
      ...(cancelled > 0 ? [`${displayNumber(cancelled)} cancelled`] : []),
      ...(returned > 0 ? [`${displayNumber(returned)} returned`] : []),
    ].join(', '),
  partNumber: (number: string) => `customer part no. ${number}`,
  noLongerSold: 'no longer sold',
  total: 'Total',
  again: 'Order again',
  more: 'More',
  moreFor: (number: number) => `More for order ${number}`,
  fromBuyer: 'From the buyer:',
  withNote: (act: string) => `${act} with a note to the buyer`,
  print: 'Print',
  placed: (number: number) => `Order ${number} is placed`,
  placedLead: (name: string) => `Thank you, ${name}. The shop has it now.`,
  next: {
    heading: 'What happens next',
    confirm: (email: string) =>
      `We check the order and confirm it. You get a mail at ${email} at each step.`,
    confirmUnmailed: 'We check the order and confirm it. This page says how far it is.',
    ship: 'We pick and ship it. The tracking number is on this page once it has left.',
    cancel: 'Until we start picking you can cancel it here.',
  },
  shopOn: 'Continue shopping',
  allMine: 'My Orders',
  progress: 'Progress',
  contact: 'Deliver to',
  name: 'Name',
  orderedBy: 'Ordered by',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  deliveryNotes: 'For the driver',
  poNumber: 'PO number',
  note: 'Note',
  by: (name: string) => `by ${name}`,
  byBuyer: 'by the buyer',
  byShop: 'by the shop',
  tracking: (number: string) => `Tracking number ${number}`,
  track: 'Follow the parcel',
  cancel: 'Cancel order',
  cancelling: (number: number, pieces: number, total: number) =>
    `Order ${number} ends here: its ${displayCount(pieces, 'piece')}, ` +
    `worth ${displayMoney(total)}, ${pieces === 1 ? 'goes' : 'go'} back in stock.`,
  done: (number: number, status: string) => `Order ${number} is ${status}`,
  nextStep: 'Next step',
  carrier: 'Carrier',
  noCarrier: 'Not named',
  otherCarrier: 'Other',
  carrierName: 'Name of the carrier',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  trackingHelp:
    'The carrier’s page for this parcel; it begins with https://. Left empty, it is made for carriers of the settings.',
  setDelivery: 'Delivery charge',
  deliveryCharge: 'Charge without tax',
  deliveryChargeHelp: 'The buyer gets a mail with it. Set it before you confirm the order.',
  chargeOnRequestHelp:
    'The buyer gets a mail and accepts it on the page of the order, which waits until then. Write 0 for a free one: that needs nobody to accept it.',
  saveDelivery: 'Set the charge',
  deliverySaved: 'Charge set, the buyer is told',
  correctTracking: 'Tracking',
  saveTracking: 'Save tracking',
  trackingCorrected: 'Tracking saved',
  stepNote: 'Note to the buyer',
  stepNoteHelp: 'It is shown beside the step, and in the mail.',
  doing: 'Working',
  unknown: 'There is no such order',
  unknownDetail: 'It may belong to another account, or the number is mistyped.',
  notCancellable:
    'This order is being picked, so it can no longer be cancelled here. Call us if something is wrong.',
} as const
