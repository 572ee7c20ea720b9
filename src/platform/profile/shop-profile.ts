/** The data about the shop that every page has: the same for everybody. */

/** Who sees prices, if the shop does not show them to everybody. */
export type PriceViewers = 'signed-in' | 'companies'

export type ShopProfile = {
  readonly name: string
  /** The shop in a few words; may be empty. */
  readonly tagline: string
  /** A colour such as '#f26a1b'. */
  readonly accent: string
  /** The shop's logo as a picture; without one the name is written. */
  readonly logo?: ShopLogo | undefined
  /** The address of the folder with the shop's icons and the front page's picture. */
  readonly icons?: string | undefined
  readonly hero?: string | undefined
  /** Who sees prices; absent: everybody. */
  readonly prices?: PriceViewers | undefined
  /** Addresses of pages that this shop hides. */
  readonly hidden: readonly string[]
}

/** Width and height are pixels of the file. */
export type ShopLogo = {
  readonly address: string
  readonly width: number
  readonly height: number
  /** Whether the logo needs a light background because it is invisible on the dark bar. */
  readonly onLight: boolean
}

/** The default name of a shop without a name, which has a drawn wordmark. */
export const defaultShopName = 'Ironmonger'

/** The profile of a page without shop data, because the page could not be rendered. */
export const unknownShop: ShopProfile = { name: '', tagline: '', accent: '#f26a1b', hidden: [] }

/** The title of a document: the page's title, then the shop's name. */
export const documentTitle = (page: string, { name }: Pick<ShopProfile, 'name'>): string =>
  name === '' ? page : `${page} · ${name}`

/** The name and the tagline: 'Ironmonger · hand tools in bulk'. */
export const nameAndTagline = ({ name, tagline }: Pick<ShopProfile, 'name' | 'tagline'>): string =>
  [name, tagline].filter(Boolean).join(' · ')
