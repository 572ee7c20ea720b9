/** What can be followed, and who may. */
import {
  isGranted,
  type NeededPermission,
  type Permission,
} from '../platform/access/permissions.ts'
import type { Scope } from '../platform/access/scopes.ts'

/** The permissions of which a caller needs one, as for the operation that reads such a record. */
const readers = {
  tools: 'catalogue',
  stock: ['catalogue', 'orders'],
  orders: ['orders', 'money'],
  documents: ['orders', 'money'],
  companies: 'customers',
  shipments: ['orders', 'money'],
  payments: 'money',
  quotes: 'orders',
  prices: 'catalogue',
  'price-lists': ['catalogue', 'customers'],
  categories: 'catalogue',
  customers: 'customers',
} as const satisfies Readonly<Record<string, NeededPermission>>

export type FollowedKind = keyof typeof readers
export const followedKinds = [
  'tools',
  'stock',
  'orders',
  'documents',
  'companies',
  'shipments',
  'payments',
  'quotes',
  'prices',
  'price-lists',
  'categories',
  'customers',
] as const

/** A kind of record in the log of changes that webhooks report. */
export type EventKind =
  | 'tool'
  | 'stock'
  | 'order'
  | 'document'
  | 'company'
  | 'shipment'
  | 'payment'
  | 'quote'
  | 'price'

/** A kind of record in the log of changes. */
export type LoggedKind = EventKind | 'price-row' | 'price-list' | 'category' | 'customer'

/** The logged kinds of each shown record. A tool is shown with its stock. */
export const loggedKinds: Readonly<Record<FollowedKind, readonly LoggedKind[]>> = {
  tools: ['tool', 'stock'],
  stock: ['stock'],
  orders: ['order'],
  documents: ['document'],
  companies: ['company'],
  shipments: ['shipment'],
  payments: ['payment'],
  quotes: ['quote'],
  prices: ['price-row'],
  'price-lists': ['price-list'],
  categories: ['category'],
  customers: ['customer'],
}

/** The kinds that somebody with these permissions may follow. */
export const readableKinds = (granted: readonly Permission[]): readonly FollowedKind[] =>
  followedKinds.filter((kind) => isGranted(granted, readers[kind], { reading: true }))

/** The scopes of which a key needs one for each of these kinds. */
export const scopesFor = (kinds: readonly FollowedKind[]): readonly Scope[] => [
  ...new Set(
    kinds
      .flatMap((kind): readonly ShopPermission[] => [readers[kind]].flat())
      .map((permission) => `${permission}:read` as const),
  ),
]
type ShopPermission = Extract<(typeof readers)[FollowedKind], string>

/** How long a cursor is valid, in milliseconds. */
export const cursorLifetime = 30 * 86_400_000

/**
 * Changes are kept one day longer: a change is dated by the start of its transaction, and a cursor
 * by its own time.
 */
export const keptFor = cursorLifetime + 86_400_000
