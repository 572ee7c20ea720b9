/**
 * How text becomes the words that a search compares, sizes included: the same for tools and for
 * queries.
 */

/** One word of a text. */
export type Word = {
  /** The text that is compared: a stem, a number, or a size such as `zmm13`. */
  readonly lexeme: string
  /** The word as it was written. */
  readonly text: string
  /** Sizes and numbers must match exactly; a `word` may be misspelt and may have synonyms. */
  readonly kind: 'word' | 'number' | 'size'
  /**
   * More lexemes by which a tool with this word is found: a size's bare number, a compound's joined
   * parts.
   */
  readonly variants: readonly string[]
}

/** Names of units, the unit in which each is counted, and the factor between them. */
const units: readonly (readonly [names: string, unit: string, factor: number])[] = [
  ['mm|millimet(?:er|re)s?|millimetern', 'mm', 1],
  ['cm|centimet(?:er|re)s?|zentimetern?', 'mm', 10],
  ['m|met(?:er|re)s?', 'mm', 1000],
  ['in|inch|inches|"|zoll', 'in', 1],
  ["ft|foot|feet|'", 'in', 12],
  ['oz|ounces?', 'oz', 1],
  ['lbs?|pounds?', 'oz', 16],
  ['g|gramm?s?', 'g', 1],
  ['kg|kilogramm?s?|kilo', 'g', 1000],
  ['n ?[·.*-]? ?m|newtonmeter', 'nm', 1],
  ['tpi', 'tpi', 1],
  ['v|volts?', 'v', 1],
  ['w|watts?', 'w', 1],
  ['ml', 'ml', 1],
  ['l|lit(?:er|re)s?', 'ml', 1000],
]
const unitNames = units.map(([names]) => new RegExp(`^(?:${names})$`))
const numberPattern = [
  String.raw`(?:\d{1,9}[ -]\d{1,4}/\d{1,4}`,
  String.raw`\d{1,9}/\d{1,4}`,
  String.raw`\d{0,9}\.\d{1,6}`,
  String.raw`\d{1,9})`,
].join('|')
const unitPattern = units.map(([names]) => names).join('|')
// Several numbers may share one unit: `300 x 80 mm`, `20-110 N·m`, `1.5, 2 and 3 mm`.
const sizesPattern = String.raw`${numberPattern}(?: ?(?:x|-|to|,|and|bis|und) ?${numberPattern})*`
const wordPattern = new RegExp(
  [
    String.raw`(?<sizes>${sizesPattern})[ -]?(?<unit>${unitPattern})(?![\p{L}\p{N}])`,
    String.raw`(?<fraction>(?:\d{1,9}[ -])?\d{1,9}/\d{1,4})(?![\p{L}\p{N}])`,
    String.raw`(?<number>\d{0,9}\.\d{1,6}|\d{1,9})(?![\p{L}\p{N}.])`,
    // In a possessive, `engineer's`, only the word itself counts.
    String.raw`(?<word>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)(?:'s(?![\p{L}\p{N}]))?`,
  ].join('|'),
  'gu',
)
const numbers = new RegExp(numberPattern, 'g')
const maxWordLength = 40

/**
 * Lower case, without accents; each kind of quotation mark, fraction and multiplication sign as one
 * character.
 */
