/**
 * Which sentences beside the lines of an order have no meaning for their quantities: greetings,
 * addresses, names, 'we order the following'. Any other sentence may change the lines. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isCoverWord } from '../../../packages/file-reader/mails/cover-note.ts'
import { isPlainSku, stripPunctuation } from '../../order-pad/parse-tokens.ts'
import { isPieceWord } from '../../order-pad/count-words.ts'
import { isPeriod } from '../../order-pad/quantity-columns.ts'
import harmless from './harmless-words.json' with { type: 'json' }

/** The words of a text, in the form of headings. */
const keysOf = (text: string): readonly string[] =>
  text
    .replaceAll('ı', 'i')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => wordsOf(word).split(' '))
    .filter(Boolean)
const known = new Set([...harmless.greeting, ...harmless.ordering].flatMap(keysOf))
const longestFirst = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => keysOf(text).join(' ')).toSorted((one, other) => other.length - one.length)
const phrases = longestFirst(harmless.phrases)
const closings = longestFirst([...harmless.closing, ...harmless.greeting.flatMap(keysOf)])
const confirming = new Set(harmless.confirming.flatMap(keysOf))
const unspaced = harmless.unspaced.toSorted((one, other) => other.length - one.length)
const times = new Set(keysOf(harmless.times))

/** Whether a text may be the heading of a part of the list, and not a sentence. */
export const isHeading = (text: string): boolean =>
  /[:：]\s*$/u.test(text) || (!/[.!?]\s*$/.test(text) && text.trim().split(/\s+/).length <= 4)

/** Codes, dates, numbers, addresses of mail and web. */
const codes = /(?:\b(?!PO)[A-Z]{2,3}\s(?=\d+[/-]\d))?\S*[@\d]\S*|(?:https?:\/\/|www\.)\S+/gu
/** Abbreviations in names of companies and streets, whose point does not end a sentence. */
const ended =
  /(?<!(?:^|[\s.])(?:\p{L}|inc|co|ltd|corp|llc|sp|str|st|ave|rd|blvd|bldg|jr|sr|dr|ing|s\.?a|s\.?r\.?l|ag|tel))[.!:：。]\s*$/iu
/** Words within names and addresses: 'Jan van der Meer', 'Rue de la Paix', 'phone 555'. */
const inNames =
  /^(?:van|der|den|de|del|della|di|da|do|dos|du|la|le|les|von|zu|zum|zur|am|an|im|of|and|the|und|et|y|e|i|en|ten|ter|el|al|bin|rue|des|tel|phone|fax|mobile|email)$/u
/** 'Lang Metallbau e.K.', 'Novák stavby s.r.o.' */
const legalForm = /^(?:e\.?k|e\.?v|s\.?r\.?o|o\.?o|a\.?s|d\.?o\.?o)\.?$/iu
/** 'Ferramenta Bianchi S.r.l.' */
const ofCompany =
  /\p{Lu}\S*\s(?:s\.?r\.?l|gmbh|ltd|inc|llc|lda|s\.?l|b\.?v|ab|oy|aps|s\.?a|e\.?k|s\.?r\.?o)\.?\s*$/iu
/** 'Je Filiale', 'No Hammers' */
const notInNames =
  /^(?:per|je|pro|par|por|jeder?|jedes|each|every|no|not|none|half|all|same|double|only|without|alle[sn]?|keine?|nur|ohne|halbe?|doppelt|sans|sauf|sin|solo|senza|tutto|todo|tout|bez|tylko|utan|uden|zonder|geen)$/u
/** Words of a name. */
const maxName = 8

/**
 * The words of a sentence that are not known to be harmless, in the form of `wordsOf`.
 * @param isTitle whether it stands above lines, where a single word is a title, and not a name
 */
