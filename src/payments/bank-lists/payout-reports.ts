/**
 * Reports of providers of payments and of marketplaces about what they collected and paid out. They are
 * no statements of an account: a sale has several rows, or its fees are in none of them. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

/** What a report is called, and headings that only it has together, as `wordsOf` makes them. */
const reports: readonly (readonly [name: string, headings: readonly string[]])[] = [
  ['the settlement report of Adyen', ['psp reference', 'merchant account']],
  ['the settlement report of Klarna', ['capture date', 'merchant reference1']],
  ['the settlement report of Klarna', ['short order id', 'payout date']],
  ['the list of transactions of Square', ['gross sales', 'total collected', 'net total']],
  ['the settlement report of Amazon', ['settlement id', 'settlement start date']],
  ['the list of transactions of Amazon', ['settlement id', 'selling fees']],
  ['the list of transactions of Amazon', ['abrechnungsnummer', 'verkaufsgebuhren']],
  ['the list of transactions of Amazon', ['numero de versement', 'frais de vente']],
  ['the list of transactions of Amazon', ['numero pagamento', 'commissioni di vendita']],
  ['the list of transactions of Amazon', ['identificador de pago', 'tarifas de venta']],
  ['the list of payouts of Shopify', ['payout status', 'payout id', 'checkout']],
  ['the list of transactions of eBay', ['payout id', 'payout method', 'item subtotal']],
  ['the list of transactions of eBay', ['auszahlung nr', 'zwischensumme artikel']],
  ['the list of payouts of GoCardless', ['payout id', 'gocardless fees']],
  ['the list of payouts of Stripe', ['arrival date utc', 'destination name']],
  ['the list of sales of Etsy', ['title', 'info', 'fees taxes']],
  ['the list of transactions of SumUp', ['transaktions id', 'auszahlungsdatum', 'gebuhr']],
  ['the list of transactions of SumUp', ['transaction id', 'payout date', 'payout id', 'fee']],
]

/** Rows in which headings are looked for: terms stand above them. */
const depth = 30

/** What a list is called that is a report of payouts; undefined for any other. */
export function payoutReport(rows: readonly (readonly string[])[]): string | undefined {
  for (const row of rows.slice(0, depth)) {
    const named = new Set(row.map(wordsOf))
    const found = reports.find(([, headings]) => headings.every((heading) => named.has(heading)))
    if (found) return found[0]
  }
  return undefined
}