export const plainText = (text: string): string =>
  (isAscii.test(text) ? text.toLowerCase().replaceAll("''", '"') : withoutAccents(text))
    // A comma before three digits separates thousands, otherwise decimals.
    .replace(/(?<![\d.,])0,(?=\d)/g, '0.')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(
      spokenInches,
      (_, spoken: string) => `${spokenParts[spoken.replace('-', ' ')] ?? spoken} inch`,
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Parts of an inch in spoken form: `half inch drive` is 1/2 in. */
const spokenParts: Readonly<Record<string, string | undefined>> = {
  half: '1/2',
  quarter: '1/4',
  'three quarter': '3/4',
  'three eighths': '3/8',
  'five eighths': '5/8',
}
const spokenInches = /\b(half|(?:three[ -])?quarter|(?:three|five)[ -]eighths)[ -]inch\b/g

/** Most texts are ASCII and do not need the replacements of `withoutAccents`. */
const isAscii = /^[ -~\s]*$/
const withoutAccents = (text: string): string =>
  text
    .replace(/(\d)([\u00BC-\u00BE\u2150-\u215E])/g, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('\u2044', '/')
    .replace(/[×]/g, 'x')
    .replace(/[″”“„]|''/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/[–—‐‑]/g, '-')

/** The words of a text in its order. */
export function tokenize(text: string): Word[] {
  return [...plainText(text).matchAll(wordPattern)].flatMap(({ groups = {} }) => {
    const { sizes, unit = '', fraction, number, word = '' } = groups
    if (sizes !== undefined)
      return [...sizes.matchAll(numbers)].map(([amount]) => toSize(amount, unit))
    // A fraction without a unit is in inches: `1/2 drive`.
    if (fraction !== undefined) return [toSize(fraction, 'in')]
    if (number !== undefined)
      return [{ lexeme: numberLexeme(Number(number)), text: number, kind: 'number', variants: [] }]
    return toWords(word)
  })
}

/** The character that `withoutSizes` puts in place of sizes; a private-use one. */
export const sizeMark = '\uE000'
/** A text in the form of `plainText`, with a mark instead of each size. */
export const withoutSizes = (text: string): string =>
  plainText(text).replace(wordPattern, (found: string, ...more: unknown[]) =>
    isSizes(more.at(-1)) ? sizeMark : found,
  )
const isSizes = (groups: unknown): boolean =>
  typeof groups === 'object' &&
  groups !== null &&
  (('sizes' in groups && groups.sizes !== undefined) ||
    ('fraction' in groups && groups.fraction !== undefined))

/** The parts of a word that may be hyphenated; the first has the joined word as a variant. */
function toWords(word: string): Word[] {
  const parts = word.split('-')
  const joined = parts.join('')
  return parts.map((part, index) => ({
    lexeme: stemOf(part),
    text: part.slice(0, maxWordLength),
    kind: /^\p{L}+$/u.test(part) ? 'word' : 'number',
    variants: index === 0 && parts.length > 1 ? [stemOf(joined)] : [],
  }))
}

function toSize(amount: string, name: string): Word {
  const index = unitNames.findIndex((names) => names.test(name))
  const [, unit = name, factor = 1] = units[index] ?? []
  const value = parseAmount(amount)
  return {
    lexeme: `z${unit}${numberLexeme(value * factor)}`,
    text: `${amount}${/^["']$/.test(name) ? '' : ' '}${name}`,
    kind: 'size',
    variants: amount.includes('/') ? [] : [numberLexeme(value)],
  }
}

/** '1-1/2' → 1.5. */
function parseAmount(amount: string): number {
  const [whole, fraction] = /[ -]/.test(amount) ? amount.split(/[ -]/) : ['0', amount]
  const [numerator, denominator = '1'] = (fraction ?? '0').split('/')
  return Number(whole) + Number(numerator) / Math.max(1, Number(denominator))
}

/** A number rounded to ten thousandths, with `p` for the point, so that it is one word. */
export const numberLexeme = (value: number): string =>
  String(Math.round(value * 10_000) / 10_000).replace('.', 'p')

/**
 * The common stem of singular and plural: wrenches and wrench, knives and knife. English only;
 * other words stay unchanged. Only plural endings are removed: a tap is not a tape.
 */
export function stemOf(word: string): string {
  const short = word.slice(0, maxWordLength)
  if (short.length < 4 || !/^[a-z]+$/.test(short)) return short
  if (/(?:ss|us|is)$/.test(short)) return short
  return short
    .replace(/(.{2})ies$/, '$1y')
    .replace(/([aeiou])ves$/, '$1fe')
    .replace(/([lr])ves$/, '$1f')
    .replace(/axes$/, 'axe')
    .replace(/(ch|sh|x|ss|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1')
}

const stopWords = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'x',
])
export const isStopWord = ({ lexeme }: Word): boolean => stopWords.has(lexeme)

/**
 * `tokenize` for very many tools that share categories, families and specs: it caches results by
 * their text.
 */
export function memoizeTokenizer(maxTexts = 5000): typeof tokenize {
  const cache = new Map<string, Word[]>()
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached
    if (cache.size >= maxTexts) cache.clear()
    const words = tokenize(text)
    cache.set(text, words)
    return words
  }
}

/** The sort key of names: without case and accents, and 8 mm before 10 mm. */
export const nameKey = (name: string): string =>
  plainText(name)
    .replace(/\d{1,6}/g, (digits) => digits.padStart(6, '0'))
    .slice(0, 240)
