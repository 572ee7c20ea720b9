/** The data about the German words of a query that its terms need. Pure. */
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages, type Language } from '../../platform/languages/languages.ts'

/**
 * A word or a part of it: the lexemes of that name, its synonyms, and the lexemes that begin with
 * it.
 */
export type GermanPart = {
  readonly text: string
  readonly lexemes: readonly string[]
  readonly others: readonly string[]
  readonly further: readonly string[]
}

export type GermanWords = {
  /** By the text of a word, the parts that a tool must all have; an undivided word has one. */
  readonly parts: ReadonlyMap<string, readonly GermanPart[]>
  /** By the key of a trade word that stands for a phrase, its lexemes. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

export const noGermanWords: GermanWords = { parts: new Map(), names: new Map() }

const german: Language = 'de'
/** Whether words of a query may be German. */
export const hasGerman = (): boolean => shopLanguages().all.includes(german)
/** Whether the caller reads German. */
export const isReadInGerman = (): boolean => currentLanguage() === german
