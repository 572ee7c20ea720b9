/** Quantities that are written in words: 'three dozen', 'vierundzwanzig'. Pure. */
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { isOtherCount } from './count-words.ts'

const english = 'two three four five six seven eight nine'.split(' ')
const german = 'zwei drei vier funf sechs sieben acht neun'.split(' ')
/** The words for 2 to 12, by language. */
const upToTwelve: readonly (readonly string[])[] = [
  [...english, 'ten', 'eleven', 'twelve'],
  [...german, 'zehn', 'elf', 'zwolf'],
  'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
  'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
]
/** The words for 20, 30 … 90, by language. */
const tens: readonly (readonly string[])[] = [
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' '),
  'vingt trente quarante cinquante soixante'.split(' '),
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' '),
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
]
const numbers: ReadonlyMap<string, number> = new Map([
  ...upToTwelve.flatMap((words) => words.map((word, at) => [word, at + 2] as const)),
  ...tens.flatMap((words) => words.map((word, at) => [word, (at + 2) * 10] as const)),
  ...(tens[0] ?? []).flatMap((ten, at) =>
    ['one', ...english].map((one, unit) => [`${ten} ${one}`, (at + 2) * 10 + unit + 1] as const),
  ),
  ...(tens[1] ?? []).flatMap((ten, at) =>
    ['ein', ...german].map((one, unit) => [`${one}und${ten}`, (at + 2) * 10 + unit + 1] as const),
  ),
])

/** Whether a word is a number from 2 to 99: 'two', 'dos', 'vierundzwanzig'. */
export const isNumberWord = (word: string): boolean => numbers.has(wordsOf(word))

/** A number that is a separate word. */
const alone = /(?<![\p{L}\p{N}.,/-])\d+(?![\p{L}\p{N}/-])/u
const single = /^(?:a|an|one|eine?|un|une|una|uno|een)$/

const numberOf = (word: string): number | undefined => numbers.get(wordsOf(word))

/**
 * A line with its only number in digits: 'SCR-2013 three dozen' becomes 'SCR-2013 3 dozen', 'a
 * gross' becomes '1 gross'. Lines with a number in digits, or with several in words, are unchanged.
 */
export function withDigits(line: string): string {
  if (alone.test(line)) return line
  const words = line.split(' ')
  const found = words.flatMap((word, at) => {
    const number = numberOf(word)
    const isOne = single.test(wordsOf(word)) && isOtherCount(words[at + 1] ?? '')
    return number === undefined ? (isOne ? [{ at, number: 1 }] : []) : [{ at, number }]
  })
  const [only, ...others] = found
  const isHalf = words.some((word) =>
    /^(?:half|halbe?[ns]?|demi|mezz[oa]|medi[oa]|half)$/i.test(word),
  )
  return only && others.length === 0 && !isHalf
    ? words.with(only.at, String(only.number)).join(' ')
    : line
}
