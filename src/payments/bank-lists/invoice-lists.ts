/**
 * Lists of invoices or orders, and accounts of customers: their amounts are what is owed, not money
 * that came. Pure.
 */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { namesDirection, readAmount } from './bank-direction.ts'

type Row = readonly string[]

const alone = (words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`)

/** Headings of the number of an invoice or an order, which may be the only word: 'Facture'. */
const numbers = alone([
  '(?:(?:sales |tax )?invoice|bill|order|sales order|document)(?: ?(?:no|nr|num|number|id|ref))?',
  '(?:rechnung(?:s|en)?|auftrag(?:s)?|bestell|beleg)(?: ?(?:nr|nummer|no))?',
  '(?:(?:n|no|num|numero)(?: de)? )?(?:facture|fattura|factura|fatura|commande|ordine|pedido|encomenda)',
  '(?:factuur|order)(?: ?(?:nr|nummer))?',
  '(?:(?:nr|numer|cislo) )?(?:faktur[ay]|zamowieni[ea]|objednavk[ay])',
  '(?:faktura|ordre|order) ?(?:nr|nummer)',
  'szamla ?szam|szamla sorszama|(?:numar )?factur[aai]{1,2}|laskun? ?(?:numero|nro)',
])
/** Headings of the day on which an invoice is due, and of what is not paid yet. */
const due = alone([
  '(?:invoice )?due(?: (?:date|on|by|day))?|date due|payment due(?: date)?',
  '(?:balance|amount|total|invoice amount) due|(?:amount |balance )?outstanding(?: amount| balance)?|open(?: amount| balance)|unpaid(?: amount)?',
  'fallig(?: am)?|faellig(?: am)?|f(?:a|ae)lligkeit(?:s ?(?:datum|tag))?|zahlbar bis|zahlungsziel|offen(?:er (?:betrag|posten))?|rest ?betrag|noch offen',
  '(?:date d )?echeance|solde (?:du|restant)|(?:montant |reste )(?:du|a payer)|reste du|a payer',
  '(?:data )?(?:di )?scadenza|residuo|(?:importo )?(?:aperto|residuo|da pagare)|saldo (?:aperto|dovuto)',
  '(?:fecha (?:de )?|data (?:de )?)?vencimiento|vencimento|(?:importe |saldo )?pendiente|(?:valor |saldo )?em divida|por (?:cobrar|pagar)',
  'verval(?:datum|dag)|(?:openstaand|te betalen)(?: bedrag)?|nog te betalen',
  'termin (?:platnosci|zaplaty)|pozostalo(?: do zaplaty)?|do zaplaty|k uhrade|zbyva(?: uhradit)?',
  'fizetesi hatarido|esedekesseg|hatralek|forfallo ?(?:datum|dag)|forfalls?(?:datum|dag|dato)|forfald(?:s ?dato)?|restbelopp|restbelob|erapaiva|avoinna',
])
/** Headings of whether an invoice is paid. */
const paid = alone([
  'paid|is paid|bezahlt|beglichen|paye(?:e)?|pagat[ao]|pagad[ao]|pago|betaald|zaplacon[aoy]|zaplaceno|uhrazeno|fizetve|betald|betalt|maksettu',
])
const states = /\b(?:status|state|stan|stato|estado|etat|statut|zustand|allapot)\b/
/** States that invoices have, and entries of a bank have not. */
const overdue = alone([
  'over ?due|past due|unpaid|part(?:ial(?:ly)?|ly)? paid|uberfallig|ueberfaellig|unbezahlt|teilbezahlt|en retard|impayee?|scadut[ao]|vencid[ao]|onbetaald|vervallen|przeterminowan[aey]|nieoplacon[aey]|po splatnosti|lejart|forfallen|forfalden',
])
/** Headings that only lists of banks have; a balance may be that of an invoice. */
const ofBank =
  /\b(?:iban|bic|swift|blz|sort code|own account|bank\w*|booking|booked|posting|posted|buchung\w*|valuta\w*|wertstellung|comptab\w*|contabil\w*|boek\w*|ksiegow\w*|zauctovan\w*|bokfor\w*|bogfor\w*|konyvel\w*)\b/
/** Who owes it, as people call their customers and banks do not. */
const customer = alone([
  'customer(?: name)?|client(?: name)?|bill to|sold to|kunde(?:n ?name)?|debitor|client[ei]?|nom (?:du )?client|nombre (?:del )?cliente|klant(?: ?naam)?|klient|nabywca|odberatel|zakaznik|vevo|kund(?: ?namn)?|kunde ?navn|asiakas',
])

/** What a ledger calls an entry that is an invoice, and one that is paid. */
const kinds = [
  /^(?:sales )?(?:invoice|rechnung|ausgangsrechnung|facture|fattura|factura|fatura|factuur|faktura|szamla|lasku)$/,
  /^(?:payment|receipt|zahlung|zahlungseingang|paiement|reglement|pagamento|incasso|pago|cobro|betaling|platnosc|wplata|platba|uhrada|fizetes|inbetalning|betalning|indbetaling)$/,
] as const

/** Rows in which headings are looked for: the name of a company may stand above them. */
const depth = 30

/**
 * Whether rows are a list of invoices or orders: below the number of the invoice stands whether and
 * until when it is paid, or a column says of each row whether it is an invoice or a payment.
 */
export const isInvoiceList = (rows: readonly Row[]): boolean =>
  rows.slice(0, depth).some((headings, index) => listsInvoices(headings, rows.slice(index + 1)))

/** 'InvoiceNumber' is two words. */
const keysOf = (headings: Row): readonly string[] =>
  headings.map((heading) => wordsOf(heading.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')))

function listsInvoices(headings: Row, rows: readonly Row[]): boolean {
  const keys = keysOf(headings)
  if (!keys.some((key) => numbers.test(key)) || keys.some((key) => ofBank.test(key))) return false
  return (
    keys.some((key) => due.test(key)) ||
    keys.some((key, index) => paid.test(key) && hasFlags(rows, index)) ||
    keys.some((key, index) => states.test(key) && hasCell(rows, index, overdue)) ||
    keys.some((_, index) => kinds.every((kind) => hasCell(rows, index, kind)))
  )
}

const hasCell = (rows: readonly Row[], index: number, pattern: RegExp): boolean =>
  rows.some((row) => pattern.test(wordsOf(row[index] ?? '')))

/** Whether a column answers yes or no: what has amounts may be what was paid. */
const hasFlags = (rows: readonly Row[], index: number): boolean => {
  const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
  return cells.length > 0 && cells.every((cell) => readAmount(cell) === undefined)
}

/**
 * Whether nothing but the day and the amount of a list is what banks write: an order or an invoice
 * with its customer may be owed as well as paid.
 */
export const hasOnlyInvoiceColumns = (headings: Row): boolean => {
  const keys = keysOf(headings)
  const isOther = (key: string, heading: string): boolean => {
    const field = numbers.test(key) || customer.test(key) ? undefined : fieldOfKey('bank', key)
    return ofBank.test(key) || namesDirection(heading) || isBankField(field)
  }
  return (
    keys.some((key) => numbers.test(key)) &&
    keys.some((key) => customer.test(key)) &&
    !keys.some((key, index) => isOther(key, headings[index] ?? ''))
  )
}

/** Fields of an entry besides its day, its amount and its state. */
const isBankField = (field: string | undefined): boolean =>
  field !== undefined && !['bookedOn', 'amount', 'currency', 'state', 'id'].includes(field)
