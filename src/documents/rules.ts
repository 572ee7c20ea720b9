/** Which documents an order has, from which status on, for whom, and their numbers. */
import type { OrderStatus } from '../orders/rules.ts'

export const documentKinds = ['invoice', 'packing-slip'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]
/** The syntaxes of EN 16931. */
export const xmlFormats = ['ubl', 'cii'] as const
/** The file of a document: for people, or with `facturx` for people and machines, or XML. */
export type FileFormat = `pdf-${PageSize}` | `facturx-${PageSize}` | (typeof xmlFormats)[number]

/** Whether a document may be issued: once the order is confirmed, and not when it is cancelled. */
export const mayIssue = (status: OrderStatus): boolean =>
  status !== 'placed' && status !== 'cancelled'

/** Whether somebody may have a document: packing slips are for admins only. */
export const mayViewDocument = (
  actor: { readonly role: 'customer' | 'admin' },
  kind: DocumentKind,
): boolean => kind === 'invoice' || actor.role === 'admin'

/** The series that documents of a kind are numbered in; each has no gaps. */
export const seriesByKind: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  'packing-slip': 'PS',
}
/** The number as it is printed, e.g. 'INV-000042'. */
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`
