/** Which papers an order has, from when on, and how they are called. */
import type { OrderStatus } from '../orders/rules.ts'

export const paperKinds = ['invoice', 'packing-slip'] as const
export type PaperKind = (typeof paperKinds)[number]
export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** Whether a paper may be issued now: once the shop has confirmed the order, and not when it was cancelled. */
export const mayIssue = (status: OrderStatus): boolean => status !== 'placed' && status !== 'cancelled'

/** Who gets which: the packing slip is for the shop's own hands. */
export const maySeePaper = (actor: { readonly role: 'customer' | 'admin' }, kind: PaperKind): boolean => kind === 'invoice' || actor.role === 'admin'

const prefixes: Readonly<Record<PaperKind, string>> = { invoice: 'INV', 'packing-slip': 'PS' }
/** 'INV-000042' */
export const paperNumber = (kind: PaperKind, number: number): string => `${prefixes[kind]}-${String(number).padStart(6, '0')}`
