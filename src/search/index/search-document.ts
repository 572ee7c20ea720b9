/**
 * The words by which a tool is found: the lexemes of its searched fields, as PostgreSQL's tsvector
 * stores them.
 */
import type { Identifiers } from '../../catalogue/identifiers/identifiers.ts'
import type { Pack } from '../../catalogue/units/packs.ts'
import { isStopWord, tokenize, type Word } from '../words/tokenize.ts'

/** The fields of a tool that are searched. */
export type SearchableFields = {
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly family: string
  /** One per line. */
  readonly keywords: string
  readonly specs: readonly { readonly value: string }[]
  readonly identifiers: Identifiers
  readonly packs: readonly Pack[]
}

/**
 * The prefix of a lexeme that is in a tool's name or brand, or in its category's name. Every lexeme
 * is stored without a prefix too. PostgreSQL's index has no weights, so the prefix takes their
 * place.
 */
export const fieldPrefixes = { anywhere: '', name: '+', category: '^' } as const
export type SearchField = keyof typeof fieldPrefixes

/**
 * Increment this with every change of `tokenize` or `searchDocument`: all tools are then indexed
 * again at the next start.
 */
export const tokenizerVersion = 2

const maxLexemes = 400
/** Shorter words are not offered as corrections of misspelt ones. */
const minKnownWordLength = 3

export type SearchDocument = {
  /** The text of a tsvector. */
  readonly vector: string
  /** The stems of the tool's words by the word, for the correction of misspelt queries. */
  readonly stems: ReadonlyMap<string, string>
}

/** The name of a tool in a further language. */
export type TranslatedFields = Pick<SearchableFields, 'name' | 'family' | 'keywords' | 'specs'>

/**
 * @param tokenizer `tokenize`, or a memoized one if many tools are indexed together
 * @param translations names by which it is found in every language of the shop
 */
export function searchDocument(
  { sku, name, brand, category, family, keywords, specs, identifiers, packs }: SearchableFields,
  tokenizer: (text: string) => readonly Word[] = tokenize,
  translations: readonly TranslatedFields[] = [],
): SearchDocument {
  const nameWords = [
    ...tokenizer(`${name} / ${brand}`),
    ...translations.flatMap((texts) => tokenizer(texts.name)),
  ]
  const categoryWords = tokenizer(category)
  const allWords: readonly Word[] = [
    ...nameWords,
    ...categoryWords,
    ...tokenizer(family),
    ...keywords.split('\n').flatMap((text) => tokenizer(text)),
    ...specs.flatMap(({ value }) => tokenizer(value)),
    ...translations.flatMap((texts) => [
      ...tokenizer(texts.family),
      ...texts.keywords.split('\n').flatMap((text) => tokenizer(text)),
      ...texts.specs.flatMap(({ value }) => tokenizer(value)),
    ]),
  ]
  const { gtin = '', mpn = '', customs_number: customsNumber = '' } = identifiers
  const codes = [gtin, mpn, customsNumber, ...packs.map((pack) => pack.gtin ?? '')].join(' / ')
  const lexemes = new Set([
    ...prefixedLexemes(nameWords, 'name'),
    ...prefixedLexemes(categoryWords, 'category'),
    ...prefixedLexemes(allWords, 'anywhere'),
    ...prefixedLexemes(tokenize(sku), 'anywhere'),
    ...prefixedLexemes(tokenize(codes), 'anywhere'),
  ])
  const vector = [...lexemes]
    .slice(0, maxLexemes)
    .map((lexeme) => `'${lexeme}'`)
    .join(' ')
  const knownWords = allWords.filter(
    (word) => word.kind === 'word' && word.text.length >= minKnownWordLength && !isStopWord(word),
  )
  return { vector, stems: new Map(knownWords.map(({ text, lexeme }) => [text, lexeme])) }
}

const prefixedLexemes = (words: readonly Word[], field: SearchField): string[] =>
  words
    .flatMap(({ lexeme, variants }) => [lexeme, ...variants])
    .map((lexeme) => fieldPrefixes[field] + lexeme)
