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
/** States what the price is now for, if that has changed. */
const priceMoved = ([before, basisBefore]: BasedAmount, [now, basis]: BasedAmount): string =>
  `The price was ${displayPriceEach(before, basisBefore)} and is now ${
    basis.pricePer === basisBefore.pricePer ? displayMoney(now) : displayPriceEach(now, basis)
  }.`

export const ordersMessages = {
  sampleMail: 'Test e-mail',
  notPayBy: 'Use “card”, or omit the field to pay by invoice.',
  notMailKind: 'This type of e-mail does not exist. Choose another type.',
  currencyFixed:
    'The currency cannot be changed because there are orders in this currency. If all of them are from the demo shop, remove the demo shop first.',
  problems: {
    quantityNotValid: 'This quantity cannot be ordered',
    priceChanged: 'The price has changed',
    taxChanged: 'The total including tax has changed',
    deliveryChanged: 'The delivery charge has changed',
    notDelivered: 'We do not deliver to this address',
    deliveryFixed: 'The delivery charge can no longer be set',
    buyerNotAdmitted: 'This account cannot order yet',
    companyOnHold: 'This company cannot order at the moment',
    belowMinimumOrder: 'The order is below this company’s minimum',
    linesRefused: 'Some lines need correcting',
    notShipped: 'This order has not been shipped yet',
    stockTaken: 'Not enough stock to restore the order',
    cardNotOffered: 'This shop does not accept cards',
    stepNotAllowed: 'This step is not available for this order',
    shipmentTooLarge: 'The shipment exceeds the quantity left to ship',
    returnTooLarge: 'The return exceeds the quantity that can be returned',
  },
  priceChangedDetail: (before: BasedAmount, now: BasedAmount) =>
    `${priceMoved(before, now)} Nothing was ordered. Accept the new price, then place the order again.`,
  notAdmitted: {
    confirmed:
      'Ordering needs a confirmed e-mail address. Open My Profile, request the ' +
      'confirmation e-mail, then order again. Your entries are kept.',
    companies:
      'This shop sells only to companies. Choose your company on the Trade account ' +
      'page, or request an account on that page. Your cart is kept.',
  },
  cardNotOfferedDetail:
    'Nothing was ordered. Choose payment by invoice, then place the order again.',
  companyOnHoldDetail: (company: string) =>
    `${company} is on hold, so nothing was ordered. Contact us.`,
  belowMinimumOrderDetail: (minimum: number, total: number) =>
    `Your company’s minimum order value is ${displayMoney(minimum)}; this order is ` +
    `${displayMoney(total)}. Add goods worth ${displayMoney(minimum - total)} or more.`,
  taxChangedDetail: (before: string, now: string) =>
    `Nothing was ordered: the total including tax is now ${now}, not ${before}. Place the order again to accept the new total.`,
  deliveryChangedDetail: (before: string, now: string, sum: string) =>
    `Nothing was ordered: delivery now costs ${now}, not ${before}, so the total is ${sum}. ` +
    'Place the order again to accept the new total.',
  chargeFirst: (number: number) =>
    `The delivery charge of order ${number} is on request. Set the charge first (0 for free delivery); ` +
    'the buyer will then be asked to accept it.',
  deliveryFixedDetail: (number: number) =>
    `The delivery charge of order ${number} cannot be changed: it can only be set before the order is confirmed, and only if delivery is charged.`,
  noChargeToSet: (number: number) =>
    `Order ${number} is for collection, or was placed while delivery was free, so no charge can be set.`,
  notDeliveredDetail: (reason: string, collection: boolean) =>
    `${reason} Nothing was ordered. ` +
    (collection
      ? 'Choose another country, or collect the goods.'
      : 'Choose another country, or contact us.'),
  notPhone: 'Enter a phone number with at least 5 digits.',
  linesRefusedDetail: (lines: number) =>
    lines === 1
      ? 'One line needs correcting. Nothing was ordered.'
      : `${displayNumber(lines)} lines need correcting. Nothing was ordered.`,
  linePriceChanged: priceMoved,
  lineShort: (available: number) =>
    available === 0
      ? 'This tool is out of stock.'
      : `Only ${displayNumber(available)} of this tool ${available === 1 ? 'is' : 'are'} in stock.`,
  lineNotSold: 'This tool is no longer sold. Remove the line.',
  noLines: 'An order needs at least one line.',
  tooManyLines: (max: number) => `An order can have at most ${displayNumber(max)} lines.`,
  toolTwice: 'This tool is already on a line above. Combine the two lines.',
  noName: 'Identify the tool by toolId, sku or partNumber.',
  oneName: 'Send only one of toolId, sku and partNumber.',
  unknownSku: (sku: string) => `No tool in the shop has the SKU ${sku}. Check the SKU.`,
  unknownPartNumber: (number: string) =>
    `Your company has no part number ${number}. Check the number, or order by SKU.`,
  partNumberOfNobody: 'Part numbers belong to a company. Send the X-Company header.',
  notStatus: 'Use an order status: placed, confirmed, picking, shipped, delivered or cancelled.',
  notSort: 'Sort by newest, oldest, total or total-down.',
  notDay: 'Enter a date such as 2026-11-21.',
  notTrackingLink: 'Enter a web address that begins with https://.',
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
      ? `Order ${number} is ${status}. Its status can no longer be changed.`
      : `Order ${number} is ${status}. The next status is ${allowed.join(' or ')}.`,
  shipInstead: (number: number, status: string) =>
    `Order ${number} is ${status}. The next status is picking or cancelled. To ship the order directly, record a shipment.`,
  notYourOrder:
    'A colleague is responsible for this order. Ask that colleague or the shop to cancel the order.',
  stepWithBuyer: (number: number, status: string) =>
    `Order ${number} is ${status} and can no longer be cancelled. Call us if something is wrong.`,
  notShippedDetail: (number: number, status: string) =>
    `Order ${number} is ${status}. Tracking can be added after the order has been shipped.`,
  partlyShipped: 'partly shipped',
  onHold: 'on hold',
  notShippable: (number: number, status: string) =>
    `Order ${number} is ${status}. Only confirmed orders that have not been shipped yet can be shipped.`,
  nothingToShip: (number: number) =>
    `All remaining items of order ${number} are on back-order. Nothing was shipped.`,
  shipmentTooLarge: (lines: readonly { readonly line: number; readonly left: number }[]) =>
    `${lines
      .map(
        ({ line, left }) =>
          `Only ${displayNumber(left)} ${left === 1 ? 'piece' : 'pieces'} of line ${line} ${left === 1 ? 'is' : 'are'} left to ship.`,
      )
      .join(' ')} Nothing was shipped.`,
  returnTooLarge: (lines: readonly { readonly line: number; readonly left: number }[]) =>
    lines
      .map(
        ({ line, left }) =>
          `Only ${displayNumber(left)} ${left === 1 ? 'piece' : 'pieces'} of line ${line} can be returned.`,
      )
      .join(' '),
  notPartlyShipped: (number: number, status: string) =>
    `Order ${number} is ${status.toLowerCase()}. Only the rest of a partly shipped order can be cancelled this way.`,
  endMail: ({ shop, number, cancelled, note, name, link }: EndedOrder) => ({
    subject: `The rest of order ${number} has been cancelled`,
    text: [
      `Hello ${name},`,
      '',
      `${displayNumber(cancelled)} ${cancelled === 1 ? 'item' : 'items'} from your order ${number} ` +
        'will no longer be shipped. Shipments already sent are not affected.',
      ...(note === '' ? [] : ['', note]),
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
  }),
  partlyShippedNotCancelled: (number: number) =>
    `Order ${number} is partly shipped, so it can no longer be cancelled. ` +
    'Ship or cancel the rest.',
  alsoLines: (count: number) => `${displayNumber(count + 1)} lines: `,
  orderNotFound: (number: number) => `Order ${number} no longer exists. Reload the list.`,
  restoreTooLate: 'The order was deleted more than 30 days ago, so it can no longer be restored.',
  /** For an order that is to be restored: the pieces sold since. */
  stockTaken: (
    number: number,
    short: readonly {
      readonly tool: string
      readonly needed: number
      readonly available: number
    }[],
  ) =>
    `Order ${number} stays deleted because there is not enough stock. ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `${tool}: ${displayNumber(needed)} needed, ${displayNumber(available)} left`,
      )
      .join('; ') +
    '. Record incoming goods, or place a smaller order.',
  digestFailed: 'The e-mails to admins about orders could not be written; retrying',
  notQuantity: 'Enter a whole number from 1 to 1,000,000.',
} as const
