/**
 * Sentences that a record keeps as somebody's words, such as why an order waits: they are stored in
 * the language in which they were said, and said again in that of who reads them.
 */
import { displayMoney, displayNumber } from './money/money.ts'
import { currentLanguage } from './languages/current-language.ts'
import { inLanguage } from './languages/in-language.server.ts'
import { languageCodes, type Language } from './languages/languages.ts'

/** `text` is anybody's, `amount` is money of the shop's currency, `count` a whole number. */
type Kind = 'text' | 'amount' | 'count'
/** A sentence of messages, as a function of the words that it takes. */
export type StoredSentence = {
  readonly takes: readonly Kind[]
  readonly say: (words: readonly string[]) => string
}

type Form = {
  readonly pattern: RegExp
  readonly sentence: StoredSentence
  /** The counts that this form is for: words differ for one and for many. */
  readonly counts: ReadonlyMap<number, string>
}

/** Of what stands in place of a word while the form of a sentence is found. */
const markOf = (at: number): string => String.fromCodePoint(0xe0_00 + at)
/** Stands for any count above one, another number for each word; no sentence says it. */
const manyOf = (at: number): string => String(86_753 + at)

/** '$1,938.44', 'CHF 5.00' and '1.938,44 €' */
const amountPattern = String.raw`(?:[^\s\d]{1,4}\s?)?[\d.,]+[.,]\d{2}(?:\s[^\s\d]{1,4})?`

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The first time that a word stands in the pattern it is found, then it is the same one. */
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
 * Each way in which a sentence is written in the language of the moment; what says nothing of
 * others last, since it would fit them, too.
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

/** A word of the sentence as it is written now. */
const wordAgain = (word: string, kind: Kind): string => {
  const digits = word.replaceAll(/\D/g, '')
  if (kind === 'amount') return displayMoney(Number(digits))
  return kind === 'count' ? digits : word
}

/**
 * Makes the function that says kept texts again.
 * @param sentences those that are kept; a text of no known form stays as it is
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
