/**
 * The dictionary of headings: which words name which field, in the languages of lists, bank files,
 * customers and orders. The words are data: a file for each language in `words/`, `programs.json`
 * for the exports of programs, and `further.json` for languages with few words. Pure.
 */
import cs from './words/cs.json' with { type: 'json' }
import da from './words/da.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import further from './words/further.json' with { type: 'json' }
import hu from './words/hu.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import programs from './words/programs.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import { fieldsOf, type FieldOf, type Subject } from './fields.ts'

/**
 * The headings of fields, keyed by subject and field, in the form of `headingKey`. '…' represents
 * further words before or after, '~' further letters; anything else is a regular expression.
 */
type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
const languages: readonly Words[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pl,
  cs,
  hu,
  sv,
  da,
  pt,
  programs,
  further,
]

/** How a pattern matches a heading: the whole, its beginning, or any part. */
type Fits = readonly [field: string, whole: RegExp, begins: RegExp, anywhere: RegExp]

const nothing = /(?!)/
/** In the form of `headingKey`, which takes Korean syllables apart. */
const compile = (patterns: readonly string[], around: (text: string) => string): RegExp =>
  patterns.length === 0
    ? nothing
    : new RegExp(
        around(
          patterns
            .map((text) => text.normalize('NFD').replaceAll('~', String.raw`[\p{L}\p{N}]*`))
            .join('|'),
        ),
        'u',
      )

/** Barcode numbers of packs are recognized by two words: 'Carton EAN', 'GTIN Karton'. */
const packNumbers = /_gtin$/
const wordEnd = String.raw`(?![\p{L}\p{N}])`
const wordStart = String.raw`(?<![\p{L}\p{N}])`

function fitsOf(subject: Subject): readonly Fits[] {
  const wordsOf = (field: string) =>
    languages.flatMap((words): readonly string[] => words[subject]?.[field] ?? [])
  const gtin = wordsOf('gtin').map((text) => text.replaceAll('…', ''))
  return fieldsOf[subject].map((field): Fits => {
    const words = wordsOf(field)
    if (packNumbers.test(field)) {
      const number = `${wordStart}(?:${gtin.join('|')})${wordEnd}`
      const both = (pack: string) => {
        const word = `${wordStart}(?:${pack})${wordEnd}`
        return `${number}.*${word}|${word}.*${number}`
      }
      return [field, compile(words, both), nothing, nothing]
    }
    const inside = words.filter((text) => text.startsWith('…'))
    const first = words.filter((text) => text.endsWith('…') && !text.startsWith('…'))
    const bare = (texts: readonly string[]) => texts.map((text) => text.replaceAll('…', ''))
    return [
      field,
      compile(
        words.filter((text) => !text.includes('…')),
        (any) => `^(?:${any})$`,
      ),
      compile(bare(first), (any) => `^(?:${any})${wordEnd}`),
      compile(bare(inside), (any) => `${wordStart}(?:${any})${wordEnd}`),
    ]
  })
}

const dictionaries = new Map<Subject, readonly Fits[]>()

/**
 * The field that a heading names, in the form of `headingKey`: by its whole text, else by its
 * beginning, else by a word in it.
 */
export function fieldOfKey<S extends Subject>(subject: S, key: string): FieldOf<S> | undefined {
  if (key === '') return undefined
  const fits = dictionaries.get(subject) ?? fitsOf(subject)
  dictionaries.set(subject, fits)
  for (const way of [1, 2, 3] as const) {
    const found = fits.findIndex((fit) => fit[way].test(key))
    if (found >= 0) return fieldsOf[subject][found]
  }
  return undefined
}
