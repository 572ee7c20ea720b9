/** What the demo shop shows of trade customers: companies, their price list, and quotes. */
import type { ImportedCompany } from '../companies/demo-companies.server.ts'
import type { ImportedPriceList } from '../prices/demo-prices.server.ts'

export const demoPriceList: Omit<ImportedPriceList, 'at'> = {
  name: 'Trade 2026',
  rows: [
    { target: 'category', name: 'Hammers', percentOff: 6 },
    { target: 'category', name: 'Wrenches', percentOff: 8 },
    { target: 'brand', name: 'Brackmoor', percentOff: 10 },
  ],
}

type DemoCompany = Omit<ImportedCompany, 'priceListId' | 'requestedAt' | 'members'> & {
  readonly buysByPriceList: boolean
  readonly daysAgo: number
  readonly members: readonly {
    readonly email: string
    readonly role: ImportedCompany['members'][number]['role']
  }[]
}

/** One for each state that staff have something to do in, or nothing. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'Orlov Machine Works',
    address: '33 Dock Street\nBrooklyn, NY 11201',
    state: 'approved',
    terms: 'Delivered free from $500. Ask for the pallet price of wrenches.',
    paymentTerms: '2/10 net 30',
    notes: 'Calls on Mondays before ten.',
    buysByPriceList: true,
    daysAgo: 200,
    members: [
      { email: 'nikolai.orlov@example.com', role: 'owner' },
      { email: 'yuki.tanaka@example.com', role: 'buyer' },
    ],
  },
  {
    name: 'Garner & Sons',
    address: '1200 SE Water Avenue\nPortland, OR 97214',
    state: 'on-hold',
    terms: '',
    paymentTerms: 'net 14',
    notes: 'On hold until the invoice of March is paid.',
    buysByPriceList: false,
    daysAgo: 320,
    members: [{ email: 'wes.garner@example.com', role: 'owner' }],
  },
  {
    name: 'Achterberg School Supply',
    address: '90 Canal Road\nGrand Rapids, MI 49503',
    state: 'requested',
    terms: '',
    paymentTerms: '',
    notes: '',
    buysByPriceList: false,
    daysAgo: 1,
    members: [{ email: 'ben.achterberg@example.com', role: 'owner' }],
  },
]

export type DemoQuote = {
  readonly email: string
  /** The name of one of `demoCompanies`; absent: for themselves. */
  readonly company?: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly message: string
  readonly hoursAgo: number
  /** What the shop answered: percent off the prices that were asked for. */
  readonly offer?: {
    readonly percentOff: number
    readonly hoursAgo: number
    readonly validDays: number
    readonly message: string
  }
}

/** The oldest first, so that numbers rise with time. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    email: 'nikolai.orlov@example.com',
    company: 'Orlov Machine Works',
    lines: [
      { sku: 'WRN-3010', quantity: 2400 },
      { sku: 'HMR-1001', quantity: 600 },
    ],
    message: 'For the new hall in January. Can you do better by the pallet?',
    hoursAgo: 52,
    offer: {
      percentOff: 12,
      hoursAgo: 30,
      validDays: 30,
      message: 'Twelve percent for full pallets, delivered in one.',
    },
  },
  {
    email: 'vera.castillo@example.net',
    lines: [{ sku: 'HMR-1002', quantity: 480 }],
    message: 'Do you keep these for us, and deliver 120 a quarter?',
    hoursAgo: 5,
  },
]
