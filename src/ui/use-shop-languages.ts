/** The languages of a shop with several languages; undefined in a shop with one. */
import { useRouteLoaderData } from 'react-router'
import type { ShopLanguages } from '../platform/languages/languages.ts'

/** What the root route's loader returns for `useShopLanguages`. */
type LanguagesLoaderData = { readonly languages?: ShopLanguages }

export const useShopLanguages = (): ShopLanguages | undefined =>
  useRouteLoaderData<LanguagesLoaderData>('root')?.languages
