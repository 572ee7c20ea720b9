/**
 * Guesses the single-byte encoding of a text: the one in which its words look most like words of a
 * language that uses the encoding, and of the language of its other words. Pure.
 */
import { decodeDos, decodeDosCentral } from './dos-code-pages.ts'
import { languageLetters, type LanguageLetters } from './language-letters.ts'

type Encoding = {
  readonly name: string
  readonly decode: (bytes: Uint8Array) => string
  readonly languages: readonly string[]
  /** The penalty for an encoding that is less common than another. */
  readonly cost: number
}

const western = ['en', 'de', 'fr', 'it', 'es', 'nl', 'sv', 'da', 'pt']
const central = ['pl', 'cs', 'hu', 'sk', 'hr', 'ro']
const baltic = ['lt', 'lv', 'et']
const named = (name: string, languages: readonly string[], cost: number): Encoding => ({
  name,
  languages,
  cost,
  decode: (bytes) => new TextDecoder(name).decode(bytes),
})

/** Of encodings that give the same text, the first one is used. */
const encodings: readonly Encoding[] = [
  named('windows-1252', western, 0),
  named('windows-1250', central, 0),
  named('iso-8859-15', western, 0.6),
  named('iso-8859-2', central, 0.6),
  named('windows-1251', ['bg'], 0.3),
  named('koi8-r', ['bg'], 0.6),
  named('windows-1253', ['el'], 0.3),
  named('windows-1254', ['tr'], 0.5),
  named('windows-1257', baltic, 0.5),
  { name: 'cp850', decode: decodeDos, languages: western, cost: 1 },
  { name: 'cp852', decode: decodeDosCentral, languages: central, cost: 1 },
  named('macintosh', western, 1.2),
]

/** The penalty for a letter or sign that words of a language seldom or never contain. */
const costs = { common: 0.7, rare: 1.8, ofOthers: 3.5, sign: 3, foreign: 8, control: 12 } as const
/** The highest penalty of the words of a text for a language. */
const mostByWords = 4

/** Letters of neighboring languages, which occur in names. */
const ofOthers = 'áàâãäåæçéèêëíìîïñóòôõöøúùûüßý'
/** Characters that occur beside words and numbers in any list. */
const usual = /[€°–—„“”‘’…²³×§«»®™©•½¼¾±µ\u00A0Ø·]/
const letter = /\p{L}/u

const isUpper = (text = ''): boolean => text !== text.toLowerCase()
// Among capitals, too.
const isLower = (text = ''): boolean => text !== text.toUpperCase() && text !== 'ß'

/** A capital among small letters, or a small letter among capitals: 'SŠge', 'SÜhne', 'MšLLER'. */
function caseCost([earlier = '', before = '', at = '', after = '']: readonly string[]): number {
  if (!letter.test(before)) return 0
  if (isUpper(earlier) && isUpper(before) && isLower(at)) return 6
  if (isUpper(at)) return isLower(after) || (isLower(before) && after === '') ? 6 : 0
  return isUpper(before) && isUpper(after) ? 6 : 0
}

function signCost(before: string, at: string, after: string): number {
  if (at === '£' && /[\d.,]/.test(after) && !letter.test(before)) return 0.3
  if (at < '\u00A0' || /[\uFFFD\u2500-\u259F]/.test(at)) return costs.control
  const [isBehind, isBefore] = [letter.test(before), letter.test(after)]
  // 'm²', and '12½'.
  if (/[²³]/.test(at)) return /[\dm]/i.test(before) && !isBefore ? 0.5 : costs.foreign
  if (isBehind && isBefore) return betweenCost(before, at, after)
  if (isBefore) return openingCost(at)
  if (isBehind) return closingCost(at)
  // 'N…§'
  const isBehindSign = before > '\u00A0'
  return (usual.test(at) ? 0.7 : costs.sign) + (isBehindSign ? costs.sign : 0)
}

/** 'd’or', 'O’Brien', 'Peter’s', and 'col·legi' have a sign between letters. */
function betweenCost(before: string, at: string, after: string): number {
  if (at === '’') {
    const isElided = /[dljcnsmtu]/i.test(before) && /[aeiouyhàâéèê]/i.test(after)
    return isElided || /[st]/.test(after) || isUpper(after) ? 1.5 : 5
  }
  return at === '\u00AD' || (at === '·' && /l/i.test(before)) ? 1 : costs.foreign
}
const openingCost = (at: string): number =>
  /[„“‘«]/.test(at) ? 1 : /[\u00A0Øµ±]/.test(at) ? 2 : /[¿¡’–—•·]/.test(at) ? 5 : costs.foreign
const closingCost = (at: string): number =>
  /[”’»®™©°]/.test(at) ? 1.5 : /[“\u00A0–—•…]/.test(at) ? 3 : costs.foreign

function letterCost(language: LanguageLetters, at: string): number {
  const small = at.toLowerCase().normalize('NFC')[0] ?? ''
  if (language.common.includes(small)) return costs.common
  if (language.rare.includes(small)) return costs.rare
  return ofOthers.includes(small) ? costs.ofOthers : costs.foreign
}

const scripts = /[\u0370-\u04FF]/

