/** The demo shop's trade customers: companies, their price list, and quotes. */
import type { DemoInvitation, ImportedCompany } from '../companies/demo-companies.server.ts'
import type { ImportedPriceList } from '../prices/demo-prices.server.ts'

type DemoPriceList = Omit<ImportedPriceList, 'at' | 'baseId'> & {
  /** The name of an earlier price list that this one is based on; absent: the catalogue. */
  readonly base?: string
}

export const demoPriceLists: readonly DemoPriceList[] = [
  {
    name: 'Trade 2026',
    rows: [
      { target: 'category', name: 'Hammers', percentOff: 6 },
      { target: 'category', name: 'Wrenches', percentOff: 8 },
      { target: 'brand', name: 'Brackmoor', percentOff: 10 },
    ],
  },
  {
    name: 'Framing contractors',
    base: 'Trade 2026',
    rows: [
      {
        target: 'tool',
        name: 'Fiberglass Claw Hammer 20 oz',
        price: 880,
        priceBreaks: [
          { from: 48, price: 825 },
          { from: 144, price: 790 },
        ],
      },
      { target: 'category', name: 'Measuring', percentOff: 5 },
      { target: 'category', name: 'Storage', percentOff: 12.5 },
    ],
  },
]

type DemoCompany = Omit<
  ImportedCompany,
  'priceListId' | 'requestedAt' | 'members' | 'invitations'
> & {
  /** The name of one of `demoPriceLists`. */
  readonly priceList?: string
  readonly daysAgo: number
  readonly members: readonly {
    readonly email: string
    readonly role: ImportedCompany['members'][number]['role']
  }[]
  readonly invitations: readonly (Omit<DemoInvitation, 'sentAt'> & {
    readonly mailedDaysAgo?: number
  })[]
}

/**
 * One company for each state, whether or not staff have something to do, plus the demo buyer's
 * company.
 */
export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'Orlov Machine Works',
    address: '33 Dock Street\nBrooklyn, NY 11201',
    state: 'approved',
    terms: 'Free delivery from $500. Ask for the pallet price of wrenches.',
    paymentTerms: '2/10 net 30',
    notes: 'Calls on Mondays before ten.',
    backOrders: 'yes',
    creditLimit: 150_000,
    priceList: 'Trade 2026',
    daysAgo: 200,
    members: [
      { email: 'nikolai.orlov@example.com', role: 'owner' },
      { email: 'yuki.tanaka@example.com', role: 'buyer' },
    ],
    invitations: [
      {
        email: 'lena.orlova@example.com',
        name: 'Lena Orlova',
        role: 'approver',
        mailedDaysAgo: 2,
      },
    ],
  },
  {
    name: 'Garner & Sons',
    address: '1200 SE Water Avenue\nPortland, OR 97214',
    state: 'on-hold',
    terms: '',
    paymentTerms: 'net 14',
    notes: 'On hold until the March invoice is paid.',
    backOrders: null,
    creditLimit: null,
    daysAgo: 320,
    members: [{ email: 'wes.garner@example.com', role: 'owner' }],
    invitations: [],
  },
  {
    name: 'Achterberg School Supply',
    address: '90 Canal Road\nGrand Rapids, MI 49503',
    state: 'requested',
    terms: '',
    paymentTerms: '',
    notes: '',
    backOrders: null,
    creditLimit: null,
    daysAgo: 1,
    members: [{ email: 'ben.achterberg@example.com', role: 'owner' }],
    invitations: [],
  },
  {
    name: 'Navarro Framing',
    address: '418 Mill Street\nAustin, TX 78702',
    state: 'approved',
    terms: 'One delivery a week, on Thursdays.',
    paymentTerms: 'net 30',
    notes: 'Orders with its own part numbers.',
    backOrders: null,
    creditLimit: null,
    priceList: 'Framing contractors',
    daysAgo: 90,
    members: [
      { email: 'buyer@ironmonger.example', role: 'owner' },
      { email: 'tomas.reyes@example.com', role: 'buyer' },
    ],
    invitations: [
      {
        email: 'jo.lindqvist@example.com',
        name: 'Jo Lindqvist',
        role: 'buyer',
        mailedDaysAgo: 12,
      },
      { email: 'amara.okafor@example.com', name: 'Amara Okafor', role: 'buyer' },
    ],
  },
]

export type DemoQuote = {
  readonly email: string
  /** The name of one of `demoCompanies`; absent for a private buyer. */
  readonly company?: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly message: string
  readonly hoursAgo: number
  /** The shop's offer: percent off the prices that were requested. */
  readonly offer?: {
    readonly percentOff: number
    readonly hoursAgo: number
    readonly validDays: number
    readonly message: string
  }
}

/** Oldest first, so that numbers increase with time. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    email: 'nikolai.orlov@example.com',
    company: 'Orlov Machine Works',
    lines: [
      { sku: 'WRN-3010', quantity: 2400 },
      { sku: 'HMR-1001', quantity: 600 },
    ],
    message: 'For the new hall in January. Can you offer a better price by the pallet?',
    hoursAgo: 52,
    offer: {
      percentOff: 12,
      hoursAgo: 30,
      validDays: 30,
      message: 'Twelve percent off full pallets, in one delivery.',
    },
  },
  {
    email: 'buyer@ironmonger.example',
    company: 'Navarro Framing',
    lines: [{ sku: 'MSR-7002', quantity: 360 }],
    message: 'For three crews, by the end of the month.',
    hoursAgo: 28,
    offer: {
      percentOff: 9,
      hoursAgo: 22,
      validDays: 14,
      message: 'Nine percent off if you order all of them together.',
    },
  },
  {
    email: 'vera.castillo@example.net',
    lines: [{ sku: 'HMR-1002', quantity: 480 }],
    message: 'Can you reserve these for us and deliver 120 pieces per quarter?',
    hoursAgo: 5,
  },
]
