/**
 * The direction of an entry, by the words and signs that banks use, because an amount without them
 * does not show it. An unknown word never means income. Pure.
 */
import { currencyCodes } from '../../platform/money/currencies.ts'

export type Direction = 'in' | 'out'

/** The letters of a text without accents: 'Débit' becomes 'debit', 'S/H' becomes 'sh'. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[^a-z\u0370-\u04FF]/g, '')

/** Complete texts of a direction column, reduced to letters. */
const words: Readonly<Record<Direction, ReadonlySet<string>>> = {
  in: new Set(
    (
      'cr c crdt cdt credit credits credited h haben gutschrift gutschriften eingang zahlungseingang ' +
      'geldeingang einnahme einnahmen einzahlung zugang in incoming income inflow moneyin paidin ' +
      'deposit deposits receive received receipt topup bij bijschrijving tegoed ontvangst ontvangen inkomsten ' +
      'k kredit kreedit credito crediteur entree entrees recette recettes encaissement ' +
      'avoir accredito avere entrata entrate incasso abono abonos haber ingreso ingresos cobro ' +
      'ma bevetel jovairas uznanie uznania wplyw wplywy wplata przychod przychody prijem prichozi pripis prijate ' +
      'insaettning insattning inbetalning inn indbetaling pano jovairas entrada entradas recebimento ' +
      'кт кредит приход π πιστωση dobro uplata'
    ).split(' '),
  ),
  out: new Set(
    (
      'dr d db dbit dbt debit debits debited s soll belastung belastungen lastschrift ausgang ' +
      'zahlungsausgang geldausgang ausgabe ausgaben auszahlung abgang abbuchung out outgoing outflow ' +
      'moneyout paidout withdrawal withdrawals expense spend spent send sent af afschrijving uitgave uitgaven ' +
      'debet deebet debito debitos debiteur sortie sorties depense depenses decaissement ' +
      'addebito dare uscita uscite adeudo adeudos debe cargo cargos gasto gastos egreso ' +
      'egresos wn obciazenie obciazenia wydatek wydatki wyplata rozchod vydaj odchozi odpis ' +
      'kiadas terheles uttag utbetaling utbetalning ut otto saida saidas ' +
      'дт дебит разход χ χρεωση breme isplata'
    ).split(' '),
  ),
}

/** Words within a longer text: 'GUTSCHR. UEBERWEISUNG', 'ACH_DEBIT', 'Virement reçu'. */
const phrases: Readonly<Record<Direction, RegExp>> = {
  in: /\b(?:gutschr(?:ift)?|credit|creditado|deposit|incoming|received|eingang|zahlungseingang|geldeingang|recu|ricevuto|recibid[ao]|ontvangen|przychodzac[ey]|wplyw|uznanie|bijschrijving|bij|accredito|abono|entree|entrata|ingreso)\b|[a-z]gutschrift\b/,
  out: /\b(?:belastung|lastschrift|debit|withdrawal|outgoing|sent|ausgang|abbuchung|auszahlung|emis|inviato|emitid[ao]|enviad[ao]|afschrijving|af|wychodzac[ey]|obciazenie|wydatek|addebito|adeudo|cargo|sortie|uscita|gasto|fee|fees|charge|charges|entgelt|gebuehr(?:en)?|card payment|kartenzahlung|purchase|achat|compra|acquisto)\b|[a-z]lastschrift\b/,
}

/** The direction that a text stands for, if it contains nothing else. */
export function directionOfWord(text: string): Direction | undefined {
  const bare = text.trim()
  if (/^\+$/.test(bare)) return 'in'
  if (minusAlone.test(bare)) return 'out'
  if (/\d/.test(bare)) return undefined
  const word = letters(bare)
  return words.in.has(word) ? 'in' : words.out.has(word) ? 'out' : undefined
}

