/** The texts of orders that wait until their charge for delivery is accepted. */
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
  /** @param gross what is to be paid, tax included; the charge is without */
  reason: (charge: string, gross: string) =>
    `Delivery costs ${charge} without tax; with it the order comes to ${gross}.`,
  releaseFirst: (number: number) =>
    `Order ${number} is on hold for another reason. Release it first, then set what its delivery ` +
    'costs: the buyer is asked to accept it.',
  chargeBilled: (number: number) =>
    `What order ${number} costs is invoiced already, so its charge stays as it is.`,
  nothingToAccept: (number: number) =>
    `Order ${number} has no charge for delivery that waits for you to accept it.`,
  buyerAccepts: 'Its buyer accepts the charge. If they told you that they do, release the order.',
  chargeChanged: (charge: string, gross: string) =>
    `Nothing was accepted: delivery costs ${charge} now, and the order comes to ${gross}. Accept ` +
    'that, or cancel the order.',
  toBuyer: ({ shop, number, reason, until, link }: Letter) => ({
    subject: `What the delivery of order ${number} costs: please accept it`,
    text: letter(
      `We have set what the delivery of your order ${number} costs.`,
      reason,
      'The order goes on as soon as you accept that. Sign in to accept it, or to cancel the order.',
      `Its prices stay and its goods are kept for you until then. It ends on ${until} if you do not ` +
        'answer.',
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, reason, until, link }: Letter) => ({
    subject: `Order ${number} ends on ${until} unless you accept its delivery`,
    text: letter(
      `Your order ${number} still waits until you accept what its delivery costs.`,
      reason,
      `Sign in to accept it. The order is cancelled on ${until} if you do not.`,
      link,
      shop,
    ),
  }),
  /** Of an order that staff released: its buyer has accepted by telephone. */
  released: ({ shop, number, reason, link }: Letter) => ({
    subject: `Order ${number} goes on: its delivery is agreed`,
    text: letter(
      `Your order ${number} goes on: ${shop} has noted that you accept what its delivery costs.`,
      reason,
      'If you did not, cancel it on its page until it is picked, and tell us.',
      link,
      shop,
    ),
  }),
} as const
