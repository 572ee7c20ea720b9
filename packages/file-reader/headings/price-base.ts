/**
 * The quantity that the prices below a heading are for: 'Preis/100', 'Prezzo al mille', 'Price per
 * box of 50'. Words for numbers and packs are in the twelve languages of lists. Pure.
 */
import { knownPart } from './heading-key.ts'

/** `isUnsure`: the heading states a quantity that may be several numbers, or none. */
export type HeadingBase = { readonly quantity?: number; readonly isUnsure: boolean }

const connector = String.raw`(?:[/@×*]|(?<!\p{L})f\.|(?<!\p{L})(?:per|pro|je|por|p|pr|a|x|voor|les?|aux?|aos?|pour|za|la|il|all?|fur|for|om|par|ogni|cada|each|na|az?)(?!\p{L})\.?)\s*`
const piece = String.raw`(?:st(?:k|ck|uck|ueck|yck(?:en)?|yk)?|pcs?|pce|pieces?|pz|pezz[oi]|szt(?:uk[eia]?)?|ks|kus[uy]?|uds?|unidad(?:es)?|unidades?|unites?|stuks?|db|darab|kpl|ea|each|items?)(?![\p{L}\p{N}])`
/** The number of a measure is not a quantity: '25 kg'. */
const size = String.raw`(?!\s*(?:kg|gr?|mm?|cm|m2|qm|lfm|l|ml|lbs?|oz|ft|inch)(?!\p{L}))`
const endsThere = String.raw`(?=\s*(?:[)\]]|$|${piece}))`
const words: readonly (readonly [number, string])[] = [
  [12, 'doz(?:en)?|dz|dtz|dutzend|douzaine|docena|dozzina|dozijn|dusin|tuzin|tucet|tucat|duzia'],
  [144, 'gross|grosse|grosa'],
  [
    100,
    'c|cent|cien(?:to)?|cento|centena|cem|hundert|hdt|hundred|honderd|hundra|hundrede?|sto|szaz|setka|centaine',
  ],
  [
    1000,
    '1?k|mill?e?|mila|tausend|tsd|thousand|duizend|tusen|tusind|tysiac\\p{L}*|tys|tisic\\p{L}*|tis|ezer|millier|millar(?:es)?|milheiro|tuhat\\p{L}*',
  ],
]
const pack =
  've|palett\\p{L}*|palet\\p{L}*|kisten?|crate|kasten|caisse|cassa|krat|vpe|vke|pack(?:ung|age|et|s)?|pkg|pck|pk|box(?:es)?|case|outer|bundle|pallet|carton|karton|ktn|ctn|crtn|beutel|bag|boite|bte|caja|confezione|conf|cf|scatola|opak\\p{L}*|op|balen\\p{L}*|doos|verpakking|pakje|gebinde|colis|paquete?|lot|bund|kolli|forp\\p{L}*|pakke|pakning|embal\\p{L}*|cx|doboz|csomag|kartong|kasse(?!n)|caixas?|coll[io]|sack|saco|sacco|worek'

const connected = new RegExp(
  `${connector}(\\d{1,4})(?![\\d.,]*\\d)(?!\\s*(?:k|tis\\p{L}*|tys\\p{L}*|tsd|tausend|thousand|mille?|milheiro|tuhat\\p{L}*|ezer)(?!\\p{L}))${size}`,
  'gu',
)
const counted = new RegExp(`(?<![\\d.,])(\\d{2,4})\\s*-?\\s*(?:${piece}|u\\.|er$)`, 'gu')
/** 'Preiseinheit 100', 'PE=100', 'Price basis: 100'. */
const ofUnit =
  /(?<!\p{L})(?:preis ?-?(?:einheit|basis)|pe|price (?:unit|basis|base)|unite de prix|base (?:de )?prix|unita (?:di )?prezzo|unidad de precio|prijseenheid|jednostka ceny|cenova jednotka|prisenhed|prisenhet|unidade de preco)\s*[:=]?\s*(\d{2,4})(?!\d)/gu
