/** The brands and categories that tools on sale have, for the choices of a tool's form. */
import type { KnownNames } from '../catalogue/components/tool-form-parts.tsx'
import { search } from '../search/api.client.ts'

/** In the order of the alphabet. @throws Problem */
export async function readKnownNames(options: {
  readonly signal: AbortSignal
}): Promise<KnownNames> {
  const { brand, category } = await search.facets({}, options)
  const namesOf = (facet: typeof brand): readonly string[] =>
    facet
      .flatMap(({ value }) => (value === '' ? [] : [value]))
      .toSorted((a, b) => a.localeCompare(b))
  return { brands: namesOf(brand), categories: namesOf(category) }
}
