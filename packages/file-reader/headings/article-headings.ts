/** The headings of tool lists and price lists: fields, currencies, quantities. Pure. */
import { currencyIn } from './currency-names.ts'
import { fieldOfKey } from './dictionary.ts'
import type { FieldOf, ListField } from './fields.ts'
import { headingKey, knownPart } from './heading-key.ts'
import { baseOfHeading } from './price-base.ts'

/** Words that a heading may contain in addition: the kind of a price, and its currency. */
const asides = new RegExp(
  `\\b(?:${[
    'in|en|eur|euros?|usd|gbp|chf|pln|zl|czk|kc|sek|dkk|nok|kr|us|net|netto|neto|nett|netta|ht|excl|exkl|ex|vat',
    'btw|mwst|ust|iva|tva|zzgl|ohne|hors taxes?|sin|senza|sans|per stuk|pro stuck|inc|incl|inkl',
    'je stuck|each|a piece|pcs?|pieces|stk|stuck|szt|bez (?:vat|dph)|ekskl|eks|moms|mva|za (?:szt|ks)',
  ].join('|')})\\b`,
  'g',
)

/**
 * The quantity that a price is for, according to a heading: 'Preis/100', '€ per 100 St.', 'Prezzo x
 * 1000'.
 */
const perPattern =
  /(?:\/|\b(?:per|pro|je|por|x|voor|les|au|pour|za|le)|%)\s*(10{0,3}|c|m|cent|mille)\b/i

/**
 * 'Price per dozen', 'Preis je 50 Stück': with a measure after it, such as '25 kg', it is a size.
 */
const otherQuantity =
  /(?:\/|\b(?:per|pro|je|por|x|voor|les|au|pour|za|le|la|al)\s)\s*(\d{2,4}(?=\s*(?:\)|$|st(?:k|ck|ück|ueck)?\b|pcs?\b|pieces?\b|ea\b|pz\b|szt\b|ks\b|ud))|doz(?:en)?|dz|dtz|dutzend|douzaine|docena|dozzina|dozijn|tuzin|tucet|gross)(?!\p{L})/iu

/** @returns undefined if the heading states no quantity, or one that may be several numbers */
export const priceQuantityOfHeading = (heading: string): number | undefined =>
  baseOfHeading(heading).quantity

/**
 * The factor by which the numbers below a heading are too high: a hundred for 'Price (cents)', else
 * 1.
 */
export const scaleOfHeading = (heading: string): number =>
  /\b(?:in|en|w|v|i)\s+(?:euro ?)?(?:cents?|ct|pence|rappen|centimes|öre|øre|groszach)\b|[([]\s*(?:cents?|ct|pence|rappen|centimes|öre|øre)\s*[)\]]|\bcents$/iu.test(
    knownPart(heading),
  )
    ? 100
    : 1

/** Whether a column states the number of decimals in prices: '1250' and '2' is 12.50. */
export const namesDecimals = (heading: string): boolean =>
  /^(?:price |preis ?|number of )?(?:decimals?|decimal (?:places|digits)|nachkommastellen|dezimalstellen|dezimalen|decimales|decimali|decimalen|nb decimales)$/.test(
    headingKey(heading),
  )

/**
 * 'Mindestbestellwert', 'Minimum order (USD)': an amount of money or a time, not a number of
 * pieces.
 */
const isNoCount = (heading: string, key: string): boolean =>
  currencyIn(heading) !== '' ||
  /(?:wert|betrag|preis|haltbarkeit|bedrag|waarde|varde|vaerdi|verdi)(?: |$)|(?:^| )(?:value|price|amount|valeur|valor|valore|montant|importe|importo|prix|prezzo|precio|preco|wartosc|hodnota|ertek)(?: |$)/.test(
    key,
  )

/** Fields that are numbers of pieces. */
const counts: ReadonlySet<string> = new Set([
  'minimum_quantity',
  'Stock',
  'reorder_level',
  'pack_size',
  'inner',
  'carton',
  'pallet',
])
/** 'Karton-Nr.': the number of a pack, not the number of pieces in it. */
const packNumber = /[ -](?:nr|no|nos|number|numero|num|cislo|szam\p{L}*|numer|nummer|id|code)$/u
/**
 * 'Price increase', 'Preisdifferenz', 'Price deposit': a change of a price or a surcharge, and
 * 'Cost center': none of these is a price.
 */
