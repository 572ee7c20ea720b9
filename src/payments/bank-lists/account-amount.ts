/**
 * Lists that contain each amount twice: in the currency of the payment, and in that of the account.
 * The second one is the amount booked to the account. Pure.
 */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { readAmount } from './bank-direction.ts'

type Row = readonly string[]
type List = { readonly headings: Row; readonly rows: readonly Row[] }

/** Words for the account's currency, in the languages of the lists. */
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
/** Headings that name the account's amount if there is another amount beside them. */
const bookedAmount = new RegExp(
  `^(?:${[
    '(?:settlement|settled|billing|billed|booked|posted|account|converted|home) amount|equivalent(?: amount)?',
    '(?:abrechnungs|buchungs|konto)betrag|(?:gebuchter|umgerechneter) betrag|gegenwert',
    'montant (?:comptabilise|facture|impute|debite|converti)|contre ?valeur',
    'importo (?:contabilizzato|addebitato|convertito)|controvalore',
    'importe (?:liquidado|contabilizado|cargado|convertido)|contravalor',
    '(?:geboekt|omgerekend) bedrag|tegenwaarde|kwota (?:rozliczenia|zaksiegowana|ksiegowania|przeliczona)',
    '(?:zauctovana|prepoctena) castka|protihodnota|(?:konyvelt|atszamitott) osszege?|ellenertek',
    '(?:bokfort|omraknat) belopp|motvarde|(?:bogfort|omregnet) belob|modvaerdi',
    '(?:montante|valor) (?:liquidado|convertido)',
  ].join('|')})$`,
)
/** The amount in the payment's currency, beside that of the account. */
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
 * Of two amounts with separate currencies, the one with the plain heading is that of the account.
 */
const plainAmount =
  /^(?:amount|betrag|montant|importo|importe|bedrag|kwota|castka|osszeg|belopp|belob|montante|valor)$/
const foreignAmount = /^(local|original|foreign|transaction|instructed) amount$/

/**
 * The columns of money booked to and from the account, found by their words, otherwise by a
 * currency.
 */
function ownColumns(keys: readonly string[]): ReadonlyMap<number, string> {
  const found = [sideOf, (key: string) => (bookedAmount.test(key) ? 'Amount' : ''), amountIn]
  for (const nameOf of found) {
    const named = keys.flatMap((key, index) => {
      const name = nameOf(key)
      return name === '' ? [] : [[index, name] as const]
    })
    if (named.length > 0) return new Map(named)
  }
  return new Map()
}

const little = /(?<![a-z])(?:in|en|w|v|a|i|em|na|la|the)(?![a-z])/g
const sides: Readonly<Record<string, string>> = { credit: 'Credit', debit: 'Debit' }
/** 'credit in account currency' → 'Credit' */
function sideOf(key: string): string {
  if (!accountCurrency.test(key)) return ''
  const rest = key.replace(accountCurrency, ' ').replaceAll(little, ' ').replaceAll(/\s+/g, ' ')
  return sides[fieldOfKey('bank', rest.trim()) ?? ''] ?? (amount.test(key) ? 'Amount' : '')
}
/** 'amount in eur' → 'Amount' */
function amountIn(key: string): string {
  const [, rest = ''] = /^(.*?)(?: in| en)? [a-z]{3}$/.exec(key) ?? []
  return plainAmount.test(rest) && codeIn(key) !== '' ? 'Amount' : ''
}

/**
 * Reduces the list to one amount, that of the account, with its currency if the list shows it.
 * @returns undefined for any other list
 */
