/**
 * Stored sentences of a record, such as the reason why an order waits: they are stored in the
 * language in which they were written, and translated into the reader's language.
 */
import { displayMoney, displayNumber } from './money/money.ts'
import { currentLanguage } from './languages/current-language.ts'
import { inLanguage } from './languages/in-language.server.ts'
import { languageCodes, type Language } from './languages/languages.ts'

/** `text` is any text, `amount` is money in the shop's currency, `count` is a whole number. */
type Kind = 'text' | 'amount' | 'count'
/** A sentence of the message catalogue, as a function of its placeholders' values. */
export type StoredSentence = {
  readonly takes: readonly Kind[]
  readonly say: (words: readonly string[]) => string
}

type Form = {
  readonly pattern: RegExp
  readonly sentence: StoredSentence
  /** The counts for which this form is used: wording differs for one and for many. */
  readonly counts: ReadonlyMap<number, string>
}

/** Placeholder for a word while the form of a sentence is determined. */
const markOf = (at: number): string => String.fromCodePoint(0xe0_00 + at)
/** A placeholder count above one, different for each word; no sentence contains it. */
const manyOf = (at: number): string => String(86_753 + at)

/** '$1,938.44', 'CHF 5.00' and '1.938,44 €' */
const amountPattern = String.raw`(?:[^\s\d]{1,4}\s?)?[\d.,]+[.,]\d{2}(?:\s[^\s\d]{1,4})?`

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The first occurrence of a word in the pattern is a capturing group, later ones refer back to it.
 */
function withGroup(pattern: string, written: string, at: number, group: string): string {
  let found = pattern.includes(`(?<w${at}>`)
  return pattern.replaceAll(escaped(written), () => {
    const part = found ? `\\k<w${at}>` : `(?<w${at}>${group})`
    found = true
    return part
  })
}

function formOf(sentence: StoredSentence, counts: ReadonlyMap<number, string>): Form {
  const words = sentence.takes.map((_, at) => counts.get(at) ?? markOf(at))
  let pattern = escaped(sentence.say(words))
  for (const [at, kind] of sentence.takes.entries())
    if (counts.get(at) === manyOf(at))
      for (const number of [displayNumber(Number(manyOf(at))), manyOf(at)])
        pattern = withGroup(pattern, number, at, '[\\d.,]+')
    else if (!counts.has(at))
      pattern = withGroup(pattern, markOf(at), at, kind === 'amount' ? amountPattern : '.+?')
  return { pattern: new RegExp(`^${pattern}$`, 's'), sentence, counts }
}

/**
 * All forms of a sentence in the current language; the most general form comes last, since it
 * matches everything.
 */
function formsOf(sentence: StoredSentence): Form[] {
  let choices: ReadonlyMap<number, string>[] = [new Map()]
  for (const [at, kind] of sentence.takes.entries())
    if (kind === 'count')
      choices = choices.flatMap((chosen) =>
        ['1', manyOf(at), '0'].map((count) => new Map([...chosen, [at, count]])),
      )
  return choices.map((counts) => formOf(sentence, counts))
}

/** A word of the sentence in the current language. */
const wordAgain = (word: string, kind: Kind): string => {
  const digits = word.replaceAll(/\D/g, '')
  if (kind === 'amount') return displayMoney(Number(digits))
  return kind === 'count' ? digits : word
}

/**
 * Creates the function that translates stored sentences.
 * @param sentences the sentences that are stored; a text that matches no known form stays unchanged
 */
export function createSentenceTranslator(
  sentences: readonly StoredSentence[],
): (text: string) => string {
  const forms = new Map<Language, readonly Form[]>()
  const formsIn = (language: Language): readonly Form[] => {
    const found = forms.get(language) ?? inLanguage(language, () => sentences.flatMap(formsOf))
    forms.set(language, found)
    return found
  }
  return (text) => {
    if (text === '') return text
    for (const language of languageCodes.filter((code) => code !== currentLanguage()))
      for (const { pattern, sentence, counts } of formsIn(language)) {
        const groups = pattern.exec(text)
        if (groups)
          return sentence.say(
            sentence.takes.map((kind, at) =>
              wordAgain(groups.groups?.[`w${at}`] ?? counts.get(at) ?? '', kind),
            ),
          )
      }
    return text
  }
}
