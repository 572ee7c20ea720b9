/** The content of a quote's file: one version of the quote, and the shop as it is now. */
import type { Language } from '../platform/languages/languages.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { SellerDetails } from './document-content.ts'

export type QuoteContent = {
  /** Absent: English. */
  readonly language?: Language | undefined
  readonly shop: SellerDetails
  readonly number: number
  readonly version: number
  /** The person who requested it, and the company; empty: for themselves. */
  readonly customer: { readonly name: string; readonly company: string; readonly email: string }
  readonly lines: readonly OrderLine[]
  /** Goods, in cents without delivery and tax. */
  readonly total: number
  /** ISO 4217 */
  readonly currency: string
  /** Whether tax is added on acceptance. */
  readonly taxed: boolean
  /** 'YYYY-MM-DD', the last day. */
  readonly validUntil: string
  readonly message: string
  /** The link for accepting the quote. */
  readonly link: string
}

/** A version of a quote as offered. */
export type OfferedQuote = {
  readonly content: QuoteContent
  /** 'YYYY-MM-DD', in the shop's time zone. */
  readonly offeredOn: string
  readonly offeredAt: Date
}
