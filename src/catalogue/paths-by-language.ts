/** Addresses of a page in the languages of the shop, each with the slug of its language. Pure. */
import { languageCodes, type Language } from '../platform/languages/languages.ts'

/** The slug of a record in each language of the shop; of a shop with one language, nothing. */
export type SlugsByLanguage = Readonly<Partial<Record<Language, string>>>

/** A path for each slug, without the prefix of its language. */
export function pathsOf(
  slugs: SlugsByLanguage,
  toPath: (slug: string) => string,
): Partial<Record<Language, string>> {
  const paths: Partial<Record<Language, string>> = {}
  for (const code of languageCodes) {
    const slug = slugs[code]
    if (slug !== undefined) paths[code] = toPath(slug)
  }
  return paths
}
