/** The texts of edits of placed orders: Problems, field errors, the mail, the page. */
import { displayPrice, type Unit } from '../../catalogue/model/units.ts'
import { displayCount, displayNumber } from '../../platform/money/money.ts'

type LineInWords = {
  readonly quantity: number
  readonly sku: string
  readonly unit_cents: number
  readonly unit: Unit
  readonly price_per: number
}

export const editMessages = {
  problems: {
    orderChanged: 'The order has changed meanwhile',
    notEditable: 'This order can no longer be edited',
    billed: 'This part of the order stays as it is',
    approvalNeeded: 'The order would be above what its buyer may spend, or its company may owe',
  },
  orderChangedDetail: (number: number) =>
    `Somebody has changed order ${number} since you opened it. Nothing was saved; look at it as ` +
    'it is now, then edit it again.',
  notEditableDetail: (number: number, status: string) =>
    `Order ${number} is ${status}. Orders are edited until they are shipped.`,
  invoicedWhole: (number: number) =>
    `Order ${number} is invoiced whole, so its lines and charges stay. Cancel it and place it ` +
    'anew, or take pieces back once they are shipped.',
  priceFixed: (line: number) =>
    `Pieces of line ${line} are shipped or invoiced, so its price stays.`,
  deliveryBilled: (number: number) =>
    `An invoice of order ${number} was issued, so its charge for delivery stays.`,
  belowShipped: (gone: number) =>
    `${displayNumber(gone)} of it are shipped or invoiced; it cannot be fewer.`,
  noSuchLine: 'The order has no such line.',
  lineTwice: 'This line already stands above.',
  skuTwice: 'This tool already stands above, or on the order.',
  unknownSku: (sku: string) => `No tool with the SKU ${sku} is on sale.`,
  notSold: 'It is no longer sold, so it cannot be more.',
  reasonNeeded: 'Say why a price is another one; the buyer reads it.',
  nothingLeft: 'An order keeps at least one line. Cancel it instead.',
  nothingToShip: 'Nothing would be left to ship. Cancel what is left instead.',
  tooManyLines: (max: number) => `An order has at most ${displayNumber(max)} lines.`,
  /** Why the price of a line is another one for another quantity. */
  byLadder: 'The price of the ladder for this quantity.',
  notRevision: 'Write the revision that the order has.',
  /** What stands in the history of the shop about the contents of an order. */
  lineInWords: ({ quantity, sku, unit_cents: price, unit, price_per: pricePer }: LineInWords) =>
    `${displayNumber(quantity)} × ${sku} at ${displayPrice(price, { unit, pricePer })}`,
  /** @param reason ends with a full stop, as below */
  aboveSpendingLimit: (reason: string) =>
    `${reason} Make it cost less, or save it all the same (approved): it then waits for somebody ` +
    'else to approve it.',
  aboveCreditLimit: (reason: string) =>
    `${reason} Make it cost less, or let somebody with the permission Money save it all the same ` +
    '(approved).',
  chargeAboveLimit: (reason: string) =>
    `${reason} Set a lower charge, or edit the order and save it all the same (approved): it then ` +
    'waits for somebody else to approve it.',
  confirmedNeedsApproval: (reason: string) =>
    `${reason} The order is confirmed, so it cannot wait for an approver. Place what is more as a ` +
    'new order.',
  mail: {
    subject: (number: number) => `Order ${number} has changed`,
    lead: 'We have changed your order. What is different:',
    leadOf: (name: string) =>
      `${name} has changed your order, which still waits for approval. What is different:`,
    nowHeld: (sum: string) =>
      `Below it stands as it is now; it comes to ${sum}. Nothing is reserved until it is approved.`,
    reason: (reason: string) => `Why a price is another one: ${reason}`,
    more: (count: number) => `and ${displayCount(count, 'more change')}, which its page shows.`,
    now: (sum: string) =>
      `Below it stands as it is now; it comes to ${sum}. Write to us if something is not right.`,
  },
} as const
