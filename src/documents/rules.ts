/** The documents of an order, from which status on and for whom they exist, and their numbers. */
import type { OrderStatus } from '../orders/rules.ts'

/** The documents of a whole order. */
export const orderDocumentKinds = ['invoice', 'packing-slip'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]
/** The documents of one shipment. */
export const shipmentDocumentKinds = ['delivery-note', 'invoice'] as const
export type ShipmentDocumentKind = (typeof shipmentDocumentKinds)[number]
/** Documents that list an order's goods. */
export const goodsDocumentKinds = [
  'invoice',
  'packing-slip',
  'delivery-note',
  'credit-note',
] as const
export type GoodsDocumentKind = (typeof goodsDocumentKinds)[number]
/** Documents that describe an order without a number of their own: drawn on request. */
export const unnumberedKinds = ['order-confirmation', 'proforma'] as const
export type UnnumberedKind = (typeof unnumberedKinds)[number]
/** The kinds of documents that are drawn for an order. */
export type DrawnKind = GoodsDocumentKind | UnnumberedKind
/** A statement of account lists a customer's open items. */
export const documentKinds = [...goodsDocumentKinds, 'statement'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const pageSizes = ['a4', 'letter'] as const
export type PageSize = (typeof pageSizes)[number]
/** The syntaxes of EN 16931, and UBL by the rules of German public buyers. */
export const xmlFormats = ['ubl', 'cii', 'xrechnung'] as const
/** The file of a document: for people, `facturx` for people and machines, or XML. */
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
/**
 * The paper size of a country.
 * @param country ISO 3166-1; unknown: A4
 */
export const pageSizeOf = (country: string | undefined): PageSize =>
  country !== undefined && letterCountries.has(country) ? 'letter' : 'a4'

/** Whether a document may be issued: once the order is confirmed, and unless it is cancelled. */
export const canIssue = (status: OrderStatus): boolean =>
  status !== 'placed' && status !== 'cancelled'

/** Whether somebody may see a document: packing slips are for admins only. */
export const canViewDocument = (
  actor: { readonly role: 'customer' | 'admin' },
  kind: DocumentKind,
): boolean => kind !== 'packing-slip' || actor.role === 'admin'

/** The number series of each kind of document; each has no gaps. */
export const seriesByKind: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  'packing-slip': 'PS',
  'delivery-note': 'DN',
  'credit-note': 'CN',
  statement: 'ST',
}

/**
 * The series of the demo shop's documents, so that the shop's own series start at their first
 * number.
 */
export const demoSeries = (kind: DocumentKind): string => `DEMO-${seriesByKind[kind]}`

/**
 * The documents of a shipment that somebody may request: a separate invoice only if the whole order
 * has not been invoiced, and only for staff, since others see the issued documents in lists.
 */
export const shipmentKinds = (
  role: 'customer' | 'admin',
  issued: readonly { readonly kind: DocumentKind; readonly shipment: string | null }[],
): readonly ShipmentDocumentKind[] =>
  role === 'admin' && !issued.some(({ kind, shipment }) => kind === 'invoice' && shipment === null)
    ? shipmentDocumentKinds
    : ['delivery-note']

/** Whether it states an amount owed or refunded, with the address of the payer. */
export const isBill = (kind: DocumentKind | UnnumberedKind): boolean =>
  kind === 'invoice' || kind === 'credit-note'

/** Whether it states amounts, with the address of the payer. */
export const saysAmounts = (kind: DocumentKind | UnnumberedKind): boolean =>
  isBill(kind) || kind === 'order-confirmation' || kind === 'proforma'

/** Whether it is sent by mail: a packing slip is for the packer. */
export const isMailed = (kind: DocumentKind): boolean => kind !== 'packing-slip'

/** The number as it is printed, e.g. 'INV-000042'. */
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`

/** The line number of the delivery charge in a partial credit; order lines are counted from 1. */
export const deliveryLine = 0
