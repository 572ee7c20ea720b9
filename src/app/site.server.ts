/** What the metadata of a page needs of the shop, for loaders that compute it. */
import type { ShopProfile } from '../platform/shop-profile.ts'
import { hiddenPages } from '../settings/hidden-pages.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { Site } from '../ui/page-meta.ts'
import type { Shop } from './shop.server.ts'

/** What every page knows of the shop. */
export const profileOf = (settings: ShopSettings): ShopProfile => ({
  name: settings.name,
  tagline: settings.tagline,
  accent: settings.accent,
  hidden: hiddenPages(settings),
})

export const readSite = async ({
  config,
  settings,
}: Pick<Shop, 'config' | 'settings'>): Promise<Site> => ({
  origin: config.origin,
  shop: profileOf(await settings.current()),
})
