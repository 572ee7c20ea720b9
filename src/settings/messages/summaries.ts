/** The summaries on the settings cards: the most important value first, then the others. */
import { currencyName } from '../../platform/money/currencies.ts'

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

export const summaryMessages = {
  accent: (name: string, accent: string) => `${name} · accent ${accent}`,
  pictures: (hasLogo: boolean, hasIcon: boolean) =>
    hasLogo && hasIcon
      ? 'Your own logo and icon'
      : hasLogo
        ? 'Your own logo'
        : hasIcon
          ? 'Your own icon'
          : 'Name instead of a logo',
  headline: (headline: string, figures: number) =>
    `“${headline}” · ${count(figures, 'figure', 'figures')}`,
  pages: (blogs: boolean, portfolio: boolean) =>
    blogs && portfolio
      ? 'Blogs and My Portfolio shown'
      : blogs
        ? 'My Portfolio hidden'
        : portfolio
          ? 'Blogs hidden'
          : 'Blogs and My Portfolio hidden',
  place: (country: string, currency: string, zone: string) => `${country} · ${currency} · ${zone}`,
  noCountry: 'No country set',
  currency: (code: string) => `Prices in ${currencyName(code)}`,
  bank: (last: string) => `Bank account •••• ${last}`,
  noBank: 'No bank account',
  noAddress: 'No address',
  pricesFor: (who: string) => `Prices for: ${who.toLowerCase()}`,
  stock: { no: 'No back-orders', yes: 'Back-orders allowed' },
  expected: (days: string) => `Back-ordered goods expected after ${days} days`,
  newcomers: (amount: string) => `New customers: on hold above ${amount}`,
  newcomersShare: (percent: string) => `New customers: on hold above ${percent}% of the stock`,
  noCeiling: 'No limit for new customers',
  holdEnds: (days: string) => `Held orders are cancelled after ${days} days`,
  confirmations: { no: 'No order confirmation as a PDF', yes: 'Order confirmation as a PDF' },
  carriers: (number: number) =>
    number === 0 ? 'No carriers' : count(number, 'carrier', 'carriers'),
  blockedWords: (number: number) => count(number, 'blocked word', 'blocked words'),
  purchasing: (lead: string, cover: string) => `Lead time ${lead} days · stock for ${cover} days`,
  lowStock: { no: 'No low-stock e-mail', yes: 'Low-stock e-mail once a day' },
  vatService: 'VAT numbers are checked',
  noVatService: 'VAT numbers are not checked',
  notCharged: 'No tax charged',
  onReceipt: 'Payable on receipt',
  terms: (terms: string) => terms.charAt(0).toUpperCase() + terms.slice(1),
  overdue: (days: string) => `Orders on hold if invoices are ${days} days overdue`,
  followed: 'Buyers see their open invoices',
  notFollowed: 'Buyers see no open invoices',
  reminders: (days: readonly string[]) =>
    `${days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`} days after the due date`,
  noReminders: 'No reminders',
  mails: (number: number) => count(number, 'e-mail', 'e-mails'),
  ownWords: (number: number) => (number === 0 ? 'Standard text' : `${number} in your own words`),
  csvOnly: 'CSV only',
  datev: 'CSV and DATEV',
  noDatev: 'DATEV not set up',
  adviser: (number: string) => `Adviser ${number}`,
  factor: { offered: 'Second factor offered', demanded: 'Second factor required' },
  askedAgain: {
    enrolled: 'Identity check: staff with a second factor',
    staff: 'Identity check: all staff',
  },
} as const
