/**
 * Words that make a text doubtful as an order, from a dictionary that is loaded with the first
 * text. Pure.
 */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { doubtOf, type Doubt } from './doubts.ts'

const kindOf: Readonly<Record<FieldOf<'said'>, Doubt['kind']>> = {
  cancelled: 'not-ordered',
  denied: 'not-ordered',
  past: 'not-ordered',
  enquiry: 'enquiry',
  conditional: 'conditional',
  recurring: 'recurring',
  shared: 'amount',
  approximate: 'amount',
}

/** The length of text, in characters, that is searched. */
const maxSaid = 5000

/** The most serious doubt in a text, searched in overlapping parts. */
function gravestIn(text: string): (typeof kinds)[number] | undefined {
  const said = new Set<string | undefined>()
  // Codes may contain any word: 'NE-100', 'RMA-7'.
  const words = text.replaceAll(/\S*\d\S*/g, (word) => (/\p{L}/u.test(word) ? ' ' : word))
  // Headings are compared by their first 200 characters.
  for (let start = 0; start < words.length && start < maxSaid; start += 100)
    said.add(fieldOfKey('said', wordsOf(words.slice(start, start + 200))))
  return kinds.find((kind) => said.has(kind))
}

/** Words in a text that make it doubtful: 'please cancel', 'if in stock'. */
export function doubtIn(text: string): Doubt | undefined {
  const gravest = gravestIn(text)
  if (gravest) return doubtOf(kindOf[gravest], text)
  return hasMark(text) ? doubtOf('mark', text) : undefined
}

/** '❌ 24 HMR-1001', '24 HMR-1001 (no)': a mark that may take the line back. */
const hasMark = (text: string): boolean =>
  hasSign(text) ||
  markedNo.test(text) ||
  isRemarked(text) ||
  (/\d/.test(text) && (looseLetter.test(text) || looseSign.test(text)))
/** 'HMR-1003 12 -> backorder only': words to which an arrow leads from an article with a quantity. */
function isRemarked(text: string): boolean {
  const parts = text.split(/[-=]>|[→⇒➔➜➡]/)
  const after = parts.pop() ?? ''
  const before = parts.join(' ').trim()
  return /\s/.test(before) && /\p{L}/u.test(after) && !/\p{N}/u.test(after)
}
/** 'V 24 HMR-1001', '24 HMR-1001 n', '(A)': a letter on its own, except a tick or a sign of times. */
const looseLetter =
  /^[b-df-hj-np-tvwzB-DF-HJ-NP-TV-XZ]\s|\s[a-wyzA-Z]\s*$|(?:^|\s)\d+\s+[a-wyzA-WYZ]\s+(?=[A-Za-z])|(?:^|\s)(?:[([]\s*[^\s\dxX✓✔☑☒]\s*[)\]]|\{\s*[^\s\d]\s*\})(?=\s|$)/
const harmlessSigns = '№✓✔✅☑➔➜➡▶▪◾★☆⭐☎✉📞📧📦🔨🔧🛠👍🙂😊🙏©®™'
/** '24 HMR-1001 §', '24 HMR-1001 -': a sign on its own that does not separate words. */
const looseSign = new RegExp(
  String.raw`(?:^|\s)(?![-–—:=*•·@,.;…&+/|#→!?()"'“”„‘’[\]$€£×☐>${harmlessSigns}]+(?:\s|$))[\p{P}\p{S}]+(?=\s|$)|\s[-–—−*=@#/+]\s*$`,
  'u',
)
const hasSign = (text: string): boolean =>
  (text.match(/\p{Extended_Pictographic}|[✗✘☒⨯∅⊘≠≈†‡Ø]/gu) ?? []).some(
    (sign) => !harmlessSigns.includes(sign),
  )
/** '(no)', '[n]', '~24', './.', which is a minus in German accounts. */
const markedNo =
  /\d\s*[½⅓⅔¼¾⅛](?!\s*(?:in|inch|zoll|["″]))|(?:^|\s)[<≤]\s*\d+(?![\d>])|[([{]\s*(?:no|nein|non|nee|nie|n|-|–|!|!?\?)\s*[)\]}]|(?:^|\s)[~±](?:\s*\d|\s*$)|(?:^|\s)\.\/\.(?:\s|$)/iu

/** Whether a sentence beside an order cancels it, or only asks for a price. */
export const isAgainstOrder = (text: string): boolean =>
  /^(?:cancelled|enquiry)$/.test(gravestIn(text) ?? '')

/**
 * The same for a row.
 * @param names cells with numbers and names, in which only a cancellation counts: a name may
 *   contain 'optional handle', 'return spring' or 'nicht rostend'
 * @param others further cells; one of them may be a state: 'delivered'
 */
export function doubtInRow(names: readonly string[], others: readonly string[]): Doubt | undefined {
  const row = [...names, ...others].join(' ')
  if (names.some((name) => gravestIn(name) === 'cancelled')) return doubtOf('not-ordered', row)
  const found = [...others, others.join(' ')].flatMap((text) => gravestIn(text) ?? [])
  const gravest = kinds.find((kind) => found.includes(kind))
  if (gravest) return doubtOf(kindOf[gravest], row)
  return hasSign(row) ? doubtOf('mark', row) : undefined
}
const kinds = [
  'cancelled',
  'denied',
  'past',
  'enquiry',
  'conditional',
  'recurring',
  'shared',
] as const

/** 'ca.', 'up to', 'or so': words that make the number beside them uncertain. */
export const isApproximate = (words: string): boolean =>
  fieldOfKey('said', wordsOf(words)) === 'approximate'
