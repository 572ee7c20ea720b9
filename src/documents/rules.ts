/** Which papers an order has, from when on, and how they are called. */
import type { OrderStatus } from '../orders/rules.ts'

export const documentKinds = ['invoice', 'packing-slip'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]

/** Whether a paper may be issued now: once the shop has confirmed the order, and not when it was cancelled. */
export const mayIssue = (status: OrderStatus): boolean =>
  status !== 'placed' && status !== 'cancelled'

/** Who gets which: the packing slip is for the shop's own hands. */
export const mayViewDocument = (
  actor: { readonly role: 'customer' | 'admin' },
  kind: DocumentKind,
): boolean => kind === 'invoice' || actor.role === 'admin'

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'packing-slip': 'PS' }
/** 'INV-000042' */
export const documentNumber = (kind: DocumentKind, number: number): string =>
  `${prefixes[kind]}-${String(number).padStart(6, '0')}`