const bracketed = new RegExp(`[([]\\s*(\\d{2,4})\\s*(?:${piece}\\.?)?\\s*[)\\]]`, 'gu')
const ofPack = new RegExp(
  `(?:${connector}|^\\s*)(?:${pack})(?![\\p{L}\\p{N}])(?:\\s*(?:of|von|de|da|di|z|po|mit|with|a)?\\s*(\\d{1,4})(?!\\d))?`,
  'gu',
)
const packEnd = String.raw`(?![\p{L}\p{N}])`
/** 'Price (10-pack)', 'Preis 6er-Pack', 'Price (box of 6)', 'Precio caja de 12'. */
const packOfNumber = new RegExp(
  `(?<![\\d.,-]|(?:ab|from|des|desde|da|vanaf|od|fra|fran|de)\\s)(\\d{1,4})\\s*(?:er|x)?[\\s-]*(?:${pack})${packEnd}|(?<!\\p{L})(?:${pack})${packEnd}\\s*(?:of|von|van|de|da|di|con|z|po|mit|with|om|a)\\s*(\\d{1,4})(?!\\d)`,
  'gu',
)
const several =
  '(?:pairs?|paare?n?|paires?|par|pares|pai[oa]|pary|paru|sets?|satz|satze|sats|jeux?|juegos?|jogos?|kits?|serie|zestaw\\p{L}*|sad[ay]|komplet\\p{L}*|rolls?|rollen?|rouleaux?|rotol[io]|rollos?|rolos?|rolka|role|rulle|bottles?|flaschen?|dosen?|cans?|tubes?)'
/**
 * 'Price per pair', 'Preis je Satz', 'Price per set of 4': a unit of several pieces, or of unknown
 * size.
 */
const ofSeveral = new RegExp(`${connector}(?:an?\\s+)?${several}${packEnd}`, 'u')

const priceWord = String.raw`(?:preis|price|prix|prezzo|precio|preco|prijs|pris|cena|hinta|ar)`
/** 'Paarpreis', 'Set price', 'Prix du rouleau'. */
const severalPrice = new RegExp(
  `^\\s*${several}s?[-\\s]*${priceWord}(?!\\p{L})|(?<!\\p{L})${priceWord}\\s+(?:du|de|del|della|di|da|do|za)?\\s*${several}(?!\\p{L})`,
  'u',
)

/**
 * Whether a price is for a pair, a set or a roll: for one of these, if the article is sold in that
 * unit.
 */
export const isPerSeveral = (written: string): boolean => {
  const heading = plain(knownPart(written))
  return ofSeveral.test(heading) || severalPrice.test(heading)
}

/** 'Case price', 'Kartonpreis', 'Prix du colis', 'Cena kartonu': a pack without the word 'per'. */
const besidePrice = new RegExp(
  `^\\s*(?:${pack}|cs|cse|bx)(?:s|n|er|es)?[-\\s]*${priceWord}(?!\\p{L})|(?<!\\p{L})${priceWord}\\s+(?:du|de|del|della|di|da|do|za|[([-])?\\s*(?:${pack}|cs|cse|bx|kartonu|krabic\\p{L}*|colli)(?!\\p{L})`,
  'u',
)
const ofWord = words.map(
  ([quantity, word]) =>
    [quantity, new RegExp(`${connector}(?:1\\s*)?(?:${word})(?!\\p{L})`, 'u')] as const,
)
/** 'Preço dúzia', 'Precio millar', 'Price (doz)': without a word such as per. */
const besideWord = (
  [
    [
      12,
      'doz(?:en)?|dzn?|dtz|dutzend|douzaine|docena|dozzina|dozijn|dusin|tusina|tuzin|tucet|duzia',
    ],
    [100, 'hundert|hundred|honderd|centena|centaine|setka'],
    [
      1000,
      'tausend|thousand|duizend|tusen|tusind|tysiac\\p{L}*|tisic\\p{L}*|millar|milheiro|tuhat',
    ],
  ] as const
).map(
  ([quantity, word]) =>
    [
      quantity,
      new RegExp(`(?<!\\p{L})${priceWord}\\s*[(:-]?\\s*(?:${word})(?!\\p{L})`, 'u'),
    ] as const,
)
/** 'Net price H', 'Price (M)', 'Price T': a hundred, a thousand or a level. */
const besideLetter =
  /(?<!\p{L})(?:price|preis|prix|cost|precio|prezzo|preco|prijs|pris|cena)\s*[([]?\s*[hcmt]\s*[)\]]?$|(?<!\p{L})preis\s*[([]?\s*gros\s*[)\]]?$/u
/** 'Price LB', 'Preis (kg)', 'Price pr': a measure or a pair without a word such as per. */
const besideMeasure =
  /(?<!\p{L})(?:price|preis|prix|cost|precio|prezzo|preco|prijs|pris|cena)\s*[([]?\s*(?:lbs?|kgs?|ft|yds?|mtr|m2|sqm|qm|ltr?|prs?)\s*[)\]]?$/u