const noPrice =
  /(?<!\p{L})(?:increases?|changes?|differences?|diff|deposits?|floor|delta|code|group|level|class|list ?no|center|centre|centers?|hausse|augmentation|variation|difference|ecart|aumento|variazione|differenza|subida|variacion|diferencia|verhoging|wijziging|verschil|podwyzka|zmiana|roznica|zvyseni|zmena|rozdil|okning|andring|skillnad|hojning|forskel|variacao|diferenca|emeles|valtozas|kulonbseg|muutos|korotus|adjustments?|corrections?|ajustements?|ajustes?|korrektur|korrektion|korekta|korekce|correzione|correccion|correctie|aanpassing|justering)(?!\p{L})|preis-?(?:gruppe|klasse|code)|kostenstelle/u

/** 'Preis-Nr.', 'Price rank', 'Price date': neither a price nor a change of one. */
const aboutPrice =
  /(?<!\p{L})(?:ranks?|ranking|dates?|index|ids?|datum|rang|fecha|data)(?!\p{L})|^price breaks?$|[ -](?:nr|no|num|number|nummer|numero|numer|cislo)$|^(?:listino|tarif|tarifa|preis|prix|prezzo|precio) n$|^preis-?(?:nummer|nr|datum|rang|stand|index)$/u

const changeInOne =
  /(?<!\p{L})(?:preis-?(?:erhohung|anderung|differenz|anpassung|abweichung|aufschlag|korrektur)|prijs-?(?:verschil|verhoging|wijziging)|pris-?(?:okning|hojning|andring|skillnad|forskel|stigning)|ar-?(?:emeles|valtozas|kulonbseg)|hinnan-?(?:muutos|korotus))/u

/** Whether a heading names this field: quantities are not money and not numbers of packs. */
const isMeant = (field: ListField, heading: string, key: string): boolean =>
  counts.has(field)
    ? !isNoCount(heading, key) && !packNumber.test(key)
    : !(field === 'price' || field === 'cost') ||
      ![noPrice, aboutPrice, changeInOne].some((pattern) => pattern.test(key))

/** Whether a heading only describes a price: its number, its date, its rank. */
export const describesPrice = (heading: string): boolean => aboutPrice.test(headingKey(heading))

/** Whether a heading means a change of prices: 'Price increase %', 'Preiserhöhung'. */
export const namesPriceChange = (heading: string): boolean => {
  const key = headingKey(heading)
  const isPrice = ['price', 'cost'].includes(fieldOfKey('article', key) ?? '')
  return changeInOne.test(key) || (isPrice && noPrice.test(key) && !/cent(?:er|re)/.test(key))
}

/** Polish 'Lp.' is the number of the line; 'LP' is the list price. */
const lineNumber = /^(?:Lp\.?|lp\.|L\.p\.)$/

const pieces = / (?:pcs?|pieces?|units?|ea|stk|stck|st|stuck|pz|pezzi|szt|ks|uds?|un|stuks)$/

/** 'Pack pcs', 'Stock units': a count of pieces. */
function countedField(key: string, heading: string, whole: string): ListField | undefined {
  const field = pieces.test(key) ? fieldOfKey('article', key.replace(pieces, '')) : undefined
  return field !== undefined && counts.has(field) && isMeant(field, heading, whole)
    ? field
    : undefined
}

