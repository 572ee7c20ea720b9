/** The shop data for a page's metadata, for loaders that compute it. */
import {
  brandFileAddress,
  iconSource,
  parseBrandPicture,
} from '../platform/profile/brand-picture.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import type { ShopProfile } from '../platform/profile/shop-profile.ts'
import { hiddenPages } from '../settings/hidden-pages.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { textOf } from '../settings/spoken-texts.ts'
import type { Site } from '../ui/page-meta.ts'
import type { Shop } from './shop.server.ts'

/** What every page knows about the shop. */
export const profileOf = (settings: ShopSettings): ShopProfile => ({
  name: settings.name,
  tagline: textOf(settings, 'tagline'),
  accent: settings.accent,
  hidden: hiddenPages(settings),
  ...(settings.whoSeesPrices === 'everybody' ? {} : { prices: settings.whoSeesPrices }),
  ...picturesOf(settings),
})

/** Only pictures that are set: every page contains them. */
function picturesOf({ logo, icon, hero }: ShopSettings): Partial<ShopProfile> {
  const picture = parseBrandPicture(logo)
  const icons = iconSource({ icon, logo })
  return {
    ...(picture && {
      logo: {
        address: brandFileAddress(logo, ''),
        width: picture.width,
        height: picture.height,
        onLight: picture.ground === 'light',
      },
    }),
    ...(icons !== undefined && { icons: brandFileAddress(icons, '') }),
    ...(hero !== '' && { hero: brandFileAddress(hero, '') }),
  }
}

export const readSite = async ({
  config,
  settings,
}: Pick<Shop, 'config' | 'settings'>): Promise<Site> => ({
  origin: config.origin,
  shop: profileOf(await settings.current()),
  ...(shopLanguages().all.length > 1 ? { languages: shopLanguages() } : {}),
})