export function tellingWords(sentence: string, isTitle: boolean): readonly string[] {
  const [, label = '', value = ''] = /^([^:：\d]+)[:：]\s+(.+)$/u.exec(sentence) ?? []
  // 'Ship to: Main Warehouse'
  if (label !== '' && tellingIn(label, true).length === 0) return tellingIn(value, false)
  // 'Marteaux: 12'
  if (label !== '' && /^\d{1,5}\.?$/.test(value)) return tellingIn(label, true)
  return tellingIn(sentence, isTitle)
}

/** Whether it contains an article number. */
export const hasCode = (text: string): boolean =>
  text.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word)))

function tellingIn(sentence: string, isTitle: boolean): readonly string[] {
  // A line with an article number is read as a line.
  if (hasCode(sentence)) return []
  const asked = sentence
    .split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u)
    .filter((part) => !isClosing(part))
    .join(' ')
  if (asked === '') return []
  return asked === sentence ? tellingBeside(asked, isTitle) : tellingIn(asked, isTitle)
}

function tellingBeside(sentence: string, isTitle: boolean): readonly string[] {
  if (/[?¿？]|\.\.\.|…/.test(sentence)) return [wordsOf(sentence)]
  // A letter in another character set is lost.
  let text = sentence
    .replaceAll(/(?<!\p{L})n[º°]|№/giu, ' ')
    .replaceAll(codes, ' ')
    .replaceAll(/\S*\uFFFD\S*/g, ' ')
  for (const phrase of unspaced) text = text.replaceAll(phrase, ' ')
  const telling = withoutPhrases(keysOf(text).join(' '))
    .split(' ')
    .filter((word) => /\p{L}{2}|[^\P{L}a-z]/u.test(word) && !isHarmless(word))
  return telling.length === 0 || isName(text, sentence, isTitle) ? [] : telling
}

/** @param words with a blank between them */
function withoutPhrases(words: string): string {
  let key = ` ${words} `
  for (const phrase of phrases) key = key.replaceAll(` ${phrase} `, ' ')
  return key
}

/** '+7 495 123-45-67' */
const phoneNumbers = /\+?\d[\d\s()/.-]{6,}\d/g
/** The most words of a name in a greeting. */
const maxGreeted = 4

/**
 * Whether a sentence is nothing but greetings, thanks and requests to confirm the order, perhaps with
 * a name: 'Guten Morgen Herr Mason', 'Could you confirm receipt?', 'Mulțumesc, Andrei Popescu'. An
 * introduction of lines, which ends with a colon, has no name.
 */
