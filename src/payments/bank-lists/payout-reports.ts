/**
 * Reports of payment providers and marketplaces about the money they collected and paid out. They
 * are not account statements: a sale has several rows, or its fees are in none of them. Pure.
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
  ['the list of payouts of Shopify', ['payout status', 'payout date', 'fee']],
  ['the list of payouts of Shopify', ['payout date', 'charges', 'refunds', 'adjustments']],
  ['the list of transactions of eBay', ['payout id', 'payout method', 'item subtotal']],
  ['the list of transactions of eBay', ['auszahlung nr', 'zwischensumme artikel']],
  ['the list of payouts of GoCardless', ['payout id', 'gocardless fees']],
  ['the list of payouts of Stripe', ['arrival date utc', 'destination name']],
  ['the list of sales of Etsy', ['title', 'info', 'fees taxes']],
  ['the itemised report of Stripe', ['balance transaction id', 'reporting category']],
  ['the list of payments of Stripe', ['amount refunded', 'captured', 'mode']],
  ['the list of receipts of Zettle', ['receipt number', 'card issuer']],
  ['the list of receipts of Zettle', ['belegnummer', 'kartenherausgeber']],
  ['the list of receipts of Zettle', ['kvittonummer', 'kortutgivare']],
  ['the list of transactions of SumUp', ['transaktions id', 'auszahlungsdatum', 'gebuhr']],
  ['the list of transactions of SumUp', ['transaction id', 'payout date', 'payout id', 'fee']],
]

/** Headings that lists of card payments have, of whatever provider: what the shop gets is less. */
const kinds = {
  gross:
    /^(?:gross|brutto\w*|montant brut|importe bruto|importo lordo|lordo|bruto)(?: (?:amount|sales?|total|betrag|umsatz|bedrag|eur))*$/,
  fee: /^(?:(?:total |transaction |service )?(?:fees?|commissions?|charges?|msc|disagio|gebuhr(?:en)?|kommission(?:en)?|frais|comision(?:es)?|commissioni?|kosten|provision(?:en)?))(?: (?:amount|betrag|total|eur))*$/,
  net: /^(?:net|netto\w*|montant net|importe neto|importo netto|netto)(?: (?:amount|total|betrag|sales|umsatz|bedrag|payout|eur))*$/,
  terminal:
    /^(?:terminal(?: ?(?:id|no|nr|nummer|number|s n))?|terminalnummer|tid|numero de terminal|id terminal|terminale?)$/,
  card: /^(?:card (?:brand|type|scheme|issuer|product|number)|(?:payment )?(?:brand|scheme)|kartenart|kartentyp|kartenmarke|kartennummer|marke|type de carte|tipo de tarjeta|tipo carta|circuito|kaarttype)$/,
} as const

/** Of lists whose rows are entries of an account, with who paid, fees beside them: PayPal. */
const ofAccount =
  /^(?:name|nom|nombre|nome|naam|navn|namn|balance|guthaben|saldo|solde|from email address|absender e ?mail ?adresse)/

/** Whether headings are those of card payments as a provider lists them, before what it keeps. */
function areCardPayments(named: ReadonlySet<string>): boolean {
  const has = (kind: keyof typeof kinds) => [...named].some((heading) => kinds[kind].test(heading))
  if ([...named].some((heading) => ofAccount.test(heading))) return false
  return (has('gross') && has('fee') && has('net')) || (has('terminal') && has('card'))
}

/** Rows in which headings are looked for: terms stand above them. */
const depth = 30

/** The kind of payout report that a list is; undefined for any other list. */
export function payoutReport(rows: readonly (readonly string[])[]): string | undefined {
  for (const row of rows.slice(0, depth)) {
    const named = new Set(row.map(wordsOf))
    const found = reports.find(([, headings]) => headings.every((heading) => named.has(heading)))
    if (found) return found[0]
    if (areCardPayments(named)) return 'a list of card payments and fees, as of Worldline or Zettle'
  }
  return undefined
}
