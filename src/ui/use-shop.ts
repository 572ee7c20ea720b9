/** The shop's data for components: its name and description. */
import { useRouteLoaderData } from 'react-router'
import { unknownShop, type ShopProfile } from '../platform/profile/shop-profile.ts'

/** What the root route's loader must return for `useShop`. */
export type ShopLoaderData = { readonly shop: ShopProfile }

/** The shop, from the root loader. */
export const useShop = (): ShopProfile =>
  useRouteLoaderData<ShopLoaderData>('root')?.shop ?? unknownShop
