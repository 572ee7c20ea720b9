/** What My Profile of a buyer says around the parts that it shows. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

/** What is in an order. */
type Contents = {
  readonly lineCount: number
  readonly firstTool: string
  readonly pieces: number
}

export const ownDeskMessages = {
  buyingFor: (company: string) => `buying for ${company}`,
  waits: 'Waiting for you',
  quote: (number: number) => `Quote ${number} has been answered`,
  lines: (count: number) => displayCount(count, 'tool'),
  until: 'valid until',
  onTheWay: 'Orders on their way',
  onTheWayCaption: 'Your orders on their way, newest first',
  allOrders: 'My Orders',
  order: 'order',
  placed: 'placed',
  what: 'what',
  contents: ({ lineCount, firstTool, pieces }: Contents) =>
    lineCount > 1
      ? `${displayNumber(lineCount)} lines: ${firstTool}`
      : `${firstTool} × ${displayNumber(pieces)}`,
  total: 'total',
  status: 'status',
  open: 'Open',
  track: 'Track',
  cancel: 'Cancel',
  again: 'Order again',
  actOn: (act: string, what: string) => `${act}: ${what}`,
  orderNumber: (number: number) => `Order ${number}`,
  buyAgain: 'Buy again',
  orderPad: 'Order pad',
  about: 'About me',
  deliverTo: 'Deliver to',
  addresses: (count: number) => displayCount(count, 'address', 'addresses'),
  noAddress: 'No address saved yet.',
  change: 'Change',
  changeAddresses: 'Change the addresses',
  access: 'Sign-in and data',
  email: 'Email',
  password: 'Password',
  passwordValue: 'Not shown',
  secondFactor: 'Second factor',
  factorOn: 'On, with an app',
  factorOff: 'Off',
  devices: 'Devices',
  signedIn: (count: number) => `${displayNumber(count)} signed in`,
  data: 'My data',
  dataValue: 'Download or delete',
} as const
