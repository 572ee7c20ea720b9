/** The addresses of a page in the shop's languages, each with the slug of its language. Pure. */
import { languageCodes, type Language } from '../platform/languages/languages.ts'

/** The slug of a record in each language of the shop; empty for a shop with one language. */
export type SlugsByLanguage = Readonly<Partial<Record<Language, string>>>

/** A path for each slug, without the language prefix. */
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
