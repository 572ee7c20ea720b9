/** Texts of the page where staff order for a buyer. */
import type { NotIncluded } from '../../orders/components/use-charged-shop.ts'
import { displayMoney } from '../../platform/money/money.ts'

const without = {
  'tax and freight': 'without tax and delivery',
  freight: 'without delivery',
  tax: 'without tax',
} as const

export const telephoneMessages = {
  title: 'Order for a customer',
  description: 'Place an order for a buyer at their prices and terms.',
  lead: 'For orders by phone: choose the customer, enter the lines and place the order.',
  search: 'Find the customer',
  hint: 'Name, e-mail or company',
  recent: 'Ordered last',
  nobody: (q: string) => `No customer found for “${q}”`,
  nobodyDetail: 'Ask them to sign up, or invite them on the page of their company.',
  found: 'Customers',
  more: (count: number) => `These are the first ${count}. Enter more of the name to see others.`,
  who: 'Customer',
  company: 'Company',
  alone: 'For themselves',
  choose: 'Choose',
  chooseFor: (name: string, company: string) => `Choose ${name}, ${company}`,
  another: 'Another customer',
  orderFor: (name: string, company: string | undefined) =>
    company === undefined ? `For ${name}` : `For ${name} of ${company}`,
  onHold: 'This company is on hold: nothing can be ordered for it.',
  terms: 'Agreed',
  paymentTerms: 'Payment terms',
  minimumOrder: 'Minimum order',
  limits: (order: number | undefined, month: number | undefined) =>
    [
      ...(order === undefined ? [] : [`${displayMoney(order)} an order`]),
      ...(month === undefined ? [] : [`${displayMoney(month)} a month`]),
    ].join(', '),
  canSpend: 'Spending limit',
  lines: 'Lines',
  linesHelp: 'One tool per line, SKU or name with a quantity: HAM-16 24.',
  add: 'Add the lines',
  adding: 'Looking up',
  nothingRead: 'No line with a tool was found.',
  caption: 'Lines of the order',
  tool: 'Tool',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  unitPrice: 'Each',
  total: 'Total',
  remove: (name: string) => `Remove ${name}`,
  quantityButton: (quantity: string, name: string) => `${quantity} of ${name}`,
  goods: (total: number, notIncluded: NotIncluded) =>
    `Goods: ${displayMoney(total)}${notIncluded === undefined ? '' : `, ${without[notIncluded]}`}.`,
  notReady: 'Lines that are not ready will be omitted: correct or remove them first.',
  noLines: 'Add lines first.',
  where: 'Delivery address',
  saved: 'Saved addresses',
  otherAddress: 'Another address',
  charges: 'Costs',
  phone: 'Phone',
  poNumber: 'Purchase order number',
  note: 'Note',
  place: 'Place the order',
  placing: 'Placing',
  placed: (number: number) => `Order ${number} is placed`,
  held: (number: number) => `Order ${number} waits for approval`,
  notPlaced: 'Nothing was ordered.',
} as const
