/** How text becomes the words that a search compares: the same for what tools say and for what visitors ask, sizes included. */

/** One word of a text. */
export type Word = {
  /** What is compared: a stem, a number, or a size such as `zmm13`. */
  readonly lexeme: string
  /** How it was written. */
  readonly text: string
  /** A size and a number must be met exactly; a word of letters may be misspelt, and may have equals. */
  readonly kind: 'word' | 'number' | 'size'
  /** What a tool is found by beside it: the bare number of a size, the parts written as one. */
  readonly also: readonly string[]
}

/** What units are called, and the one that each is counted in. */
const units: readonly (readonly [names: string, unit: string, factor: number])[] = [
  ['mm|millimet(?:er|re)s?', 'mm', 1],
  ['cm|centimet(?:er|re)s?', 'mm', 10],
  ['m|met(?:er|re)s?', 'mm', 1000],
  ['in|inch|inches|"', 'in', 1],
  ["ft|foot|feet|'", 'in', 12],
  ['oz|ounces?', 'oz', 1],
  ['lbs?|pounds?', 'oz', 16],
  ['g|grams?', 'g', 1],
  ['kg|kilograms?', 'g', 1000],
  ['n ?[·.*-]? ?m', 'nm', 1],
  ['tpi', 'tpi', 1],
  ['v|volts?', 'v', 1],
  ['w|watts?', 'w', 1],
  ['ml', 'ml', 1],
  ['l|lit(?:er|re)s?', 'ml', 1000],
]
const called = units.map(([names]) => new RegExp(`^(?:${names})$`))
const numberPattern = String.raw`(?:\d{1,9}[ -]\d{1,4}/\d{1,4}|\d{1,9}/\d{1,4}|\d{0,9}\.\d{1,6}|\d{1,9})`
const unitPattern = units.map(([names]) => names).join('|')
// Several numbers may share one unit: `300 x 80 mm`, `20-110 N·m`, `1.5, 2 and 3 mm`.
const pattern = new RegExp(
  String.raw`(?<sizes>${numberPattern}(?: ?(?:x|-|to|,|and) ?${numberPattern})*)[ -]?(?<unit>${unitPattern})(?![\p{L}\p{N}])` +
    String.raw`|(?<fraction>(?:\d{1,9}[ -])?\d{1,9}/\d{1,4})(?![\p{L}\p{N}])` +
    String.raw`|(?<number>\d{0,9}\.\d{1,6}|\d{1,9})(?![\p{L}\p{N}.])` +
    String.raw`|(?<word>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)`,
  'gu',
)
const numbers = new RegExp(numberPattern, 'g')
const longestWord = 40

/** Lower case, without accents; one sign for each kind of quote, fraction and times. */
export const plainText = (text: string): string =>
  (isPlain.test(text) ? text.toLowerCase().replaceAll("''", '"') : unaccented(text))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Most texts are, and in them there is little to look for. */
const isPlain = /^[ -~\s]*$/
const unaccented = (text: string): string =>
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
  return [...plainText(text).matchAll(pattern)].flatMap(({ groups = {} }) => {
    const { sizes, unit = '', fraction, number, word = '' } = groups
    if (sizes !== undefined)
      return [...sizes.matchAll(numbers)].map(([amount]) => sizeOf(amount, unit))
    // A fraction that names no unit is one of an inch: `1/2 drive`.
    if (fraction !== undefined) return [sizeOf(fraction, 'in')]
    if (number !== undefined)
      return [{ lexeme: written(Number(number)), text: number, kind: 'number', also: [] }]
    const parts = word.split('-')
    const one = parts.join('')
    return parts.map((part, place): Word => ({
      lexeme: stemOf(part),
      text: part.slice(0, longestWord),
      kind: /^\p{L}+$/u.test(part) ? 'word' : 'number',
      also: place === 0 && parts.length > 1 ? [stemOf(one)] : [],
    }))
  })
}

