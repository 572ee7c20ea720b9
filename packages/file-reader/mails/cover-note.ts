/**
 * Finds what a text states beyond a usual cover note for an order: beyond greetings, thanks,
 * 'please find attached our order', names. `cover-words.json` lists the harmless words in six
 * languages; any text that is not on the list is for a person. Pure.
 */
import cover from './cover-words.json' with { type: 'json' }

/** Names that a note may contain. */
export type KnownNames = {
  /** Each word of them: persons, streets, towns. */
  readonly words: readonly string[]
  /** Only as a whole: a company, the number of the order, an e-mail address, a telephone number. */
  readonly phrases: readonly string[]
}
export const nobody: KnownNames = { words: [], phrases: [] }

/** Maximum number of sentences kept for one text, and maximum characters of one. */
const [maxSentences, maxSentence] = [50, 300]

const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const wordsIn = (text: string): readonly string[] => plain(text).split(' ').filter(Boolean)

const phrases = Object.values(cover.phrases).flat().map(plain)
const words = new Set([...Object.values(cover.words), cover.labels].flat().flatMap(wordsIn))
/** Whether a word has no meaning for an order in a note or an order line, in the six languages. */
export const isCoverWord = (word: string): boolean => wordsIn(word).every((one) => words.has(one))

const turned = new RegExp(String.raw`\s(?:${cover.turned.join('|')})\s`, 'u')
/**
 * Whether a sentence of cover words is not about an order of its sender: 'Thank you for the
 * delivery of', 'Your order', 'Please send the invoice'.
 */
export const isTurned = (sentence: string): boolean =>
  turned.test(plain(sentence)) || ofEach.test(plain(sentence))
/** 'Per van', 'Je Filiale': only how often the lines are ordered. */
const ofEach =
  /^ (?:per|je|each|every|par|pro|por) (?!favore? |avance |forma |post |mail )\p{L}+ $/u

/** 'Tel. +1 512 555-0142', regardless of whose it is. */
const phone = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${cover.phones.map((label) => label.normalize('NFC')).join('|')})[.:]*\s*[+(]?\d[\d\s()/.-]{5,20}(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * The sentences beyond a cover note, as written, each once; '…' at the end means that there are
 * more.
 */
export function beyondCover(texts: readonly string[], names: KnownNames): readonly string[] {
  const known = createTest(names)
  const sentences = new Set(
    texts
      .flatMap((text) => text.split(/[\r\n]+|(?<=\p{L}{2}[.!?;])\s+(?=\p{L})/u))
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
      .filter((sentence) => !known(sentence)),
  )
  const found = [...sentences].map((sentence) =>
    sentence.length > maxSentence ? `${sentence.slice(0, maxSentence)}…` : sentence,
  )
  return found.length > maxSentences ? [...found.slice(0, maxSentences), '…'] : found
}

const fileWords = new Set(cover.files.flatMap(wordsIn))

/** Whether the name of a file states more than that it is an order: numbers in it are ignored. */
export const isTellingName = (name: string): boolean =>
  wordsIn(name.replaceAll(/\d+/g, ' ')).some(
    (word) => word.length > 1 && !words.has(word) && !fileWords.has(word),
  )

/** Whether a sentence contains only known words; a question or a mark is never known. */
function createTest(names: KnownNames): (sentence: string) => boolean {
  const whole = [...names.phrases.map(plain), ...phrases]
    .filter((phrase) => phrase.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
  const single = new Set(names.words.flatMap(wordsIn))
  return (sentence) => {
    if (/[?¿…~]/.test(sentence) || isTurned(sentence)) return false
    let rest = plain(sentence.replaceAll(phone, ' '))
    for (const phrase of whole) rest = rest.replaceAll(phrase, ' ')
    return wordsIn(rest).every((word) => words.has(word) || single.has(word))
  }
}