/** A Greek or Cyrillic letter beside a Latin one, or consecutive Latin letters with marks. */
function besideCost(before: string, at: string): number {
  if (!letter.test(before)) return 0
  if (scripts.test(at) !== scripts.test(before)) return costs.foreign
  return scripts.test(at) || before < '\u0080' ? 0 : 1.5
}

function wordCost(word: string, language: LanguageLetters): number {
  const signs = Array.from(word)
  const sum = signs.reduce((total, at, index) => {
    if (at < '\u0080') {
      const before = signs[index - 1] ?? ''
      return total + (scripts.test(before) && letter.test(at) ? costs.foreign : 0)
    }
    const [before, after] = [signs[index - 1] ?? '', signs[index + 1] ?? '']
    return letter.test(at)
      ? total +
          (!letter.test(before) && /\d/.test(after) && !/[øØ]/.test(at) ? costs.sign : 0) +
          letterCost(language, at) +
          besideCost(before, at) +
          caseCost([signs[index - 2] ?? '', before, at, after])
      : total + signCost(before, at, after)
  }, 0)
  return sum + (language.never?.test(word.toLowerCase()) ? 3 : 0)
}

/** Words with their signs; of a long list only as many as are needed to detect the encoding. */
const mostWords = 300
const marked = /[^\s;,\t|~"/()]*[\u0080-\uFFFF][^\s;,\t|~"/()]*/gu
const bareWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

type Reading = { readonly encoding: Encoding; readonly text: string; readonly cost: number }

/** The evidence of words for or against a language, if the texts contain such words. */
function costsByWords(text: string): ReadonlyMap<string, number> {
  const words = new Set(bareWords(text))
  const hits = Object.entries(languageLetters).map(([name, language]) => {
    const known = [...words].filter((word) => language.words.has(word)).length
    return [name, known] as const
  })
  const most = Math.max(...hits.map(([, known]) => known))
  return new Map(
    hits.map(([name, known]) => [name, most === 0 ? 0 : mostByWords * (1 - known / most)]),
  )
}

/** Maximum number of bytes that are examined. */
const sampleBytes = 200_000

function readingsOf(bytes: Uint8Array): readonly Reading[] {
  const sample = bytes.subarray(0, sampleBytes)
  return encodings
    .map((encoding) => {
      const text = encoding.decode(sample)
      const words = [...new Set(text.match(marked) ?? [])].slice(0, mostWords)
      // Words that the dictionary has with marks are evidence, too.
      const byWords = costsByWords(text.slice(0, 20_000))
      const ofLanguages = encoding.languages.map((name) => {
        const language = languageLetters[name]
        return language
          ? words.reduce((sum, word) => sum + wordCost(word, language), byWords.get(name) ?? 0)
          : Infinity
      })
      return { encoding, text, cost: encoding.cost + Math.min(...ofLanguages) }
    })
    .toSorted((a, b) => a.cost - b.cost)
}

/** Decodes a text in a single-byte encoding. */
export const decodeSingleByte = (bytes: Uint8Array): string =>
  (readingsOf(bytes)[0]?.encoding.decode ?? new TextDecoder('windows-1252').decode)(bytes)

/** The minimum additional penalty of the second-best encoding if the best one is certain. */
const sureBy = 2

/** A word that can be read in two ways. */
export type OpenWord = { readonly read: string; readonly other: string }

/** Encodings with several bytes for a letter, which are not read. */
const multiByte = ['shift_jis', 'gb18030', 'big5', 'euc-kr', 'euc-jp']
/** The mean penalty for each word above which no single-byte encoding gives words. */
const gibberish = 8
const eastern = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/gu

/** The words of a text in the multi-byte encoding that gives most letters; none if none fits. */
function easternWords(bytes: Uint8Array): readonly string[] {
  const shares = multiByte.flatMap((name) => {
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(bytes)
      const letters = text.match(eastern)?.length ?? 0
      return [{ text, share: letters / (text.match(/[^\0-\u007F]/gu)?.length ?? 1) }]
    } catch {
      return []
    }
  })
  const [best] = shares.toSorted((a, b) => b.share - a.share)
  return best && best.share > 0.5 ? (best.text.match(marked) ?? []) : []
}

/** A word of a single-byte text whose encoding is not certain; undefined if it is certain. */
export function openWordIn(bytes: Uint8Array): OpenWord | undefined {
  const [best, ...others] = readingsOf(bytes)
  if (!best) return undefined
  const [read, ...rivals] = [best.text, ...others.map(({ text }) => text)].map(
    (text) => text.match(marked) ?? [],
  )
  const rival = rivals.find((words, index) => {
    const more = (others[index]?.cost ?? Infinity) - best.cost
    return more < sureBy && words.join(' ') !== read?.join(' ')
  })
  const words = new Set(read)
  const [letters] = best.cost > gibberish * words.size ? easternWords(bytes) : []
  if (letters !== undefined) return { read: read?.[0] ?? '', other: letters }
  const at = rival?.findIndex((word, index) => word !== read?.[index]) ?? -1
  const [first, second] = [read?.[at], rival?.[at]]
  return first === undefined || second === undefined ? undefined : { read: first, other: second }
}
