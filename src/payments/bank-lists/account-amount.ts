/**
 * Lists that say each amount twice: in the currency of the payment, and in that of the account. What
 * came to the account is the second. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { readAmount } from './bank-direction.ts'

type Row = readonly string[]
type List = { readonly headings: Row; readonly rows: readonly Row[] }

/** Words for the currency of the account, in the languages of lists. */
const accountCurrency = new RegExp(
  `(?<![a-z])(?:${[
    '(?:account|base|home|settlement|billing) (?:currency|ccy)|currency of (?:the |your )?account',
    'kontowae?hrung|wae?hrung (?:des|ihres) kontos|hauswae?hrung|abrechnungswae?hrung',
    '(?:devise|monnaie) (?:du |de )?(?:compte|tenue de compte)',
    '(?:valuta|divisa) (?:di |del |dell )?conto',
    '(?:divisa|moneda) (?:de (?:la )?)?cuenta',
    'rekening ?(?:valuta|munt)|(?:valuta|munt) (?:van )?(?:de )?rekening',
    'walu(?:cie|ta) (?:rachunku|konta)',
    'men[ea] uctu',
    'szamla (?:devizaneme?|penzneme?)(?:ben)?|konyvelesi (?:devizanem|penznem)(?:ben)?',
    'kontoe?n?s? ?valuta(?:n)?|tili(?:valuutta|n valuutassa)',
    'moeda (?:da |de )?conta',
  ].join('|')})(?![a-z])`,
)
/** Words for an amount, in the same languages. */
const amount = new RegExp(
  `(?<![a-z])(?:${[
    'amount|value|equivalent|counter ?value',
    '(?:buchungs)?betrag|umsatz|gegenwert|montant|contre ?valeur|importo|controvalore|importe|contravalor',
    'monto|bedrag|tegenwaarde|kwota|rownowartosc|castka|suma|objem|osszege?|ellenertek',
    'belopp?|belob|modvaerdi|motvarde|montante|valor|maara',
  ].join('|')})(?![a-z])`,
)
/** Amounts that are those of the account by their name, beside another one. */
const bookedAmount = new RegExp(
  `^(?:${[
    '(?:settlement|settled|billing|billed|booked|posted|account) amount',
    '(?:abrechnungs|buchungs|konto)betrag|gebuchter betrag',
    'montant (?:comptabilise|facture|impute|debite)|importo (?:contabilizzato|addebitato)',
    'importe (?:liquidado|contabilizado|cargado)|geboekt bedrag|kwota (?:rozliczenia|zaksiegowana|ksiegowania)',
    'zauctovana castka|konyvelt osszege?|bokfort belopp|bogfort belob|montante liquidado|valor liquidado',
  ].join('|')})$`,
)
/** The amount as somebody paid it, which stands beside that of the account. */
const paidAmount = new RegExp(
  `^(?:${[
    '(?:transaction |original |foreign |payment |instructed |local )?amount(?: in (?:the )?(?:transaction|original|foreign|payment|local) currency)?',
    '(?:transaktions|original|auftrags|zahlungs|fremdwahrungs)?betrag(?: in (?:fremd|transaktions|original|auftrags)wahrung)?|umsatz',
    'montant(?: (?:de (?:l )?)?(?:operation|transaction)| d origine| initial| en devises?)?',
    'importo(?: (?:operazione|transazione|originale|originario))?|importe(?: (?:de la )?(?:operacion|transaccion)| original)?',
    '(?:(?:transactie|origineel|oorspronkelijk) ?)?bedrag|kwota(?: (?:transakcji|operacji|oryginalna))?',
    '(?:castka|suma|objem)(?: (?:transakce|platby|operace))?|osszeg|(?:tranzakcio|eredeti) ?osszege?',
    '(?:transaktions|original|ursprungs)?belopp|(?:transaktions|oprindeligt )?belob|(?:montante|valor)(?: (?:da transacao|original))?',
  ].join('|')})$`,
)

/**
 * The list with one amount, that of the account, and its currency where the list shows it.
 * @returns undefined for any other list
 */
export function withAccountAmount({ headings, rows }: List): List | undefined {
  const keys = headings.map(wordsOf)
  const said = keys.findIndex((key) => accountCurrency.test(key) && amount.test(key))
  const own = said < 0 ? keys.findIndex((key) => bookedAmount.test(key)) : said
  const paid = keys.findIndex((key, index) => index !== own && paidAmount.test(key))
  if (own < 0 || (paid < 0 && said < 0)) return undefined
  if (paid < 0)
    return {
      rows,
      headings: headings.map((heading, index) => (index === own ? 'Amount' : heading)),
    }
  const codes = headings.flatMap((_, index) =>
    rows.some((row) => codeAt(row, index)) ? [index] : [],
  )
  const ofAccount = codes.find(
    (index) => accountCurrency.test(keys[index] ?? '') || (index === own + 1 && codes.length > 1),
  )
  const others = codes.filter((index) => index !== ofAccount)
  // The place of what is left out takes the currency of the account.
  const currencyAt = ofAccount ?? others[0] ?? paid
  const left = new Set([paid, ...others])
  const inHeading = codeIn(keys[own] ?? '')
  const shown = ofAccount === undefined ? sameCurrency(rows, { own, paid, others }) : ''
  const currencyOf = (row: Row): string =>
    ofAccount !== undefined
      ? (row[ofAccount] ?? '')
      : isAlone(row, own)
        ? (others.map((index) => codeAt(row, index)).find(Boolean) ?? '')
        : inHeading || shown
  return {
    headings: headings.map((heading, index) =>
      index === own
        ? `Amount ${inHeading}`.trim()
        : index === currencyAt
          ? 'Currency'
          : left.has(index)
            ? ''
            : heading,
    ),
    rows: rows.map((row) =>
      row.map((cell, index) =>
        index === own
          ? amountOf(row, { own, paid })
          : index === currencyAt
            ? currencyOf(row)
            : left.has(index)
              ? ''
              : cell,
      ),
    ),
  }
}

type Places = { readonly own: number; readonly paid: number }

const codeAt = (row: Row, index: number): string => {
  const code = (row[index] ?? '').trim().toUpperCase()
  return currencyCodes.includes(code) ? code : ''
}
const codeIn = (key: string): string =>
  key
    .toUpperCase()
    .split(' ')
    .find((word) => currencyCodes.includes(word)) ?? ''

/** Whether a row says its amount once: in the currency of the payment. */
const isAlone = (row: Row, own: number): boolean => (row[own] ?? '').trim() === ''

/** What came to the account; an amount without a sign has that of the one beside it. */
function amountOf(row: Row, { own, paid }: Places): string {
  const [cell, beside] = [row[own] ?? '', row[paid] ?? '']
  if (isAlone(row, own)) return beside
  const isUnsigned = readAmount(cell)?.direction === undefined
  return isUnsigned && readAmount(beside)?.direction === 'out' ? `-${cell}` : cell
}

/** The one currency of the rows whose two amounts are the same; '' for none, or several. */
function sameCurrency(
  rows: readonly Row[],
  { own, paid, others }: Places & { readonly others: readonly number[] },
): string {
  const digitsAt = (row: Row, index: number) => readAmount(row[index] ?? '')?.digits
  const same = rows.filter((row) => isAlone(row, own) || digitsAt(row, own) === digitsAt(row, paid))
  const found = new Set(
    same.flatMap((row) => others.map((index) => codeAt(row, index)).filter(Boolean)),
  )
  const [only = ''] = found
  return found.size === 1 ? only : ''
}
