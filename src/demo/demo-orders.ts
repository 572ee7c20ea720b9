/** The fictional people of the demo shop and their orders; two of them have accounts. */
import type { OrderStatus } from '../orders/rules.ts'

/**
 * Accounts with known passwords: created only if nobody but this machine can reach the demo shop.
 */
export const demoAccounts = [
  {
    name: 'Marta Ibarra',
    email: 'admin@ironmonger.example',
    password: 'hammer-and-tongs-26',
    role: 'admin',
  },
  {
    name: 'Celia Navarro',
    email: 'buyer@ironmonger.example',
    password: 'twenty-of-each-26',
    role: 'customer',
  },
] as const

export const demoPeople = [
  { name: 'Ben Achterberg', email: 'ben.achterberg@example.com' },
  { name: 'Wes Garner', email: 'wes.garner@example.com' },
  { name: 'Nikolai Orlov', email: 'nikolai.orlov@example.com' },
  { name: 'Janet Moss', email: 'janet.moss@example.com' },
  { name: 'Yuki Tanaka', email: 'yuki.tanaka@example.com' },
  { name: 'Vera Castillo', email: 'vera.castillo@example.net' },
  { name: 'Tomas Reyes', email: 'tomas.reyes@example.com' },
] as const

const buyer = {
  email: 'buyer@ironmonger.example',
  phone: '+1 512 555 0142',
  address: 'Navarro Framing, 418 Mill Street, Dock 2\nAustin, TX 78702',
}
const ben = {
  email: 'ben.achterberg@example.com',
  phone: '+1 616 555 0117',
  address: 'Achterberg School Supply, 90 Canal Road\nGrand Rapids, MI 49503',
}
const wes = {
  email: 'wes.garner@example.com',
  phone: '+1 503 555 0188',
  address: 'Garner & Sons, 1200 SE Water Avenue\nPortland, OR 97214',
}
const nikolai = {
  email: 'nikolai.orlov@example.com',
  phone: '+1 718 555 0164',
  address: 'Orlov Machine Works, 33 Dock Street\nBrooklyn, NY 11201',
}
const janet = {
  email: 'janet.moss@example.com',
  phone: '+1 404 555 0139',
  address: 'Moss Drywall, 77 Peachtree Lane\nAtlanta, GA 30303',
}
const yuki = {
  email: 'yuki.tanaka@example.com',
  phone: '+1 206 555 0101',
  address: 'Tanaka Marine, Pier 41\nSeattle, WA 98104',
}
const vera = {
  email: 'vera.castillo@example.net',
  phone: '+1 505 555 0173',
  address: 'Castillo Adobe, 9 Canyon Road\nSanta Fe, NM 87501',
}

export type DemoOrder = {
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly sku: string
  readonly quantity: number
  readonly hoursAgo: number
  readonly poNumber: string
  /** The order's history: each status, the hours after placing, and the recorded note. */
  readonly steps: readonly (readonly [
    OrderStatus,
    number,
    { readonly note?: string; readonly trackingNumber?: string }?,
  ])[]
}

/** The steps of an order that was shipped this many hours after it was placed. */
const sent = (trackingNumber: string, hours: number): DemoOrder['steps'] => [
  ['confirmed', 1],
  ['picking', hours - 3],
  ['shipped', hours, { trackingNumber }],
]

/** Oldest first, so that order numbers increase with time. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...vera,
    sku: 'HMR-1001',
    quantity: 24,
    hoursAgo: 24 * 19,
    poNumber: '',
    steps: [...sent('IM 4471 9026 05', 26), ['delivered', 96]],
  },
  {
    ...buyer,
    sku: 'HMR-1001',
    quantity: 60,
    hoursAgo: 24 * 17,
    poNumber: 'PO-20831',
    steps: [
      ...sent('IM 4471 9031 18', 30),
      ['delivered', 80, { note: 'Signed by R. Soto, dock 2' }],
    ],
  },
  {
    ...yuki,
    sku: 'HMR-1002',
    quantity: 12,
    hoursAgo: 24 * 12,
    poNumber: 'TM-118',
    steps: [['cancelled', 5, { note: 'Ordered twice by mistake' }]],
  },
  {
    ...janet,
    sku: 'HMR-1003',
    quantity: 24,
    hoursAgo: 24 * 9,
    poNumber: '',
    steps: [...sent('IM 4471 9040 22', 28), ['delivered', 90]],
  },
  {
    ...buyer,
    sku: 'HMR-1002',
    quantity: 24,
    hoursAgo: 24 * 6,
    poNumber: 'PO-20846',
    steps: sent('IM 4471 9047 61', 49),
  },
  {
    ...nikolai,
    sku: 'WRN-3010',
    quantity: 240,
    hoursAgo: 24 * 3,
    poNumber: 'OMW-7741',
    steps: sent('IM 4471 9052 70', 44),
  },
  {
    ...wes,
    sku: 'SCR-2013',
    quantity: 360,
    hoursAgo: 26,
    poNumber: '',
    steps: [
      ['confirmed', 1],
      ['picking', 20],
    ],
  },
  {
    ...buyer,
    sku: 'WRN-3010',
    quantity: 120,
    hoursAgo: 22,
    poNumber: 'PO-20881',
    steps: [['confirmed', 2]],
  },
  { ...ben, sku: 'HMR-1001', quantity: 120, hoursAgo: 3, poNumber: 'SCH-26-044', steps: [] },
]
