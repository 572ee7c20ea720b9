/** What components know of the shop: its name and what it is. */
import { useRouteLoaderData } from 'react-router'
import { unknownShop, type ShopProfile } from '../platform/profile/shop-profile.ts'

/** What the root route's loader must return for `useShop`. */
export type ShopLoaderData = { readonly shop: ShopProfile }

/** The shop, as every page was told. */
export const useShop = (): ShopProfile =>
  useRouteLoaderData<ShopLoaderData>('root')?.shop ?? unknownShop
