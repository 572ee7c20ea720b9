/** The go-live checklist: a rule for each item, from data about the shop. */
import { usualCurrency } from '../platform/addresses/country-customs.ts'
import { defaultCurrency } from '../platform/money/money.ts'
import { defaultShopName } from '../platform/profile/shop-profile.ts'
import { wrongBank } from '../documents/issuing/letterhead-checks.ts'
import { defaultFigures } from '../settings/figures.ts'
import type { checklistMessages } from './messages/checklist.ts'

export type Point = keyof typeof checklistMessages.points

/** The data from which the items are computed. */
export type ShopState = {
  readonly settings: {
    readonly name: string
    readonly country: string
    readonly currency: string
    readonly address: string
    readonly bank: string
    readonly vatId: string
    readonly tax: string
    readonly figures: string
    readonly newcomerMaxOrder: string
    readonly newcomerMaxShare: string
  }
  /** The addresses of the text pages that the shopkeeper has written. */
  readonly writtenPages: ReadonlySet<string>
  readonly mailSent: boolean
  /** Whether a mail of the last day has not been sent, temporarily or permanently. */
  readonly mailFailed: boolean
  readonly origin: string
  /** Milliseconds since the last backup; undefined if there is none. */
  readonly backupAge: number | undefined
  readonly tools: { readonly all: number; readonly demo: number }
  readonly orders: number
  /** Whether somebody has saved it, even without changes. */
  readonly taxDecided: boolean
  readonly deliveryDecided: boolean
  /** Whether the invoice numbering was saved, or has started, which fixes it as well. */
  readonly numbersDecided: boolean
  /** Undefined if the identity provider does not report it. */
  readonly ownersHaveSecondFactor: boolean | undefined
}

/** Milliseconds. */
const day = 86_400_000

export const isDone: Readonly<Record<Point, (state: ShopState) => boolean>> = {
  name: ({ settings }) => settings.name !== defaultShopName,
  country: ({ settings }) => settings.country !== '',
  currency: ({ settings: { country, currency } }) =>
    country !== '' &&
    (currency !== defaultCurrency.code || usualCurrency(country) === defaultCurrency.code),
  tax: ({ taxDecided }) => taxDecided,
  taxNumber: ({ settings: { vatId, tax }, taxDecided }) =>
    vatId !== '' || (taxDecided && tax === 'none'),
  delivery: ({ deliveryDecided }) => deliveryDecided,
  numbers: ({ numbersDecided }) => numbersDecided,
  secondFactor: ({ ownersHaveSecondFactor }) => ownersHaveSecondFactor === true,
  ceiling: ({ settings: { newcomerMaxOrder, newcomerMaxShare } }) =>
    newcomerMaxOrder !== '' || newcomerMaxShare !== '',
  letterhead: ({ settings }) => settings.address !== '',
  bank: ({ settings }) => settings.bank !== '' && wrongBank(settings.bank) === undefined,
  figures: ({ settings }) => settings.figures !== defaultFigures,
  imprint: ({ writtenPages }) => writtenPages.has('imprint'),
  terms: ({ writtenPages }) => writtenPages.has('terms'),
  privacy: ({ writtenPages }) => writtenPages.has('privacy'),
  contact: ({ writtenPages }) => writtenPages.has('contact'),
  mail: ({ mailSent }) => mailSent,
  mailFailures: ({ mailSent, mailFailed }) => mailSent && !mailFailed,
  https: ({ origin }) => origin.startsWith('https://'),
  backup: ({ backupAge }) => backupAge !== undefined && backupAge < day,
  tools: ({ tools }) => tools.all > tools.demo,
  demo: ({ tools }) => tools.demo === 0,
  order: ({ orders }) => orders > 0,
}

/** The items by urgency; within a group, in the recommended order. */
export const pointGroups = [
  {
    name: 'order',
    points: [
      'country',
      'currency',
      'letterhead',
      'bank',
      'tax',
      'taxNumber',
      'numbers',
      'delivery',
    ],
  },
  { name: 'words', points: ['name', 'figures', 'imprint', 'terms', 'privacy', 'contact'] },
  { name: 'goods', points: ['tools', 'demo', 'ceiling', 'order'] },
  { name: 'operation', points: ['secondFactor', 'mail', 'mailFailures', 'https', 'backup'] },
] as const satisfies readonly { readonly name: string; readonly points: readonly Point[] }[]

const settings = (part: string) => `/dashboard/settings/${part}`

/** The page for each item; undefined for items outside the dashboard. */
export const placeOf: Readonly<Record<Point, string | undefined>> = {
  name: settings('shop'),
  country: settings('place'),
  currency: settings('place'),
  letterhead: settings('letterhead'),
  bank: settings('letterhead'),
  tax: settings('tax'),
  taxNumber: settings('letterhead'),
  numbers: settings('numbers'),
  delivery: '/dashboard/delivery',
  figures: settings('front'),
  imprint: '/dashboard/pages/imprint',
  terms: '/dashboard/pages/terms',
  privacy: '/dashboard/pages/privacy',
  contact: '/dashboard/pages/contact',
  secondFactor: '/dashboard/me#second-factor',
  ceiling: settings('holds'),
  mail: undefined,
  mailFailures: undefined,
  https: undefined,
  backup: undefined,
  tools: '/dashboard/addproduct',
  demo: undefined,
  order: '/purchase',
}