/** The direction that a text names among other words; undefined if it names both or none. */
export function directionOfText(text: string): Direction | undefined {
  const word = directionOfWord(text)
  if (word) return word
  const plain = text
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  const [isIn, isOut] = [phrases.in.test(plain), phrases.out.test(plain)]
  return isIn === isOut ? undefined : isIn ? 'in' : 'out'
}

/** Whether a text states that a payment was returned: a direct debit or a transfer. */
export const namesReturn = (text: string): boolean =>
  /r(?:ü|ue)ck(?:last|belast|buch|ruf)|lastschrift\W*(?:r(?:ü|ue)ckgabe|retoure)|returned (?:direct debit|item|che(?:que|ck))|direct debit (?:return|reversal)|unpaid (?:direct debit|item|che(?:que|ck))|charge-?back|(?:ach|chq|che(?:que|ck)|payment|deposit|item) (?:return(?:ed)?|bounced)|bounced che(?:que|ck)|(?:nsf|r\d\d) (?:return|che(?:que|ck)|item)|payment reversal|rejet (?:de )?pr[ée]l|pr[ée]l[èe]vement (?:rejet[ée]|impay[ée])|impay[ée]|insolut[oi]|devoluci[óo]n (?:de )?(?:recibo|adeudo)|stornering|teruggeboekt/i.test(
    text,
  )

/** Hyphens, dashes and minus signs of every width. */
const minus = '[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]'
const minusAlone = new RegExp(`^${minus}$`)
const leadingMinus = new RegExp(`^${minus}\\s*`)
const trailingMinus = new RegExp(`\\s*${minus}$`)

/** An amount with the text beside it: its digits, and the direction if the text states one. */
export type SignedAmount = {
  /** '1.234,50' as written, without currency, blanks and sign. */
  readonly digits: string
  readonly direction?: Direction
}

const codes = new RegExp(
  `^(?:${currencyCodes.join('|')})(?![a-z])\\s*|\\s*(?<![a-z])(?:${currencyCodes.join('|')})$`,
  'i',
)
const symbols =
  /^(?:[A-Z]{1,3})?[$€£¥₹₺₽₪₱₫]\s*|\s*[$€£¥₹₺₽₪₱₫]$|\s*(?:zł|kč|kr\.?|fr\.?|lei|ft)$|^(?:kr\.?|fr\.?)\s*/i
const wordBefore = /^([\p{L}.]+)\s*(?=[\d(+.,-])/u
const wordBehind = /(?<=[\d).,+-])\s*([\p{L}.]+)$/u

