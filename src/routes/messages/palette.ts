/** What the search box says of all that it finds beside tools. */
import { displayCount } from '../../platform/money/money.ts'

const orMore = (count: string, more: boolean): string => (more ? `${count} or more` : count)

export const paletteMessages = {
  groups: {
    act: 'Actions',
    waiting: 'Waiting for you',
    lastOpened: 'Last opened',
    orders: 'Orders',
    ownOrders: 'My orders',
    customers: 'Customers',
    money: 'Documents',
    quotes: 'Quotes',
    lists: 'Lists',
    settings: 'Settings',
    pages: 'Go to',
  },
  nothing: (q: string) => `No record, setting or page found. Search for “${q}” in`,
  /** Pages beside the settings: their title, and further words that somebody may type. */
  settingsPages: {
    delivery: ['Delivery charges', 'shipping freight postage zones'],
    salesTax: ['US sales tax', 'rates states'],
    staff: ['Staff', 'permissions rights invite'],
    numbers: ['Numbers', 'invoices documents'],
    history: ['History', 'who changed what'],
  },
  toConfirm: (count: number, more: boolean) =>
    `Confirm ${orMore(displayCount(count, 'order'), more)}`,
  toPick: (count: number) => `Pick ${displayCount(count, 'order')}`,
  toReview: (count: number, more: boolean) =>
    `Review ${orMore(displayCount(count, 'trade account'), more)}`,
  overdue: (count: number, more: boolean) =>
    `Send reminders for ${orMore(displayCount(count, 'overdue invoice'), more)}`,
  oldest: (wait: string) => `the oldest has waited ${wait}`,
  confirm: (number: number) => `Confirm order ${number}`,
  confirmed: (number: number) => `Order ${number} is confirmed`,
  orderFor: (name: string) => `Order for ${name}`,
  order: (number: number) => `Order ${number}`,
  onHold: 'on hold',
  poNumber: (number: string) => `PO ${number}`,
  company: (number: number, members: number) =>
    `company ${number} · ${displayCount(members, 'member')}`,
  quote: (number: number) => `Quote ${number}`,
  lines: (count: number) => displayCount(count, 'line'),
  key: 'Ctrl+Enter',
  hint: 'Press Enter to open the result, or Ctrl+Enter to run its action without leaving this page',
  staffHint:
    'Press Enter to open the result, or Ctrl+Enter to run its action without leaving this page · # orders, @ customers, > pages and settings',
  /** Of the box itself, for staff on their own pages. */
  kinds: {
    invoice: 'invoice',
    'packing-slip': 'packing slip',
    'delivery-note': 'delivery note',
    'credit-note': 'credit note',
    statement: 'statement',
  },
  cart: 'Cart',
  home: 'Home',
  tools: 'Purchase',
  pad: 'Order pad',
  compare: 'Compare',
  logIn: 'Log In',
  signUp: 'Get started',
} as const
