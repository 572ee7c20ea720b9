/** Which documents an order has, from which status on, for whom, and their numbers. */
import type { OrderStatus } from '../orders/rules.ts'

/** The documents of a whole order. */
export const orderDocumentKinds = ['invoice', 'packing-slip'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]
/** The documents of one shipment. */
export const shipmentDocumentKinds = ['delivery-note', 'invoice'] as const
export type ShipmentDocumentKind = (typeof shipmentDocumentKinds)[number]
/** Those that say what an order has. */
export const goodsDocumentKinds = [
  'invoice',
  'packing-slip',
  'delivery-note',
  'credit-note',
] as const
export type GoodsDocumentKind = (typeof goodsDocumentKinds)[number]
/** What says what an order is, without a number of its own: it is drawn when it is asked for. */
export const unnumberedKinds = ['order-confirmation', 'proforma'] as const
export type UnnumberedKind = (typeof unnumberedKinds)[number]
/** What is drawn of an order. */
export type DrawnKind = GoodsDocumentKind | UnnumberedKind
/** A statement of account says what a customer owes. */
export const documentKinds = [...goodsDocumentKinds, 'statement'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]
/** The syntaxes of EN 16931, and UBL by the rules of Germany's public buyers. */
export const xmlFormats = ['ubl', 'cii', 'xrechnung'] as const
/** The file of a document: for people, or with `facturx` for people and machines, or XML. */
export const fileFormats = [
  'pdf-a4',
  'pdf-letter',
  'facturx-a4',
  'facturx-letter',
  ...xmlFormats,
] as const
export type FileFormat = (typeof fileFormats)[number]

/** Source: CLDR 48, `paperSize` of measurementData. */
const letterCountries: ReadonlySet<string> = new Set(
  'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '),
)
/** The paper of a country. @param country ISO 3166-1; unknown: A4 */
export const pageSizeOf = (country: string | undefined): PageSize =>
  country !== undefined && letterCountries.has(country) ? 'letter' : 'a4'

/** Whether a document may be issued: once the order is confirmed, and not when it is cancelled. */
export const canIssue = (status: OrderStatus): boolean =>
  status !== 'placed' && status !== 'cancelled'

/** Whether somebody may have a document: packing slips are for admins only. */
export const canViewDocument = (
  actor: { readonly role: 'customer' | 'admin' },
  kind: DocumentKind,
): boolean => kind !== 'packing-slip' || actor.role === 'admin'

/** The series that documents of a kind are numbered in; each has no gaps. */
export const seriesByKind: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  'packing-slip': 'PS',
  'delivery-note': 'DN',
  'credit-note': 'CN',
  statement: 'ST',
}

/** That of documents of the demo shop's orders, so that the shop's own begin with its first. */
export const demoSeries = (kind: DocumentKind): string => `DEMO-${seriesByKind[kind]}`

/**
 * The documents of a shipment that somebody may fetch: an invoice of its own only while none says
 * what the whole order costs, and only staff, since others find those that were issued.
 */
export const shipmentKinds = (
  role: 'customer' | 'admin',
  issued: readonly { readonly kind: DocumentKind; readonly shipment: string | null }[],
): readonly ShipmentDocumentKind[] =>
  role === 'admin' && !issued.some(({ kind, shipment }) => kind === 'invoice' && shipment === null)
    ? shipmentDocumentKinds
    : ['delivery-note']

/** Whether it says what is owed, or given back, with the address of who pays. */
export const isBill = (kind: DocumentKind | UnnumberedKind): boolean =>
  kind === 'invoice' || kind === 'credit-note'

/** Whether it says amounts, with the address of who pays. */
export const saysAmounts = (kind: DocumentKind | UnnumberedKind): boolean =>
  isBill(kind) || kind === 'order-confirmation' || kind === 'proforma'

/** Whether it is sent by mail: a packing slip is for who packs. */
export const isMailed = (kind: DocumentKind): boolean => kind !== 'packing-slip'

/** The number as it is printed, e.g. 'INV-000042'. */
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`

/**
 * The line of a bill that stands for the charge for delivery where a part of it is credited; those
 * of orders are counted from 1.
 */
export const deliveryLine = 0
