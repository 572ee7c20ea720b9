/** What the file of a quote says: one version of it, and the shop as it is now. */
import type { Language } from '../platform/languages/languages.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { SellerDetails } from './document-content.ts'

export type QuoteContent = {
  /** Absent: English. */
  readonly language?: Language | undefined
  readonly shop: SellerDetails
  readonly number: number
  readonly version: number
  /** Who asked, and for which company; empty: for themselves. */
  readonly customer: { readonly name: string; readonly company: string; readonly email: string }
  readonly lines: readonly OrderLine[]
  /** Goods, in cents without delivery and tax. */
  readonly total: number
  /** ISO 4217 */
  readonly currency: string
  /** Whether tax is added when it is accepted. */
  readonly taxed: boolean
  /** 'YYYY-MM-DD', the last day. */
  readonly validUntil: string
  readonly message: string
  /** Where it is accepted. */
  readonly link: string
}

/** A version of a quote as it was offered. */
export type OfferedQuote = {
  readonly content: QuoteContent
  /** 'YYYY-MM-DD', of the shop. */
  readonly offeredOn: string
  readonly offeredAt: Date
}