export function withAccountAmount(list: List): List | undefined {
  const { headings, rows } = list
  const keys = headings.map(wordsOf)
  const named = ownColumns(keys)
  const paid = keys.findIndex((key, index) => !named.has(index) && paidAmount.test(key))
  const isSaid = keys.some((key, index) => named.has(index) && accountCurrency.test(key))
  if (named.size === 0 || (paid < 0 && !isSaid)) return withPlainAmount(list, keys)
  if (paid < 0) return { rows, headings: headings.map((heading, at) => named.get(at) ?? heading) }
  const places = placesIn(keys, rows, { named, paid })
  const isByCode = !isSaid && !bookedAmount.test(keys[places.own] ?? '')
  // 'Betrag EUR' beside 'Betrag' is another amount only where a column says in what that one is.
  if (isByCode && places.others.length === 0) return undefined
  const currencyOf = currenciesOf(keys, rows, places)
  const left = new Set([paid, ...places.others])
  const inHeading = codeIn(keys[places.last] ?? '')
  const headingAt = (heading: string, index: number): string =>
    index === places.currency ? 'Currency' : left.has(index) ? '' : heading
  const cellAt = (row: Row, index: number): string =>
    index === places.own
      ? amountOf(row, places)
      : index === places.currency
        ? currencyOf(row)
        : left.has(index)
          ? ''
          : (row[index] ?? '')
  return {
    headings: headings.map((heading, index) =>
      named.has(index) ? `${named.get(index)} ${inHeading}`.trim() : headingAt(heading, index),
    ),
    rows: rows.map((row) => row.map((_, index) => cellAt(row, index))),
  }
}

/** The columns of the amounts, and the currency codes of these amounts. */
function placesIn(
  keys: Row,
  rows: readonly Row[],
  { named, paid }: { readonly named: ReadonlyMap<number, string>; readonly paid: number },
) {
  const own = [...named].find(([, name]) => name === 'Amount')?.[0] ?? -1
  const last = Math.max(...named.keys())
  const codes = keys.flatMap((_, index) => (rows.some((row) => codeAt(row, index)) ? [index] : []))
  const ofAccount = codes.find(
    (index) => accountCurrency.test(keys[index] ?? '') || (index === last + 1 && codes.length > 1),
  )
  const others = codes.filter((index) => index !== ofAccount)
  // The place of what is left out takes the currency of the account.
  return { own, last, paid, ofAccount, others, currency: ofAccount ?? others[0] ?? paid }
}

/** The currency of the amount booked to the account, by row; '' if the list does not show it. */
function currenciesOf(
  keys: Row,
  rows: readonly Row[],
  places: ReturnType<typeof placesIn>,
): (row: Row) => string {
  const { own, last, ofAccount, others } = places
  if (ofAccount !== undefined) return (row) => row[ofAccount] ?? ''
  const shown = codeIn(keys[last] ?? '') || (own < 0 ? '' : sameCurrency(rows, places))
  return (row) =>
    isAlone(row, own) ? (others.map((index) => codeAt(row, index)).find(Boolean) ?? '') : shown
}

/** Removes the amount in the payment's currency if it precedes the plain one. */
function withPlainAmount({ headings, rows }: List, keys: Row): List | undefined {
  const plain = keys.findIndex((key) => plainAmount.test(key))
  const foreign = keys.findIndex((key) => foreignAmount.test(key))
  const [, kind = ''] = foreignAmount.exec(keys[foreign] ?? '') ?? []
  const currency = keys.indexOf(`${kind} currency`)
  if (plain < 0 || foreign < 0 || currency < 0 || foreign > plain) return undefined
  const without = (row: Row): Row =>
    row.map((cell, index) => (index === foreign || index === currency ? '' : cell))
  return { headings: without(headings), rows: rows.map(without) }
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

/** Whether a row has only one amount, in the payment's currency. */
const isAlone = (row: Row, own: number): boolean => own >= 0 && (row[own] ?? '').trim() === ''

/**
 * The amount booked to the account; if it has no sign, the sign of the amount beside it applies. If
 * both are in the same currency, a fee was deducted, and the payer paid the amount beside it.
 */
function amountOf(
  row: Row,
  places: Places & Pick<ReturnType<typeof placesIn>, 'ofAccount' | 'others'>,
) {
  const { own, paid, ofAccount, others } = places
  const [cell, beside] = [row[own] ?? '', row[paid] ?? '']
  if (isAlone(row, own)) return beside
  const code = ofAccount === undefined ? '' : codeAt(row, ofAccount)
  if (code !== '' && others.some((index) => codeAt(row, index) === code)) return beside || cell
  const isUnsigned = readAmount(cell)?.direction === undefined
  return isUnsigned && readAmount(beside)?.direction === 'out' ? `-${cell}` : cell
}

/** The only currency of the rows whose two amounts are equal; '' for none or several. */
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
