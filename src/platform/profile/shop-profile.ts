/** What every page knows of the shop that it belongs to: the same for everybody. */

/** Who sees prices, where the shop does not show them to everybody. */
export type PriceViewers = 'signed-in' | 'companies'

export type ShopProfile = {
  readonly name: string
  /** What the shop is, in a few words; may be empty. */
  readonly tagline: string
  /** A colour such as '#f26a1b'. */
  readonly accent: string
  /** Its logo, as a picture; without one the name is written. */
  readonly logo?: ShopLogo | undefined
  /** The address of the folder with its icons, and with the front page's picture. */
  readonly icons?: string | undefined
  readonly hero?: string | undefined
  /** Who alone is shown prices; absent: everybody. */
  readonly prices?: PriceViewers | undefined
  /** Addresses of pages that this shop leaves out. */
  readonly hidden: readonly string[]
}

/** Width and height are pixels of the file. */
export type ShopLogo = {
  readonly address: string
  readonly width: number
  readonly height: number
  /** Whether it cannot be seen on the dark bar. */
  readonly onLight: boolean
}

/** The name of a shop that has not been named, whose wordmark is drawn. */
export const defaultShopName = 'Ironmonger'

/** The shop of a page that was told nothing: it could not be made. */
export const unknownShop: ShopProfile = { name: '', tagline: '', accent: '#f26a1b', hidden: [] }

/** The title of a document: that of the page, then the shop. */
export const documentTitle = (page: string, { name }: Pick<ShopProfile, 'name'>): string =>
  name === '' ? page : `${page} · ${name}`

/** The name and what the shop is: 'Ironmonger · hand tools in bulk'. */
export const nameAndTagline = ({ name, tagline }: Pick<ShopProfile, 'name' | 'tagline'>): string =>
  [name, tagline].filter(Boolean).join(' · ')
