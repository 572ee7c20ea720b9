/** The further languages of the shop, as the root route knows them. */
import { useRouteLoaderData } from 'react-router'
import type { ShopLanguages } from '../platform/languages/languages.ts'

type LanguagesLoaderData = { readonly languages?: ShopLanguages }

/** None in a shop of one language. */
export function useFurtherLanguages(): readonly string[] {
  const languages = useRouteLoaderData<LanguagesLoaderData>('root')?.languages
  return languages ? languages.all.filter((code) => code !== languages.main) : []
}