/** '1 2.34': a blank or an apostrophe is only before three digits. */
const brokenGroup = /\d[\s'’]+(?!\d{3}(?!\d))/
/** '1250.50', '.50', '1.250,50', '12,34,567.00' as in India; nothing else, such as '12..34'. */
const amountForms: readonly RegExp[] = [
  /^\d+(?:[.,]\d*)?$/,
  /^[.,]\d+$/,
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/,
  /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/,
]

/**
 * Reads an amount and the sign or word beside it.
 * @returns undefined if any text beside the amount is not understood; unknown text is never ignored
 */
export function readAmount(text: string): SignedAmount | undefined {
  let rest = text.trim().replaceAll(/\u00A0|\u202F/g, ' ')
  const said: Direction[] = []
  const take = (pattern: RegExp, direction?: Direction): boolean => {
    const taken = rest.replace(pattern, '')
    if (taken === rest) return false
    rest = taken
    if (direction) said.push(direction)
    return true
  }
  const takeWord = (pattern: RegExp): boolean => {
    const direction = directionOfWord(pattern.exec(rest)?.[1] ?? '')
    return direction !== undefined && take(pattern, direction)
  }
  let goesOn = true
  while (goesOn && rest !== '')
    goesOn =
      take(codes) ||
      take(symbols) ||
      takeWord(wordBefore) ||
      takeWord(wordBehind) ||
      take(leadingMinus, 'out') ||
      take(trailingMinus, 'out') ||
      take(/^\+\s*/, 'in') ||
      take(/\s*\+$/, 'in') ||
      takeBrackets()
  function takeBrackets(): boolean {
    const inside = /^\(\s*(.+?)\s*\)$/.exec(rest)?.[1]
    if (inside === undefined) return false
    rest = inside
    said.push('out')
    return true
  }
  if (brokenGroup.test(rest)) return undefined
  const digits = rest.replaceAll(/[\s'’]/g, '')
  if (!amountForms.some((form) => form.test(digits))) return undefined
  // '-5,00 H' says two things: which of them counts is not known, unless they are the same.
  const [first, ...others] = new Set(said)
  if (others.length > 0) return undefined
  return first === undefined ? { digits } : { digits, direction: first }
}

/** Headings of a column that contains only the direction, reduced to letters. */
const directionHeading =
  /^(?:creditdebit|debitcredit|creditordebit|debitorcredit|creditdebitindicator|debitcreditindicator|cd|dc|crdr|drcr|debcred|dk|sh|sollhaben|habensoll|sollhabenkennzeichen|shkz|vorzeichen|sign|signe|segno|signo|direction|richtung|sens|sentido|senso|verso|afbij|balanceimpact|auswirkungaufguthaben|bevetelkiadas|incomeexpense|bijaf|debetcredit|creditdebet|debitkredit|deebetkreedit|deebetkreeditdc|daravere|dareavere|debehaber|debitocredito|wnma|inout|inuit|cdtdbtind|indicator|kennzeichen|strona|plusminus|tj|tk|mdd|mddal)$/
/** Letters that a heading defines for its column: 'D/K', 'S/H', Hungarian debit and credit. */
const lettersOf: Readonly<Record<string, Readonly<Record<string, Direction>>>> = {
  tj: { t: 'out', j: 'in' },
  tk: { t: 'out', k: 'in' },
  dk: { d: 'out', k: 'in' },
  dc: { d: 'out', c: 'in' },
  cd: { d: 'out', c: 'in' },
  sh: { s: 'out', h: 'in' },
  // Italian: dare, avere.
  segno: { d: 'out', a: 'in' },
  // Czech and Slovak: má dáti, dal.
  mdd: { md: 'out', d: 'in' },
  mddal: { md: 'out', d: 'in', dal: 'in' },
}

/** The direction of a text below a heading that defines letters. */
export const directionBelow = (heading: string, text: string): Direction | undefined =>
  lettersOf[letters(heading)]?.[text.trim().toLowerCase()]
/** Headings of a column whose words include the direction. */
const kindHeading =
  /^(?:type|typ|tipo|art|soort|mutatiesoort|transactiontype|typeoftransaction|transactionkind|kind|umsatzart|umsatztyp|buchungsart|transaktionsart|transaktionstyp|typedoperation|typeoperation|nature|tipomovimento|tipomovimiento|tipooperacion|tipodemovimiento|tipooperazione|tipotransazione|rodzaj|rodzajtransakcji|typtransakcji|typtransakce|transaktionstyp|transactietype)$/

/**
 * Whether a heading is for the direction, or for the kind of an entry, whose words may include it.
 */
export const namesDirection = (heading: string): boolean =>
  directionHeading.test(letters(heading)) || kindHeading.test(letters(heading))

export type DirectionColumn = {
  readonly index: number
  readonly heading: string
  /**
   * Whether it contains only the direction: a word that is not understood makes its row an error.
   */
  readonly isSole: boolean
  /**
   * Whether single letters in it are reliable: beside an unknown letter, 'C' may be a credit or a
   * *cargo*, 'D' a debit or *dal*.
   */
  readonly isSure: boolean
}

/**
 * The columns that state the direction.
 * @param others the positions of columns with another meaning
 */
export function directionColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  others: ReadonlySet<number>,
): readonly DirectionColumn[] {
  const width = Math.max(headings.length, ...rows.map(({ length }) => length), 0)
  const isNamedBy = (heading: string): boolean =>
    directionHeading.test(letters(heading)) || /^[+][/ ]?[-\u2212]$/.test(heading.trim())
  // Beside a column that is called so, codes such as 'K' say something else.
  const isSaid = headings.some((heading, index) => !others.has(index) && isNamedBy(heading))
  return Array.from({ length: width }, (_, index) => index).flatMap((index): DirectionColumn[] => {
    if (others.has(index)) return []
    const heading = headings[index] ?? ''
    const name = letters(heading)
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== '')
    const known = cells.filter((cell) => directionOfWord(cell) !== undefined).length
    const isSure = known === cells.length
    // A column of only dashes states nothing, unless its heading says that it does.
    if (heading === '' && cells.every((cell) => minusAlone.test(cell.trim()))) return []
    if (isNamedBy(heading) || (!isSaid && cells.length > 0 && known >= cells.length / 2))
      return [{ index, heading, isSole: true, isSure }]
    return kindHeading.test(name) && cells.length > 0
      ? [{ index, heading, isSole: false, isSure }]
      : []
  })
}

const balanceNames =
  '(?:(?:opening|closing|starting|beginning|ending|previous|new|current|available|ledger|final|initial|book) )?balance(?: (?:brought|carried) (?:forward|down)| [bc]/[fd]| (?:at|on|of|as of)(?: the)?(?: (?:start|end|beginning|close|opening|closing))?(?: of (?:the )?(?:period|day|month|year|statement))?)?' +
  '|(?:anfangs|end|schluss|start|zwischen|tages)?saldo(?:vortrag)?|(?:alter|neuer|aktueller) (?:konto)?(?:saldo|stand)|kontostand|(?:begin|eind)saldo|saldo (?:begin|eind|oud|nieuw)' +
  '|(?:ancien |nouveau )?solde(?: (?:initial|final|precedent|nouveau|anterieur|crediteur|debiteur))?|saldo (?:inicial|final|anterior|iniziale|finale|poczatkowe|koncowe)|(?:algne|alg|lopp)saldo|(?:ingaende|utgaende) saldo' +
  '|turnover(?: (?:credit|debit|total))?|(?:total |credit |debit )turnover|umsatzsumme|summe(?: (?:soll|haben))?|gesamt(?:summe)?|zwischensumme|sous-total|subtotale?|(?:sub|grand )?totals?(?: (?:credits?|debits?|deposits|withdrawals))?|totaal|totale|obroty|kaive|kaibed' +
  '|(?:anfangs|end)bestand|nuevo saldo|saldo nuevo|(?:closing|opening) bal|totale (?:avere|dare)|total (?:des )?(?:credits|debits)|suma (?:uznan|obciazen)' +
  '|u(?:e)?bertrag|carried forward|brought forward|report|a reporter|riporto|suma y sigue|transport|prevod zustatku|athozat' +
  '|likutis(?: (?:pradziai|pabaigai))?|(?:pradinis|galutinis) likutis|apyvarta|(?:sakuma|beigu) atlikums|atlikums|apgrozijums|(?:alku|loppu)saldo' +
  '|(?:pocatecni|konecny|aktualni) zustatek|(?:pociatocny|konecny) zostatok|obrat(?:y)?|(?:nyito|zaro) egyenleg|egyenleg|(?:primo|ultimo)saldo|sold(?:ul)? (?:initial|final)'
const balanceRow = new RegExp(`^(?:${balanceNames})$`)

/** Whether a text names a balance or a turnover, so that its row is not an entry. */
export const namesBalance = (text: string): boolean =>
  balanceRow.test(
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .replaceAll('ł', 'l')
      .replaceAll(/^[^\p{L}]+|[*|_=~-]+$/gu, '')
      // The day of a balance, its currency and its account may stand behind it.
      .replace(
        /[\s:.,(]+(?:vom|am|per|on|as of|at|op|au|al|na|dnia|iban|eur|usd|gbp|chf|pln)?[\s\d.,:/()-]*$/,
        '',
      )
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