function sizeOf(amount: string, name: string): Word {
  const [, unit = name, factor = 1] = units[called.findIndex((names) => names.test(name))] ?? []
  const value = valueOf(amount)
  return {
    lexeme: `z${unit}${written(value * factor)}`,
    text: `${amount}${/^["']$/.test(name) ? '' : ' '}${name}`,
    kind: 'size',
    also: amount.includes('/') ? [] : [written(value)],
  }
}

/** '1-1/2' is 1.5. */
function valueOf(amount: string): number {
  const [whole, part] = /[ -]/.test(amount) ? amount.split(/[ -]/) : ['0', amount]
  const [above, below = '1'] = (part ?? '0').split('/')
  return Number(whole) + Number(above) / Math.max(1, Number(below))
}

// To ten thousandths, without a point, so that it is a word.
const written = (value: number): string =>
  String(Math.round(value * 10_000) / 10_000).replace('.', 'p')

/**
 * The stem by which singular and plural meet: wrenches and wrench, knives and knife. English only; other words stay as they are.
 * Endings other than the plural's are kept, since a tap is no tape.
 */
export function stemOf(word: string): string {
  const short = word.slice(0, longestWord)
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

/** Words that say nothing of a tool. */
const silent = new Set([
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
export const isStopWord = ({ lexeme }: Word): boolean => silent.has(lexeme)

/** What of a tool is searched. */
export type SearchableFields = {
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly family: string
  readonly keywords: string
  readonly specs: readonly { readonly value: string }[]
}

/** How a word is marked that stands in a tool's name or brand, and in its category's name: PostgreSQL's index knows no weights. */
export const marks = { anywhere: '', named: '+', kind: '^' } as const
export type Mark = keyof typeof marks
/** Whoever changes how words are made raises this: every tool's words are then written anew when the shop opens. */
export const tokenizerVersion = 1
const mostLexemes = 400

/**
 * What a tool is found by: the text of a tsvector, and the words of letters for finding what is misspelt.
 * @param read how a text is read: `wordsIn`, or one that remembers
 */
export function searchDocument(
  { sku, name, brand, category, family, keywords, specs }: SearchableFields,
  read: (text: string) => readonly Word[] = tokenize,
): { readonly vector: string; readonly letters: ReadonlyMap<string, string> } {
  const named = read(`${name} / ${brand}`)
  const kinds = read(category)
  const all: readonly Word[] = [
    ...named,
    ...kinds,
    ...read(family),
    ...keywords.split('\n').flatMap((text) => read(text)),
    ...specs.flatMap(({ value }) => read(value)),
  ]
  const lexemes = (words: readonly Word[], mark: Mark): string[] =>
    words.flatMap(({ lexeme, also }) => [lexeme, ...also]).map((lexeme) => marks[mark] + lexeme)
  const vector = [
    ...new Set([
      ...lexemes(named, 'named'),
      ...lexemes(kinds, 'kind'),
      ...lexemes(all, 'anywhere'),
      ...lexemes(tokenize(sku), 'anywhere'),
    ]),
  ]
    .slice(0, mostLexemes)
    .map((lexeme) => `'${lexeme}'`)
    .join(' ')
  const letters = new Map(
    all
      .filter((word) => word.kind === 'word' && word.text.length > 2 && !isStopWord(word))
      .map(({ text, lexeme }) => [text, lexeme]),
  )
  return { vector, letters }
}

/** wordsIn for very many tools that share categories, families and specs: it remembers so many texts. */
export function memoizeTokenizer(most = 5000): typeof tokenize {
  const read = new Map<string, Word[]>()
  return (text) => {
    const before = read.get(text)
    if (before) return before
    if (read.size >= most) read.clear()
    const words = tokenize(text)
    read.set(text, words)
    return words
  }
}

/** What names are sorted by: without case and accents, and 8 mm before 10 mm. */
export const nameKey = (name: string): string =>
  plainText(name)
    .replace(/\d{1,6}/g, (digits) => digits.padStart(6, '0'))
    .slice(0, 240)
