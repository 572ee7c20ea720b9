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
  /** 'YYYY-MM-DD', if something waits for goods. */
  readonly expectedOn?: string | undefined
  /** Nothing is reserved for an order on hold, so its pieces do not wait for goods. */
  readonly onHold?: boolean
}

export const orderPageMessages = {
  onBehalf: (by: string, buyer: string) => `Placed by ${by || 'the shop'} for ${buyer}.`,
  title: (number: number | undefined) => (number === undefined ? 'Order' : `Order ${number}`),
  description: 'The lines, history and documents of an order.',
  crumbs: 'You are here',
  mine: 'My Orders',
  all: 'Manage Orders',
  company: 'Ordered for',
  lines: 'Ordered lines',
  linesCaption: (number: number) => `Lines of order ${number}`,
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Total',
  /** The state of a line's pieces: shipped ones are only mentioned if others wait. */
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
        ? [
            allocated > 0
              ? `${displayNumber(shipped)} shipped, ${displayNumber(allocated)} left`
              : `${displayNumber(shipped)} shipped`,
          ]
        : []),
      ...(expectedOn === undefined
        ? []
        : [
            ...(shipped === 0 && allocated > 0 ? [`${displayNumber(allocated)} reserved`] : []),
            onHold
              ? `the missing pieces are expected on ${displayDay(expectedOn)}`
              : `${displayNumber(waiting)} ${waiting === 1 ? 'is' : 'are'} on back-order, expected on ${displayDay(expectedOn)}`,
          ]),
      ...(cancelled > 0 ? [`${displayNumber(cancelled)} cancelled`] : []),
      ...(returned > 0 ? [`${displayNumber(returned)} returned`] : []),
    ].join(', '),
  partNumber: (number: string) => `customer part no. ${number}`,
  noLongerSold: 'no longer sold',
  total: 'Total',
  again: 'Order again',
  previousOrder: 'Previous order, key k',
  nextOrder: 'Next order, key j',
  more: 'More',
  moreFor: (number: number) => `More for order ${number}`,
  fromBuyer: 'From the buyer:',
  withNote: (act: string) => `${act} with a note to the buyer`,
  print: 'Print',
  /** Before the day. */
  placedOn: 'placed',
  placed: (number: number) => `Order ${number} is placed`,
  placedLead: (name: string) => `Thank you, ${name}. We have received your order.`,
  next: {
    heading: 'Next steps',
    confirm: (email: string) =>
      `We will check the order and confirm it. We will send an e-mail to ${email} at each step.`,
    confirmUnmailed: 'We will check the order and confirm it. Track its status on this page.',
    ship: 'We will pick and ship the order. The tracking number will be shown here after shipment.',
    cancel: 'You can cancel the order here until we start picking.',
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
  /** For its buyer. */
  ownPoNumber: 'PO number',
  note: 'Note',
  by: (name: string) => `by ${name}`,
  byBuyer: 'by the buyer',
  byShop: 'by the shop',
  tracking: (number: string) => `Tracking number ${number}`,
  track: 'Track the parcel',
  cancel: 'Cancel order',
  cancelling: (number: number, pieces: number, total: number) =>
    `Order ${number} will be cancelled. Its ${displayCount(pieces, 'piece')}, ` +
    `worth ${displayMoney(total)}, will go back in stock.`,
  done: (number: number, status: string) => `Order ${number} is ${status}`,
  nextStep: 'Next step',
  carrier: 'Carrier',
  noCarrier: 'None',
  otherCarrier: 'Other',
  carrierName: 'Name of the carrier',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  trackingHelp:
    'The web address of the carrier’s page for this parcel, beginning with https://. If the field is empty, the link is created automatically for carriers listed in the settings.',
  setDelivery: 'Delivery charge',
  deliveryCharge: 'Charge excluding tax',
  deliveryChargeHelp:
    'The buyer will get an e-mail with the charge. Set the charge before you confirm the order.',
  chargeOnRequestHelp:
    'The buyer will get an e-mail and must accept the charge on the order page. The order will be on hold until then. Free delivery (0) needs no acceptance.',
  saveDelivery: 'Set the charge',
  deliverySaved: 'Charge set; the buyer will be notified',
  correctTracking: 'Tracking',
  saveTracking: 'Save tracking',
  trackingCorrected: 'Tracking saved',
  stepNote: 'Note to the buyer',
  stepNoteHelp: 'Shown under “Progress” and in the e-mail.',
  doing: 'Working',
  unknown: 'Order not found',
  unknownDetail:
    'The order may belong to another account, or the number is wrong. Check the number and the account that you are logged in to.',
  notCancellable:
    'This order is being picked, so it can no longer be cancelled here. Call us if something is wrong.',
} as const
