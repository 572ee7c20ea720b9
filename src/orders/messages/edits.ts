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
    orderChanged: 'Somebody else has changed the order',
    notEditable: 'This order can no longer be edited',
    billed: 'This part of the order can no longer be changed',
    approvalNeeded: 'The order would exceed a spending or credit limit',
  },
  orderChangedDetail: (number: number) =>
    `Somebody has changed order ${number} since you opened it. Nothing was saved. Check the current ` +
    'order, then edit it again.',
  notEditableDetail: (number: number, status: string) =>
    `Order ${number} is ${status}. Orders can be edited until they are shipped.`,
  invoicedWhole: (number: number) =>
    `Order ${number} is fully invoiced, so its lines and charges cannot be changed. Cancel the order and place a ` +
    'new order, or accept a return after shipment.',
  priceFixed: (line: number) =>
    `Line ${line} has been shipped or invoiced, at least in part, so its price cannot be changed.`,
  deliveryBilled: (number: number) =>
    `Order ${number} has an invoice, so its delivery charge cannot be changed.`,
  belowShipped: (gone: number) =>
    `${displayNumber(gone)} ${gone === 1 ? 'piece has' : 'pieces have'} already been shipped or invoiced. Enter at least ${displayNumber(gone)}.`,
  noSuchLine: 'This line is not in the order. Check the line number.',
  lineTwice: 'This line is already listed above. Remove the duplicate.',
  skuTwice:
    'This tool is already listed above or in the order. Change the quantity of its line instead.',
  unknownSku: (sku: string) => `No tool in the shop has the SKU ${sku}. Check the SKU.`,
  notSold: 'This tool is no longer sold, so its quantity cannot be increased.',
  reasonNeeded: 'Enter the reason for the price change. The buyer will see the reason.',
  nothingLeft: 'An order needs at least one line. Cancel the order instead.',
  nothingToShip:
    'After this change, nothing would be left to ship. Cancel the rest of the order instead.',
  tooManyLines: (max: number) => `An order can have at most ${displayNumber(max)} lines.`,
  /** Why the price of a line differs at another quantity. */
  byLadder: 'A different quantity price applies to this quantity.',
  notRevision: 'Send the current revision of the order.',
  /** The entry about an order's contents in the shop's history. */
  lineInWords: ({ quantity, sku, unit_cents: price, unit, price_per: pricePer }: LineInWords) =>
    `${displayNumber(quantity)} × ${sku} at ${displayPrice(price, { unit, pricePer })}`,
  /** @param reason ends with a full stop, as below */
  aboveSpendingLimit: (reason: string) =>
    `${reason} Reduce the total, or save the order anyway (in the API, set approved). Somebody else ` +
    'must then approve the order.',
  aboveCreditLimit: (reason: string) =>
    `${reason} Reduce the total, or ask somebody with the Money permission to save the order anyway ` +
    '(in the API, set approved).',
  chargeAboveLimit: (reason: string) =>
    `${reason} Set a lower charge, or edit the order and save it anyway (in the API, set approved). Somebody else ` +
    'must then approve the order.',
  confirmedNeedsApproval: (reason: string) =>
    `${reason} The order is confirmed, so it cannot go back to approval. Place the additional pieces as a ` +
    'new order.',
  mail: {
    subject: (number: number) => `Order ${number} has changed`,
    lead: 'We have changed your order. Changes:',
    leadOf: (name: string) =>
      `${name} has changed your order, which is still waiting for approval. Changes:`,
    nowHeld: (sum: string) =>
      `The changed order is shown below; its total is ${sum}. Nothing is reserved until it is approved.`,
    reason: (reason: string) => `Reason for the price change: ${reason}`,
    more: (count: number) => `and ${displayCount(count, 'more change')}, shown on the order page.`,
    now: (sum: string) =>
      `The changed order is shown below; its total is ${sum}. Contact us if something is wrong.`,
  },
} as const
