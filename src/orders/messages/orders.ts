/** The texts of orders: Problems, field errors, statuses. */
import { displayPriceEach, type PriceBasis } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

type EndedOrder = {
  readonly shop: string
  readonly number: number
  readonly cancelled: number
  readonly note: string
  readonly name: string
  readonly link: string
}

/** Cents, and what they are for. */
type BasedAmount = readonly [cents: number, basis: PriceBasis]
/** What the price now is for is said where it is not the same. */
const priceMoved = ([before, basisBefore]: BasedAmount, [now, basis]: BasedAmount): string =>
  `It was ${displayPriceEach(before, basisBefore)}, now it is ${
    basis.pricePer === basisBefore.pricePer ? displayMoney(now) : displayPriceEach(now, basis)
  }.`

export const ordersMessages = {
  sampleMail: 'Mail to try its words',
  notPayBy: 'Write card, or leave it out to pay by invoice.',
  notMailKind: 'There is no such mail.',
  currencyFixed:
    'The currency is fixed: there are orders in it, and what was sold stays what it was. Orders of ' +
    'the demo shop count until it is cleared.',
  problems: {
    quantityNotValid: 'This quantity cannot be ordered',
    priceChanged: 'The price has changed',
    taxChanged: 'The sum with tax has changed',
    deliveryChanged: 'The charge for delivery has changed',
    notDelivered: 'We do not deliver there',
    deliveryFixed: 'The charge for delivery can no longer be set',
    buyerNotAdmitted: 'This account cannot order here yet',
    companyOnHold: 'This company cannot order at the moment',
    belowMinimumOrder: 'The order is below the minimum of this company',
    linesRefused: 'Some lines cannot be ordered as they are',
    notShipped: 'This order was not shipped yet',
    stockTaken: 'There is too little stock to restore it',
    cardNotOffered: 'This shop takes no cards',
    stepNotAllowed: 'The order cannot take this step',
    shipmentTooLarge: 'More than is left to ship',
    returnTooLarge: 'More than can come back',
  },
  priceChangedDetail: (before: BasedAmount, now: BasedAmount) =>
    `${priceMoved(before, now)} Nothing was ordered.`,
  notAdmitted: {
    confirmed:
      'This shop takes orders of confirmed e-mail addresses. Open My Profile, ask for the mail ' +
      'that confirms yours, then order again: what you typed stays here.',
    companies:
      'This shop sells to companies. Choose the company for which you buy on the page Trade ' +
      'account, or ask there for an account; your cart stays.',
  },
  cardNotOfferedDetail:
    'Nothing was ordered. Load the page again and place the order to be paid by its invoice.',
  companyOnHoldDetail: (company: string) =>
    `${company} is on hold, so nothing was ordered. Write to us, or buy for yourself.`,
  belowMinimumOrderDetail: (minimum: number, total: number) =>
    `The minimum order of your company is ${displayMoney(minimum)}; this one comes to ` +
    `${displayMoney(total)}. Add ${displayMoney(minimum - total)} more.`,
  taxChangedDetail: (before: string, now: string) =>
    `Nothing was ordered: with tax the order is ${now} now, not ${before}. Place it again to accept that.`,
  deliveryChangedDetail: (before: string, now: string, sum: string) =>
    `Nothing was ordered: delivery costs ${now} now, not ${before}, so the order comes to ${sum}. ` +
    'Place it again to accept that.',
  chargeFirst: (number: number) =>
    `The charge for the delivery of order ${number} is on request. Set it first, 0 for a free one; ` +
    'the buyer accepts it then.',
  deliveryFixedDetail: (number: number) =>
    `The charge of order ${number} stays as it is: it can be set as long as the order is placed, ` +
    'not confirmed yet, and of orders that are delivered against a charge.',
  noChargeToSet: (number: number) =>
    `Order ${number} is collected, or was placed while delivery cost nothing, so no charge can be set.`,
  notDeliveredDetail: (reason: string, collection: boolean) =>
    `${reason} Nothing was ordered. ` +
    (collection
      ? 'Choose another country, or collect the goods.'
      : 'Choose another country, or write to us.'),
  notPhone: 'Write a phone number with at least 5 digits.',
  linesRefusedDetail: (lines: number) =>
    lines === 1
      ? 'One line cannot be ordered as it is. Nothing was ordered.'
      : `${displayNumber(lines)} lines cannot be ordered as they are. Nothing was ordered.`,
  linePriceChanged: priceMoved,
  lineShort: (available: number) =>
    available === 0
      ? 'None are left.'
      : `Only ${displayNumber(available)} ${available === 1 ? 'is' : 'are'} left.`,
  lineNotSold: 'This tool is no longer sold.',
  noLines: 'An order needs at least one line.',
  tooManyLines: (max: number) => `An order has at most ${displayNumber(max)} lines.`,
  toolTwice: 'This tool already stands on a line above.',
  oneName: 'Name the tool once: toolId, sku or partNumber.',
  unknownSku: (sku: string) => `No tool on sale has the SKU ${sku}.`,
  unknownPartNumber: (number: string) => `Your company has no part number ${number}.`,
  partNumberOfNobody: 'Part numbers belong to a company: send the header X-Company.',
  notStatus: 'Write one of the steps of an order.',
  notSort: 'Sort by newest, oldest, total or total-down.',
  notDay: 'Write a day such as 2026-11-21.',
  notTrackingLink: 'Write an address that begins with https://.',
  status: {
    placed: 'placed',
    confirmed: 'confirmed',
    picking: 'picking',
    shipped: 'shipped',
    delivered: 'delivered',
    cancelled: 'cancelled',
  },
  /** On the button that sets the status. */
  act: {
    placed: 'Place',
    confirmed: 'Confirm',
    picking: 'Pick',
    shipped: 'Ship',
    delivered: 'Deliver',
    cancelled: 'Cancel',
  },
  stepRefused: (number: number, status: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `Order ${number} is ${status}, and that is its last step.`
      : `Order ${number} is ${status}; from there it can only become ${allowed.join(' or ')}.`,
  notYourOrder: 'A colleague looks after this order. Ask them, or the shop, to cancel it.',
  stepWithBuyer: (number: number, status: string) =>
    `Order ${number} is ${status} and cannot be cancelled any more. Call us if something is wrong.`,
  notShippedDetail: (number: number, status: string) =>
    `Order ${number} is ${status}. It gets its tracking when it is shipped.`,
  partlyShipped: 'partly shipped',
  onHold: 'on hold',
  notShippable: (number: number, status: string) =>
    `Order ${number} is ${status}. Only a confirmed order that is not shipped yet can be shipped.`,
  nothingToShip: (number: number) =>
    `Everything that is left of order ${number} waits for goods. Nothing was shipped.`,
  shipmentTooLarge: (lines: readonly { readonly line: number; readonly left: number }[]) =>
    `${lines
      .map(
        ({ line, left }) =>
          `Of line ${line} only ${displayNumber(left)} ${left === 1 ? 'is' : 'are'} left to ship.`,
      )
      .join(' ')} Nothing was shipped.`,
  returnTooLarge: (lines: readonly { readonly line: number; readonly left: number }[]) =>
    lines
      .map(({ line, left }) => `Of line ${line} only ${displayNumber(left)} can come back.`)
      .join(' '),
  notPartlyShipped: (number: number, status: string) =>
    `Order ${number} is ${status.toLowerCase()}. Only what is left of a partly shipped order ends so.`,
  endMail: ({ shop, number, cancelled, note, name, link }: EndedOrder) => ({
    subject: `The rest of order ${number} is cancelled`,
    text: [
      `Hello ${name},`,
      '',
      `${displayNumber(cancelled)} ${cancelled === 1 ? 'piece' : 'pieces'} of your order ${number} ` +
        'will not be shipped any more. What has left stays as it is.',
      ...(note === '' ? [] : ['', note]),
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
  }),
  partlyShippedNotCancelled: (number: number) =>
    `Order ${number} is partly shipped, so it cannot be cancelled any more. ` +
    'Ship what is left of it, or cancel what is left.',
  alsoLines: (count: number) => `${displayNumber(count + 1)} lines: `,
  orderNotFound: (number: number) => `There is no order ${number} any more.`,
  restoreTooLate: 'It was deleted more than 30 days ago.',
  /** For an order that is to be restored: what was sold meanwhile. */
  stockTaken: (
    number: number,
    short: readonly {
      readonly tool: string
      readonly needed: number
      readonly available: number
    }[],
  ) =>
    `Order ${number} stays deleted: ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `${tool} needs ${displayNumber(needed)}, ${displayNumber(available)} ` +
          `${available === 1 ? 'is' : 'are'} left`,
      )
      .join('; ') +
    '. Record what arrived, or place a smaller order.',
  digestFailed: 'The mails to admins about orders were not written; it will be tried again',
  notQuantity: 'Write a whole number from 1 to 1,000,000.',
} as const