/** The field of a tool that a heading names. */
export function fieldOfHeading(written: string): ListField | undefined {
  const heading = knownPart(written)
  const whole = headingKey(heading)
  if (whole === '' || lineNumber.test(heading.trim())) return undefined
  // 'In stock?' is answered with yes or no; so is 'Product visible?', which is a state.
  if (/\?\s*$/.test(heading)) return fieldOfKey('article', whole) === 'state' ? 'state' : undefined
  const bare = headingKey(heading.replace(/\(.*?\)|\[.*?\]/g, ' '))
  const short = bare
    .replace(asides, ' ')
    .replace(perPattern, ' ')
    .replace(otherQuantity, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const perLess = headingKey(
    heading.replace(perPattern, ' ').replace(otherQuantity, ' ').replace(/[€$£]/g, ' '),
  )
  for (const key of new Set([whole, bare, short, perLess])) {
    const field = fieldOfKey('article', key)
    if (field) return isMeant(field, heading, whole) ? field : undefined
  }
  return countedField(bare, heading, whole)
}

/** What a heading states about a price besides its field: its first day, its currency. */
export const termOfHeading = (heading: string): FieldOf<'terms'> | undefined =>
  fieldOfKey('terms', headingKey(heading) || (heading.includes('%') ? '%' : ''))

const priceWords =
  /[€$£]|(?<!\p{L})(?:EUR|USD|GBP|CHF|SEK|PLN|(?:netto)?preis|(?:net |unit )?price|prix|prezzo|precio|prijs|cena|(?:[aà]-? ?)?pris|each|net)(?!\p{L})/giu
/**
 * The minimum quantity for the price in a column, according to headings such as '12-47', '48+', 'ab
 * 10'.
 */
export const quantityOfHeading = (written: string): number | undefined => {
  const heading = knownPart(written)
  // '100 (Preis inkl. MwSt. ab)': a row of quantities below a shared price heading.
  const [, rung] = /^(\d{1,6}) \(/.exec(heading) ?? []
  if (rung !== undefined) return Number(rung)
  // 'Preis 2' is the second of several prices, not a quantity.
  const bare = heading
    .replace(priceWords, ' ')
    .replace(/(?<![\d.,])(\d{1,3})[.,'’\u00A0 ](?=000(?![\d.,]))/u, '$1')
    .trim()
  if (/^\d$/.test(bare) && /\p{L}\s*\d\s*$/u.test(heading)) return undefined
  // 'Preis 2027' is the price of a year.
  if (/^\D*\b20[2-4]\d\D*$/.test(heading) && !/\+|\d\s*[-–]\s*\d/.test(heading)) return undefined
  const [, from, thousands] =
    /^(?:(?:staffel|stufe|tier|break|palier)\s+)?(?:ab|from|des|dès|à partir de|a partir de|desde|da|vanaf|od|fra|från|qty|qt[eéy]\.?|menge|>=|≥)?\s*(\d{1,6})\s*(k(?=\s|\+|$))?\s*(?:\+|[-–]\s*\d{1,6}|(?:(?:&|and|or|und|u\.?|et|y|e|o)\s+)?(?:up|over|more|mehr|plus|más|mas|più)(?=\s|$))?\s*(?:(?:pcs?|stk?|st|stück|stueck|stuck|units?|pz|pezzi|ud|uds|unidades|un|stuks?|szt|sztuk|ks|kusů|db|styck|stykker|pi[eè]ces?)\.?)?\s*[+]?$/i.exec(
      bare,
    ) ?? []
  return from === undefined ? undefined : Number(from) * (thousands === undefined ? 1 : 1000)
}

/**
 * Possible meanings of a cell in a heading: the name of a field, or the minimum quantity of a
 * price.
 */
export type HeadingKind = 'field' | 'quantity' | 'unknown'

/** The meaning of a cell in a heading; a plain number may also occur in a data row. */
const kindOfArticle = (key: string): HeadingKind =>
  fieldOfHeading(key) !== undefined
    ? 'field'
    : quantityOfHeading(key) === undefined
      ? 'unknown'
      : 'quantity'

/** The fields of a tool in a price list. */
const pricedFields: ReadonlySet<string> = new Set([
  'sku',
  'brand',
  'category',
  'price',
  'price_per',
  'unit',
])

function kindOfPrice(key: string): HeadingKind {
  if (termOfHeading(key) !== undefined) return 'field'
  if (quantityOfHeading(key) !== undefined) return 'quantity'
  return pricedFields.has(fieldOfHeading(key) ?? '') ? 'field' : 'unknown'
}

/** The possible subjects of a list. */
export const tableKinds = ['tools', 'prices'] as const
export type TableOf = (typeof tableKinds)[number]
/** The meaning of a cell in a heading, depending on the subject of the list. */
export const headingKinds = { tools: kindOfArticle, prices: kindOfPrice } as const satisfies Record<
  TableOf,
  (key: string) => HeadingKind
>