export function isClosing(sentence: string): boolean {
  const text = sentence.replaceAll(phoneNumbers, ' ')
  if (/\d/.test(text)) return false
  const all = keysOf(text).join(' ')
  let key = ` ${all} `
  for (const closing of closings) key = key.replaceAll(` ${closing} `, ' | ')
  const rest = key.split(' ').filter((word) => word !== '' && word !== '|')
  // 'Could you please confirm receipt of our order?'
  if (rest.length === 0 || (confirms.test(all) && rest.every((word) => confirming.has(word))))
    return true
  const capitals = new Set(text.match(/\p{Lu}[\p{L}\p{M}'’.-]*/gu)?.flatMap(keysOf))
  return (
    key.startsWith(' |') &&
    !/[?¿？:：]/.test(sentence) &&
    rest.length <= maxGreeted &&
    rest.every((word) => !notInNames.test(word) && (capitals.has(word) || inNames.test(word)))
  )
}
/** Words for a confirmation, in the form of `wordsOf`. */
const confirms =
  /confirm|acknowledg|bestatig|conferma|bevestig|potwierdz|potvr|visszaigazol|bekraft|bekraeft|bekreft|vahvist|подтверд|підтверд|επιβεβαι|onay|accuse|acuse|تأكيد|potrdit/u
const isHarmless = (word: string): boolean =>
  known.has(word) || isCoverWord(word) || isPieceWord(word)

/** 'Jan van der Meer', '418 Mill Street, Austin': each word begins with a capital. */
function isName(text: string, sentence: string, isTitle: boolean): boolean {
  const words = (text.match(/[\p{L}\p{M}'’.&-]+/gu) ?? []).filter((word) => /\p{L}/u.test(word))
  const isShouted = !/\p{Ll}/u.test(sentence) && !/\d/.test(sentence)
  if (ended.test(sentence) || words.length > maxName || (isShouted && words.length > 1))
    return false
  if (
    isTitle &&
    words.length < 4 &&
    !ofCompany.test(sentence) &&
    (!/\d/.test(sentence) || endsInPeriod(sentence))
  )
    return false
  const [first = ''] = words
  return (
    !notInNames.test(wordsOf(first)) &&
    words.every((word) => /^\p{Lu}/u.test(word) || inNames.test(word) || legalForm.test(word))
  )
}

/** 'Bedarf 2027', 'Inventory 30 Nov' */
function endsInPeriod(sentence: string): boolean {
  const [, last = ''] = /\s(\S+)\s*$/.exec(sentence) ?? []
  return /\p{L}|^(?:19|20)\d\d$/u.test(last) && isPeriod(last)
}

/** 'times 2', 'All x2': only a factor for other lines. */
export function isFactor(sentence: string): boolean {
  const words = keysOf(sentence.replaceAll(/(?<=\d)(?=[x×])|(?<=[x×])(?=\d)/giu, ' '))
  const said = words.filter(
    (word) => !/^\d+$/.test(word) && (isAll.test(word) || !isHarmless(word)),
  )
  return (
    /\d/.test(sentence) &&
    said.length > 0 &&
    said.every((word) => times.has(word) || isAll.test(word)) &&
    said.some((word) => times.has(word) || isAll.test(word))
  )
}
const isAll =
  /^(?:all|everything|each|both|alles?|tout(?:es)?|tous|tod[oa]s?|tutt[oiae]|allt|alt|wszystk\p{L}*|vse|vsechno|mindent?|kaikki|hepsi|tudo|toate|sve|все|всё)$/u

/** The words of a sentence that may name a tool. */
export const longWordsIn = (sentence: string): readonly string[] =>
  keysOf(sentence).filter((word) => /^\p{L}{4,}$/u.test(word))

/**
 * 'Make the second one 60', 'Item 2: 24 please', 'Second line 84': a line with numbers and without an
 * article that is about other lines, by its verb or its reference.
 */
export function isOfOtherLine(text: string): boolean {
  if (!/\d/.test(text) || hasCode(text)) return false
  const words = withoutPhrases(keysOf(text.replaceAll(/\d+/g, ' ')).join(' ')).split(' ')
  if (words.some((word) => aboutLines.test(word))) return true
  const places = words.filter((word) => ofPlace.test(word))
  const pieces = words.filter((word) => isPieceWord(word))
  const rest = words.filter((word) => word.length > 1 && !isHarmless(word))
  const isOther = rest.every((word) => places.includes(word) || pieces.includes(word))
  // 'Position 2' is only a position; in 'Second line 84' and '2. rivi: 24 kpl', a number is more.
  const numbers = (text.match(/\d+/g) ?? []).length + pieces.length + places.length
  return isOther && places.length > 0 && numbers > 2
}
const aboutLines =
  /^(?:should|make|makes|we|have|has|go|goes|went|now|use|swap|change|each|was|were|is|are|them|those|these|one|ones|arrived|left|max|maximum|wir|haben|soll|sollen|jetzt|auf|je|pro|per|nous|avons|abbiamo|tenemos|hebben|mamy|mame|vi|har)$/u
const ofPlace =
  /^(?:lines?|items?|pos|positions?|zeilen?|positionen|ligne|linea|riga|voce|posizione|regel|positie|pozycj[aei]|poz|wiersz|radek|rad|rivi|satir|sor|tetel|linje|linha|first|second|third|last|erste|zweite|dritte|letzte)$/u
