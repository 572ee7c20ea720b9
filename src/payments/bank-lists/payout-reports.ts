/**
 * Reports of payment providers and marketplaces about the money they collected and paid out. They
 * are not account statements: a sale has several rows, or its fees are in none of them. Pure.
 */
import type { PayoutReport } from '../payout-report.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

type NamedReport = Extract<PayoutReport, { readonly provider: string }>

/** A report, and headings that occur together only in it, in the form of `wordsOf`. */
const reports: readonly (readonly [
  kind: NamedReport['kind'],
  provider: string,
  headings: readonly string[],
])[] = [
  ['settlement', 'Adyen', ['psp reference', 'merchant account']],
  ['settlement', 'Klarna', ['capture date', 'merchant reference1']],
  ['settlement', 'Klarna', ['short order id', 'payout date']],
  ['transactions', 'Square', ['gross sales', 'total collected', 'net total']],
  ['settlement', 'Amazon', ['settlement id', 'settlement start date']],
  ['transactions', 'Amazon', ['settlement id', 'selling fees']],
  ['transactions', 'Amazon', ['abrechnungsnummer', 'verkaufsgebuhren']],
  ['transactions', 'Amazon', ['numero de versement', 'frais de vente']],
  ['transactions', 'Amazon', ['numero pagamento', 'commissioni di vendita']],
  ['transactions', 'Amazon', ['identificador de pago', 'tarifas de venta']],
  ['payouts', 'Shopify', ['payout status', 'payout id', 'checkout']],
  ['payouts', 'Shopify', ['payout status', 'payout date', 'fee']],
  ['payouts', 'Shopify', ['payout date', 'charges', 'refunds', 'adjustments']],
  ['transactions', 'eBay', ['payout id', 'payout method', 'item subtotal']],
  ['transactions', 'eBay', ['auszahlung nr', 'zwischensumme artikel']],
  ['payouts', 'GoCardless', ['payout id', 'gocardless fees']],
  ['payments', 'GoCardless', ['payout id', 'charge date']],
  ['payouts', 'Stripe', ['arrival date utc', 'destination name']],
  ['sales', 'Etsy', ['title', 'info', 'fees taxes']],
  ['itemised', 'Stripe', ['balance transaction id', 'reporting category']],
  ['payments', 'Stripe', ['amount refunded', 'captured', 'mode']],
  ['receipts', 'Zettle', ['receipt number', 'card issuer']],
  ['receipts', 'Zettle', ['belegnummer', 'kartenherausgeber']],
  ['receipts', 'Zettle', ['kvittonummer', 'kortutgivare']],
  ['transactions', 'SumUp', ['transaktions id', 'auszahlungsdatum', 'gebuhr']],
  ['transactions', 'SumUp', ['transaction id', 'payout date', 'payout id', 'fee']],
  ['transactions', 'SumUp', ['transaction id', 'entry mode', 'payout date']],
]

/**
 * Headings of card payment lists of any provider: the shop receives less than the listed amounts.
 */
const kinds = {
  gross:
    /^(?:gross|brutto\w*|montant brut|importe bruto|importo lordo|lordo|bruto)(?: (?:amount|sales?|total|betrag|umsatz|bedrag|eur))*$/,
  fee: /^(?:(?:total |transaction |service )?(?:fees?|commissions?|charges?|msc|disagio|gebuhr(?:en)?|kommission(?:en)?|frais|comision(?:es)?|commissioni?|kosten|provision(?:en)?))(?: (?:amount|betrag|total|eur))*$/,
  net: /^(?:net|netto\w*|montant net|importe neto|importo netto|netto)(?: (?:amount|total|betrag|sales|umsatz|bedrag|payout|eur))*$/,
  terminal:
    /^(?:terminal(?: ?(?:id|no|nr|nummer|number|s n))?|terminalnummer|tid|numero de terminal|id terminal|terminale?)$/,
  card: /^(?:card (?:brand|type|scheme|issuer|product|number)|(?:payment )?(?:brand|scheme)|kartenart|kartentyp|kartenmarke|kartennummer|marke|type de carte|tipo de tarjeta|tipo carta|circuito|kaarttype)$/,
} as const

/** Headings of lists whose rows are account entries, with payers and fees: PayPal. */
const ofAccount =
  /^(?:name|nom|nombre|nome|naam|navn|namn|balance|guthaben|saldo|solde|from email address|absender e ?mail ?adresse)/

/** Whether the headings are those of a provider's card payments before fees. */
function areCardPayments(named: ReadonlySet<string>): boolean {
  const has = (kind: keyof typeof kinds) => [...named].some((heading) => kinds[kind].test(heading))
  if ([...named].some((heading) => ofAccount.test(heading))) return false
  return (has('gross') && has('fee') && has('net')) || (has('terminal') && has('card'))
}

/** The number of rows in which headings are searched; terms may be above them. */
const depth = 30

/** The kind of payout report that a list is; undefined for any other list. */
export function payoutReport(rows: readonly (readonly string[])[]): PayoutReport | undefined {
  for (const row of rows.slice(0, depth)) {
    const named = new Set(row.map(wordsOf))
    const found = reports.find(([, , headings]) => headings.every((heading) => named.has(heading)))
    if (found) return { kind: found[0], provider: found[1] }
    if (areCardPayments(named)) return { kind: 'card-payments' }
  }
  return undefined
}
