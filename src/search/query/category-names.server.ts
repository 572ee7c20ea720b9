/**
 * What categories are called in further languages, as groups of synonyms: of `Brechwerkzeuge & Beile`
 * each word finds the tools of the category, which has them by the shop's own name of it alone.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import type { SearchDependencies } from '../dependencies.server.ts'
import { readTallies } from '../index/tally-store.server.ts'
import { germanForms, germanKey, isGermanStopWord } from '../words/german.ts'
import { isStopWord, stemOf, tokenize } from '../words/tokenize.ts'

/** A word of a category's name, and the words of the shop's own name of it; as lexemes. */
export type CategoryName = { readonly word: string; readonly own: readonly string[] }

/** A shop in one language, or without categories, has none. */
export async function readCategoryNames(
  db: Handle,
  catalogue: Pick<SearchDependencies['catalogue'], 'recordWords'>,
): Promise<readonly CategoryName[]> {
  const { all } = shopLanguages()
  if (all.length === 1) return []
  const { tallies = [] } = (await readTallies(db, {})) ?? {}
  const categories = tallies.flatMap(({ facet, value }) => (facet === 'category' ? value : []))
  const spoken = await Promise.all(
    all.map((language) =>
      inLanguage(language, async () =>
        Object.entries((await catalogue.recordWords('categories')).names(categories)),
      ),
    ),
  )
  return spoken.flat().flatMap(([own, name]) => namesOf(own, name))
}

function namesOf(own: string, name: string): readonly CategoryName[] {
  const lexemes = tokenize(own)
    .filter((word) => !isStopWord(word))
    .map(({ lexeme }) => lexeme)
  const words = tokenize(name)
    .filter((word) => word.kind === 'word' && !isStopWord(word))
    .flatMap(({ text, lexeme }) => [lexeme, ...germanForms(germanKey(text)).map(stemOf)])
    .filter((word) => !isGermanStopWord(word) && !lexemes.includes(word))
  return lexemes.length === 0 ? [] : [...new Set(words)].map((word) => ({ word, own: lexemes }))
}
