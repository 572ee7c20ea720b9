/** The texts of orders that wait until their delivery charge is accepted. */
import { displayDay } from '../../platform/time/display-day.ts'
type Letter = {
  readonly shop: string
  readonly number: number
  readonly reason: string
  /** The day on which the hold ends. */
  readonly until: string
  readonly link: string
}

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

export const deliveryHoldMessages = {
  orderOnHold: 'This order is on hold',
  /** @param gross the amount to be paid, including tax; the charge is without tax */
  reason: (charge: string, gross: string) =>
    `Delivery costs ${charge} excluding tax, so the order total is ${gross}.`,
  releaseFirst: (number: number) =>
    `Order ${number} is on hold for another reason. Release the order first, then set its delivery charge. ` +
    'The buyer will then be asked to accept the charge.',
  chargeBilled: (number: number) =>
    `Order ${number} has already been invoiced, so its delivery charge cannot be changed.`,
  nothingToAccept: (number: number) => `Order ${number} has no delivery charge for you to accept.`,
  buyerAccepts:
    'The buyer must accept the charge. If the buyer has already agreed, release the order.',
  chargeChanged: (charge: string, gross: string) =>
    `Your acceptance was not saved: delivery now costs ${charge}, and the order total is ${gross}. Accept ` +
    'the new charge, or cancel the order.',
  toBuyer: ({ shop, number, reason, until, link }: Letter) => ({
    subject: `Please accept the delivery charge for order ${number}`,
    text: letter(
      `We have set the delivery charge for your order ${number}.`,
      reason,
      'We will process the order when you accept the charge. Sign in to accept the charge or to cancel the order.',
      `Prices and goods are reserved for you until ${displayDay(until)}. If you do not reply, the order will be ` +
        'cancelled on that day.',
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }: Letter) => ({
    subject: `Order ${number} will be cancelled on ${displayDay(until)} unless you accept its delivery charge`,
    text: letter(
      `Your order ${number} is still waiting for you to accept its delivery charge.`,
      reason,
      `Sign in to accept the charge. If you do not accept it, the order will be cancelled on ${displayDay(until)}.`,
      link,
      shop,
    ),
  }),
  /** For an order that staff released: its buyer has accepted by telephone. */
  released: ({ shop, number, reason, link }: Letter) => ({
    subject: `Order ${number} released: delivery charge accepted`,
    text: letter(
      `Your order ${number} has been released: ${shop} has recorded that you accepted the delivery charge.`,
      reason,
      'If you did not accept the charge, cancel the order on the order page before the goods are picked, and let us know.',
      link,
      shop,
    ),
  }),
} as const