const ofOne = new RegExp(
  `${connector}(?:an?\\s+)?${piece}|(?<!\\p{L})(?:each|a piece)(?!\\p{L})|(?<!\\p{L})stuckpreis|(?<!\\p{L})sztuk[aei](?!\\p{L})`,
  'u',
)
/** 'TEUR', 'k€', 'Preis in Tsd.': thousands, either of money or of pieces. */
const inThousands = new RegExp(
  `(?<=\\()tsd\\.?(?=\\))|(?<![\\p{L}\\p{N}])(?:[tk] ?(?:€|eur|euro|usd|gbp|chf|\\$|£)|mio\\p{L}*|(?:in|en|w|v|i|em|ezer) (?:tsd|tausend|thousands?|milliers?|migliaia|miles|milhares|duizend\\p{L}*|tys\\p{L}*|tis\\p{L}*|tusen\\p{L}*|tusind\\p{L}*|millions?|millionen))(?!\\p{L})`,
  'u',
)

/**
 * Quantities with other numbers than these are at the end of a heading, or are followed by pieces.
 */
const usual: ReadonlySet<number> = new Set([1, 10, 100, 1000])
const isYear = (quantity: number): boolean => quantity >= 2020 && quantity <= 2049

const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The heading in small letters without marks and currencies, and thousands as plain digits. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // 'Price/M' is for a thousand, 'Preis/m' for a metre.
    .replace(/(\/\s*|\b(?:per|pro|je)\s+)M(?![\p{L}\p{N}])/u, '$1mille')
    .toLowerCase()
    .replace(/[oo0]\/[o0]{2}/g, '‰')
    // 'Preis 1-49 St.' states quantities.
    .replace(/(?<![\d.,])\d{1,6}\s*[-–]\s*\d{1,6}(?![\d.,])/g, ' ')
    .replace(
      /[€$£]|(?<!\p{L})(?:eur|usd|gbp|chf|pln|zl|czk|kc|huf|ft|sek|dkk|nok|kr)(?!\p{L})\.?/gu,
      ' ',
    )
    .replace(/(\d)[.,'\s](?=000(?!\d))/g, '$1')

const behindNumber = new RegExp(`^${endsThere}`, 'u')
/** 'per 100 / 1.000': the second number has no word before it. */
const secondNumber = /^\s*(?:\/|or|oder|ou|of|lub|eller)\s*(\d{2,4})(?!\d)/
const percentOfPieces = new RegExp(`${connector}%|%\\s*-?\\s*${piece}`, 'u')

/** Numbers in digits in a heading, if they can be quantities. */
function numbersIn(heading: string): readonly number[] {
  const perNumber = [...heading.matchAll(connected)].flatMap(({ 0: whole, 1: digits, index }) => {
    const behind = heading.slice(index + whole.length)
    const second = secondNumber.exec(behind)?.[1]
    const isCount = usual.has(Number(digits)) || behindNumber.test(behind)
    return [...(isCount ? [digits] : []), ...(second === undefined ? [] : [second])]
  })
  const others = [counted, bracketed, ofPack, ofUnit, packOfNumber].flatMap((pattern) =>
    Array.from(heading.matchAll(pattern), ([, digits, further]) => digits ?? further),
  )
  return [...perNumber, ...others]
    .filter((digits) => digits !== undefined)
    .map(Number)
    .filter((quantity) => !isYear(quantity))
}

/** Numbers in words and signs in a heading. */
const numbersByWord = (heading: string): readonly number[] => [
  ...[...ofWord, ...besideWord].flatMap(([quantity, pattern]) =>
    pattern.test(heading) ? [quantity] : [],
  ),
  ...(heading.includes('‰') ? [1000] : []),
  ...(percentOfPieces.test(heading) ? [100] : []),
]

/** Whether a heading mentions thousands: of money, or of pieces. */
export const isInThousands = (written: string): boolean =>
  inThousands.test(withoutMarks(knownPart(written)))

/** The quantity in a heading; nothing: neither a quantity nor a doubt. */
export function baseOfHeading(written: string): HeadingBase {
  if (isInThousands(written)) return { isUnsure: true }
  const heading = plain(knownPart(written))
  const found = new Set([...numbersIn(heading), ...numbersByWord(heading)])
  const [quantity] = found
  if (found.size > 1) return { isUnsure: true }
  if (quantity !== undefined) return { quantity, isUnsure: false }
  // 'Net price H': a hundred, or a level; a pack without its size; a percent sign that is not about tax.
  if (
    heading.search(ofPack) >= 0 ||
    besidePrice.test(heading) ||
    besideLetter.test(heading) ||
    besideMeasure.test(heading) ||
    /(?<!\d\s*)%/u.test(heading)
  )
    return { isUnsure: true }
  return ofOne.test(heading) ? { quantity: 1, isUnsure: false } : { isUnsure: false }
}
