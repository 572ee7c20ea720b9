/** Texts of the page where staff order for a buyer. */
import type { NotIncluded } from '../../orders/components/use-charged-shop.ts'
import { displayMoney } from '../../platform/money/money.ts'

const without = {
  'tax and freight': 'excluding tax and delivery',
  freight: 'excluding delivery',
  tax: 'excluding tax',
} as const

export const telephoneMessages = {
  title: 'Order for a customer',
  crumbs: 'You are here',
  allOrders: 'Manage Orders',
  description: 'Place an order for a buyer at their prices and terms.',
  lead: 'For orders by phone: choose the customer, enter the lines and place the order.',
  search: 'Find the customer',
  hint: 'Name, e-mail or company',
  recent: 'Customers with recent orders',
  nobody: (q: string) => `No customer found for “${q}”`,
  nobodyDetail: 'Ask the customer to sign up, or invite them on their company’s page.',
  found: 'Customers',
  more: (count: number) =>
    `Only the first ${count} customers are shown. Enter more of the name to find others.`,
  who: 'Customer',
  company: 'Company',
  alone: 'Without a company',
  choose: 'Choose',
  chooseFor: (name: string, company: string) => `Choose ${name}, ${company}`,
  another: 'Another customer',
  orderFor: (name: string, company: string | undefined) =>
    company === undefined ? `For ${name}` : `For ${name} of ${company}`,
  onHold: 'This company is on hold, so nobody can order for it.',
  terms: 'Agreed terms',
  paymentTerms: 'Payment terms',
  minimumOrder: 'Minimum order',
  limits: (order: number | undefined, month: number | undefined) =>
    [
      ...(order === undefined ? [] : [`${displayMoney(order)} per order`]),
      ...(month === undefined ? [] : [`${displayMoney(month)} per month`]),
    ].join(', '),
  canSpend: 'Spending limit',
  lines: 'Lines',
  linesHelp: 'One tool per line: the SKU or name, then the quantity, such as HAM-16 24.',
  add: 'Add the lines',
  adding: 'Looking up',
  nothingRead: 'No line with a tool was found.',
  caption: 'Lines of the order',
  tool: 'Tool',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  inStock: (pieces: string) => `${pieces} in stock`,
  unitPrice: 'Each',
  total: 'Total',
  remove: (name: string) => `Remove ${name}`,
  quantityButton: (quantity: string, name: string) => `${quantity} of ${name}`,
  goods: (total: number, notIncluded: NotIncluded) =>
    `Goods: ${displayMoney(total)}${notIncluded === undefined ? '' : `, ${without[notIncluded]}`}.`,
  notReady: 'Lines that are not ready cannot be ordered: correct or remove them first.',
  noLines: 'Add lines first.',
  where: 'Deliver to',
  saved: 'Saved addresses',
  otherAddress: 'Another address',
  charges: 'Costs',
  phone: 'Phone',
  poNumber: 'Purchase order number',
  note: 'Note',
  place: 'Place the order',
  placing: 'Placing',
  placed: (number: number) => `Order ${number} is placed`,
  held: (number: number) => `Order ${number} is waiting for approval`,
  notPlaced: 'Nothing was ordered.',
} as const
